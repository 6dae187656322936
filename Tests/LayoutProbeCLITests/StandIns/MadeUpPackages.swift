/// Files that use packages which do not exist, each in another way.
enum MadeUpPackages {
  struct File {
    let package: String
    let source: String
    /// What the file still says when it is mended.
    let kept: [String]
    /// The beginnings of what is reported to be stood in for.
    let missing: [String]
  }

  private static func file(
    _ package: String, _ body: String, kept: [String], missing: [String]
  ) -> File {
    File(
      package: package, source: "import SwiftUI\nimport \(package)\n\n\(body)\n", kept: kept,
      missing: missing)
  }

  static let all: [File] = [
    file(
      "KettleKit",
      """
      struct View1: View {
        var body: some View {
          VStack {
            Text("one")
            KettleView(temperature: 3, color: .red).padding()
          }
        }
      }
      """, kept: [#"Text("one")"#, ".padding()"], missing: ["KettleView("]),
    file(
      "TeaBoxes",
      """
      struct View2: View {
        let box: TeaBox<Int>
        var body: some View { Text("two \\(box.label)") }
      }
      """, kept: [#"Text("two"#], missing: ["TeaBoxes.TeaBox"]),
    file(
      "Brewing",
      """
      struct Pot: Brewable, Equatable { var liters = 2 }
      struct View3: View {
        let pot = Pot()
        var body: some View { Text("three \\(pot.liters)") }
      }
      """, kept: ["struct Pot: Brewable, Equatable", #"Text("three"#], missing: ["Brewing.Brewable"]
    ),
    file(
      "Steeping",
      """
      struct View4: View {
        @Steeped("minutes") private var minutes: Int
        var body: some View { Stepper("four \\(minutes)", value: $minutes) }
      }
      """, kept: ["private var minutes: Int", "value: $minutes"], missing: ["@Steeped minutes"]),
    file(
      "Pouring",
      """
      struct View5: View {
        @Poured(\\.cup) var cup
        var body: some View { Text("five").onTapGesture { cup.empty(slowly: true) } }
      }
      """, kept: [#"Text("five")"#, "onTapGesture"], missing: ["@Poured cup"]),
    file(
      "Steam",
      """
      struct View6: View {
        var body: some View {
          Text("six")
            .steamed(by: 2)
            .padding()
        }
      }
      """, kept: [#"Text("six")"#, ".padding()"], missing: [".steamed("]),
    file(
      "LeafMacros",
      """
      struct View7: View {
        let leaf: String = #teaLeaf("green")
        var body: some View { Text("seven \\(leaf)") }
      }
      """, kept: [#"Text("seven"#, "let leaf: String"], missing: ["#teaLeaf("]),
    file(
      "InfusionMacros",
      """
      @Infusible
      struct Infusion { var hours = 1 }
      struct View8: View {
        let infusion = Infusion()
        var body: some View { Text("eight \\(infusion.hours)") }
      }
      """, kept: ["struct Infusion", #"Text("eight"#], missing: ["@Infusible"]),
    file(
      "Sips",
      """
      func taste<T: Sippable>(_ value: T) -> String where T: Equatable { "taste" }
      struct View9: View {
        var body: some View { Text("nine") }
      }
      """, kept: ["func taste<T: Sippable>", #"Text("nine")"#], missing: ["Sips.Sippable"]),
    file(
      "Boilers",
      """
      class SmallBoiler: Boiler {
        var pressure = 1
        override func start() { super.start(); pressure = 2 }
      }
      struct View10: View {
        let boiler = SmallBoiler()
        var body: some View { Text("ten \\(boiler.pressure)") }
      }
      """, kept: ["class SmallBoiler: Boiler", "func start()", #"Text("ten"#],
      missing: ["Boilers.Boiler"]),
    file(
      "Roasting",
      """
      func darker(_ roast: Roast) -> Roast { roast == .light ? .dark : roast }
      struct View11: View {
        var roast: Roast = .medium
        var body: some View { Text("eleven") }
      }
      """, kept: ["func darker(_ roast: Roast) -> Roast", ".light", ".medium", #"Text("eleven")"#],
      missing: ["Roasting.Roast"]),
    file(
      "Saucers",
      """
      struct View12: View {
        var body: some View {
          Saucer(width: 12) {
            Text("twelve")
          }
          .padding()
        }
      }
      """, kept: [#"Text("twelve")"#, ".padding()"], missing: ["Saucer("]),
    file(
      "Menus",
      """
      struct View13: View {
        let item: TeaMenu.Item
        var body: some View { Text("thirteen") }
      }
      """, kept: ["let item: TeaMenu.Item", #"Text("thirteen")"#], missing: ["Menus.TeaMenu"]),
    file(
      "Grinding",
      """
      struct View14: View {
        let beans: Int = grind(3, finely: true)
        var body: some View { Text("fourteen \\(beans)") }
      }
      """, kept: ["let beans: Int", #"Text("fourteen"#], missing: ["grind("]),
    file(
      "Waiters",
      """
      final class Table {
        weak var delegate: WaiterDelegate?
        func call() { delegate?.waiter(self, bring: 2) }
      }
      struct View15: View {
        let table = Table()
        var body: some View { Button("fifteen") { table.call() } }
      }
      """, kept: ["weak var delegate: WaiterDelegate?", #"Button("fifteen")"#],
      missing: ["Waiters.WaiterDelegate"]),
    file(
      "Sipping",
      """
      struct View16: View {
        @State private var count = 0
        var body: some View {
          Text("sixteen")
            .onSip(of: .espresso) { amount in count += amount.rounded() }
            .frame(width: 60)
        }
      }
      """, kept: [#"Text("sixteen")"#, ".frame(width: 60)"], missing: [".onSip("]),
    file(
      "Mugs",
      """
      typealias Cup = Mug<String>
      struct View17: View {
        var cup: Cup?
        var body: some View { Text(cup == nil ? "seventeen" : "full") }
      }
      """, kept: ["typealias Cup = Mug", #""seventeen""#], missing: ["Mugs.Mug"]),
    file(
      "Servers",
      """
      struct View18: View {
        var server: (any TeaServer)?
        var body: some View { Text("eighteen") }
      }
      """, kept: ["any TeaServer", #"Text("eighteen")"#], missing: ["Servers.TeaServer"]),
    file(
      "Barista",
      """
      struct View19: View {
        let order: Barista.Order
        var body: some View { Text("nineteen") }
      }
      """, kept: ["let order: Barista.Order", #"Text("nineteen")"#], missing: ["Barista.Order"]),
    file(
      "Machines",
      """
      struct View20: View {
        @ObservedObject var machine: TeaMachine
        var body: some View {
          HStack {
            Text("twenty")
            if machine.isHot { Text("hot") }
          }
        }
      }
      """, kept: ["@ObservedObject var machine: TeaMachine", #"Text("twenty")"#, #"Text("hot")"#],
      missing: ["Machines.TeaMachine"]),
  ]
}
