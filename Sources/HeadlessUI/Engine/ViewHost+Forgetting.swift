extension ViewHost {
  /// Forgets every answer, distance and arrangement, as if everything had changed, so that the next
  /// pass does all the work of layout; views and state stay.
  package func forgetLayout() {
    var pending: ContiguousArray<LayoutNode> = [rootNode]
    while let node = pending.popLast() {
      node.forgetAnswers()
      pending.append(contentsOf: node.allChildNodes)
    }
  }
}
