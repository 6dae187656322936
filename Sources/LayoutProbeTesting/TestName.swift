import LayoutProbe

#if canImport(Testing)
  import Testing
#endif

/// The test that runs, as files are named after it.
struct TestName {
  /// The suites that it is in, the outermost first; empty for none, or if they are not known.
  var suite: [String] = []
  /// The function, such as `badges()`.
  var function: String
  /// Its arguments, if it is parameterized.
  var arguments: [String] = []
  /// The regular expression by which it can be run alone; nil if it is not known.
  var filter: String?

  /// The test of Swift Testing that runs; nil if none does.
  static var current: TestName? {
    #if canImport(Testing)
      guard let test = Test.current else { return nil }
      var components = test.id.nameComponents
      guard let function = components.popLast() else { return nil }
      let path = (components + [String(function.prefix { $0 != "(" })]).joined(separator: "/")
      return TestName(
        suite: components, function: function,
        arguments: Test.Case.current.map(arguments) ?? [],
        filter: path.contains("`") ? nil : path + "\\(")
    #else
      return nil
    #endif
  }

  #if canImport(Testing)
    /// The values of a parameterized test's arguments. They are no public property of a case, but its
    /// mirror has them; without them, tests of several cases share a name, which is told.
    private static func arguments(_ testCase: Test.Case) -> [String] {
      guard testCase.isParameterized else { return [] }
      func find(_ label: String, in value: Any, depth: Int) -> Any? {
        guard depth > 0 else { return nil }
        for child in Mirror(reflecting: value).children {
          if child.label == label { return child.value }
          if let found = find(label, in: child.value, depth: depth - 1) { return found }
        }
        return nil
      }
      guard let arguments = find("arguments", in: testCase, depth: 4) else { return [] }
      return Mirror(reflecting: arguments).children.compactMap { argument in
        find("value", in: argument.value, depth: 1).map { "\($0)" }
      }
    }
  #endif

  /// The name of a file for the test, without its ending.
  var fileName: String {
    FileNameText.name(suite + [FileNameText.function(function)] + arguments)
  }
}
