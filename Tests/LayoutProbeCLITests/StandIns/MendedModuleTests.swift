import Foundation
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite("Stand-ins for what does not compile", .enabled(if: CommandRun.canCompile), .ownThreads)
struct MendedModuleTests {
  private static let known: Set<String> = ["SwiftUI", "HeadlessUI", "Foundation", "LayoutProbe"]

  private struct Mended {
    var module: MendedModule
    var rounds: Int

    var isCompiled: Bool { if case .compiled = module.outcome { true } else { false } }
    var text: String { module.sources.files.map(\.text).joined(separator: "\n") }
    var sentences: [String] { module.standIns.map(\.sentence) }
  }

  private func mend(_ sources: [String]) throws -> Mended {
    let files = sources.enumerated().map { index, text in
      SourceUnit.File(path: "File\(index + 1).swift", text: text)
    }
    let checker = try #require(try TypeChecker())
    var module = ModuleSources(name: "Made", files: files)
    module.knownModules = Self.known
    let mended = try StandIns.mend(module, compile: checker.check)
    return Mended(module: mended, rounds: checker.rounds)
  }

  private func mend(_ source: String) throws -> Mended { try mend([source]) }

  @Test("20 packages that do not exist are stood in for, and what shows of the views stays")
  func packages() throws {
    let mended = try mend(MadeUpPackages.all.map(\.source))
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.rounds <= 6)
    for (index, file) in MadeUpPackages.all.enumerated() {
      let text = mended.module.sources.files[index].text
      for kept in file.kept { #expect(text.contains(kept), "\(file.package): \(text)") }
      let own = mended.module.standIns.filter { $0.place.file == "File\(index + 1).swift" }
      #expect(own.contains { $0.kind == .module && $0.original == file.package })
      for missing in file.missing {
        #expect(own.contains { $0.original.hasPrefix(missing) }, "\(missing): \(own)")
      }
      #expect(!own.contains { $0.kind == .body }, "\(file.package): \(own)")
    }
  }

