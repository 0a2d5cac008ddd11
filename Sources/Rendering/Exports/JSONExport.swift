import Design

extension Export {
  /// The model, each token once.
  static let json: Export = Export(
    id: "json", summary: "the model of docgen tokens, each token once", fileName: "design-system.json"
  ) { tokens, options in
    var system = tokens.system
    system.tokens.colors = tokens.colors + tokens.systemColors
    system.tokens.gradients = tokens.gradients
    system.tokens.typography = tokens.typography
    system.tokens.spacing = tokens.spacing
    system.tokens.radii = tokens.radii
    system.tokens.shadows = Array(tokens.shadows.joined())
    system.tokens.motion = tokens.motion
    if let flavor = options.flavor {
      system.sources.removeAll { $0.flavor != flavor }
      system.tokens.symbols.removeAll { $0.origin.flavor != flavor }
      system.tokens.symbolUses.removeAll { $0.origin.flavor != flavor }
      system.tokens.appearances.removeAll { $0.origin.flavor != flavor }
      system.tokens.claims.removeAll { $0.origin.flavor != flavor }
      system.tokens.requirements.removeAll { $0.origin.flavor != flavor }
      system.tokens.components.removeAll { $0.origin.flavor != flavor }
    }
    let file = OutputFile(
      path: Export.json.fileName, contents: TokensJSON.document([system], version: options.version))
    return ExportResult(files: [file])
  }
}
