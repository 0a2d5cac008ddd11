import Syntax

/// Follows names, pairs light with dark, and makes tokens of statements.
enum Resolver {
  /// Everything one system states, of all its sources.
  static func resolve(_ statements: [Statements]) -> (Tokens, Evidence, [Finding]) {
    var tokens = Tokens()
    var evidence = Evidence()
    var findings: [Finding] = []
    for part in statements {
      tokens.append(part.tokens)
      evidence.append(part.evidence)
      findings += part.findings
    }
    return (tokens, evidence, findings)
  }
}
