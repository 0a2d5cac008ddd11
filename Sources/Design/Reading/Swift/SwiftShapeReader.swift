import Syntax

/// `Shape` types whose path is drawn step by step, worked out for one size.
struct SwiftShapeReader {
  let flavor: Flavor
  private(set) var evaluator: SwiftEvaluator
  private(set) var shapes: [Evidence.Shape] = []

  /// A size at which the corners of a bubble or a ticket are still told from its sides.
  static let size = SIMD2<Double>(160, 80)
  /// A path of more steps is a drawing, not a shape.
  private static let mostSteps = 400

  init(_ evaluator: SwiftEvaluator, flavor: Flavor) {
    self.evaluator = evaluator
    self.flavor = flavor
  }

  /// Reads every `func path(in rect: CGRect) -> Path`.
  mutating func read() {
    for declaration in evaluator.program.declarations
    where declaration.isFunction && declaration.name == "path" {
      guard declaration.type == "Path", let rect = declaration.parameters.first, let body = declaration.value
      else {
        continue
      }
      let scope = evaluator.program.scopes[declaration.scope]
      evaluator.begin(scope: declaration.scope)
      evaluator.rect = (rect.name, Self.size)
      var drawing = SwiftDrawing(evaluator)
      let steps = drawing.steps(of: SwiftEvaluator.Term(place: body, environment: 0))
      evaluator.rect = nil
      guard let steps, steps.count > 1, steps.count <= Self.mostSteps, let name = scope.subject else {
        continue
      }
      let source = evaluator.program.sources[declaration.source]
      shapes.append(
        Evidence.Shape(
          name: name, size: Self.size, steps: steps,
          origin: Origin(
            flavor: flavor, path: source.text.path, position: source.position(declaration.nameToken))))
    }
  }
}
