import Foundation

/// A preview as `#Preview` declares it: the macro's token is replaced by this type's name, all that
/// follows it stays as it is.
public struct PreviewDeclaration {
  /// The name it was given; nil if none.
  public let name: String?
  private let traits: [PreviewTrait<Preview.ViewTraits>]
  private let variants: [Variant]

  /// One of the previews that a declaration with arguments makes.
  struct Variant {
    /// What tells it from the others; nil if it is the only one.
    var argument: String?
    var content: @MainActor () -> any View
  }

  /// A preview of a view.
  ///
  /// - Parameters:
  ///   - name: shown instead of the type's name.
  ///   - traits: the window's size or orientation, modifiers.
  ///   - body: the view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    variants = [Variant(content: body)]
  }

  /// A preview of a view for each of some values.
  ///
  /// - Parameters:
  ///   - name: shown instead of the type's name, with the value behind it.
  ///   - traits: the window's size or orientation, modifiers.
  ///   - arguments: the values.
  ///   - body: the view of a value.
  public init<Arguments: Collection>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    arguments: Arguments,
    @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
  ) {
    self.name = name
    self.traits = traits
    // Previews are made as global values; the values are used on the main thread.
    variants = arguments.map { argument in
      // Only the main actor uses it, when the preview is shown.
      nonisolated(unsafe) let argument = argument
      return Variant(argument: "\(argument)") { body(argument) }
    }
  }

  /// A preview of a view in a window of visionOS, whose style changes nothing here.
  public init(
    _ name: String? = nil, windowStyle: some WindowStyle,
    traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    variants = [Variant(content: body)]
  }

  /// A preview of a view or view controller of UIKit or AppKit, which is not laid out here.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> any PlatformPreviewContent
  ) {
    self.name = name
    self.traits = traits
    variants = [Variant { PlatformPreview(typeName: "\(type(of: body()))") }]
  }

  /// A preview whose closure returns a view, or a view or view controller of UIKit or AppKit, with
  /// `return`.
  ///
  /// A closure without a result builder: where such a closure has an error, the compiler says of
  /// one with a builder only that it must not have a `return`.
  public static func returning<Content>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> Content
  ) -> PreviewDeclaration {
    PreviewDeclaration(name, traits: traits, variants: [Variant { view(of: body()) }])
  }

  /// A preview for each of some values, whose closure returns a view with `return`.
  public static func returning<Arguments: Collection, Content>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    arguments: Arguments,
    body: @escaping @MainActor (Arguments.Element) -> Content
  ) -> PreviewDeclaration {
    let variants = arguments.map { argument in
      // Only the main actor uses it, when the preview is shown.
      nonisolated(unsafe) let argument = argument
      return Variant(argument: "\(argument)") { view(of: body(argument)) }
    }
    return PreviewDeclaration(name, traits: traits, variants: variants)
  }

  /// A preview in a window of visionOS, whose closure returns a view with `return`.
  public static func returning<Content>(
    _ name: String? = nil, windowStyle: some WindowStyle,
    traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> Content
  ) -> PreviewDeclaration {
    PreviewDeclaration(name, traits: traits, variants: [Variant { view(of: body()) }])
  }

  private init(
    _ name: String?, traits: [PreviewTrait<Preview.ViewTraits>], variants: [Variant]
  ) {
    self.name = name
    self.traits = traits
    self.variants = variants
  }

  /// What a preview returned, as a view.
  @MainActor
  private static func view(of content: some Any) -> any View {
    content as? any View ?? PlatformPreview(typeName: "\(type(of: content))")
  }

  /// Previews in a window of its own: one for each content, numbered if there are several.
  init(_ name: String?, layout: PreviewLayout, contents: [@MainActor () -> any View]) {
    self.name = name
    traits = [PreviewTrait(content: .layout(layout))]
    variants = contents.enumerated().map { index, content in
      Variant(argument: contents.count > 1 ? "\(index + 1)" : nil, content: content)
    }
  }

  /// The names of its previews, of which there is one, or one for each argument; nil for none.
  public var names: [String?] {
    variants.map { variant in
      guard let argument = variant.argument else { return name }
      return name.map { "\($0) (\(argument))" } ?? argument
    }
  }

  /// One of its views, counted from 0, with the modifiers among the traits around it.
  @MainActor
  public func view(_ index: Int = 0) -> AnyView {
    traits.reduce(AnyView(any: variants[index].content())) { view, trait in
      if case .modifier(let modify) = trait.content { return modify(view) }
      return view
    }
  }

  /// What the traits ask of the window.
  public var window: PreviewWindow {
    var layout: PreviewLayout?
    var orientation: InterfaceOrientation?
    for trait in traits {
      switch trait.content {
      case .layout(let given): layout = given
      case .orientation(let given): orientation = given
      case .modifier: break
      }
    }
    return PreviewWindow(layout: layout, orientation: orientation)
  }
}

extension AnyView {
  /// Erases a view whose type is already unknown.
  @MainActor
  init(any view: any View) {
    func erase<V: View>(_ view: V) -> AnyView { AnyView(view) }
    self = erase(view)
  }
}
