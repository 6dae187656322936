import HeadlessUI

/// Views of different kinds, for a layout that is shown without any of its own.
struct LayoutSamples: View {
  var body: some View {
    Text("Short")
    Text("A longer text that needs more than one line where there is little room")
    Rectangle().frame(width: 60, height: 40)
    Color.gray
    Image(systemName: "star").resizable().frame(width: 30, height: 30)
    Text("Tag").padding(8).background(Capsule())
  }
}
