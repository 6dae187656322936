import Foundation

/// What assistive technology is told about how a view behaves.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt32

  private init(bits: UInt32) { self.bits = bits }

  /// No trait.
  public init() { bits = 0 }

  /// A button.
  public static let isButton = AccessibilityTraits(bits: 1 << 0)
  /// A header.
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  /// Selected.
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  /// A link.
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  /// A field for searching.
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  /// An image.
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  /// Plays a sound of its own.
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  /// A text that does not change.
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  /// A summary of what an app shows when it starts.
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  /// Changes often.
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  /// Starts something that sounds.
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  /// Can be touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  /// Turns the page.
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  /// Nothing around it can be reached.
  public static let isModal = AccessibilityTraits(bits: 1 << 14)
  /// A toggle.
  public static let isToggle = AccessibilityTraits(bits: 1 << 15)
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(bits: 1 << 16)

  private static let names = [
    "isButton", "isHeader", "isSelected", "isLink", "isSearchField", "isImage", "playsSound",
    "isKeyboardKey", "isStaticText", "isSummaryElement", "updatesFrequently",
    "startsMediaSession", "allowsDirectInteraction", "causesPageTurn", "isModal", "isToggle",
    "isTabBar",
  ]

  var text: String {
    AccessibilityTraits.names.enumerated().filter { bits & (1 << UInt32($0.offset)) != 0 }
      .map(\.element).joined(separator: ", ")
  }

  /// Whether all of the other traits are among these.
  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

  /// The traits of both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }

  /// The traits that both have.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }

  /// The traits that one of them has.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }

  /// Adds traits; whether they were new.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  /// Removes traits; what was there of them.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    bits &= ~member.bits
    return removed.bits == 0 ? nil : removed
  }

  /// Adds traits; what was there of them.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let known = intersection(newMember)
    bits |= newMember.bits
    return known.bits == 0 ? nil : known
  }

  /// Adds the traits of another.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }

  /// Keeps the traits that another has too.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }

  /// Keeps the traits that one of both has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
}

extension View {
  /// Adds traits; the layout stays.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    recorded("accessibilityAddTraits", traits.text)
  }

  /// Removes traits; the layout stays.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    recorded("accessibilityRemoveTraits", traits.text)
  }
}
