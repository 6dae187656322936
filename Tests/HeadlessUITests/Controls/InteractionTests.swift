import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("What a user can do with what is shown")
struct InteractionTests {
  private func names<V: View>(_ view: V) -> [String] { Uses.names(of: view) }

  /// The host after something was done with a view, one after the other.
  private func used<V: View>(_ view: V, _ names: String...) throws -> ViewHost {
    try Uses.host(of: view, after: names)
  }

  @Test("texts are submitted, searches typed, views refreshed and dates changed")
  func others() throws {
    struct Screen: View {
      @State private var search = ""
      @State private var submits = 0
      @State private var day = Date(timeIntervalSince1970: 0)

      var body: some View {
        NavigationStack {
          VStack(spacing: 0) {
            Color.red.frame(height: CGFloat(search.count))
            Color.green.frame(height: CGFloat(submits))
            Color.blue.frame(height: CGFloat(day.timeIntervalSince1970) / 86_400)
            DatePicker("Day", selection: $day)
          }
          .onSubmit { submits += 3 }
          .searchable(text: $search)
          .refreshable {}
        }
      }
    }
    #expect(
      Set(names(Screen())) == [
        "change DatePicker \"Day\"", "submit text in a field", "pull to refresh in a scroll view",
        "type into TextField \"Search\" in the navigation bar",
      ], "\(names(Screen()))")
    let host = try used(
      Screen(), "submit text in a field", "change DatePicker \"Day\"",
      "type into TextField \"Search\" in the navigation bar")
    #expect(host.tree.frames("Color").map(\.height) == [5, 3, 1])
    let last = DatePicker("Day", selection: .constant(Date()), in: ...Date())
    #expect(names(last) == ["change DatePicker \"Day\""])
    // Nothing is made of that while nothing is used.
    #expect(
      Set(LaidOut(Screen()).host.interactions.map(\.name)) == [
        "change DatePicker \"Day\"", "type into TextField \"Search\" in the navigation bar",
      ])
  }

  @Test("every kind of control is named by what is done to it, and by its text")
  func kinds() {
    let text = Binding.constant("Ann")
    #expect(names(Button("Save") {}) == ["tap Button \"Save\""])
    #expect(names(Text("Tap me").onTapGesture {}) == ["tap Text \"Tap me\""])
    #expect(names(Text("Hold").onLongPressGesture {}) == ["press and hold Text \"Hold\""])
    #expect(names(Toggle("Wide", isOn: .constant(false))) == ["switch Toggle \"Wide\""])
    #expect(
      names(TextField("Name", text: text))
        == ["type into TextField \"Name\"", "clear TextField \"Name\""])
    #expect(
      names(SecureField("Password", text: .constant(""))) == [
        "type into SecureField \"Password\""
      ])
    #expect(names(TextEditor(text: .constant(""))) == ["type into TextEditor"])
    #expect(
      names(Stepper("Age", value: .constant(3)))
        == ["increment Stepper \"Age\"", "decrement Stepper \"Age\""])
    #expect(
      names(Slider(value: .constant(0.5))) == [
        "set Slider to its minimum", "set Slider to its middle", "set Slider to its maximum",
      ])
    #expect(
      names(DisclosureGroup("More") { Text("inside") }) == ["expand DisclosureGroup \"More\""])
    #expect(
      names(NavigationStack { NavigationLink("Details") { Text("there") } })
        == ["follow NavigationLink \"Details\""])
    #expect(names(Menu("Edit") { Button("Cut") {} }) == ["open Menu \"Edit\""])
    #expect(
      names(
        TabView {
          Text("a").tabItem { Text("A") }
          Text("b").tabItem { Text("B") }
        }) == ["show tab 2 of TabView"])
  }

  @Test("a picker has one use for each value that is not chosen, with and without tags")
  func pickers() {
    let tagged = Picker("Flavor", selection: .constant(1)) {
      Text("Vanilla").tag(1)
      Text("Chocolate").tag(2)
      Text("Mint").tag(3)
    }
    let expected = [
      "choose \"Chocolate\" of Picker \"Flavor\"", "choose \"Mint\" of Picker \"Flavor\"",
    ]
    #expect(names(tagged) == expected)
    #expect(names(tagged.pickerStyle(.segmented)) == expected)
    #expect(names(tagged.pickerStyle(.inline)) == expected)
    let rows = Picker("Flavor", selection: .constant("Vanilla")) {
      ForEach(["Vanilla", "Chocolate", "Mint"], id: \.self) { Text($0) }
    }
    #expect(names(rows) == expected)
    // In a list, each choice is a row of its own.
    #expect(names(Form { tagged.pickerStyle(.inline) }) == expected)
    #expect(names(Form { rows.pickerStyle(.inline) }) == expected)
  }

  @Test("equal names are told apart; the parts of a control are no controls of their own")
  func equalNames() {
    let two = VStack {
      Button("Add") {}
      Button("Add") {}
    }
    #expect(names(two) == ["tap Button \"Add\"", "tap Button \"Add\" (2)"])
    let inner = Button {
    } label: {
      Toggle("On", isOn: .constant(true))
    }
    #expect(names(inner) == ["tap Button \"On\""])
  }

  @Test("what is disabled, hidden or not hit-tested cannot be used")
  func unusable() {
    #expect(names(Button("Save") {}.disabled(true)) == [])
    #expect(names(Button("Save") {}.hidden()) == [])
    #expect(names(Button("Save") {}.allowsHitTesting(false)) == [])
    #expect(names(Button("Save") {}.allowsHitTesting(true)) == ["tap Button \"Save\""])
  }

  @Test("a use does what the control does")
  func uses() throws {
    let form = try used(
      EveryControl(), "switch Toggle \"On\"", "increment Stepper \"Count\"",
      "type into TextField \"Name\"",
      "choose \"b\" of Picker \"Letter\"", "set Slider to its maximum", "tap Button \"Twice\"")
    #expect(form.tree.texts.contains("true 4 Words b 1.000000"))
  }

  @Test("a text field keeps its name when its text changes, and what was typed can be cleared")
  func typing() throws {
    let host = try used(EveryControl(), "type into TextField \"Name\"", "clear TextField \"Name\"")
    #expect(host.tree.texts.contains("false 1  a 0.000000"))
  }

  @Test("gestures are done, and held where a finger can stay")
  func gestures() throws {
    #expect(
      names(Text("a").gesture(TapGesture(count: 2).onEnded {})) == ["tap 2 times Text \"a\""])
    #expect(
      names(Text("a").highPriorityGesture(RotateGesture().onChanged { _ in })) == [
        "rotate Text \"a\"", "rotate Text \"a\" and let go",
      ])
    #expect(names(Text("a").gesture(TapGesture(), including: .subviews)) == [])
    #expect(names(Text("a").simultaneousGesture(TapGesture(), isEnabled: false)) == [])
    let cards = VStack {
      Dragged()
      Text("x").gesture(AnyGesture(Twofold()))
    }
    #expect(
      names(cards) == [
        "drag Color", "drag Color and let go", "press and hold, then drag Text \"x\"",
        "press and hold, then drag Text \"x\" and let go",
      ])
    #expect(LaidOut(cards).host.interactions.map(\.name) == [])
    let held = try used(Dragged(), "drag Color").tree
    #expect(held.frames("Color").map(\.width) == [70] && held.texts.last == "60 60 0")
    let ended = try used(Dragged(), "drag Color and let go").tree
    #expect(ended.frames("Color").map(\.width) == [10] && ended.texts.last == "60 0 60")
  }

  @Test("the values of gestures made of others reach who listens")
  func combinedGestures() throws {
    struct Combined: View {
      @State private var log = ""

      var body: some View {
        Text(log)
          .gesture(
            TapGesture().exclusively(before: LongPressGesture()).onEnded { value in
              if case .first = value { log += "tap " }
            }
          )
          .gesture(
            MagnificationGesture().simultaneously(with: RotationGesture()).onChanged { value in
              log += "\(value.first ?? 0) \(value.second?.degrees ?? 0) "
            }
          )
          .gesture(
            LongPressGesture().sequenced(before: DragGesture()).map { value -> CGFloat in
              guard case .second(true, let drag?) = value else { return 0 }
              return drag.translation.width
            }.onEnded { log += "\($0) " }
          )
          .gesture(Optional(SpatialTapGesture().onEnded { log += "at \($0.location.x) " }))
      }
    }
    let uses = names(Combined()).filter { !$0.hasSuffix("let go") || $0.hasPrefix("press") }
    #expect(
      uses == [
        "tap Text", "press and hold, then drag Text", "press and hold, then drag Text and let go",
        "pinch open and rotate Text", "tap Text (2)",
      ], "\(uses)")
    let host = try used(Combined(), "tap Text", "pinch open and rotate Text \"at 0.0\"")
    #expect(host.tree.texts == ["at 0.0 1.5 0.0 0.0 45.0 "])
  }

  @Test("rows of a list are selected by their ids and tags, three of them")
  func rowSelection() throws {
    struct Screen: View {
      @State private var one: Int?
      @State private var many: Set<String> = ["b"]

      var body: some View {
        VStack {
          List(selection: $one) {
            Section { ForEach(0..<5) { Text("row \($0)") } }
          }
          List(["a", "b"], id: \.self, selection: $many) { Text($0) }
          List(selection: Binding<Int?>.constant(nil)) { Text("seven").tag(7) }
          Text("\(one ?? -1) \(many.sorted().joined())")
        }
      }
    }
    #expect(
      names(Screen()) == [
        "select row \"row 0\" of List", "select row \"row 1\" of List",
        "select row \"row 2\" of List", "select row \"a\" of List",
        "select row \"seven\" of List",
      ], "\(names(Screen()))")
    let host = try used(
      Screen(), "select row \"row 1\" of List", "select row \"a\" of List")
    #expect(host.tree.texts.contains("1 a"))
    #expect(!host.interactions.map(\.name).contains("select row \"row 1\" of List"))
  }

  @Test("rows that can be deleted and moved are, once for a collection")
  func rowEditing() throws {
    struct Screen: View {
      @State var items = [1, 2, 3]

      var body: some View {
        List {
          ForEach(items, id: \.self) { Text("\($0)") }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    let (delete, move) = (
      "delete the first row in a list", "move the last row to the top in a list"
    )
    #expect(Set(names(Screen())) == [delete, move], "\(names(Screen()))")
    #expect(try used(Screen(), delete, move).tree.texts == ["3", "2"])
    #expect(names(Screen(items: [1])) == [delete])
    #expect(names(Screen(items: [])) == [])
    let fixed = List { ForEach([1], id: \.self) { Text("\($0)") }.onDelete(perform: nil) }
    #expect(names(fixed) == [])
  }

  @Test("a tab without a selection of its own changes too")
  func tabs() throws {
    let tabs = TabView {
      Text("first").tabItem { Text("A") }
      Text("second").tabItem { Text("B") }
    }
    #expect(LaidOut(tabs).host.tree.texts.contains("first"))
    let second = try used(tabs, "show tab 2 of TabView").tree.texts
    #expect(second.contains("second") && !second.contains("first"))
  }

  @Test("destinations and menus are not even made where no control is going to be used")
  func notMade() throws {
    let made = Made()
    let view = Linking(made: made)
    _ = LaidOut(view)
    #expect(made.names == [])
    let host = try used(view, "follow NavigationLink \"Details\"")
    #expect(host.tree.texts.contains("there"))
    #expect(try used(view, "open Menu \"Edit\"").tree.texts.contains("inside"))
  }
}

private struct Dragged: View {
  @GestureState private var offset: CGFloat = 0
  @State private var last: CGFloat = 0
  @State private var end: CGFloat = 0

  var body: some View {
    VStack {
      Color.red.frame(width: 10 + offset).background { Text("") }
        .gesture(
          DragGesture()
            .updating($offset) { value, state, _ in state = value.translation.width }
            .onChanged { last = $0.translation.height }
            .onEnded { end = $0.location.x })
      Text("\(Int(last)) \(Int(offset)) \(Int(end))")
    }
  }
}

private struct Twofold: Gesture {
  var body: some Gesture { LongPressGesture().sequenced(before: DragGesture()) }
}

@MainActor
private final class Made {
  var names: [String] = []

  func text(_ name: String) -> Text {
    names.append(name)
    return Text(name)
  }
}

private struct Linking: View {
  let made: Made

  var body: some View {
    NavigationStack {
      NavigationLink("Details") { made.text("there") }
      Menu("Edit") { made.text("inside") }
    }
  }
}

private struct EveryControl: View {
  @State private var isOn = false
  @State private var count = 1
  @State private var name = ""
  @State private var letter = "a"
  @State private var value = 0.0

  var body: some View {
    VStack {
      Text("\(isOn) \(count) \(name) \(letter) \(value)")
      Toggle("On", isOn: $isOn)
      Stepper("Count", value: $count)
      TextField("Name", text: $name)
      Picker("Letter", selection: $letter) {
        ForEach(["a", "b"], id: \.self) { Text($0) }
      }
      Slider(value: $value)
      Button("Twice") { count *= 2 }
    }
  }
}
