/// What UIKit's and AppKit's previews show: a view, or a controller of one.
@MainActor
public protocol PlatformPreviewContent: AnyObject {}

/// Stands for a view of UIKit or AppKit in a preview: as large as proposed.
struct PlatformPreview: View {
  let typeName: String

  var body: some View {
    Color.clear.modifier(
      PreviewRemark(
        text: "the preview shows \(typeName), which is not a SwiftUI view: it is not laid out here")
    )
  }
}
