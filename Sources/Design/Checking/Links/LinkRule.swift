import Syntax

/// A rule about one link and what it leads to.
protocol LinkRule: Rule {
  /// What is wrong with it and what to do; nil when this rule has nothing to say.
  func fault(of link: Evidence.Link, to target: LinkTarget) -> (message: String, help: String?)?
}

extension LinkRule {
  func check(_ link: Evidence.Link, to target: LinkTarget) -> Finding? {
    fault(of: link, to: target).map { finding(at: link.origin, $0.message, help: $0.help) }
  }
}
