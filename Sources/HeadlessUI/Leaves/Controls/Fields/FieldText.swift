import Foundation

/// What a field shows: its text, or what stands for one that is empty.
struct FieldText<Label: View> {
  let text: String
  let prompt: Text?
  let label: Label
  let axis: Axis
  let isSecure: Bool

  @Environment(\.textFieldStyle) var look
  @Environment(\.font) var font
  @Environment(\.fontTraits) var fontTraits
  @Environment(\.dynamicTypeSize) var dynamicTypeSize
  @Environment(\.textMetrics) var textMetrics
  @Environment(\.displayScale) var displayScale

  nonisolated init(
    text: String, prompt: Text?, label: Label, axis: Axis, isSecure: Bool = false
  ) {
    self.text = text
    self.prompt = prompt
    self.label = label
    self.axis = axis
    self.isSecure = isSecure
  }
}

extension FieldText: View {
  var body: some View {
    let hasBorder = look == .roundedBorder || look == .squareBorder
    let height = height
    shown
      .transformEnvironment(\.self) {
        guard axis == .horizontal else { return }
        $0.lineLimit = 1
        $0.minimumLineCount = 0
      }
      .frame(
        minWidth: 0, maxWidth: .infinity, minHeight: height,
        maxHeight: axis == .vertical ? nil : height, alignment: .leading
      )
      .modifier(
        ControlFrame(
          isSecure ? "SecureField" : "TextField", horizontal: hasBorder ? 7 : 0,
          vertical: hasBorder ? 6 : 0))
  }

  /// Of one line, as text fields of UIKit have it: 22 points with a body text. What is not shown is as high
  /// as its line alone, 20.33, and in whole points while there is nothing.
  private var height: CGFloat {
    let line = textMetrics.lineHeight(of: (font ?? .body).resolved(dynamicTypeSize, fontTraits))
    if isSecure {
      return text.isEmpty ? line.rounded(.up) : (line * displayScale).rounded(.up) / displayScale
    }
    return ((line + aroundLine) * displayScale).rounded(.up) / displayScale
  }

  /// Above and below the line, in points. `docs/ios-sizes.md` has the sources.
  private var aroundLine: CGFloat { 1.7 }

  @ViewBuilder private var shown: some View {
    if !text.isEmpty {
      Text(verbatim: text)
    } else if let prompt {
      prompt
    } else {
      label
    }
  }
}
