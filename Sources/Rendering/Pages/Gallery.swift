/// How systems stand in the gallery: by category, what has none after all that has one, and so many to a page.
struct Gallery<System> {
  /// Systems of one category.
  struct Group {
    /// The first part of their ids; empty for what has none, and where there are no groups.
    let category: String
    var systems: [System]
  }

  /// All groups in order.
  let groups: [Group]

  /// - Parameter systems: ordered by id.
  init(_ systems: [System], category: (System) -> String?) {
    // A handful of systems makes no groups: each card then says its category.
    let isSmall = systems.count < GalleryPage.fewest
    var groups: [Group] = []
    var places: [String: Int] = [:]
    for system in systems {
      let category = isSmall ? "" : category(system) ?? ""
      if let place = places[category] {
        groups[place].systems.append(system)
      } else {
        places[category] = groups.count
        groups.append(Group(category: category, systems: [system]))
      }
    }
    self.groups = groups.filter { !$0.category.isEmpty } + groups.filter(\.category.isEmpty)
  }

  /// The groups page by page; one that does not fit goes on on the next.
  var pages: [[Group]] {
    var pages: [[Group]] = [[]]
    var room = GalleryPage.size
    for group in groups {
      var rest = group.systems[...]
      while !rest.isEmpty {
        if room == 0 {
          pages.append([])
          room = GalleryPage.size
        }
        pages[pages.count - 1].append(Group(category: group.category, systems: Array(rest.prefix(room))))
        let taken = min(room, rest.count)
        rest = rest.dropFirst(taken)
        room -= taken
      }
    }
    return pages
  }

  /// The number of the page on which each category begins.
  var firstPages: [String: Int] {
    var result: [String: Int] = [:]
    for (number, groups) in pages.enumerated() {
      for group in groups where result[group.category] == nil { result[group.category] = number }
    }
    return result
  }
}

/// A page of the gallery.
enum GalleryPage {
  /// So many systems make groups.
  static let fewest = 9
  /// So many cards are on one page; the next are on the next.
  static let size = 200

  /// Its site path.
  static func path(_ number: Int) -> String { number == 0 ? "index.html" : "systems-\(number + 1).html" }

  /// Where the faces of the names on it are declared.
  static func stylesheet(_ number: Int) -> String {
    number == 0 ? "assets/names.css" : "assets/names-\(number + 1).css"
  }
}
