import Testing

@testable import LayoutProbeCLI

@Suite("Paths in reports")
struct RelativePathTests {
  @Test(
    "a path below or beside a folder is seen from it, without detours",
    arguments: [
      ("/a/b/c.swift", "c.swift"), ("./x/../c.swift", "c.swift"), ("../d/e.swift", "../d/e.swift"),
      ("x//y.swift", "x/y.swift"), (".", "."), ("/elsewhere/f.swift", "/elsewhere/f.swift"),
    ])
  func relative(path: String, expected: String) {
    #expect(RelativePath.of(path, from: "/a/b") == expected)
  }
}
