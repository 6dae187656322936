import Foundation
import Testing

@testable import HeadlessUI

private struct PaddedStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(10)
  }
}

private struct DoubleStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Button(configuration)
      Button(configuration)
    }
  }
}

private struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      Color.red.frame(width: configuration.isOn ? 30 : 10, height: 10)
      configuration.label
    }
  }
}

@MainActor
@Suite("Controls")
struct ControlTests {
  private let proposal = ProposedViewSize(width: 300, height: 400)
  private var block: some View { Color.red.frame(width: 40, height: 20) }

  private func size<V: View>(_ view: V, _ proposal: ProposedViewSize? = nil) -> CGSize {
    ViewHost(view).sizeThatFits(proposal ?? self.proposal)
  }

  @Test("several views in a label are a row, in every look, of links and of menus too")
  func labelsOfSeveralViews() throws {
    let url = try #require(URL(string: "https://example.com"))
    @ViewBuilder func label() -> some View {
      Color.red.frame(width: 10, height: 20)
      Color.red.frame(width: 30, height: 10)
    }
    let row = CGSize(width: 48, height: 20)
    #expect(size(Button(action: {}, label: label)) == row)
    #expect(size(Button(action: {}, label: label).buttonStyle(.plain)) == row)
    #expect(size(Link(destination: url, label: label)) == row)
    #expect(size(Menu(content: { EmptyView() }, label: label)) == row)
    #expect(size(NavigationLink(destination: EmptyView(), label: label)) == row)
    let padded = CGSize(width: 68, height: 40)
    #expect(size(Button(action: {}, label: label).buttonStyle(PaddedStyle())) == padded)
    let bordered = LaidOut(VStack { Button(action: {}, label: label).buttonStyle(.bordered) })
    #expect(bordered.frames("Color").map(\.midY).allSatisfy { $0 == bordered.frame.midY })
  }

  @Test("two texts in a label of a control in a row are a title and a smaller subtitle below it")
  func subtitles() throws {
    @ViewBuilder func label() -> some View {
      Text("Title")
      Text("Subtitle")
    }
    let rows = [
      LaidOut(Form { Toggle(isOn: .constant(true), label: label) }),
      LaidOut(Form { Stepper(label: label, onIncrement: {}, onDecrement: {}) }),
      LaidOut(Form { Picker(selection: .constant(1), content: { EmptyView() }, label: label) }),
      LaidOut(Form { LabeledContent(content: { EmptyView() }, label: label) }),
    ]
    for row in rows {
      let texts = row.frames("Text")
      let (title, subtitle) = (try #require(texts.first), try #require(texts.last))
      #expect(title.minX == subtitle.minX && title.maxY <= subtitle.minY)
      #expect(title.height == 20.5 && subtitle.height == 16)
    }
    let (hasSubtitle, isOn) = (true, Binding.constant(true))
    let optional = LaidOut(
      Form {
        Toggle(isOn: isOn) {
          Text("Title")
          if hasSubtitle { Text("Subtitle") }
        }
      })
    #expect(optional.frames("Text").map(\.height) == [20.5, 16])
    // A title alone, and a symbol with its title, are no titles with subtitles.
    let one = LaidOut(Form { Toggle("Title", isOn: isOn) })
    let symbol = LaidOut(
      Form {
        Toggle(isOn: isOn) {
          Image(systemName: "bell")
          Text("Title")
        }
      })
    #expect(one.frames("VStack").isEmpty && symbol.frames("VStack").isEmpty)
    #expect(symbol.frames("Text").first?.height == 20.5)
  }

  @Test("an inline picker in a list has a row for its label and one for each choice")
  func inlineRows() {
    func rows(_ hidden: Bool) -> LaidOut {
      LaidOut(
        Form {
          Picker("Sort by", selection: .constant(2)) {
            Text("Name").tag(1)
            Text("Date").tag(2)
          }
          .pickerStyle(.inline)
          .labelsVisibility(hidden ? .hidden : .visible)
        })
    }
    #expect(rows(false).frames("row").map(\.height) == [44, 44, 44])
    #expect(rows(false).host.tree.texts == ["Sort by", "Name", "Date"])
    #expect(rows(true).host.tree.texts == ["Name", "Date"])
    let (mark, texts) = (rows(true).frames("Image"), rows(true).frames("Text"))
    #expect(mark.count == 1 && mark.first?.midY == texts.last?.midY)
    #expect(mark.first.map { $0.minX > 300 } == true)
  }

  @Test("buttons and fields have their names in trees, and padding only where they have some")
  func names() {
    let view = VStack {
      Button("Open") {}
      Button("Save") {}.buttonStyle(.bordered)
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
      SecureField("Password", text: .constant(""))
    }
    let tree = LaidOut(view).host.tree
    #expect(tree.frames("Button").count == 2 && tree.frames("padding").isEmpty)
    #expect(tree.first("Button")?.detail == nil)
    #expect(tree.first("TextField")?.detail?.hasPrefix("padding top: 6") == true)
    #expect(tree.first("SecureField")?.detail == nil)
  }

  private enum Field { case first }
  private struct Fields: View {
    @FocusState private var focus: Field?
    var body: some View {
      Color.red.gesture(DragGesture().onChanged { _ in }.onEnded { _ in })
        .focused($focus, equals: .first)
    }
  }

  @Test("a gesture is named without its actions, and a focus by its value")
  func effects() {
    let effects = LaidOut(Fields()).host.tree.first("Color")?.effects ?? []
    #expect(effects.map(\.name) == ["gesture", "focused"])
    #expect(effects.map(\.detail) == ["DragGesture", "equals: first"])
  }

  @Test("a button is as large as its label")
  func button() {
    #expect(
      size(
        Button {
        } label: {
          block
        }) == CGSize(width: 40, height: 20))
  }

