import Foundation

/// An image of an asset catalog by the name that Xcode makes a symbol of.
///
/// A source that says `Image(.star)` gets the symbols of its module's catalogs when it is inspected.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundlePath: String?

  /// The image of a name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }

  /// The image of a name in the program's own catalog.
  public init(name: String) {
    self.name = name
    bundlePath = nil
  }
}

/// A colour of an asset catalog by the name that Xcode makes a symbol of.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundlePath: String?

  /// The colour of a name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
}

extension Image {
  /// An image of the asset catalog.
  nonisolated public init(_ resource: ImageResource) {
    self.init(resource.name)
    source = .named(resource.name, bundlePath: resource.bundlePath)
  }

  /// An image of the asset catalog that is not described.
  nonisolated public init(decorative resource: ImageResource) {
    self.init(resource)
  }
}

extension Color {
  /// A colour of an asset catalog; grey if none of the program's has it.
  @_disfavoredOverload
  public init(_ resource: ColorResource) {
    self.init(.asset(name: resource.name, bundle: resource.bundlePath))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label with a title and an image of the asset catalog.
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }
}
