import Foundation

/// A preview as `#Preview` declares it: the macro's token is replaced by this type's name, all that
/// follows it stays as it is.
public struct PreviewDeclaration {
  /// The name it was given; nil if none.
  public let name: String?
  private let traits: [PreviewTrait<Preview.ViewTraits>]
  private let content: @MainActor () -> any View

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
    content = body
  }

  /// The view with the modifiers among the traits around it.
  @MainActor
  public var view: AnyView {
    traits.reduce(AnyView(any: content())) { view, trait in
      if case .modifier(let modify) = trait.content { return modify(view) }
      return view
    }
  }

  /// The size of the window (points) that the traits ask for, `device` being the default.
  public func windowSize(device: CGSize = ViewHost.defaultSize) -> CGSize {
    window.size(device: device)
  }

  /// Whether the window is as large as the view, offered the device's.
  public var fitsContent: Bool { window.layout == .sizeThatFits }

  private var window: PreviewWindow {
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

/// What decides the size of a preview's window.
struct PreviewWindow {
  var layout: PreviewLayout?
  var orientation: InterfaceOrientation?

  func size(device: CGSize) -> CGSize {
    if case .fixed(let width, let height)? = layout { return CGSize(width: width, height: height) }
    if orientation?.isLandscape == true {
      return CGSize(
        width: max(device.width, device.height), height: min(device.width, device.height))
    }
    return device
  }
}
