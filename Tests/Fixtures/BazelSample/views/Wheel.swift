import SwiftUI

/// Its height follows its height: it never settles.
struct Wheel: View {
  @State private var height: CGFloat = 20

  var body: some View {
    Color.red.frame(width: 50, height: height)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { measured in
        height = measured == 20 ? 60 : 20
      }
  }
}

#Preview("wheel") { Wheel() }
