/// Every word that readers of prose ask for, found by its bytes.
struct Vocabulary {
  /// What is known of a word.
  struct Entry {
    var term = Term.other
    var traits: WordTraits = []
  }

  /// The bytes of a word, of which no known one has more than sixteen.
  struct Key: Hashable {
    private var bytes: UInt128 = 0
    private(set) var count = 0

    /// More bytes than any known word has.
    static let most = 16

    init() {}

    init(_ word: String) {
      for byte in word.utf8 { append(byte) }
    }

    /// Adds a byte, in lower case; of a word that becomes too long the first ones are lost.
    mutating func append(_ byte: UInt8) {
      bytes = bytes &<< 8 | UInt128(byte)
      count += 1
    }

    /// A slot of the table.
    fileprivate var slot: Int {
      let low = UInt64(truncatingIfNeeded: bytes)
      let high = UInt64(truncatingIfNeeded: bytes &>> 64)
      let mixed = (low ^ high &* 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
      return Int(truncatingIfNeeded: mixed &>> 54)
    }
  }

  /// Made once, for all texts.
  static let shared = Vocabulary()

  /// As many slots as ten bits tell apart, which is three times the words. A key without bytes is a free slot.
  private var keys = [Key](repeating: Key(), count: 1024)
  private var entries = [Entry](repeating: Entry(), count: 1024)

  private init() {
    for term in Term.allCases where term != .absent && term != .other {
      self[term.rawValue].term = term
    }
    for (traits, words) in Self.words {
      for word in words.split(separator: " ") { self[String(word)].traits.formUnion(traits) }
    }
  }

  /// What is known of a word, lower case.
  subscript(key: Key) -> Entry {
    guard key.count <= Key.most else { return Entry() }
    let place = place(of: key)
    return keys[place].count == 0 ? Entry() : entries[place]
  }

  private subscript(word: String) -> Entry {
    get { self[Key(word)] }
    set {
      let key = Key(word)
      assert(key.count <= Key.most, "a longer word is never found")
      let place = place(of: key)
      keys[place] = key
      entries[place] = newValue
    }
  }

  /// The slot a key stands in, or the free one it would.
  private func place(of key: Key) -> Int {
    var place = key.slot
    while keys[place].count != 0, keys[place] != key { place = (place + 1) & 1023 }
    return place
  }

  private static let words: [(traits: WordTraits, words: String)] = [
    (.length, "pt px rem em dp sp % pts points point vw vh"),
    (.time, "s sec secs second seconds ms msec millisecond milliseconds"),
    (.passes, "pass passes passed passing meet meets exceed exceeds clears"),
    (.fails, "fail fails failed failing"),
    (.level, "aa aaa aa-large aaa-large"),
    (.negation, "not never cannot doesn't don't doesn’t don’t can't no won't"),
    (
      .advice,
      """
      verify validate keep keeps ensure check recheck re-verify should must may might avoid aim make test so want needs
      """
    ),
    (
      .leavesOpen,
      """
      if until unless gradient gradients image images imagery photo photos photography video wallpaper anywhere \
      everywhere every any each
      """
    ),
    (
      .hue,
      """
      red orange yellow green mint teal cyan blue indigo purple pink brown gray grey gold amber violet navy cream
      """
    ),
    (
      .role,
      """
      text label labels the a an icons icon secondary primary body copy at all both only surfaces surface cards card \
      canvas background backgrounds is far easily always never pure wcag for still
      """
    ),
    (.leadsToColor, "on and or is to from in text background fill"),
    (.separator, "and or &"),
    (
      .motion,
      """
      easein easeout easeinout linear fastoutslowin linearoutslowin fastoutlinearin lineareasing cubicbezier \
      timingcurve response dampingfraction dampingratio damping stiffness mass bounce tween durationmillis duration \
      infinite infinitely forever loop loops looping continuous continuously repeatforever times
      """
    ),
    (.spellsOut, "response stiffness cubicbezier timingcurve"),
    (.platform, "ios"),
  ]
}
