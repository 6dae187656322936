import SwiftUI
import Theme

struct Item: View {
  let price: Price

  var body: some View { Badge().frame(width: price.width, height: Theme.height) }
}

#if SALE
  #Preview("item") { Item(price: Price(cents: 70)) }
#else
  #Preview("item") { Item(price: Price(cents: 100)) }
#endif
