import LayoutProbe
import SwiftUI

/// Built-in views side by side, each asked for its sizes.
struct Gallery: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ScrollView {
        VStack {
          ForEach(1..<21) { Text("Row \($0)") }
        }
      }
      .showSizes([.minimum, .ideal, .maximum, .current])
      Rectangle()
        .showSizes([.minimum, .ideal, .maximum, .current])
      Text("The quick brown fox jumps over the lazy dog")
        .showSizes([.minimum, .ideal, .maximum, .current, .proposal(width: 120, height: nil)])
      HStack {
        Image("star")
          .showSizes()
        Image("star")
          .resizable()
          .showSizes([.minimum, .ideal, .maximum, .current])
        Image("star")
          .resizable()
          .scaledToFit()
          .showSizes([.minimum, .ideal, .maximum, .current])
      }
      .frame(height: 60)
    }
    .padding()
  }
}

#Preview("gallery") { Gallery() }

let text = Probe("text in a narrow window", size: CGSize(width: 100, height: 300)) {
  Text("The quick brown fox jumps over the lazy dog").showSizes([.current])
}
