import LayoutProbe

/// A tree of which one leaf changes its width.
struct ChangingTree {
  /// How many there are in each stack, from the root to the leaves.
  let counts: [Int]
  let model: ChangingModel

  /// Stacks and leaves.
  var nodes: Int {
    var (sum, level) = (1, 1)
    for count in counts {
      level *= count
      sum += level
    }
    return sum
  }

  @MainActor var host: ViewHost {
    ViewHost(
      ChangingBranch(counts: counts[...], number: 0, model: model),
      size: CGSize(width: 4096, height: 4096))
  }
}

/// What the changing leaf looks at.
final class ChangingModel: ObservableObject {
  @Published var width: CGFloat = 10
}

/// A stack of the tree, or a leaf; the first of all leaves is the one that changes.
struct ChangingBranch {
  let counts: ArraySlice<Int>
  let number: Int
  let model: ChangingModel
}

extension ChangingBranch: View {
  var body: some View {
    if let count = counts.first {
      if counts.count.isMultiple(of: 2) {
        HStack(alignment: .top, spacing: 0) { branches(count) }
      } else {
        VStack(alignment: .leading, spacing: 0) { branches(count) }
      }
    } else if number == 0 {
      ChangingLeaf(model: model)
    } else {
      leaf(10, 10)
    }
  }

  private func branches(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { index in
      ChangingBranch(counts: counts.dropFirst(), number: number * count + index, model: model)
    }
  }
}

struct ChangingLeaf {
  @ObservedObject var model: ChangingModel
}

extension ChangingLeaf: View {
  var body: some View { leaf(model.width, 10) }
}