  @Test("a sample in the place of a variable overrides nothing where that was taken out before")
  func takenOut() throws {
    let outline = SourceOutline(
      TokenizedSource("class A: B {\n  override var url: URL? { didSet {} }\n}\n"))
    let token = try #require(
      outline.source.tokens.indices.first { outline.source.text($0) == "url" })
    func texts(_ isTakenOut: @escaping (Int) -> Bool) -> [String] {
      MendLadder(
        outline, file: "A.swift", line: { _ in 2 }, reason: "wrong", knownTypes: [],
        isTakenOut: isTakenOut
      ).mends(at: token).map(\.text)
    }
    let start = "override var url: URL? { get {"
    #expect(texts { _ in false }.contains { $0.hasPrefix(start) })
    let without = texts { outline.source.text($0) == "override" }
    #expect(without.contains { $0.hasPrefix("var url: URL? { get {") })
    #expect(!without.contains { $0.hasPrefix("override") })
  }

  @Test("a type with a property wrapper that is missing keeps its conformances, and its values")
  func wrapperInCodable() throws {
    let mended = try mend(
      """
      import Firestore
      import SwiftUI
      struct Message: Identifiable, Codable, Hashable {
        @DocumentID var id: String?
        let text: String
        let time: Timestamp
        static let samples: [Message] = [
          .init(id: "a", text: "kept", time: Timestamp(seconds: 1, nanoseconds: 2)),
        ]
      }
      struct Row: View {
        var body: some View { Text(Message.samples[0].text) }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains("let text: String"), "\(mended.text)")
    #expect(mended.text.contains("text: \"kept\""), "\(mended.text)")
    #expect(mended.text.contains("Text(Message.samples[0].text)"))
  }

  @Test("an initializer is kept whose parameter has a generic type that is not here")
  func genericParameters() throws {
    let mended = try mend(
      """
      import Architecture
      import SwiftUI
      struct Page: View {
        let store: StoreOf<Feature>
        init(with store: StoreOf<Feature>, other: Other<Int, [String]>? = nil) { self.store = store }
        var body: some View { Text("kept") }
      }
      struct Root: View { var body: some View { Page(with: Store()) } }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains("{ self.store = store }"), "\(mended.text)")
    #expect(mended.text.contains("{ Page(with: "), "\(mended.text)")
  }

  @Test(
    "a package may have a type of its own name, and an attribute is all that is wrong with a type")
  func typesOfPackages() throws {
    let mended = try mend(
      """
      import SwiftUI
      import Tagged
      struct Meeting: Hashable, Identifiable, Codable {
        let id: Tagged<Self, UUID>
        var other: Tagged<Int, String>?
        var title = "kept"
      }
      @CasePathable @dynamicMemberLookup enum Path: Hashable { case first(Meeting), second }
      struct Page: View {
        let path: Path
        var body: some View {
          switch path {
          case .first(let meeting): Text(meeting.title)
          case .second: Text("second")
          }
        }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    for kept in [
      "var title = \"kept\"", "enum Path: Hashable { case first(Meeting), second }",
      "case .first(let meeting): Text(meeting.title)",
    ] {
      #expect(mended.text.contains(kept), "\(kept): \(mended.text)")
    }
  }

  @Test("a class that does without another's initializers conforms to what is missing")
  func classesAlone() throws {
    let mended = try mend(
      """
      import Navigation
      import SwiftUI
      final class Model: HashableObject {
        let title: String
        init(title: String) { self.title = title }
      }
      final class Screen: BaseScreen {
        let title: String
        init(title: String) { self.title = title; super.init() }
      }
      final class Implicit: BaseScreen {
        let title: String
        init(title: String) { self.title = title }
      }
      struct Page: View {
        var body: some View { Text(Model(title: "a").title + Screen(title: "b").title) }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    for kept in [
      "init(title: String) { self.title = title }", "{ self.title = title; super.init() }",
      "Text(Model(title: \"a\").title + Screen(title: \"b\").title)",
    ] {
      #expect(mended.text.contains(kept), "\(kept): \(mended.text)")
    }
  }

  @Test("content that is made of a binding is shown, and a modifier's name may be a member's")
  func contentOfBindings() throws {
    let mended = try mend(
      """
      import Store
      import SwiftUI
      struct Page: View {
        @Shared(.rows) var rows
        var body: some View {
          ForEach($rows) { $row in
            TextField("name", text: $row.name).foregroundColor(row.theme.accentColor).padding(3)
          }
        }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    let text = mended.text
    for kept in ["{ $row in", "TextField(\"name\", text: ", ".foregroundColor(", ".padding(3)"] {
      #expect(text.contains(kept), "\(kept): \(text)")
    }
  }

  @Test("what an unknown view does is not what it shows, and a control keeps its kind")
  func actionsOfUnknownViews() throws {
    let mended = try mend(
      """
      import Defaults
      import SwiftUI
      struct Page: View {
        @Default(.interval) var interval
        @State var path: [String] = []
        @State var isEditing = false
        @State var name = ""
        var body: some View {
          VStack {
            TextField(Defaults.title, text: $name)
            EntryRow(title: "Open", count: 3) { path.append("friends") }
            Slider(value: $interval, in: 60...960, step: 60) { editing in isEditing = editing }
            Stepper("Count", value: $interval)
            Button("Add") {
              if isEditing {
                @Dependency(\\.departments) var departments
                @Dependency(\\.clock) var clock: Clock
                departments.add(clock)
              }
            }
          }
        }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    let text = mended.text
    for kept in [
      "Slider(value: ", "{ editing in isEditing = editing }", "text: $name)",
      "Stepper(\"Count\", value: ",
      "Button(\"Add\")",
    ] {
      #expect(text.contains(kept), "\(kept): \(text)")
    }
    #expect(!text.contains("path.append(\"friends\")"), "\(text)")
    #expect(mended.sentences.contains { $0.contains("a placeholder replaces EntryRow(…) {…}") })
  }

  @Test("a picker and a field for a value keep their kind where the type of the value is missing")
  func bindingsOfAnyType() throws {
    let mended = try mend(
      """
      import SwiftUI
      enum Kind: String, CaseIterable, Identifiable { case one, two; var id: Self { self } }
      struct Page: View {
        let store: MissingStore
        @State var own = 1
        var body: some View {
          Form {
            TextField("Padding", value: store.binding(get: \\.padding), format: .number)
            TextField("Old", value: store.$padding, formatter: NumberFormatter())
            Picker("Kind", selection: store.$kind) {
              ForEach(Kind.allCases) { Text($0.rawValue) }
            }
            TextField("Own", value: $own, format: .number)
          }
        }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    for control in [
      "TextField(\"Padding\"", "TextField(\"Old\"", "Picker(\"Kind\"", "value: $own",
    ] {
      #expect(mended.text.contains(control), "\(control): \(mended.text)")
    }
    #expect(!mended.sentences.contains { $0.contains("placeholder") }, "\(mended.sentences)")
  }

  @Test("what is a view by a missing package's protocol keeps its modifiers")
  func modifiersOfContracts() throws {
    let mended = try mend(
      """
      import SwiftUI
      import UDF
      struct Cover: Container { var size: CGSize }
      struct Page: View {
        var body: some View {
          Cover(size: CGSize(width: 90, height: 120)).frame(width: 90, height: 120)
            .overlay(Text("2024"), alignment: .bottom)
        }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains(".frame(width: 90, height: 120)"), "\(mended.text)")
    #expect(mended.text.contains(".overlay(Text(\"2024\"), alignment: .bottom)"), "\(mended.text)")
  }

  @Test("a modifier that an extension of View applies to itself is left out alone")
  func modifiersOfExtensions() throws {
    let mended = try mend(
      """
      import Shimmer
      import SwiftUI
      extension View {
        func shimmers(_ isActive: Bool) -> some View { modifier(ShimmerModifier(isActive: isActive)) }
      }
      struct Page: View { var body: some View { Text("kept").shimmers(true) } }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains("{ self._withoutModifier("), "\(mended.text)")
  }

  @Test("a controller that something missing makes is a sample, and its view stays one")
  func opaqueController() throws {
    let mended = try mend(
      """
      import Injection
      import SwiftUI
      struct Page: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> some UIViewController {
          let container = Container()
          return container.resolve(UIViewController.self)!
        }
        func updateUIViewController(_ controller: UIViewControllerType, context: Context) {}
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains("as UIViewController"), "\(mended.text)")
    #expect(mended.text.contains("Page: UIViewControllerRepresentable"), "\(mended.text)")
  }

  @Test("what a view of SwiftUI is given too much is left out, and a container shows its content")
  func extraArguments() throws {
    let mended = try mend(
      """
      import SwiftUI
      struct Card: View {
        @Binding var path: [Int]
        var body: some View {
          NavigationStack(path: $path) {
            Text("first", table: 3).padding(.all, 10, animated: true)
          } destination: { (number: Int) in
            Text("elsewhere")
          }
          VStack(alignment: .leading, glow: 3) {
            Text("second")
          } footer: {
            Text("below")
          }
          Button(role: .cancel, haptics: .light) { print("act") } label: { Text("third") }
        }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    let text = mended.text
    for kept in [
      "NavigationStack(path: $path) {", "Text(\"first\")", ".padding(.all, 10)", "Text(\"second\")",
      "Text(\"third\")",
    ] {
      #expect(text.contains(kept), "\(kept): \(text)")
    }
    for gone in ["elsewhere", "table", "animated", "glow", "below", "print"] {
      #expect(!text.replacing(#/"File1[^"]*"/#, with: "").contains(gone), "\(gone): \(text)")
    }
    #expect(mended.sentences.contains { $0.hasSuffix("animated: true is left out") })
  }

  @Test("what a button does is not taken for what it shows, and its title may be a sample")
  func actionsOfButtons() throws {
    let mended = try mend(
      """
      import SwiftUI
      import Shop
      struct Card: View {
        var item: Item
        var body: some View {
          Button(item.name) { buy() }.padding(5)
          PayButton("Pay") { buy() }
          PlayerView { await load() }
          Panel { Text("kept").task { await load() } }
          IconButton(style: .big) { Text("shown") }
        }
        func buy() {}
        func load() async {}
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(
      mended.text.contains(
        #/Button\(\(_standIn\("[^"]*"\) as String\)\) \{ buy\(\) \}\.padding\(5\)/#))
    #expect(mended.text.contains("Text(\"kept\").task { await load() }"), "\(mended.text)")
    #expect(mended.text.contains("Text(\"shown\")"))
    #expect(mended.sentences.contains { $0 == "a placeholder replaces PlayerView {…}" })
    #expect(mended.sentences.contains { $0 == "a placeholder replaces PayButton(…) {…}" })
  }

  @Test("a file that has SwiftUI from a package which is missing keeps its attributes")
  func attributesOfPackage() throws {
    let mended = try mend(
      """
      import Architecture
      @Observable final class Model { var names = ["a"] }
      final class Store: ObservableObject { @Published var text = "b" }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains("@Observable final class Model"))
    #expect(mended.text.contains("ObservableObject { @Published var text"))
  }

  @Test("however many children of a stack are wrong, all of them are shown")
  func manyChildren() throws {
    let rows = (1...12).map { row in
      """
          Text("row \(row)").font(.brand\(row)).foregroundStyle(.brand\(row)).brand\(row)().styled()
      """
    }
    let mended = try mend(
      """
      import SwiftUI
      import Brands
      struct Rows: View {
        var body: some View {
          VStack {
      \(rows.joined(separator: "\n"))
          }
        }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    for row in 1...12 { #expect(mended.text.contains("Text(\"row \(row)\")"), "\(row)") }
    #expect(mended.sentences.count { $0 == ".styled() is left out" } == 12)
  }

  @Test("a container of which the data and a part of the content are missing shows the rest")
  func dataAndContent() throws {
    let mended = try mend(
      """
      import SwiftUI
      import Kingfisher
      import Mystery
      struct Sets: View {
        let store: Unknown<Int>
        var body: some View {
          ForEach(store.sets) { set in
            VStack {
              Text("kept")
              KFImage(set.logo).resizable().frame(height: 100)
            }
          }
        }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains("Text(\"kept\")"), "\(mended.text)")
    #expect(mended.sentences.contains("its content replaces ForEach(…) {…}"))
    #expect(mended.sentences.contains("a placeholder replaces KFImage(…)"))
  }

  @Test("closures that a system's function takes may use what is the main actor's")
  func isolation() throws {
    let mended = try mend(
      """
      import SwiftUI
      @MainActor final class Clock: ObservableObject {
        @Published var ticks = 0
        var timer: Timer?
        func start() {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            guard let self else { return }
            if ticks < 9 { ticks += 1 }
            tick()
          }
          RunLoop.main.perform { self.tick(); self.ticks = 0 }
          let later: @Sendable () -> Void = { self.ticks += 2 }
          OperationQueue.main.addOperation(later)
        }
        func tick() {}
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.sentences == [])
    #expect(mended.text.contains("{ @MainActor  [weak self] _ in"), "\(mended.text)")
    #expect(mended.text.contains("perform { @MainActor in  self.tick(); self.ticks = 0 }"))
  }

  @Test("a representable keeps its place where the view that it makes is of a type that is missing")
  func representableOfMissingView() throws {
    let mended = try mend(
      """
      import AVKit
      import SwiftUI
      struct RoutePicker: UIViewRepresentable {
        func makeUIView(context: Context) -> AVRoutePickerView {
          let picker = AVRoutePickerView()
          picker.tintColor = .white
          return picker
        }
        func updateUIView(_ view: AVRoutePickerView, context: Context) {}
      }
      struct Player: View {
        var body: some View { RoutePicker().frame(width: 50, height: 50).padding(3) }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains("RoutePicker: UIViewRepresentable"), "\(mended.text)")
    #expect(mended.text.contains("RoutePicker().frame(width: 50, height: 50).padding(3)"))
  }

  @Test("a modifier that cannot be compiled leaves what it modifies, without words for it too")
  func modifierBody() throws {
    let mended = try mend(
      """
      import Combine
      import SwiftUI
      struct Keyboard: ViewModifier {
        @State private var height: CGFloat = 0
        func body(content: Content) -> some View {
          content.padding(.bottom, height).onAppear {
            NotificationCenter.Missing(center: .default, name: UIResponder.keyboardWillShowNotification)
              .merge(with: NotificationCenter.Missing(center: .default, name: .init("a")))
              .compactMap { note in
                withAnimation(.easeOut(duration: 0.16)) {
                  note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                }
              }
              .map { rect in rect.height }
              .sink { _ in }
          }
        }
      }
      struct Page: View {
        var body: some View { Text("a").modifier(Keyboard()) }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains("func body(content: Content) -> some View"), "\(mended.text)")
    #expect(mended.text.contains("content"), "\(mended.text)")
  }

  @Test("arithmetic that a quick look gives up on is left as it is")
  func arithmetic() throws {
    let mended = try mend(
      """
      import Missing
      import SwiftUI
      enum Lengths {
        static let day: TimeInterval = 24 * 60 * 60 * 30
        static let bar: CGFloat = 10 + 2 * 8 + 4
      }
      struct Page: View {
        var body: some View { Text("\\(Lengths.bar)"); Text(Something.text) }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains("24 * 60 * 60 * 30") && mended.text.contains("10 + 2 * 8 + 4"))
  }

  @Test("the use of a macro whose plugin is missing is a sample, and the view around it stays")
  func macroWithoutPlugin() throws {
    let mended = try mend([
      """
      import Foundation
      @freestanding(expression)
      public macro localized(_ value: String, bundle: Bundle? = nil) -> String =
        #externalMacro(module: "MadeUpPlugin", type: "LocalizedMacro")
      """,
      """
      import Foundation
      import SwiftUI
      enum Theme {
        case light, dark
        var description: String {
          switch self {
          case .light: #localized("Light")
          case .dark: #localized("Dark", bundle: .main)
          }
        }
      }
      struct Title: View {
        var body: some View {
          VStack {
            Text("kept")
            Text(#localized("Light"))
            Text(Theme.dark.description)
          }
        }
      }
      """,
    ])
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains("Text(\"kept\")"), "\(mended.text)")
    #expect(mended.text.contains("Text(Theme.dark.description)"), "\(mended.text)")
    #expect(!mended.sentences.contains { $0.contains("placeholder") }, "\(mended.sentences)")
  }

  @Test("a module that only another platform imports is not stood in for")
  func otherPlatform() throws {
    let mended = try mend(
      """
      #if os(watchOS)
        import WatchOnly
      #else
        import Absent
      #endif
      import SwiftUI
      struct Row: View {
        var body: some View { Badge() }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    let modules = mended.module.standIns.filter { $0.kind == .module }.map(\.original)
    #expect(modules == ["Absent"])
  }

  @Test("an image that a package adds stays an image, with its modifiers")
  func missingValue() throws {
    let mended = try mend(
      """
      import SwiftUI
      struct Icons: View {
        var body: some View {
          VStack {
            Image.logo.resizable().frame(width: 20, height: 20)
            Color.brand(3).frame(height: 4)
            Text.title
          }
        }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains("as Image).resizable().frame(width: 20, height: 20)"))
    #expect(mended.text.contains("as Color).frame(height: 4)"), "\(mended.text)")
    #expect(mended.text.contains("as Text)"), "\(mended.text)")
    #expect(!mended.sentences.contains { $0.contains("placeholder") }, "\(mended.sentences)")
  }

  @Test("a text of something that is missing is a text, and no placeholder")
  func missingText() throws {
    let mended = try mend(
      """
      import SwiftUI
      struct Titles: View {
        var body: some View {
          VStack {
            Text(gone("x"))
            Text(Lost.shared.name).font(.title)
            Label(gone("y"), systemImage: "star")
          }
        }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains(#/Text\(.*as String.*\n.*Text\(.*as String\)\)\.font\(\.title\)/#))
    #expect(!mended.sentences.contains { $0.contains("placeholder") }, "\(mended.sentences)")
  }

  @Test("an initializer keeps what sets its properties, where the compiler gives up on a statement")
  func effort() throws {
    let mended = try mend(
      """
      import Combine
      import Network
      import SwiftUI
      final class Connection {
        private let monitor = NWPathMonitor()
        private let isConnected: CurrentValueSubject<Bool, Never>
        init() {
          let first = monitor.currentPath.status == .satisfied
          self.isConnected = CurrentValueSubject<Bool, Never>(first)
          monitor.pathUpdateHandler = { [weak self] path in
            let now = (path.status == .satisfied)
            DispatchQueue.main.async { self?.isConnected.value = now }
          }
          monitor.start(queue: .main)
        }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(!mended.module.standIns.contains { $0.kind == .body }, "\(mended.sentences)")
    #expect(mended.text.contains("self.isConnected = CurrentValueSubject<Bool, Never>(first)"))
  }

  @Test("a missing type of arguments that escape is a function, and can be called")
  func functionType() throws {
    let mended = try mend(
      """
      import Nowhere
      import SwiftUI
      struct Card: View {
        let title: String
        func change(_ dispatch: @escaping Dispatch) -> () -> Void { { dispatch(title) } }
        var body: some View { Button(title, action: change { _ in }) }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains("{ { dispatch(title) } }"), "\(mended.text)")
    #expect(mended.text.contains("Button(title, action: change { _ in })"), "\(mended.text)")
  }

  @Test("the content of a container stays whose module has the name of a system type")
  func qualifiedContainer() throws {
    let mended = try mend(
      """
      import Settings
      import SwiftUI
      struct Pane: View {
        @State private var isOn = false
        var body: some View {
          Settings.Container(contentWidth: 450) {
            Settings.Section(title: "") { Text("one") }
            Settings.Section(title: "") { Text("two") }
            Settings.Section(title: "", divider: true) { Text("three") }
            Settings.Section(title: "") { Text("four") }
            Settings.Section(title: "") { Text("five") }
            Settings.Section(title: "") {
              Toggle("kept", isOn: $isOn)
            }
          }
          .padding(3)
        }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains(#"Toggle("kept", isOn: $isOn)"#), "\(mended.text)")
    #expect(mended.text.contains(".padding(3)"), "\(mended.text)")
  }

  @Test("the name of an extended type says nothing of its kind")
  func extendedType() throws {
    let mended = try mend(
      """
      import Library
      import SwiftUI
      extension Library.Book { var isLong: Bool { false } }
      struct Shelf: View {
        let book: Library.Book
        var body: some View { Text(book.isLong ? "long" : "short") }
      }
      struct Shown: View {
        var body: some View { Shelf(book: Library.Book()) }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    let library = try #require(
      mended.module.sources.standInModules.first { $0.name == "Library" })
    #expect(library.text.contains("struct Book"), "\(library.text)")
  }

  @Test("a missing type in an attribute before a function is stood in for")
  func typeInAttribute() throws {
    let mended = try mend(
      """
      import Nowhere
      import SwiftUI
      struct Card: View {
        @Route(Home: Place.self) func open<T>(_ value: T) { print(value) }
        var body: some View { Text("kept") }
      }
      struct Other { var place: Place? }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains("Text(\"kept\")"))
  }

  @Test("a property of a generic type that is missing, with observers, keeps its name")
  func genericProperty() throws {
    let mended = try mend(
      """
      import Combine
      import Nowhere
      import SwiftUI
      struct Tab {}
      final class Editor: ObservableObject {
        @Published var tabs: OrderedSet<Tab> = [] { didSet { print(tabs, oldValue.count) } }
        var last: OrderedSet<Tab>? = OrderedSet<Tab>()
        func clear() { tabs = OrderedSet([]) }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains("var tabs: OrderedSet"))
    #expect(mended.text.contains("var last: OrderedSet?"))
    #expect(mended.text.contains("func clear()"))
  }

  @Test("a type inside of one that is missing, and its members, are known wherever they are used")
  func nestedTypes() throws {
    let mended = try mend(
      """
      import SwiftUI
      struct Card: View {
        let mode: AbsentPanel.Mode
        let other: AbsentPanel.Mode
        init(mode: AbsentPanel.Mode, other: AbsentPanel.Mode) {
          self.mode = mode
          self.other = other
        }
        var body: some View { Text("a") }
      }
      struct Row: View {
        let mode: AbsentPanel.Mode
        var body: some View { Card(mode: mode, other: mode) }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.module.standIns.map(\.original) == ["AbsentPanel"])
  }

  @Test(
    "functions of the system's that are only declared have a stand-in, those that are here none")
  func missingDefinitions() throws {
    let mended = try mend(
      """
      import SwiftUI
      typealias Connection = Int32
      @_silgen_name("CGSMainConnectionID")
      func CGSMainConnectionID() -> Connection
      @_silgen_name("CGSSetThing") @discardableResult
      func CGSSetThing(_ connection: Connection, _ value: inout Int) -> Int32
      @_silgen_name("CGSForget") func CGSForget(_ connection: Connection)
      @_silgen_name("getpid") func process() -> Int32
      struct Card: View {
        var body: some View { Text("\\(CGSMainConnectionID()) \\(process())") }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(
      mended.module.standIns.map(\.label) == [
        "File1.swift:4: a sample replaces the body of CGSMainConnectionID()",
        "File1.swift:6: a sample replaces the body of CGSSetThing()",
        "File1.swift:7: the body of CGSForget() is left out",
      ])
    #expect(mended.module.standIns.allSatisfy { $0.reason == "no library here defines it" })
  }

  @Test("of a view in one branch of a condition, a missing modifier alone is left out")
  func modifierInBranch() throws {
    for modifier in ["modifier(Locator(on: $on))", "onReceive(Absent.values) { _ in on = true }"] {
      let mended = try mend(
        """
        import Absent
        import SwiftUI
        struct Card: View {
          @State var on = false
          var body: some View {
            #if os(macOS)
            Text("a")
            #elseif os(iOS)
            Text("b")
            List { Text("c") }
              .listStyle(.plain)
              .\(modifier)
              .navigationTitle("d")
            #endif
          }
        }
        """)
      #expect(mended.isCompiled, "\(mended.module.outcome)")
      #expect(mended.module.standIns.map(\.kind) == [.module, .modifier], "\(mended.sentences)")
      #expect(mended.text.contains(#".navigationTitle("d")"#), "\(mended.text)")
    }
  }

  @Test("lines keep their numbers, whatever is replaced in them")
  func lines() throws {
    let source = """
      import SwiftUI
      import Nowhere
      struct Card: View {
        var body: some View {
          Elsewhere(
            title: 3,
            color: .red
          )
          .padding()
          Text("kept")
        }
      }
      let last = 1
      """
    let mended = try mend(source)
    #expect(mended.isCompiled)
    let lines = mended.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[8].contains(".padding()"))
    #expect(lines[9].contains(#"Text("kept")"#))
    #expect(lines[12] == "let last = 1")
    #expect(
      mended.module.standIns.map(\.label) == [
        "File1.swift:2: an empty module replaces Nowhere",
        "File1.swift:5: a placeholder replaces Elsewhere(…)",
      ])
  }

  @Test("what compiles is handed on as it is")
  func untouched() throws {
    let source = "import SwiftUI\nstruct Card: View { var body: some View { Text(\"a\") } }\n"
    let mended = try mend(source)
    #expect(mended.isCompiled)
    #expect(mended.rounds == 1)
    #expect(mended.text == source)
    #expect(mended.module.standIns == [])
  }

  @Test("a function that does not compile is replaced alone, by what its result allows")
  func bodies() throws {
    let mended = try mend(
      """
      import SwiftUI
      struct Model {
        func load() { let a = absent(); for b in a.c { b.d = a[b] + 1 as Missing.Kind } }
        func count() -> Int { let x = absent(); switch x { case .a(let n): return n.m } }
        let name = "kept"
      }
      struct Card: View {
        let model = Model()
        var body: some View { Text(model.name) }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains(#"let name = "kept""#))
    #expect(mended.text.contains("Text(model.name)"))
    #expect(mended.text.contains("func count() -> Int"))
  }

  @Test("a stack in the place of its layout is stood in for, with the name of the layout")
  func stackForLayout() throws {
    let mended = try mend(
      """
      import SwiftUI
      struct Card: View {
        var isWide = true
        var body: some View {
          let layout = isWide ? AnyLayout(HStack(spacing: 3)) : AnyLayout(VStack())
          layout { Text("a") }
        }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(
      mended.sentences == [
        "HStackLayout replaces HStack", "VStackLayout replaces VStack",
      ])
    #expect(mended.module.standIns.allSatisfy { $0.reason.contains("has been replaced by") })
    #expect(mended.module.standIns.map(\.kind) == [.name, .name])
    #expect(mended.text.contains("AnyLayout(HStackLayout(spacing: 3)) : AnyLayout(VStackLayout())"))
  }

  @Test("conditions around a chain of modifiers stay whole")
  func conditions() throws {
    let mended = try mend(
      """
      import SwiftUI
      struct Card: View {
        var body: some View {
          Text("a")
            #if os(iOS)
            .unheard(of: 1)
            #else
            .padding()
            #endif
            .frame(width: 20)
        }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains(".frame(width: 20)"))
    #expect(mended.text.contains("#endif"))
    #expect(mended.sentences == [".unheard(…) is left out"])
  }

  @Test("a member of a type that is not here may be a keyword")
  func keywords() throws {
    let mended = try mend(
      """
      import SwiftUI
      import Brands
      struct Card: View {
        let brand: Brand = .default
        var body: some View { Text("a").opacity(brand == .none ? 1 : 0.5) }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains("let brand: Brand = .default"))
  }

  @Test("many errors in one statement replace it, and not the type around it")
  func manyErrors() throws {
    let mended = try mend(
      """
      import SwiftUI
      import Clouds
      final class Store: ObservableObject {
        enum State { case idle, failed }
        @Published var state = State.idle
        func note(_ error: CloudError) {
          switch error.code {
          case .partial: state = .failed
          case .unknown: state = .failed
          case .denied: state = .failed
          case .network: state = .failed
          default: break
          }
        }
      }
      struct Page: View {
        @StateObject var store = Store()
        var body: some View { Text(store.state == .idle ? "idle" : "failed") }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains("@Published var state = State.idle"), "\(mended.sentences)")
    #expect(!mended.sentences.contains { $0.contains("Store") }, "\(mended.sentences)")
  }

  @Test("of a form with one wrong statement the others stay")
  func form() throws {
    let mended = try mend(
      """
      import SwiftUI
      struct Page: View {
        enum Status { case inStock(quantity: Int), gone }
        @State var status = Status.gone
        @State var name = ""
        var body: some View {
          Form {
            TextField("Name", text: $name)
            $status.inStock.map { $quantity in Text("\\(quantity)") }
            Text("kept")
          }
        }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains(#"TextField("Name", text: $name)"#), "\(mended.text)")
    #expect(mended.text.contains(#"Text("kept")"#), "\(mended.text)")
    #expect(
      mended.sentences == ["a placeholder replaces $status.inStock.map {…}"],
      "\(mended.sentences)")
  }

  @Test("an extension of View that calls a modifier of a package shows the view without it")
  func ownModifier() throws {
    let mended = try mend(
      """
      import SwiftUI
      import Toasts
      extension View {
        func message(_ text: String) -> some View {
          return toast(isPresenting: .constant(true)) { Banner(text) }.padding(1)
        }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains("return self._withoutModifier("), "\(mended.text)")
    #expect(mended.text.contains(".padding(1)"), "\(mended.text)")
  }

  @Test("a modifier of a package is left out alone, whatever closures before it assign")
  func assigningClosures() throws {
    let mended = try mend(
      """
      import SwiftUI
      import Wiring
      struct Page: View {
        @State var isOn = false
        var body: some View {
          VStack {
            if let number = Optional(1) { Text("\\(number)") }
            Button("kept") { isOn = true }
          }
          .wired()
          .padding(1)
        }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    for kept in [#"Button("kept") { isOn = true }"#, ".padding(1)"] {
      #expect(mended.text.contains(kept), "\(mended.text)")
    }
  }

  @Test("a variable of an optional type that is not here stays optional")
  func optionalTypes() throws {
    let mended = try mend(
      """
      import SwiftUI
      import Wiring
      final class Model: ObservableObject {
        private var wire: Unmanaged<Wire.Core>?
        var cord: Wired.Cord<Int>!
        @Published var title = "kept"
        init() { title = "made" }
        func cut() {
          wire = nil
          if let wire { print(wire) }
        }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains(#"init() { title = "made" }"#), "\(mended.text)")
    #expect(mended.text.contains("wire = nil"), "\(mended.text)")
  }

  @Test("where a function is expected, a closure stands in for what is not here")
  func functions() throws {
    let mended = try mend(
      """
      import SwiftUI
      import Wiring
      struct Page: View {
        @Environment(\\.unplug) private var unplug
        func row(_ name: String, tap: @escaping (Int) -> Void) -> some View { Text(name) }
        var body: some View {
          VStack {
            Button("kept", action: unplug)
            row("row", tap: unplug)
          }
        }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains(#"Button("kept", action: { _standIn("#), "\(mended.text)")
    #expect(mended.text.contains(#"row("row", tap: { _ in _standIn("#), "\(mended.text)")
  }

  @Test("of a preview with `return`, only the modifier of a package is left out")
  func returningPreview() throws {
    let mended = try mend(
      """
      import SwiftUI
      import Wiring
      struct Page: View {
        let name: String
        var body: some View { Text(name) }
      }
      #Preview {
        var name = "a"
        name += "b"
        return Page(name: name).wired(to: 1) { Wire() }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains("return Page(name: name)"), "\(mended.text)")
    #expect(mended.sentences.count == 2, "\(mended.sentences)")
  }

  @Test("a preview of which nothing compiles shows a placeholder, and the others stay")
  func lostPreview() throws {
    let mended = try mend(
      """
      import SwiftUI
      import Wiring
      #Preview("lost", traits: wired, wired) { Text("a") }
      #Preview("kept") { Text("b") }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains(#"Text("b")"#), "\(mended.text)")
  }

  @Test("a file may name a module that only another file imports")
  func leakedImport() throws {
    let mended = try mend([
      """
      import SwiftUI
      import Records
      let card: Records.Card? = nil
      """,
      """
      import SwiftUI
      import Stores
      struct Page: View {
        var store: Store?
        func add(_ card: Records.Card, _ other: Records.Other) {}
        var body: some View { Text("kept") }
      }
      """,
    ])
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains("_ card: Records.Card, _ other: Records.Other"), "\(mended.text)")
  }

  @Test("a wrong label is no error of syntax, for which all would be taken back")
  func labels() throws {
    let mended = try mend(
      """
      import SwiftUI
      import Boxes
      struct Page: View {
        var body: some View {
          VStack {
            Box(1)
            Text("a").foregroundColor(Color(hex: 1))
            Text("b").foregroundColor(Color(hex: 2))
          }
        }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.rounds <= 4, "\(mended.rounds)")
    #expect(mended.sentences.contains("a placeholder replaces Box(…)"))
    #expect(mended.text.contains(#"Text("b")"#), "\(mended.text)")
  }

  @Test("a type of an absent package comes before one of a system module that has its name")
  func ambiguous() throws {
    let mended = try mend(
      """
      import SwiftUI
      import Models
      extension Models.ModelConfiguration { static var small: Int { 1 } }
      struct Page: View {
        let configuration: ModelConfiguration
        var body: some View { Text("\\(ModelConfiguration.small)") }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains("let configuration: ModelConfiguration"), "\(mended.text)")
    #expect(!mended.sentences.contains { $0.contains("Page") }, "\(mended.sentences)")
  }

  @Test("a modifier that an app has for older systems, too, is the system's")
  func olderSystems() throws {
    let mended = try mend(
      """
      import SwiftUI
      extension View {
        @available(iOS, deprecated: 15)
        public func overlay<V: View>(
          alignment: Alignment = .center, @ViewBuilder content: () -> V
        ) -> some View { overlay(content(), alignment: alignment) }
      }
      struct Page: View {
        var body: some View { Text("a").overlay(alignment: .top) { Text("b") } }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.sentences.isEmpty, "\(mended.sentences)")
    #expect(mended.text.contains("@_disfavoredOverload public func overlay"), "\(mended.text)")
  }

  @Test("a modifier that is missing on a mark, a tab or a column is left out alone")
  func marks() throws {
    let mended = try mend(
      """
      import Charts
      import SwiftUI
      struct Row: Identifiable { let id = 1; let name = "a" }
      struct Page: View {
        let rows = [Row()]
        var body: some View {
          VStack {
            Chart {
              ForEach(rows) { row in
                LineMark(x: .value("x", row.id), y: .value("y", row.id))
                  .glow(Missing()).lineStyle(StrokeStyle(lineWidth: 3))
              }
            }
            Table(rows) { TableColumn("Name", value: \\.name).pinned(Missing()) }
            TabView { Tab("One", systemImage: "star") { Text("one") }.glow(Missing()) }
          }
        }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    for kept in ["LineMark(x", "lineStyle", #"TableColumn("Name""#, #"Tab("One""#] {
      #expect(mended.text.contains(kept), "\(mended.text)")
    }
    #expect(mended.sentences.allSatisfy { $0.hasSuffix("is left out") }, "\(mended.sentences)")
  }

  @Test("values of a type that has its module's name are stood in for everywhere at once")
  func subscripts() throws {
    let mended = try mend(
      """
      import SwiftUI
      import Preferences
      struct Page: View {
        var body: some View {
          VStack {
            if Preferences[.isLarge] { Text("large") }
            if Preferences[.isBold] { Text("bold") }
            Text(Preferences[.title])
            Text("kept").opacity(Preferences[.isDim] ? 0.5 : 1)
          }
        }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.rounds <= 3, "\(mended.rounds)")
    for kept in ["large", "bold", "kept"] {
      #expect(mended.text.contains("Text(\"\(kept)\")"), "\(mended.text)")
    }
  }

  @Test("a view that is declared by a protocol of an absent package is one, in views that compile")
  func viewContracts() throws {
    let mended = try mend(
      """
      import SwiftUI
      import Wiring
      struct Rows: WiredView {
        struct Props { let names: [String] }
        func map(state: Int) -> Props { Props(names: []) }
        func body(props: Props) -> some View { ForEach(props.names, id: \\.self) { Text($0) } }
      }
      struct Other: WiredView {
        func body(props: Int) -> some View { Text("other") }
      }
      struct Page: View {
        var body: some View {
          VStack {
            Text("kept")
            Rows()
          }
        }
      }
      struct OtherPage: View {
        var body: some View { VStack { Other() } }
      }
      """)
    #expect(mended.isCompiled, "\(mended.module.outcome)")
    #expect(mended.text.contains("      Rows()\n"), "\(mended.text)")
    #expect(mended.text.contains("VStack { Other() }"), "\(mended.text)")
    // They are shown with samples of what the package would give them.
    #expect(mended.text.contains("var body: some View { self.body(props: _standIn("))
    #expect(mended.sentences.contains("a sample replaces what Rows makes its body from"))
    #expect(mended.text.contains(#"Text("kept")"#), "\(mended.text)")
  }

  @Test("what is too much for the compiler each time ends, whatever quick looks say of it")
  func tooMuch() throws {
    let line = "struct A { func f() -> Int { g() } }"
    let sources = ModuleSources(
      name: "Made",
      files: [
        .init(path: "A.swift", text: line + "\n"), .init(path: "B.swift", text: "struct B {}\n"),
      ])
    let message = ModuleSources.Diagnostic(
      path: "A.swift", line: 1, column: 30, severity: .error,
      message: "the compiler is unable to type-check this expression in reasonable time")
    var mending = ModuleMending(sources)
    var compiles = 0
    let mended = try mending.run(
      from: nil, StandIns.Check(hasFocus: true) { _ in .compiled }
    ) { sources in
      compiles += 1
      return sources.files[0].text.contains("g()") ? .failed([message]) : .compiled
    }
    #expect(mended.outcome == .compiled)
    #expect(compiles <= 5, "\(compiles)")
    #expect(mended.standIns.count == 1)
  }

  @Test("a body that is left out for now goes with the declaration around it")
  func shelved() throws {
    let sources = ModuleSources(
      name: "Made", files: [.init(path: "A.swift", text: "struct A { func f() { g() } }\n")])
    var file = MendedFile(sources.files[0])
    func mend(_ piece: String, _ text: String) throws -> Mend {
      let all = sources.files[0].text
      let range = try #require(all.range(of: piece))
      let start = all.utf8.distance(from: all.startIndex, to: range.lowerBound)
      let standIn = StandIn(
        place: SourcePlace(file: "A.swift", line: 1), kind: .body, replacement: nil,
        original: piece, reason: "")
      return Mend(range: start..<start + piece.utf8.count, text: text, standIn: standIn)
    }
    #expect(file.shelve(try mend(" g() ", " h() ")))
    #expect(file.render().contains("struct A { func f() { h() } }"))
    var round: [Mend] = []
    #expect(file.apply([try mend("func f() { g() }", "")], round: &round))
    #expect(file.render().contains("struct A {  }"))
    #expect(file.shelved.isEmpty)
  }

  @Test("what a quicker look finds is mended before anything is compiled")
  func looks() throws {
    let source = """
      import SwiftUI
      import Absent
      struct Row: View {
        let item: Item
        var body: some View { Badge(item).frame(width: 5) }
      }
      """
    var module = ModuleSources(name: "Made", files: [.init(path: "A.swift", text: source)])
    module.knownModules = Self.known
    let (look, compiler) = (try #require(try TypeChecker()), try #require(try TypeChecker()))
    let mended = try StandIns.mend(
      module, checks: [.init(look: look.check)], compile: compiler.check)
    #expect(mended.outcome == .compiled)
    #expect(look.rounds > 1)
    #expect(compiler.rounds == 1)
    #expect(mended.standIns.contains { $0.original == "Absent.Item" }, "\(mended.standIns)")
  }

  @Test("a look goes on at the files that were wrong, and what depends on them is compiled")
  func focus() throws {
    let files = ["A", "B", "C", "D", "E"].map { name in
      SourceUnit.File(path: "\(name).swift", text: "func \(name.lowercased())() { bad() }\n")
    }
    let module = ModuleSources(name: "Made", files: files)
    var looks: [[String]?] = []
    // Each error comes out when the one before is gone.
    func outcome(_ sources: ModuleSources) -> ModuleSources.Outcome {
      let broken = sources.files.prefix(3).map(\.path).first { path in
        sources.files.contains { $0.path == path && $0.text.contains("{ bad() }") }
      }
      let wrong = [broken].compactMap { $0 }.filter { sources.focus?.contains($0) ?? true }
      let errors = wrong.map {
        ModuleSources.Diagnostic(
          path: $0, line: 1, column: 12, severity: .error,
          message: "cannot find 'bad' in scope")
      }
      return errors.isEmpty ? .compiled : .failed(errors)
    }
    let look: StandIns.Compile = { sources in
      looks.append(sources.focus?.sorted())
      return outcome(sources)
    }
    var compiles = 0
    let compile: StandIns.Compile = { sources in
      #expect(sources.focus == nil)
      compiles += 1
      return outcome(sources)
    }
    let mended = try StandIns.mend(
      module, checks: [.init(hasFocus: true, look: look)], compile: compile)
    #expect(mended.outcome == .compiled)
    #expect(looks.first == .some(nil), "\(looks)")
    #expect(looks.count > 1 && looks.dropFirst().allSatisfy { $0 == ["A.swift"] }, "\(looks)")
    #expect(compiles > 2)
    #expect(
      mended.sources.files.map { $0.text.contains("{ bad() }") } == [
        false, false, false, true, true,
      ])
    (looks, compiles) = ([], 0)
    _ = try StandIns.mend(module, checks: [.init(look: look)], compile: compile)
    #expect(looks.count > 3 && looks.allSatisfy { $0 == nil } && compiles == 1, "\(looks)")
  }

  @Test("a body that a quick look gave up on is there when everything is compiled")
  func unshelved() throws {
    let module = ModuleSources(
      name: "Made", files: [.init(path: "A.swift", text: "func f() -> Int {\n  1 + 2\n}\n")])
    let effort = ModuleSources.Diagnostic(
      path: "A.swift", line: 2, column: 3, severity: .error,
      message: "the compiler is unable to type-check this expression in reasonable time")
    func isSlow(_ sources: ModuleSources) -> ModuleSources.Outcome {
      sources.files[0].text.contains("1 + 2") ? .failed([effort]) : .compiled
    }
    var compiled: [String] = []
    let mended = try StandIns.mend(module, checks: [.init(look: isSlow)]) { sources in
      compiled.append(sources.files[0].text)
      return .compiled
    }
    #expect(compiled.last?.contains("1 + 2") == true, "\(compiled)")
    #expect(mended.sources.files[0].text.contains("1 + 2"))
    #expect(mended.standIns.isEmpty)
  }

  @Test("what else is said about a body that is left out for now does not leave it out for good")
  func unshelvedOnce() throws {
    let text = "import SwiftUI\nfunc f() -> Int {\n  1 + 2\n  missing()\n  3 + 4\n}\n"
    var module = ModuleSources(name: "Made", files: [.init(path: "A.swift", text: text)])
    module.knownModules = Self.known
    func message(_ line: Int, _ text: String) -> ModuleSources.Diagnostic {
      .init(path: "A.swift", line: line, column: 3, severity: .error, message: text)
    }
    let effort = "the compiler is unable to type-check this expression in reasonable time"
    var isFirst = true
    var compiles = 0
    let mended = try StandIns.mend(module) { sources in
      let isWhole = sources.files[0].text.contains("\n  missing()")
      defer { isFirst = false }
      compiles += 1
      guard isWhole else { return .compiled }
      let missing = message(4, "cannot find 'missing' in scope")
      return .failed(isFirst ? [message(3, effort), missing, message(5, effort)] : [missing])
    }
    #expect(mended.outcome == .compiled)
    #expect(mended.sources.files[0].text.contains("3 + 4"), "\(mended.sources.files[0].text)")
    #expect(mended.standIns.map(\.kind) == [.statement], "\(mended.standIns)")
    // It is mended while it is left out: once without it, and once with what is left of it.
    #expect(compiles == 3)
  }

  @Test("an initializer of which nothing compiles gives samples, and that of a class a trap")
  func initializers() throws {
    func mended(_ head: String, _ member: String = "var a = 1") throws -> String {
      let text = "\(head) {\n  \(member)\n  init(b: Int) {\n    missing(b)\n  }\n}\n"
      let module = ModuleSources(name: "Made", files: [.init(path: "A.swift", text: text)])
      let mended = try StandIns.mend(module) { sources in
        // Whatever stands in the body but one statement is wrong again.
        let text = sources.files[0].text
        let isReplaced = text.contains("{ self = _standIn(") || text.contains("{ _standInTrap(")
        guard !isReplaced else { return .compiled }
        return .failed([
          .init(
            path: "A.swift", line: 4, column: 5, severity: .error,
            message: "cannot find 'missing' in scope")
        ])
      }
      #expect(mended.outcome == .compiled, "\(mended.outcome)")
      return mended.sources.files[0].text
    }
    #expect(try mended("struct A").contains("{ self = _standIn("))
    #expect(try mended("enum A", "case a").contains("{ self = _standIn("))
    #expect(try mended("extension A", "func f() {}").contains("{ self = _standIn("))
    #expect(try mended("struct A", "let a = 1").contains("{ _standInTrap("))
    #expect(try mended("final class A").contains("{ _standInTrap("))
  }

  @Test("in a large module, a function of a file that is only there for others is left out whole")
  func minor() throws {
    let body = "  let kept = 1\n  return kept + missing()\n}\n"
    let files = [
      SourceUnit.File(path: "Asked.swift", text: "func asked() -> Int {\n" + body),
      SourceUnit.File(path: "Other.swift", text: "func other() -> Int {\n" + body),
    ]
    let others = (1...60).map { SourceUnit.File(path: "\($0).swift", text: "let a\($0) = 1\n") }
    var module = ModuleSources(name: "Made", files: files + others, wanted: ["Asked.swift"])
    module.knownModules = Self.known
    let checker = try #require(try TypeChecker())
    let mended = try StandIns.mend(module, compile: checker.check)
    #expect(mended.outcome == .compiled)
    #expect(mended.sources.files[0].text.contains("let kept"))
    #expect(!mended.sources.files[1].text.contains("let kept"), "\(mended.sources.files[1])")
  }

  @Test("an error that no stand-in can mend comes back")
  func hopeless() throws {
    let checker = try #require(try TypeChecker())
    let generated = ModuleSources.Generated(name: "made.swift", text: "let a: Int = \"text\"\n")
    var sources = ModuleSources(name: "Made", files: [])
    sources.generated = [generated]
    sources.knownModules = Self.known
    let module = try StandIns.mend(sources, compile: checker.check)
    guard case .failed(let messages) = module.outcome else {
      Issue.record("it compiles")
      return
    }
    #expect(messages.first?.path == "made.swift")
  }
}
