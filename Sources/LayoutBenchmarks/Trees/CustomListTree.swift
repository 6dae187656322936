import LayoutProbe

/// The list with a layout of one's own in place of each stack.
struct CustomListTree {
  let count: Int
}

extension CustomListTree: View {
  var body: some View {
    CustomVStack() {
      ForEach(0..<count, id: \.self) { _ in
        CustomHStack() {
          leaf(40, 40)
          Spacer(minLength: 0)
          CustomVStack() {
            leaf(100, 16)
            leaf(80, 14)
          }
        }
      }
    }
  }
}
