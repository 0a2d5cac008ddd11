import Syntax

/// A rule about one link and what it leads to.
protocol LinkRule: Rule {
  /// What is wrong with it and what to do; nil when this rule has nothing to say.
  func fault(of link: Evidence.Link, to target: LinkTarget) -> (message: String, help: String?)?
  /// What its destination should be, where there is just one right answer.
  func correction(of link: Evidence.Link, to target: LinkTarget) -> String?
}

extension LinkRule {
  /// Nothing: most faults of links have many answers.
  func correction(of link: Evidence.Link, to target: LinkTarget) -> String? { nil }

  /// - Parameter addresses: where destinations stand, asked for when one is to be corrected.
  func check(
    _ link: Evidence.Link, to target: LinkTarget, addresses: @autoclosure () -> LinkAddresses
  ) -> Finding? {
    fault(of: link, to: target).map { fault in
      finding(
        at: link.origin, fault.message, help: fault.help,
        edit: correction(of: link, to: target).flatMap { addresses().edit(of: link, to: $0) })
    }
  }
}
