extension String {
  /// Text whose letters of ASCII are made small, byte by byte; all else stays as it is.
  public init(lowercasingASCII bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    self.init(unsafeUninitializedCapacity: bytes.count) { target in
      var place = 0
      for byte in bytes {
        target[place] = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
        place += 1
      }
      return place
    }
  }
}
