import Testing

@testable import HeadlessUI

@MainActor
struct ShapeSizeTests {
  private func size<V: View>(_ view: V, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    ViewHost(view).sizeThatFits(ProposedViewSize(width: width, height: height))
  }

  @Test("A colour, a gradient and a shape take what they are proposed, and 10 points of nothing")
  func plainSizes() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    for (width, height) in [(0, 0), (30, 50), (CGFloat.infinity, 7)] as [(CGFloat, CGFloat)] {
      let expected = CGSize(width: width, height: height)
      #expect(size(Color.red, width, height) == expected)
      #expect(size(gradient, width, height) == expected)
      #expect(size(RoundedRectangle(cornerRadius: 4), width, height) == expected)
      #expect(size(Capsule().fill(.red), width, height) == expected)
      #expect(size(Ellipse().stroke(.red, lineWidth: 9), width, height) == expected)
    }
    #expect(size(Color.red, nil, nil) == CGSize(width: 10, height: 10))
    #expect(size(Rectangle(), nil, 40) == CGSize(width: 10, height: 40))
  }

  @Test("A circle is a square of the smaller side, however it is drawn or changed")
  func circle() {
    let square = CGSize(width: 30, height: 30)
    #expect(size(Circle(), 30, 50) == square)
    #expect(size(Circle().fill(.red), 50, 30) == square)
    #expect(size(Circle().strokeBorder(.red), 30, .infinity) == square)
    #expect(size(Circle().inset(by: 4).trim(from: 0, to: 0.5).stroke(.red), 30, 50) == square)
    #expect(size(AnyShape(Circle()), 30, 50) == square)
    #expect(size(Circle(), nil, nil) == CGSize(width: 10, height: 10))
    #expect(size(Circle(), .infinity, .infinity).width == .infinity)
  }

  @Test("A shape of one's own decides its size with sizeThatFits")
  func customSize() {
    #expect(size(Golden(), 100, nil) == CGSize(width: 100, height: 62))
    #expect(size(Golden().fill(.red), 100, 3) == CGSize(width: 100, height: 62))
    #expect(size(Golden().offset(x: 20).stroke(lineWidth: 2), 50, 3).height == 31)
    #expect(size(Triangle(), 8, 9) == CGSize(width: 8, height: 9))
  }

  @Test("A shape that changes its answer is asked again")
  func changedShape() {
    let handle = Handle()
    let host = ViewHost(ChangingShape(handle: handle).padding(1))
    #expect(host.sizeThatFits(.unspecified).width == 22)
    handle.width?.wrappedValue = 45
    #expect(host.sizeThatFits(.unspecified).width == 47)
  }

  @Test("Borders, backgrounds and overlays of styles do not change a view's size")
  func decorations() {
    let box = Color.red.frame(width: 30, height: 20)
    let expected = CGSize(width: 30, height: 20)
    #expect(size(box.border(.red, width: 12), 200, 200) == expected)
    #expect(size(box.background(.thinMaterial), 200, 200) == expected)
    #expect(size(box.background(.red, in: .capsule), 200, 200) == expected)
    #expect(size(box.overlay(.red, in: Circle()), 200, 200) == expected)
    #expect(size(box.mask { Circle() }, 200, 200) == expected)
    #expect(size(box.clipShape(.circle).cornerRadius(3).contentShape(Circle()), 9, 9) == expected)
    #expect(size(box.foregroundStyle(.red).tint(.blue), 9, 9) == expected)
  }

  @Test("A background of a style or shape is offered the view's size and centred in it")
  func backgroundSize() throws {
    let host = ViewHost(
      Color.red.frame(width: 40, height: 20).background(.blue, in: Circle()),
      size: CGSize(width: 100, height: 100))
    host.layout()
    let circle = try #require(host.tree.children.last)
    #expect(circle.label == "Circle")
    #expect(circle.proposal == ProposedViewSize(width: 40, height: 20))
    #expect(circle.frame == CGRect(x: 40, y: 40, width: 20, height: 20))
  }
}

private struct Golden: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 10
    return CGSize(width: width, height: width * 0.62)
  }
}

private struct Triangle: Shape {
  var tip: CGFloat = 0.5

  var animatableData: CGFloat {
    get { tip }
    set { tip = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path {
      $0.addLines([
        CGPoint(x: rect.minX + tip * rect.width, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ])
    }
  }
}

@MainActor
private final class Handle {
  var width: Binding<CGFloat>?
}

private struct ChangingShape: View {
  let handle: Handle
  @State private var width: CGFloat = 20

  init(handle: Handle) { self.handle = handle }

  var body: some View {
    handle.width = $width
    return Wide(width: width)
  }

  struct Wide: Shape {
    let width: CGFloat
    func path(in rect: CGRect) -> Path { Path(rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: width, height: 5) }
  }
}
