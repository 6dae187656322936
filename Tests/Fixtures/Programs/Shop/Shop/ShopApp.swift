import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene { WindowGroup { Item(price: Price(cents: 1)) } }
}