  @Test("a button style of one's own makes the button's body")
  func buttonStyle() {
    let view = Button {
    } label: {
      block
    }.buttonStyle(PaddedStyle())
    #expect(size(view) == CGSize(width: 60, height: 40))
  }

  @Test("a style may use the button it was asked for without being asked again")
  func primitiveStyle() {
    let view = Button {
    } label: {
      block
    }.buttonStyle(DoubleStyle())
    #expect(size(view) == CGSize(width: 80, height: 20))
  }

  @Test("a toggle takes the width it is proposed, and without its label it is the switch")
  func toggle() {
    let toggle = Toggle(isOn: .constant(true)) { block }
    #expect(size(toggle) == CGSize(width: 300, height: 31))
    #expect(size(toggle.labelsHidden()) == CGSize(width: 49, height: 31))
  }

  @Test("controls with labels are 8 points apart, and from what is no text, whatever their label")
  func spacing() {
    let day = Binding.constant(Date(timeIntervalSince1970: 0))
    let laidOut = LaidOut(
      VStack {
        Color.red.frame(height: 10)
        Toggle("On", isOn: .constant(true))
        Toggle("On", isOn: .constant(true))
        Stepper("Count", value: .constant(1))
        DatePicker("Day", selection: day, displayedComponents: .date)
        ColorPicker("Colour", selection: .constant(.red))
        Color.red.frame(height: 10)
      })
    let children = laidOut.host.tree.children.compactMap(\.frame)
    #expect(children.count == 7)
    for (upper, lower) in zip(children, children.dropFirst()) {
      #expect(abs(lower.minY - upper.maxY - 8) < 0.001)
    }
  }

  @Test("a compact date picker is as wide as its date, at every text size")
  func dates() {
    func picked(_ seconds: Double, _ type: DynamicTypeSize = .large) -> CGSize {
      size(
        DatePicker(
          "", selection: .constant(Date(timeIntervalSince1970: seconds)), displayedComponents: .date
        ).labelsHidden().dynamicTypeSize(type))
    }
    #expect(picked(0).width < picked(24 * 86_400).width)
    #expect(picked(0) == picked(0, .accessibility3))
    let text = size(Text("Jan 1, 1970"))
    #expect(picked(0) == CGSize(width: text.width + 24.5, height: text.height + 14))
  }

  @Test("a toggle style of one's own is told whether the toggle is on")
  func toggleStyle() {
    func width(_ isOn: Bool) -> CGFloat {
      size(
        Toggle(isOn: .constant(isOn)) { Color.blue.frame(width: 5, height: 5) }
          .toggleStyle(CheckStyle())
      ).width
    }
    #expect(width(true) == 30)
    #expect(width(false) == 10)
  }

  @Test("a slider takes the width it is proposed, labels of its ends included")
  func slider() {
    #expect(size(Slider(value: .constant(0.5))) == CGSize(width: 300, height: 31))
    let labelled = Slider(value: .constant(1.0), in: 0...3) {
      block
    } minimumValueLabel: {
      block
    } maximumValueLabel: {
      block
    }
    let host = ViewHost(labelled, size: CGSize(width: 300, height: 100))
    host.layout()
    #expect(host.tree.children[1].frame?.width == 204)
  }

  @Test("a segmented picker shares the width it is proposed among its segments")
  func segmentedPicker() {
    let picker = Picker("Size", selection: .constant(1)) {
      ForEach(0..<3) { block.tag($0) }
    }
    let host = ViewHost(picker.pickerStyle(.segmented), size: CGSize(width: 300, height: 100))
    #expect(host.sizeThatFits(proposal) == CGSize(width: 300, height: 32))
  }

  @Test("a menu picker is as large as the chosen view with arrows, and follows the choice")
  func menuPicker() {
    func width(_ choice: Int) -> CGFloat {
      size(
        Picker("Width", selection: .constant(choice)) {
          Color.red.frame(width: 10, height: 5).tag(1)
          Color.red.frame(width: 70, height: 5).tag(2)
        }
      ).width
    }
    #expect(width(1) == 50)
    #expect(width(2) == 110)
  }

  @Test("a row of a list shows a picker's label, and no padding around its choice")
  func menuPickerInRow() {
    let list = List {
      Picker("Width", selection: .constant(1)) { Color.red.frame(width: 10, height: 5).tag(1) }
    }
    let laidOut = LaidOut(list)
    #expect(laidOut.frames("Text").count == 1)
    #expect(laidOut.frames("MenuArrows")[0].maxX == laidOut.frames("row")[0].maxX - 20)
  }

