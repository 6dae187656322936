import Testing

@testable import LayoutProbeCLI

@Suite("Finding and rewriting declarations")
struct SourceScanTests {
  @Test("A preview becomes a declaration with everything else on its line kept")
  func preview() {
    let scan = SourceScan(
      "import SwiftUI\n#Preview(\"A\", traits: .x) { Text(\"#Preview\") } // end\n")
    #expect(
      scan.rewritten.text
        == "import SwiftUI\nlet preview_2 = PreviewDeclaration(\"A\", traits: .x) "
        + "{ Text(\"#Preview\") } // end\n")
    #expect(scan.declarations.previews.map(\.title) == ["A"])
    #expect(scan.declarations.previews.map(\.site.line) == [2])
  }

  @Test("A preview in a comment or string is left alone")
  func noPreview() {
    let text = "// #Preview { }\n/* #Preview */ let a = \"#Preview { }\"\n"
    let scan = SourceScan(text)
    #expect(scan.rewritten.text == text)
    #expect(scan.declarations.isEmpty)
  }

  @Test("Two previews on a line get two names and a semicolon between them")
  func twoOnALine() {
    let scan = SourceScan("#Preview { A() } #Preview { B() }")
    #expect(
      scan.rewritten.text
        == "let preview_1 = PreviewDeclaration { A() } ; let preview_1_2 = PreviewDeclaration { B() }"
    )
    #expect(scan.declarations.previews.map(\.identifier) == ["preview_1", "preview_1_2"])
  }

  @Test(
    "A preview inside of a type or function is reported, and does not keep the file from compiling")
  func nestedPreview() {
    let scan = SourceScan("struct A { #Preview { B() } }\nfunc f() { #Preview { B() } }")
    #expect(scan.declarations.previews.isEmpty)
    #expect(scan.declarations.ignored.map(\.line) == [1, 2])
    #expect(
      scan.rewritten.text == "struct A { static let preview_1 = PreviewDeclaration { B() } }\n"
        + "func f() { let preview_2 = PreviewDeclaration { B() } }")
  }

  @Test("A preview with state becomes a view type on the same lines")
  func previewable() {
    let scan = SourceScan(
      """
      #Preview("N", traits: .x) {
        @Previewable @State var x = 0
        @Previewable
        @State var y = [
          1: 2,
        ]
        let z = x
        Text("\\(z)")
      }
      """)
    #expect(
      scan.rewritten.text == """
        fileprivate struct Preview_1: View {
                       @State var x = 0
                      
          @State var y = [
            1: 2,
          ]
          var body: some View { let z = x
          Text("\\(z)")
        } }; let preview_1 = PreviewDeclaration("N", traits: .x) { Preview_1() }
        """)
  }

  @Test("State that is declared after the view has begun moves before it")
  func latePreviewable() {
    let scan = SourceScan(
      "#Preview(\n \"N\"\n) {\n Text(\"\"); @Previewable @State var x = {\n  f()\n  return 1\n }();\n B($x)\n}"
    )
    #expect(
      scan.rewritten.text
        == "fileprivate struct Preview_1: View {\n\n\n @State var x = { f(); return 1 }(); "
        + "var body: some View { Text(\"\");                              \n     \n          \n     \n"
        + " B($x)\n} }; let preview_1 = PreviewDeclaration(\"N\") { Preview_1() }")
  }

  @Test(
    "A state's declaration ends where the compiler would end it",
    arguments: [
      "x: Int?", "x = a\n ? 1 : 2", "x = a +\n b", "x = A()\n .b()", "x = [\n 1\n]", "x: Int!",
      "x: Set<Int>", "x = 1 {\n didSet { }\n}", "x\n = 1", "x = \"\"\"\n a\n \"\"\"", "x = 1 // ;",
    ])
  func declarationEnd(declaration: String) {
    for view in ["View()", "-a", "@A var b = 1", "let a = 1"] {
      let text = "#Preview {\n@Previewable @Wrapper(\n1\n)\nvar \(declaration)\n\(view)\n}"
      let body = "var \(declaration)\nvar body: some View { \(view)\n} }"
      #expect(SourceScan(text).rewritten.text.contains(body), "\(text)")
    }
  }

  @Test("A preview on one line keeps its state and its view apart")
  func previewableOnOneLine() {
    let scan = SourceScan("#Preview { @Previewable @State var x = 0; B($x) }")
    #expect(
      scan.rewritten.text
        == "fileprivate struct Preview_1: View {              @State var x = 0; var body: some View { B($x) } };"
        + " let preview_1 = PreviewDeclaration { Preview_1() }")
  }

  @Test("Providers are found in any type, by their qualified names, and made reachable")
  func providers() {
    let scan = SourceScan(
      """
      private struct A_Previews: PreviewProvider { }
      enum Outer { final class B: NSObject, SwiftUI.PreviewProvider { } }
      extension Outer.C: PreviewProvider { }
      struct G<T> { struct D: PreviewProvider { } }
      func f() { struct E: PreviewProvider { } }
      struct NoProvider<T: PreviewProvider> where T: PreviewProvider { }
      """)
    #expect(scan.declarations.providers.map(\.typeName) == ["A_Previews", "Outer.B", "Outer.C"])
    #expect(scan.declarations.providers.map(\.site.line) == [1, 2, 3])
    #expect(scan.declarations.ignored.map(\.line) == [4, 5])
    #expect(scan.rewritten.text.hasPrefix("        struct A_Previews"))
  }

  @Test("Probes are found as globals and static members, by value or by type")
  func probes() {
    let scan = SourceScan(
      """
      let a = Probe("a") { X() }
      private let b: [Probe] = make()
      @ProbeBuilder var c: [Probe] { a }
      enum E { static let d = [Probe("d") { X() }]; let no = Probe("") { } }
      let e = LayoutProbe.Probe("e") { X() }
      func f() { let no = Probe("") { } }
      let no: Probe? = nil, text = "let z = Probe("
      """)
    #expect(scan.declarations.probes.map(\.name) == ["a", "b", "c", "E.d", "e"])
    #expect(scan.declarations.probes.map(\.isList) == [false, true, true, true, false])
    #expect(!scan.rewritten.text.contains("private"))
  }

  @Test("Views are listed with what keeps them from being shown by name")
  func views() {
    let text = """
      struct A: View { struct B: Equatable, View { } }
      struct C<T: View>: View where T: Equatable { }
      private struct D: SwiftUI.View { }
      struct E: ViewModifier { }
      """
    let views = SourceScan(text).declarations.views
    #expect(views.map(\.typeName) == ["A", "A.B", "C", "D"])
    #expect(views.map(\.isGeneric) == [false, false, true, false])
    #expect(views.map(\.isPrivate) == [false, false, false, true])
    let exposed = SourceScan(text, exposing: ["D"])
    #expect(exposed.rewritten.text.contains("\n        struct D"))
    #expect(exposed.declarations.views.allSatisfy { !$0.isPrivate })
  }

  @Test("Layouts are listed, whether a type or its extension says that it is one")
  func layouts() {
    let text = """
      struct A: Layout { struct B: Equatable, SwiftUI.Layout { } }
      private struct C { }
      extension C: Layout { }
      struct D<T>: Layout { }
      struct E: LayoutValueKey { }
      """
    let layouts = SourceScan(text).declarations.layouts
    #expect(layouts.map(\.typeName) == ["A", "A.B", "C", "D"])
    #expect(layouts.map(\.isGeneric) == [false, false, false, true])
    #expect(layouts.map(\.site.line) == [1, 1, 3, 4])
    let exposed = SourceScan(text, exposing: ["C"])
    #expect(exposed.rewritten.text.contains("\n        struct C"))
  }

  @Test("An app's entry attribute is blanked, and the app stays")
  func main() {
    let scan = SourceScan("@main struct A: App { }\nstruct B { @main var x: Int }")
    #expect(scan.rewritten.text == "      struct A: App { }\nstruct B { @main var x: Int }")
    #expect(scan.declarations.hasMain)
  }

  @Test("Declarations remember the conditions under which they are compiled")
  func conditions() {
    let scan = SourceScan(
      """
      #if DEBUG // only then
      #Preview { A() }
      #if Y
      #elseif os(macOS) || X
      #Preview { B() }
      #else
      #Preview { C() }
      #endif
      #endif
      #Preview { D() }
      """)
    #expect(
      scan.declarations.previews.map(\.site.conditions) == [
        ["(DEBUG)"], ["(DEBUG)", "!(Y) && (false || X)"],
        ["(DEBUG)", "!(Y) && !(false || X)"], [],
      ])
  }

  @Test("Line ends, a byte order mark and a hashbang do not matter")
  func fileFormats() {
    let windows = SourceScan("\u{FEFF}import SwiftUI\r\n#Preview {\r\n A()\r\n}\r\n")
    #expect(
      windows.rewritten.text
        == "import SwiftUI\r\nlet preview_2 = PreviewDeclaration {\r\n A()\r\n}\r\n")
    #expect(SourceScan("#!/usr/bin/swift\na").rewritten.text == "///usr/bin/swift\na")
  }

  @Test("A place in the rewritten text leads back to what the user wrote there")
  func places() {
    let rewritten = SourceScan("\n#Preview { Foo() }").rewritten
    let column = "let preview_2 = PreviewDeclaration { ".utf8.count + 1
    #expect(rewritten.originalPosition(line: 2, column: column) == .init(line: 2, column: 12))
    #expect(rewritten.originalPosition(line: 2, column: 7) == .init(line: 2, column: 1))
    #expect(rewritten.originalPosition(line: 1, column: 1) == .init(line: 1, column: 1))
  }

  @Test("Any input at all is scanned, and rewriting it keeps its number of lines")
  func anything() {
    let words = [
      "#Preview", "@Previewable", "@State", "@main", "var x = ", "struct A", ": View", "<", ">",
      "{",
      "}", "(", ")", "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\", "/*", "*/", "//", "/", "#/", "/#",
      "\n", "\r\n", "\r", " ", ";", "`", "#if", "#else", "#endif", "private ", "static let p = ",
      "Probe(", ": PreviewProvider", "extension E", "é", "0.5", "where", ".", "\u{FEFF}", "\0", "#",
    ]
    var random = SplitMix(state: 42)
    for _ in 0..<3000 {
      let count = Int.random(in: 0..<40, using: &random)
      let text = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined()
      let rewritten = SourceScan(text).rewritten
      #expect(rewritten.lineCount == rewritten.originalLineCount, "\(text.debugDescription)")
      _ = rewritten.originalPosition(line: 1, column: 5)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      let tokens = SwiftLexer.tokens(in: bytes)
      #expect(tokens.allSatisfy { !$0.range.isEmpty && $0.range.upperBound <= count })
    }
  }

  // What looks again and again at all that is open would take minutes.
  @Test("A preview that is left out takes its attributes with it, and no other's")
  func attributesOfPreviews() {
    let text = """
      @MainActor func a() { b((1)) }
      @available(iOS 16.0, *) @MainActor
      #Preview("x") { Text("x") }
      @available(iOS (17), *)
      #Preview { Text("y") }
      #Preview { Text("z") }
      let c = (1)
      """
    let lines = SourceScan(text, keepsPreviews: false).rewritten.text
      .split(separator: "\n", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
    #expect(lines == ["@MainActorfunca(){b((1))}", "", "", "", "", "", "letc=(1)"])
  }

  @Test("Input that nests without end is read to its end")
  func deepNesting() {
    for unit in ["\"\\(", "/*", "#Preview{", "((((", "#\"\"\"", "=/[", "####", "@Previewable "] {
      let text = String(repeating: unit, count: 4_000)
      let rewritten = SourceScan(text).rewritten
      #expect(rewritten.lineCount == rewritten.originalLineCount, "\(unit)")
    }
  }

  #if !canImport(Combine)
    @Test("Modules of Apple's systems are replaced by what stands in for them, others are not")
    func standIns() {
      let scan = SourceScan(
        "import Combine\nimport CombineExt\n@preconcurrency import os.log\nlet s = \"import os\"\n")
      #expect(
        scan.rewritten.text
          == "import SwiftUI\nimport CombineExt\n@preconcurrency import SwiftUI\n"
          + "let s = \"import os\"\n")
    }

    @Test("A submodule is imported with its module, one declaration by its name")
    func submodules() {
      let scan = SourceScan(
        "import Foundation.NSDate\nimport Brush.Paint\nimport struct Foundation.Date\n")
      #expect(
        scan.rewritten.text == "import Foundation\nimport Brush\nimport struct Foundation.Date\n")
    }

    @Test("What Foundation lacks here is imported by name from the module that has it")
    func scopedNames() {
      let scan = SourceScan(
        "import struct Foundation.Selector\npublic import class Foundation.URLSession\n")
      #expect(
        scan.rewritten.text.replacing("  ", with: " ").replacing("\n ", with: "\n")
          == "import SwiftUI\nimport FoundationNetworking\n")
    }
  #endif

  @Test("Images named as symbols of an asset catalog are found, unless the sources have symbols")
  func imageSymbols() {
    let scan = SourceScan("let a = [Image(.star), Image(.moon, label: x), Image(\"sun\")]")
    #expect(scan.declarations.imageSymbols == ["star"])
    let own = SourceScan("extension ImageResource { static let star = ImageResource(name: \"s\") }")
    #expect(own.declarations.staticMembers == ["ImageResource.star"])
    let qualified = SourceScan(
      "extension DeveloperToolsSupport.ColorResource { static let sky = Self(name: \"s\") }\n"
        + "extension Theme.Color { static let sky = 1 }")
    #expect(qualified.declarations.staticMembers == ["ColorResource.sky", "Theme.Color.sky"])
  }

  @Test("An entry of the environment becomes a key and a property, on the same lines")
  func entry() {
    let scan = SourceScan(
      """
      extension EnvironmentValues {
        @Entry public var names: [String] = [
          "a",
        ]
        @Entry var gap = 1.0 // points
        @Entry
        private var maybe: Int?; var other: Int { 0 }
      }
      """)
    func property(_ name: String, _ lead: String = "") -> String {
      "\(lead)var \(name): __Entry_\(name).Value "
        + "{ get { self[__Entry_\(name).self] } set { self[__Entry_\(name).self] = newValue } }"
    }
    #expect(
      scan.rewritten.text == """
        extension EnvironmentValues {
          public enum __Entry_names: EnvironmentKey { public static let defaultValue: [String] = [
            "a",
          ] }; \(property("names", "public "))
          enum __Entry_gap: EnvironmentKey { public static let defaultValue = 1.0 }; \(property("gap")) // points
         \u{20}
        fileprivate enum __Entry_maybe: EnvironmentKey { public static let defaultValue: Int? = nil }; \(property("maybe", "fileprivate ")); var other: Int { 0 }
        }
        """)
    let others = SourceScan("extension FocusedValues { @Entry var text: String? }")
    #expect(
      others.rewritten.text.contains(
        "FocusedValueKey { public typealias Value = (String?)._Wrapped }"))
    let restricted = SourceScan("extension EnvironmentValues { @Entry internal(set) var x = 1 }")
    #expect(restricted.rewritten.text.contains("{ enum __Entry_x: EnvironmentKey"))
    let elsewhere = "struct A { @Entry var x = 1 }"
    #expect(SourceScan(elsewhere).rewritten.text == elsewhere)
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
