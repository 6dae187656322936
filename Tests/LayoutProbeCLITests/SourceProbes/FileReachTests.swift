import Foundation
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite("The files of a module that a preview needs")
struct FileReachTests {
  private func names(_ names: String...) -> Set<FileNames.Name> {
    Set(names.map { FileNames.name($0) })
  }

  @Test("what other files can see is declared: not what is private, local, quoted or a remark")
  func declarations() {
    let file = FileNames(
      ##"""
      import SwiftUI
      // struct Remark {}
      /* struct /* nested */ Comment {} */
      public final class Model<T> { func load() { let local = 1 }; var `default` = 2 }
      private struct Hidden {}
      fileprivate func helper() {}
      private(set) var shared = "struct Quoted { \(Used.name(of: "deep \(Deeper.value)")) } // no end"
      let text = """
        struct Long { "quoted" } \(Longer())
        """, raw = #"struct Raw { \(no) \#(Yes.value) "#
      struct Last {}
      """##)
    #expect(file.declared == names("Model", "shared", "text", "Last"))
    #expect(file.declaredAnywhere.isSuperset(of: names("load", "local", "default", "Hidden")))
    #expect(file.used.isSuperset(of: names("Used", "Deeper", "Longer", "Yes")))
    #expect(file.used.isDisjoint(with: names("Remark", "Comment", "Quoted", "Long", "Raw", "no")))
    #expect(file.members == names("name", "value"))
    #expect(!file.hasOperators)
  }

  @Test("what only code uses that need not be compiled is no need of a file's declarations")
  func needsOfDeclarations() {
    func long(_ name: String) -> String {
      "\(name).a(); " + String(repeating: "Inside.b(1); ", count: 8)
    }
    let file = FileNames(
      """
      struct Card: Base {
        let stored: Stored = { Made.a(); Made.b(); Made.c(); Made.d(); Made.e(); Made.f() }()
        var text = "\\(Quoted.value)", kept = Kept(1) { After.a(); After.b(); After.c(); After.d() }
        var number: Typed { \(long("Accessor")) }
        var short: Int { Short.value }
        var observed: Observed = .first { didSet { Seen.a() } }
        struct Nested { let inner: Inner }
        init(_ argument: Argument = Default(make: { Closure.a() })) { \(long("Start")) }
        func load(_ text: String = "\\(Spoken.b)") -> Result { \(long("Function")) }
        func shape() -> some Shape { \(long("Opaque")) }
        func view() -> some View { \(long("Drawn")) }
        deinit { \(long("Ending")) }
        subscript(index: Index) -> Element { \(long("Subscript")) }
      }
      extension Card { var last: Last { \(long("Extended")) } }
      """)
    let needed = [
      "Base", "Stored", "Made", "Quoted", "Kept", "After", "Typed", "Short", "Observed", "Inner",
      "Argument", "Default", "Closure", "Spoken", "Result", "Shape", "Opaque", "Ending", "Index",
      "Element", "Card", "Last",
    ]
    let unneeded = ["Accessor", "Start", "Function", "Drawn", "Subscript", "Extended"]
    func isNeeded(_ name: String) -> Bool {
      file.usedInDeclarations.contains(FileNames.name(name))
    }
    #expect(needed.filter { !isNeeded($0) } == [])
    #expect(unneeded.filter(isNeeded) == [])
    #expect(Set((needed + unneeded).map { FileNames.name($0) }).isSubset(of: file.used))
    let reach = FileReach([
      "struct Asked { let card: Card }", "struct Card { func a() { \(long("Deep")) } }",
      "struct Deep {}",
    ])
    #expect(reach.files(neededBy: [0]) == [0, 1, 2])
    #expect(reach.files(neededBy: [0], ofDeclarations: true) == [0, 1])
    #expect(reach.files(neededBy: [0, 1], ofDeclarations: true) == [0, 1, 2])
  }

  @Test("extensions are known with their members and whether they adopt something")
  func extensions() {
    let file = FileNames(
      """
      extension View where Self: Sized { func framed() -> some View { self }; private func no() {} }
      private extension Text { func hidden() {} }
      extension Color.Resolved: @retroactive Drawn { static let brand = Color.red }
      extension Int { }
      func <> (a: Int, b: Int) -> Int { a }
      for index in 0...limit {}
      """)
    #expect(file.extensions.map(\.type) == ["View", "Color", "Int"].map { FileNames.name($0) })
    #expect(file.extensions.map(\.members) == [names("framed"), names("brand"), []])
    #expect(file.extensions.map(\.adopted) == [names("Sized"), names("retroactive", "Drawn"), []])
    #expect(file.hasOperators)
    #expect(file.used.isSuperset(of: names("limit")))
  }

  private static let files = [
    "struct Card: View { var body: some View { Badge(text: model.title).framed() } }",
    "struct Badge: View { let text: String; var body: some View { Text(text) } }",
    "let model = Model()",
    "struct Model {}",
    "extension Model: Titled {}",
    "protocol Titled {}",
    "extension Titled { var title: String { Theme.title } }",
    "extension View { func framed() -> some View { border(Color.red) } }",
    "struct Elsewhere: View { var body: some View { Badge(text: String()) } }",
    "extension View { func other() -> some View { self } }",
    "extension String: Titled {}",
    "enum Theme { static let title = String(1) }",
    "infix operator <>",
  ]

  @Test(
    "what a file uses is found through types, conformances and values; members if it is asked for")
  func reach() {
    // Of a module of many files.
    let reach = FileReach(Self.files + Array(repeating: "", count: 20))
    #expect(reach.files(neededBy: [0]) == [0, 1, 2, 3, 4, 5, 7, 10])
    // What the compiler then misses leads to the rest.
    #expect(reach.files(missing: "value of type 'Model' has no member 'title'") == [6])
    #expect(reach.files(neededBy: [0], and: [6]) == [0, 1, 2, 3, 4, 5, 6, 7, 10, 11])
    #expect(reach.files(extendingWith: "Text(model.title)") == [6])
    // Of a file that is only needed, what its members may mean is not looked for.
    #expect(reach.files(neededBy: [], and: [0]) == [0, 1, 2, 3, 4, 5, 10])
    #expect(reach.files(neededBy: [1]) == [1])
    #expect(reach.files(neededBy: [], code: [FileNames("Color.red.other()")]) == [9])
    // Of few files, that costs less than to find out what is missing.
    #expect(FileReach(Self.files).files(neededBy: [], and: [0]) == [0, 1, 2, 3, 4, 5, 7, 10])
  }

  @Test("a name without a dot is a member only of types that the file names")
  func bareNames() {
    let files = [
      "struct Row: View { var body: some View { framed() } ; func f(index: Int) { g(index) } }",
      "extension Array { var index: Int { 0 } }",
      "extension View { func framed() -> some View { self } }",
      "extension Date { var year: Int { 0 } }",
      "struct Year { let date: Info; var year: Int { date.made.year } }",
    ]
    let reach = FileReach(files + Array(repeating: "", count: 20))
    #expect(reach.files(neededBy: [0]) == [0, 2])
    #expect(reach.files(neededBy: [4]) == [3, 4])
    // What a type inherits is found once the compiler misses it.
    let inherited = FileReach([
      "class Cell: UITableViewCell { func f() { pin() } }", "extension UIView { func pin() {} }",
    ])
    #expect(inherited.files(neededBy: [0]) == [0])
    #expect(inherited.files(missing: "cannot find 'pin' in scope") == [1])
  }

  @Test(
    "a nested type is found in the extension that declares it, if the outer type is named as well")
  func nested() {
    let reach = FileReach([
      "struct Row { let album: Shop.Album }",
      "enum Shop {}",
      "extension Shop { struct Album { let style: Style } }",
      "extension Shop { enum Style { case small } }",
      "extension Row { struct Style {} }",
      "extension Shop { private struct Album {} ; func album() { struct Row {} } }",
    ])
    #expect(reach.files(neededBy: [0]) == [0, 1, 2, 3, 4])
    #expect(reach.files(neededBy: [], and: [2]) == [1, 2, 3])
    let own = FileReach(["struct Shop { let style: Style }", "extension Shop { enum Style {} }"])
    #expect(own.files(neededBy: [], and: [0]) == [0, 1])
  }

  @Test("what an error says is missing is found where it is declared")
  func missing() {
    let reach = FileReach(Self.files)
    #expect(reach.files(missing: "cannot find 'Badge' in scope") == [1])
    #expect(reach.files(missing: "cannot find type 'Model' in scope") == [3])
    #expect(reach.files(missing: "value of type 'some View' has no member 'other'") == [9])
    #expect(
      reach.files(missing: "global function 'f' requires that 'String' conform to 'Titled'")
        == [4, 10])
    #expect(reach.files(missing: "cannot find operator '<>' in scope") == [12])
    #expect(reach.files(missing: "cannot convert value of type 'Card' to 'Int'") == [])
  }

  @Test("a subscript that an extension adds is found by its label, or by what is said without it")
  func subscripts() {
    let reach = FileReach([
      "let one = list[safe: 1], other = list[2], map = [plain: 3]",
      "extension Collection { subscript(safe index: Index) -> Element? { nil } }",
      "extension String { subscript(plain: Int) -> Character { first! } }",
      "extension Array { private subscript(safe place: Int) -> Int { 1 } }",
      "extension Formatter { func callAsFunction(_ a: Int) -> String { \"\" } }",
      "extension DefaultStringInterpolation { mutating func appendInterpolation(price: Int) {} }",
      "extension CGPoint { static func + (a: Self, b: Self) -> Self { a } }",
      "struct Tier {}; let subscriptionTiers = [Tier()]",
      "func ??<T>(a: Binding<T?>, b: T) -> Binding<T> { a.wrappedValue }",
    ])
    #expect(reach.files(neededBy: [0]) == [0, 1])
    #expect(reach.files(missing: "extraneous argument label 'at:' in subscript") == [1, 2])
    #expect(
      reach.files(missing: "cannot call value of non-function type 'NumberFormatter'") == [4])
    #expect(reach.files(missing: "extraneous argument label 'price:' in call") == [5])
    #expect(
      reach.files(missing: "cannot convert value of type 'A' to expected argument type 'B'")
        == [6, 8])
    #expect(reach.files(missing: "cannot find 'subscriptionTiers' in scope") == [7])
  }

  @Test("an initialiser that an extension adds is found by the labels of its calls")
  func initializers() {
    let reach = FileReach([
      "struct Card: View { let c = Color(hex: 1), d: Color = .init(light: 1), e = Own(part: 2) }",
      "extension Color { init?(hex: Int) {} }",
      "extension Color { init<T>( light: T ) {} }",
      "extension Color { init(dark: Int) {} }",
      "extension Color { init(_ name: Name) {} }",
      "struct Own {}",
      "extension Own { init(part: Int) {} }",
      "extension Color { private init(hex: String) {} }",
    ])
    #expect(reach.files(neededBy: [0]) == [0, 1, 2, 5])
    // Without a label, any call may be meant: only what is wrong is looked at.
    #expect(reach.files(extendingWith: "let c = Color(name)") == [4])
    #expect(reach.files(extendingWith: "let own = Own(part: 1)") == [6])
    #expect(reach.files(extendingWith: "let c = Color()") == [])
  }

  @Test(
    "what an extension of a type adds is found where the type's own code names it without a dot")
  func ownMembers() {
    let reach = FileReach([
      "class Model { init() { prepare() } }", "extension Model { func prepare() {} }",
      "extension Array { func prepare() {} }", "func other() {}",
    ])
    #expect(reach.files(missing: "cannot find 'prepare' in scope") == [1])
    #expect(reach.files(missing: "cannot find 'other' in scope") == [3])
    #expect(reach.files(missing: "cannot find 'nothing' in scope") == [])
  }

  @Test(
    "a preview is compiled with what it needs: what else is broken in the module is no matter",
    .enabled(if: CommandRun.canCompile), .ownThreads)
  func module() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Shop", targets: [.target(name: "Shop")])

      """)
    try folder.write(
      "Sources/Shop/Card.swift",
      "import SwiftUI\n#Preview(\"card\") { Badge().framed().padded() }\n")
    try folder.write(
      "Sources/Shop/Badge.swift",
      """
      import SwiftUI
      protocol Titled {}
      func titled<T: Titled>(_ value: T) -> CGFloat { 3 }
      struct Badge: View { let size = titled([1]); var body: some View { Color.red } }
      extension View { func padded() -> some View { padding(3) } }

      """)
    try folder.write(
      "Sources/Shop/Framed.swift",
      "import SwiftUI\nextension View { func framed() -> some View { frame(width: 5, height: 7) } }\n"
    )
    // Only inference tells that this is needed.
    try folder.write("Sources/Shop/Lists.swift", "extension Array: Titled {}\n")
    try folder.write(
      "Sources/Shop/Broken.swift",
      "import SwiftUI\nimport Elsewhere\nstruct Broken: View { var body: some View { Nowhere( } }\n"
    )
    let run = try CommandRun(
      ["inspect", "Sources/Shop/Card.swift", "--format", "json"], in: folder.url)
    let report = try run.report()
    #expect(report.probes.map(\.name) == ["card"], "\(run.all)")
    #expect(report.probes.first?.tree.first?.frame?.size == CGSize(width: 11, height: 13))
    #expect(report.standIns == [], "\(run.all)")
    // A file that was not needed before is, by a change in another one.
    try folder.write(
      "Sources/Shop/Framed.swift",
      "import SwiftUI\nextension View { func framed() -> some View { frame(width: Size.wide, height: 7) } }\n"
    )
    try folder.write("Sources/Shop/Size.swift", "enum Size { static let wide = 20.0 }\n")
    let second = try CommandRun(
      ["inspect", "Sources/Shop/Card.swift", "--format", "json"], in: folder.url)
    #expect(
      try second.report().probes.first?.tree.first?.frame?.size == CGSize(width: 26, height: 13),
      "\(second.all)")
  }
}
