public import Design

/// The last commits that touched the content, and what each changed of the design.
public struct SiteHistory: Sendable {
  /// One commit.
  public struct Commit: Sendable {
    /// Its object name, as long as it stays unique.
    public var hash: String
    /// The day it was made, `2026-02-03`.
    public var date: String
    /// The first line of its message.
    public var subject: String
    /// The systems that it changed.
    public var systems: [SystemComparison]
    /// How many more systems it touched than were compared.
    public var omitted = 0
    /// Whether what stood before it is not known: the first commit of a shallow clone.
    public var isCut = false

    /// A commit with all that is known of it.
    public init(
      hash: String, date: String, subject: String, systems: [SystemComparison], omitted: Int = 0,
      isCut: Bool = false
    ) {
      self.hash = hash
      self.date = date
      self.subject = subject
      self.systems = systems
      self.omitted = omitted
      self.isCut = isCut
    }
  }

  /// The newest first.
  public var commits: [Commit]

  /// A history.
  public init(commits: [Commit]) { self.commits = commits }
}
