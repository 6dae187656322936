import LayoutProbe

/// The list with a layout of one's own in place of each stack.
struct CustomListTree {
  let count: Int
}

extension CustomListTree: View {
  var body: some View {
    CustomStack<AlongVertical>() {
      ForEach(0..<count, id: \.self) { _ in
        CustomStack<AlongHorizontal>() {
          leaf(40, 40)
          Spacer(minLength: 0)
          CustomStack<AlongVertical>() {
            leaf(100, 16)
            leaf(80, 14)
          }
        }
      }
    }
  }
}
