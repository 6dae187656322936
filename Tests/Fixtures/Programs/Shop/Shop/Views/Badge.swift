import SwiftUI

struct Badge: View {
  var body: some View { Color.red }
}
