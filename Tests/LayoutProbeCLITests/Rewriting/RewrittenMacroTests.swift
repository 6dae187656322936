import Testing

@testable import LayoutProbeCLI

@Suite("Macros and attributes that no compiler has here")
struct RewrittenMacroTests {
  private func rewritten(_ text: String) -> String { SourceScan(text).rewritten.text }

  /// Without the blanks that keep columns.
  private func words(_ text: String) -> String {
    rewritten(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("Attributes of the Objective-C runtime are blanked with their arguments")
  func attributes() {
    #expect(
      words("@objcMembers class A: NSObject { @objc(tap:) func tap(_ x: Int) {} }")
        == "class A: NSObject { func tap(_ x: Int) {} }")
    #expect(words("@IBOutlet weak var label: L!") == "weak var label: L!")
    #expect(words("@objc protocol P { @objc optional func a() }") == "protocol P { func a() }")
    #expect(words("let f: @convention(block) () -> Void") == "let f: () -> Void")
    #expect(words("let s = \"@objc\" // @objc") == "let s = \"@objc\" // @objc")
  }

  @Test("Texts that are joined in a title are a string, with which the compiler is done soon")
  func concatenations() {
    for text in [
      "Text(a + \"|\" + b(1, 2)[0]?.c! + \"\\(d)\")", "Button(\"Buy \" + name + \"!\") { }",
      "view.navigationTitle(\"a\"\n  + b + c)", "Label(a + #\"b\"# + c, systemImage: \"star\")",
    ] {
      #expect(rewritten(text).contains(" as String"), "\(text)")
      #expect(rewritten(text).replacing(" as String", with: "") == text)
    }
    #expect(
      rewritten("Label(a + \"b\" + c, systemImage: d)")
        == "Label(a + \"b\" + c as String, systemImage: d)")
  }

  @Test("Other arguments and sums stay as they are")
  func otherSums() {
    for text in [
      "Text(\"a\" + b)", "Text(a + b + c)", "Text(verbatim: \"a\" + b + c)",
      "print(\"a\" + b + c)", "Text(x ? \"a\" : \"b\" + c + d)", "Text(a ?? \"b\" + c + d)",
      "Text(\"\\(a + b + c)\")", "Text(\"a\" + b + c as String)",
      "Text(list.map { $0 + \"a\" + c }[0])", "func Text(a + \"b\" + c)",
      "let s: AttributedString = x; Text(s + \"b\" + s)", "Text(a += \"b\" + c + d)",
      "Text(\"a\" + b + c",
    ] {
      #expect(rewritten(text) == text)
    }
  }