  @Test("bordered buttons have the room of their size around the label, small ones a smaller font")
  func borderedButtons() {
    func height(_ size: ControlSize) -> CGFloat {
      self.size(Button("Title") {}.buttonStyle(.bordered).controlSize(size)).height
    }
    #expect(height(.mini) == 28)
    #expect(height(.small) == 28)
    #expect(height(.regular) == 34.5)
    #expect(height(.large) == 50.5)
    let small = Button("Title") {}.buttonStyle(.borderedProminent).controlSize(.small)
    #expect(size(small).width == size(Text("Title").font(.subheadline)).width + 20)
    #expect(size(small.font(.title)).width == size(Text("Title").font(.title)).width + 20)
    #expect(size(Button("Title") {}.controlSize(.small)) == size(Text("Title")))
  }

  @Test(
    "with larger text buttons and fields grow, switches, steppers, wheels and segments do not",
    arguments: [DynamicTypeSize.xSmall, .large, .accessibility3])
  func dynamicType(_ type: DynamicTypeSize) {
    func sized<V: View>(_ view: V) -> CGSize { size(view.dynamicTypeSize(type)) }
    let line = sized(Text("Title")).height
    #expect(sized(Button("Title") {}.buttonStyle(.bordered)).height == line + 14)
    let field = sized(TextField("Title", text: .constant(""))).height
    #expect(field > line + 1 && field <= line + 2)
    #expect(sized(Toggle("", isOn: .constant(true)).labelsHidden()).height == 31)
    #expect(sized(Stepper("", value: .constant(1)).labelsHidden()) == CGSize(width: 94, height: 32))
    #expect(
      sized(
        Picker("", selection: .constant(1)) { Text("Title").tag(1) }.pickerStyle(.segmented)
      ).height == 32)
    #expect(
      sized(Picker("", selection: .constant(1)) { Text("a").tag(1) }.pickerStyle(.wheel)).height
        == 216)
  }

  @Test("a text field takes the width it is proposed and stays one line high")
  func textField() {
    let long = String(repeating: "word ", count: 100)
    let one = size(TextField("Name", text: .constant("")))
    #expect(one.width == 300)
    #expect(size(TextField("Name", text: .constant(long))) == one)
    #expect(
      size(TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)).height
        == one.height + 12)
    #expect(size(TextField("Name", text: .constant(long), axis: .vertical)).height > one.height)
    func height(_ limit: ClosedRange<Int>, _ axis: Axis) -> CGFloat {
      size(TextField("Name", text: .constant(""), axis: axis).lineLimit(limit)).height
    }
    // Lines of body text are 22 points apart, and the last one is 20.5 high.
    #expect(height(1...6, .vertical) == one.height)
    #expect(height(3...6, .vertical) == 64.5)
    #expect(height(4...6, .vertical) == 86.5)
    #expect(height(3...6, .horizontal) == one.height)
  }

  @Test("work of unknown length is a wheel, known work a bar as wide as proposed")
  func progress() {
    #expect(size(ProgressView()) == CGSize(width: 20, height: 20))
    #expect(size(ProgressView(value: 0.5)) == CGSize(width: 300, height: 4))
    #expect(size(ProgressView(value: 0.5).progressViewStyle(.circular)).width == 20)
    #expect(size(ProgressView().controlSize(.large)) == CGSize(width: 37, height: 37))
  }

  @Test("a label style chooses between icon and title")
  func label() {
    let label = Label {
      block
    } icon: {
      Color.blue.frame(width: 10, height: 10)
    }
    #expect(size(label) == CGSize(width: 58, height: 20))
    #expect(size(label.labelStyle(.iconOnly)) == CGSize(width: 10, height: 10))
    #expect(size(label.labelStyle(.titleOnly)) == CGSize(width: 40, height: 20))
  }

  @Test("a disclosure group shows its content while it is expanded")
  func disclosure() {
    func height(_ isExpanded: Bool) -> CGFloat {
      size(
        DisclosureGroup(isExpanded: .constant(isExpanded)) {
          block
        } label: {
          block
        }
      ).height
    }
    #expect(height(false) == 20)
    #expect(height(true) == 48)
  }

  @Test("a canvas takes what it is proposed, and the tree says that its drawing is not run")
  func canvas() {
    var wasRun = false
    let canvas = Canvas { _, _ in wasRun = true }
    let host = ViewHost(canvas, size: CGSize(width: 80, height: 60))
    host.layout()
    #expect(host.tree.frame?.size == CGSize(width: 80, height: 60))
    #expect(host.tree.detail == "drawing not run")
    #expect(!wasRun)
  }

  @Test("an image that is loaded shows its placeholder")
  func asyncImage() {
    let view = AsyncImage(url: URL(string: "https://example.com/a.png")) { image in
      image.resizable()
    } placeholder: {
      block
    }
    #expect(size(view) == CGSize(width: 40, height: 20))
  }
}
