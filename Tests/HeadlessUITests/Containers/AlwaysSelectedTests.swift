import HeadlessUI
import Testing

@Suite("Lists of which a row is always selected")
@MainActor
struct AlwaysSelectedTests {
  private enum Side: String, CaseIterable, Identifiable {
    case all, mine
    var id: Self { self }
  }

  private struct Sides: View {
    @State private var side = Side.all
    @State private var maybe: Side? = .mine

    var body: some View {
      List(selection: $side) { ForEach(Side.allCases) { Text($0.rawValue) } }
      List(Side.allCases, selection: $side) { Text($0.rawValue) }
      List(Side.allCases, id: \.self, selection: $side) { Text($0.rawValue) }
      // One that may be empty stays as it was.
      List(Side.allCases, selection: $maybe) { Text($0.rawValue) }
    }
  }

  @Test("they are laid out as any other list, beside those that may be empty")
  func selection() {
    for side in [Side.all, .mine] {
      let list = List(selection: .constant(side)) { ForEach(Side.allCases) { Text($0.rawValue) } }
      let plain = List { ForEach(Side.allCases) { Text($0.rawValue) } }
      #expect(ViewHost(list).measure([.unspecified]) == ViewHost(plain).measure([.unspecified]))
    }
    #expect(ViewHost(Sides()).measure([.unspecified])[0].width > 0)
  }

  @Test("a border of a button is a shape as well")
  func buttonBorder() {
    let box = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(ButtonBorderShape.capsule.path(in: box).boundingRect == box)
    #expect(
      ViewHost(Color.red.clipShape(.buttonBorder).frame(width: 5)).measure([.unspecified])[0].width
        == 5)
  }
}
