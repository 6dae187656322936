import SwiftUI

#Preview("badge") { Text("3").padding(4) }
#Preview("two badges") {
  HStack {
    Text("3").padding(4)
    Text("12").padding(4)
  }
}
#Preview("dot") { Circle().frame(width: 8, height: 8) }
#Preview("line") { Divider() }
