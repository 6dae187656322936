import SwiftUI

/// The same views in one layout or another: their identity, and so their state, stays.
struct Switcher: View {
  enum Arrangement: String, CaseIterable, Identifiable {
    case stack, row, flow, circle
    var id: Self { self }
  }

  @State private var arrangement: Arrangement

  init(_ arrangement: Arrangement) { _arrangement = State(initialValue: arrangement) }

  private var layout: AnyLayout {
    switch arrangement {
    case .stack: AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
    case .row: AnyLayout(HStackLayout(alignment: .firstTextBaseline))
    case .flow: AnyLayout(FlowLayout(spacing: 4))
    case .circle: AnyLayout(WheelLayout(radius: 70, rotation: .zero))
    }
  }

  var body: some View {
    VStack {
      Picker("Arrangement", selection: $arrangement) {
        ForEach(Arrangement.allCases) { Text($0.rawValue.capitalized).tag($0) }
      }
      .pickerStyle(.segmented)
      layout {
        Text("First").font(.title)
        Text("Second")
        Image(systemName: "star.fill")
        RoundedRectangle(cornerRadius: 4).fill(.tint).frame(width: 60, height: 24)
      }
      .animation(.default, value: arrangement)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .padding()
  }
}

#Preview("stack") { Switcher(.stack) }
#Preview("row") { Switcher(.row) }
#Preview("flow") { Switcher(.flow) }
#Preview("circle") { Switcher(.circle) }
