/// Layouts of all common families that keep every rule, written for measuring the rules.
enum CorrectLayouts {
  static let all: [LayoutSource] = rows + stackLike + flows + grids + circles + frames
}
