/// Declares a preview. A build makes nothing of it; `layoutprobe inspect` shows it.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The window's size or orientation, modifiers.
///   - body: The view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "Preview")

/// Declares a preview for each of some values. A build makes nothing of it.
///
/// - Parameters:
///   - name: The name of the preview, with the value behind it.
///   - traits: The window's size or orientation, modifiers.
///   - arguments: The values.
///   - body: The view of a value.
@freestanding(declaration)
public macro Preview<Arguments: Collection>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: Arguments,
  @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "Preview")

/// Declares a preview in a window of visionOS. A build makes nothing of it.
///
/// - Parameters:
///   - name: The name of the preview.
///   - windowStyle: The style of the window, which changes nothing here.
///   - traits: The window's size or orientation, modifiers.
///   - body: The view.
@freestanding(declaration)
public macro Preview<Style: WindowStyle>(
  _ name: String? = nil, windowStyle: Style, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "Preview")

/// Marks a state of a preview's body. A build makes nothing of it.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "Previewable")
