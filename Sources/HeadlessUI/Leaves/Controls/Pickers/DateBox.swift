import Foundation

/// What a compact date picker shows of a date, in a box that follows neither the text size (Apple's
/// accessibility audit finds that) nor what is said about texts around it.
struct DateBox: View {
  let name: String
  let date: Date
  let format: String
  /// Beside the text, on either side, in points.
  let padding: CGFloat

  var body: some View {
    Text(verbatim: Text.DateStyle.formatter(format).string(from: date))
      .font(.body).dynamicTypeSize(.large).textCase(nil).fixedSize()
      .environment(\.fontTraits, FontTraits())
      .padding(EdgeInsets(top: 7, leading: padding, bottom: 7, trailing: padding))
      .background { ControlPart(name) }
  }
}
