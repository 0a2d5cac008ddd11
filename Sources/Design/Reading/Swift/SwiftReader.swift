import Syntax

/// Reads Swift: declarations as tokens, and what the code beyond them uses.
struct SwiftReader: CodeReader {
  func read(_ blocks: [SourceText], flavor: Flavor) -> Statements {
    let program = SwiftProgram(blocks)
    let usages = SwiftUsage.all(of: program)

    var animations = SwiftMotionBlocks(SwiftEvaluator(program: program), flavor: flavor)
    for usage in usages { animations.read(usage) }

    var reader = SwiftTokenReader(program, flavor: flavor)
    reader.movingNumbers = animations.usedNumbers
    reader.read()
    var statements = reader.statements
    statements.findings += program.sources.compactMap(\.nestingFinding)
    for entry in animations.tokens {
      statements.tokens.motion.append(reader.token(entry.motion, entry.name, entry.origin))
    }

    var keyframes = SwiftKeyframes(SwiftEvaluator(program: program), flavor: flavor)
    for usage in usages { keyframes.read(usage) }
    statements.tokens.motion += keyframes.tokens

    var symbols = SwiftSymbolReader(SwiftEvaluator(program: program), flavor: flavor)
    symbols.read(usages)
    statements.tokens.symbolUses = symbols.uses

    var shapes = SwiftShapeReader(SwiftEvaluator(program: program), flavor: flavor)
    shapes.read()
    statements.evidence.shapes = shapes.shapes

    var literals = SwiftLiteralReader(SwiftEvaluator(program: program), flavor: flavor)
    var requirements = SwiftRequirementReader(flavor: flavor)
    var uses = SwiftUseReader(
      colors: statements.colors.map(\.name), fonts: statements.tokens.typography.map(\.name), flavor: flavor)
    for usage in usages {
      literals.read(usage, covered: reader.covered[usage.number])
      requirements.read(usage)
      uses.read(usage)
    }
    statements.evidence.literals = literals.literals
    statements.evidence.uses = uses.uses
    statements.findings += literals.findings
    statements.tokens.requirements = requirements.requirements
    return statements
  }
}
