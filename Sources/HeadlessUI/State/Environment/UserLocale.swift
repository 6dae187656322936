import Foundation

#if os(Linux)
  @_silgen_name("malloc_usable_size")
  private func mallocUsableSize(_ block: UnsafeMutableRawPointer) -> Int
#endif

/// The language and region of the user, wherever the program runs: those that Xcode's previews and new
/// simulators have.
package enum UserLocale {
  static let locale = Locale(identifier: "en_US")

  #if os(Linux)
    /// Makes it the process's own, and GMT its time zone, so that `Date.formatted()`, formatters and
    /// `Calendar.current` give what they give there.
    ///
    /// Foundation on Linux has no way to set it, and no setting of the system counts: `Locale.current` is
    /// `en_001`, in which money is "US$1.00". The name is replaced in the object that `Locale.current`
    /// is. If that is made of something else one day, it stays as it is.
    package static func adopt() {
      setenv("TZ", "GMT", 1)
      NSTimeZone.resetSystemTimeZone()
      NSTimeZone.default = .gmt
      let current = Locale.current
      guard current.identifier == "en_001", MemoryLayout<Locale>.size == 2 * wordSize else {
        return
      }
      let object = withUnsafeBytes(of: current) { $0.load(as: UnsafeMutableRawPointer.self) }
      let (old, new) = (words(of: current.identifier), words(of: locale.identifier))
      // The first two words are the object's type and its count of references.
      let words = object.assumingMemoryBound(to: UInt.self)
      for index in 2..<max(2, mallocUsableSize(object) / wordSize - 1)
      where words[index] == old.0 && words[index + 1] == old.1 {
        (words[index], words[index + 1]) = new
      }
    }

    private static let wordSize = MemoryLayout<UInt>.size

    /// What a string is stored as that is so short that its characters are part of it.
    private static func words(of text: String) -> (UInt, UInt) {
      withUnsafeBytes(of: text) {
        ($0.load(as: UInt.self), $0.load(fromByteOffset: 8, as: UInt.self))
      }
    }
  #else
    /// The user's own stay where the system lets them be set.
    package static func adopt() {}
  #endif
}
