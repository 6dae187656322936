import SwiftUI

#Preview("face") { Badge().frame(width: 11, height: 12) }
