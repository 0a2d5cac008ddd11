/// Every rule, in the order in which `docgen rules` lists them. A new rule is one file and one line here.
public enum Rules {
  /// All rules with the built-in catalogue of symbols.
  public static let all = all(symbols: .builtIn)

  /// Those about links, which `SystemCheck` asks link by link.
  static let links = all.compactMap { $0 as? any LinkRule }

  /// All rules.
  /// - Parameter symbols: the SF Symbols that exist, for `--sf-symbols`.
  public static func all(symbols: SymbolCatalog) -> [any Rule] {
    ReadingRule.all + [
      TableRow(),
      LinkBroken(),
      AnchorBroken(),
      AssetMissing(),
      LinkCase(),
      LinkAbsolute(),
      ImageAlt(),
      HeadingDuplicateAnchor(),
      ColorCommentMismatch(),
      ColorNearMiss(),
      ColorHardcoded(),
      TokenDuplicate(),
      TokenUndefined(),
      TokenUnused(),
      DarkMissing(),
      GradientDegenerate(),
      NameCollision(),
      FlavorDrift(),
      FlavorMissing(),
      TypeDrift(),
      SymbolDrift(),
      TypeScaleFixed(),
      FontUndeclared(),
      TypeSizeSmall(),
      SymbolUnknown(catalog: symbols),
      SymbolRenamed(catalog: symbols),
      SymbolUnlisted(),
      SymbolUnused(),
      ContrastClaim(),
      ContrastLow(),
      TouchTarget(),
      Availability(catalog: symbols),
      SuppressionUnused(),
      BrokenReference(),
      MissingPrimary(),
      ContrastRatio(),
      OrphanedTokens(),
      TokenSummary(),
      MissingSections(),
      MissingTypography(),
      SectionOrder(),
      UnknownKey(),
      TokenLikeIgnored(),
    ]
  }
}
