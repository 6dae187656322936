import Foundation

/// Places that assistive technology can go to one after the other.
public protocol AccessibilityRotorContent {}

/// One of the places of a rotor; nothing goes there here.
public struct AccessibilityRotorEntry<ID>: AccessibilityRotorContent where ID: Hashable {
  let id: ID

  /// The view with an id, under a name.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.id = id
  }

  /// The view with an id, under a name.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.id = id
  }

  /// The view with an id, under a name.
  @_disfavoredOverload
  public init<L>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) where L: StringProtocol {
    self.id = id
  }

  /// The view with an id in a namespace, under a name.
  public init(
    _ label: Text, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.id = id
  }

  /// The view with an id in a namespace, under a name.
  public init(
    _ labelKey: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.id = id
  }

  /// The view with an id in a namespace, under a name.
  @_disfavoredOverload
  public init<L>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) where L: StringProtocol {
    self.id = id
  }
}

/// Places one after the other.
public struct _AccessibilityRotorEntries: AccessibilityRotorContent {
  init() {}
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach where Content: AccessibilityRotorContent {
  // Views are what most of them make.
  /// Places for each identifiable element.
  @_disfavoredOverload
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Places for each element, with the id at a key path.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

/// Builds the places of a rotor.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// A place.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: AccessibilityRotorContent { content }
  /// One place.
  public static func buildBlock<Content>(_ content: Content) -> Content
  where Content: AccessibilityRotorContent { content }
  /// Any number of places.
  @_disfavoredOverload
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent { _AccessibilityRotorEntries() }
  /// Places in a branch without `else`.
  public static func buildIf<Content>(_ content: Content?) -> some AccessibilityRotorContent
  where Content: AccessibilityRotorContent { _AccessibilityRotorEntries() }
  /// Places in the first of two branches.
  public static func buildEither<Content>(first: Content) -> _AccessibilityRotorEntries
  where Content: AccessibilityRotorContent { _AccessibilityRotorEntries() }
  /// Places in the second of two branches.
  public static func buildEither<Content>(second: Content) -> _AccessibilityRotorEntries
  where Content: AccessibilityRotorContent { _AccessibilityRotorEntries() }
}

/// A rotor that the system names.
public struct AccessibilitySystemRotor: Sendable {
  let name: String

  /// All links.
  public static var links: AccessibilitySystemRotor { links(visited: false) }
  /// Links that were visited, or that were not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "visitedLinks" : "links")
  }
  /// All headings.
  public static var headings: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "headings")
  }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    headings
  }
  /// Bold text.
  public static var boldText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "boldText")
  }
  /// Italic text.
  public static var italicText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "italicText")
  }
  /// Underlined text.
  public static var underlineText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "underlineText")
  }
  /// Misspelled words.
  public static var misspelledWords: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "misspelledWords")
  }
  /// Images.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "images") }
  /// Text fields.
  public static var textFields: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "textFields")
  }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "tables") }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "lists") }
  /// Landmarks.
  public static var landmarks: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "landmarks")
  }
}

extension View {
  /// Gives the view a rotor; the layout stays.
  nonisolated public func accessibilityRotor<Content>(
    _ rotorLabel: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent {
    recorded("accessibilityRotor")
  }

  /// Gives the view a rotor; the layout stays.
  nonisolated public func accessibilityRotor<Content>(
    _ rotorLabelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent {
    recorded("accessibilityRotor")
  }

  /// Gives the view a rotor; the layout stays.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L, Content>(
    _ rotorLabel: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where L: StringProtocol, Content: AccessibilityRotorContent {
    recorded("accessibilityRotor", String(rotorLabel))
  }

  /// Gives the view one of the system's rotors; the layout stays.
  nonisolated public func accessibilityRotor<Content>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent {
    recorded("accessibilityRotor", systemRotor.name)
  }

  /// Gives the view a rotor of elements; the layout stays.
  nonisolated public func accessibilityRotor<EntryModel>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable {
    recorded("accessibilityRotor")
  }

  /// Gives the view a rotor of elements, with the id at a key path; the layout stays.
  nonisolated public func accessibilityRotor<EntryModel, ID>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable {
    recorded("accessibilityRotor")
  }

  /// Makes the view a place of rotors; the layout stays.
  nonisolated public func accessibilityRotorEntry<ID>(
    id: ID, in namespace: Namespace.ID
  ) -> some View where ID: Hashable {
    recorded("accessibilityRotorEntry")
  }
}
