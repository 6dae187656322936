import Core
import SwiftUI

struct Row: View {
  #if WIDE && !SLIM
    let width: CGFloat = 90
  #else
    let width: CGFloat = 9
  #endif

  var body: some View { Color.red.frame(width: width, height: Size.height) }
}

#Preview("row") { Row() }
