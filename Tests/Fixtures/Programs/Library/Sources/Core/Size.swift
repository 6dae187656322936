import Foundation

package enum Size {
  package static let height: CGFloat = 17
}
