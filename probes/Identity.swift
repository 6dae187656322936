import SwiftUI

/// A view with something to lose: it grows with each layout that it lives through.
struct Survivor: View {
  let step: Int
  @State private var survived: CGFloat = 0

  var body: some View {
    Color.teal.frame(width: 10 + 10 * survived, height: 10)
      .onChange(of: step) { survived += 1 }
  }
}

/// The same views in one layout after another. In an `AnyLayout` they stay the same views; an `if`
/// makes others of them.
struct IdentityDemo: View {
  enum Way { case anyLayout, condition }

  let way: Way
  @State private var step = 0

  init(_ way: Way) { self.way = way }

  private var layout: AnyLayout {
    switch step {
    case 0: AnyLayout(VStackLayout())
    case 1: AnyLayout(FlowLayout(spacing: 4))
    case 2: AnyLayout(WheelLayout(radius: 50, rotation: .zero))
    default: AnyLayout(ZStackLayout())
    }
  }

  var body: some View {
    Group {
      switch way {
      case .anyLayout: layout { content }
      case .condition:
        if step % 2 == 0 { VStack { content } } else { HStack { content } }
      }
    }
    .onChange(of: step, initial: true) { if step < 3 { step += 1 } }
  }

  private var content: some View {
    ForEach(0..<3) { _ in Survivor(step: step) }
  }
}

#Preview("through AnyLayout: state stays") { IdentityDemo(.anyLayout) }

#Preview("through if: state is lost") { IdentityDemo(.condition) }
