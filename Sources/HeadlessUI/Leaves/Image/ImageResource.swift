import Foundation

/// An image of an asset catalog by the name that Xcode makes a symbol of.
///
/// A source that says `Image(.star)` gets the symbol `star` made for it when it is inspected.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// The image of a name.
  public init(name: String, bundle: Bundle) { self.name = name }

  /// The image of a name in the program's own catalog.
  public init(name: String) { self.name = name }
}

/// A colour of an asset catalog by the name that Xcode makes a symbol of.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// The colour of a name.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
  /// An image of the asset catalog.
  nonisolated public init(_ resource: ImageResource) { self.init(resource.name) }

  /// An image of the asset catalog that is not described.
  nonisolated public init(decorative resource: ImageResource) {
    self.init(decorative: resource.name)
  }
}

extension Color {
  /// A colour of the asset catalog, which does not exist here: it is painted grey.
  @_disfavoredOverload
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension Label where Title == Text, Icon == Image {
  /// A label with a title and an image of the asset catalog.
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(titleKey, image: resource.name)
  }
}