  @Test("The delegate that a source asks for by its class is made")
  func delegates() {
    #expect(
      rewritten("let d = UIApplication.shared.delegate as! AppDelegate")
        == "let d = UIApplication.shared._delegate(or: AppDelegate()) as! AppDelegate")
    for text in [
      "(UIApplication.shared.delegate as? AppDelegate)?.save()",
      "UIApplication.shared.delegate as! any Owner", "UIApplication.shared.delegate as! App.Owner",
      "UIApplication.shared.delegate?.window", "session.delegate as? Owner",
      "UIApplication.shared.delegate as AnyObject",
    ] {
      #expect(rewritten(text) == text)
    }
  }

  @Test("Optional types of protocols are written with parentheses")
  func optionalAny() {
    for (text, expected) in [
      ("var e: any Error?", "var e: (any Error)?"),
      ("var s: any Sequence<any P?>?", "var s: (any Sequence<(any P)?>)?"),
      ("func f(_ a: some A.B?, b: [any C?]) {}", "func f(_ a: (some A.B)?, b: [(any C)?]) {}"),
      ("let e: any Error??", "let e: (any Error)??"),
      ("var e: (any Error)?", "var e: (any Error)?"), ("var e: any Error", "var e: any Error"),
      ("let x = y as any P ? a : b", "let x = y as any P ? a : b"),
      ("mode = .any\ndelegate?.changed()", "mode = .any\ndelegate?.changed()"),
      ("let b = any\nfoo?.bar()", "let b = any\nfoo?.bar()"),
      ("x = .some value?", "x = .some value?"), ("var w: any P!", "var w: (any P)!"),
      ("any(a)?.b", "any(a)?.b"), ("some?.b", "some?.b"),
      ("var p: any Shop.P?", "var p: (any Shop.P)?"),
    ] {
      #expect(rewritten(text) == expected)
    }
  }

  @Test("What an animation goes through is not made")
  func animated() {
    #expect(
      words("@Animatable struct A: Shape { @AnimatableIgnored var a: Int; var b: CGFloat }")
        == "struct A: Shape { var a: Int; var b: CGFloat }")
    #expect(words("struct A: Animatable { var b = Animatable.self }").contains("A: Animatable"))
  }

  @Test("Selectors and key paths are the texts that they stand for")
  func selectors() {
    for (expression, text) in [
      ("#selector(tap)", "tap"), ("#selector(A.tap(_:))", "tap:"),
      ("#selector(UIResponder.resignFirstResponder)", "resignFirstResponder"),
      ("#selector(move(from:to:))", "movefrom:to:"), ("#selector(getter: A.x)", "x"),
      ("#selector(A.f(_:) as (A) -> (Int) -> Void)", "f:"),
    ] {
      #expect(rewritten("x(\(expression), 1)") == "x(Selector(\"\(text)\"), 1)", "\(expression)")
    }
    #expect(rewritten("#keyPath(Person.address.street)") == "\"address.street\"")
    #expect(rewritten("#keyPath(name)") == "\"name\"")
    #expect(rewritten("f(#selector(\n  tap))\nb").split(separator: "\n").count == 3)
  }

  @Test("Managed properties read and write the object's values")
  func managed() {
    #expect(
      words("extension A {\n@NSManaged public var name: String?\n@NSManaged var n: Int\n}")
        == "extension A { public var name: String? { get { managedValue(forKey: \"name\") } "
        + "set { setManagedValue(newValue, forKey: \"name\") } } var n: Int "
        + "{ get { managedValue(forKey: \"n\") } set { setManagedValue(newValue, forKey: \"n\") } } }"
    )
    #expect(
      words("class A {\n@NSManaged public func add(_ a: B)\nlet x = 1 }")
        == "class A { public func add(_ a: B) {} let x = 1 }")
  }

  #if !canImport(ObjectiveC)
    @Test("An actor is no object of the Objective-C runtime")
    func actors() {
      #expect(words("public actor A: NSObject, B, C {}") == "public actor A: B, C {}")
      #expect(words("actor A: NSObject {}") == "actor A {}")
      for kept in ["class A: NSObject, B {}", "actor A: B {}", "let actor: NSObject = a"] {
        #expect(words(kept) == kept)
      }
    }

    @Test("What bridges to a class of Foundation is made one by a call")
    func bridging() {
      #expect(rewritten("(text as NSString).length") == "(text ._bridgeToObjectiveC()).length")
      #expect(rewritten("f(x()) as NSDictionary") == "f(x()) ._bridgeToObjectiveC()")
      for kept in [
        "\"a\" as NSString", "a as? NSString", "a as NSString?", "case let a as NSString: b",
        "a as NSObject",
      ] {
        #expect(rewritten(kept) == kept)
      }
    }
  #endif

  @Test("Models are observable classes that are persistent, without what is about the database")
  func models() {
    #expect(
      words(
        """
        @Model final class Item {
          @Attribute(.unique) var id: UUID
          @Relationship(deleteRule: .cascade, inverse: \\Part.item) var parts: [Part] = []
          @Transient var x = 1
          #Index<Item>([\\.id], [\\.id, \\.x])
        }
        """)
        == "@Observable final class Item: PersistentModel { var id: UUID var parts: [Part] = [] "
        + "var x = 1 }")
    #expect(
      words("@Model public class A<T>: Codable where T: B { }")
        == "@Observable public class A<T>: Codable, PersistentModel where T: B { }")
    #expect(words("@Model\n@MainActor class A{}").contains("class A: PersistentModel {}"))
    // Without the macro these are somebody else's.
    #expect(words("class A { @Attribute(1) var x: Int }") == "class A { @Attribute(1) var x: Int }")
    #expect(words("@Model struct A { }") == "@Model struct A { }")
    #expect(words("@ModelActor actor A { }").contains("init(modelContainer: ModelContainer)"))
  }

  @Test("What Foundation has on Apple's systems only is imported where its names are used")
  func imports() {
    #expect(rewritten("import Foundation\nlet a = 1") == "import Foundation\nlet a = 1")
    #if !canImport(Combine)
      for use in ["@Observable class A {}", "class A: ObservableObject {}", "f(#selector(a))"] {
        #expect(
          rewritten("import Foundation\n\(use)").hasPrefix("import Foundation; import SwiftUI"))
        let both = "import Foundation\nimport SwiftUI\n"
        #expect(rewritten(both + use).hasPrefix(both))
      }
      #expect(
        rewritten("import Foundation\nlet s: URLSession")
          == "import Foundation; import FoundationNetworking\nlet s: URLSession")
      #expect(rewritten("import struct Combine.Just\nx") == "import SwiftUI\nx")
      // Names behind that of a module which is not here, with what brings it along.
      #expect(
        rewritten("import SwiftUI\nlet a: UIKit.UIColor")
          == "import SwiftUI\nlet a: SwiftUI.UIColor")
      #expect(
        rewritten("import OSLog\nlet a: os.Logger") == "import SwiftUI\nlet a: SwiftUI.Logger")
      #expect(
        rewritten("import Foundation\nlet a: UIKit.Part") == "import Foundation\nlet a: UIKit.Part")
    #endif
  }
}
