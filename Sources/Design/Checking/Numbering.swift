/// Numbers from 0 for what many tokens share, such as a file or a group. Neighbours mostly share it, and are not looked
/// up again.
struct Numbering<Key: Hashable> {
  private var numbers: [Key: Int] = [:]
  private var last: (key: Key, number: Int)?

  /// The number of a key; a new one is the count of those before it.
  mutating func number(of key: Key) -> Int {
    if let last, last.key == key { return last.number }
    let next = numbers.count
    let number = numbers[key, default: next]
    if number == next { numbers[key] = next }
    last = (key, number)
    return number
  }
}
