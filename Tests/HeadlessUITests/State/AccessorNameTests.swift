import Testing

@testable import HeadlessUI

@Suite("Names of accessors")
struct AccessorNameTests {
  @Test(
    "the property behind a setter is told with its type",
    arguments: [
      ("App.Model.height.setter : CoreGraphics.CGFloat", "Model.height"),
      ("App.Model.n.modify : Swift.Int with unmangled suffix \".resume.0\"", "Model.n"),
      ("App.Model.(height in _38D58C088FEE).setter : Swift.Int", "Model.height"),
      ("Model.height.setter", "Model.height"), ("Model.height.modify", "Model.height"),
      ("App.Outer.Box<A>.value.setter : A", "Box.value"),
    ])
  func properties(function: String, name: String) {
    #expect(AccessorName.property(function) == name)
  }

  @Test(
    "what is no setter, or only stores, is no property",
    arguments: [
      "App.Model.height.getter : Swift.Int", "App.Model.update(Swift.Int) -> ()",
      "App.Model.(_height in _38D58C).setter : Swift.Int", "closure #1 () -> () in App.f()",
    ])
  func others(function: String) { #expect(AccessorName.property(function) == nil) }
}
