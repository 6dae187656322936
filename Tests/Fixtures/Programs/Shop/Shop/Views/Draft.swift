import SwiftUI

// No part of the target: with it, the target would not compile.
struct Badge: View {
  var body: some View { Color.green }
}
