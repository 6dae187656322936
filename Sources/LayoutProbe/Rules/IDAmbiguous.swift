import HeadlessUI

/// `id-ambiguous`
enum IDAmbiguous: RunRule {
  static let id = "id-ambiguous"
  static let severity = Severity.warning
  static let demand =
    "Each element of a ForEach or List has an id of its own, and the same one each time."
  static let why =
    "SwiftUI tells rows apart by their ids. With an id that occurs twice, it prints '…: the ID … "
    + "occurs multiple times within the collection, this will give undefined results!', and shows or "
    + "moves the wrong row. With an id that is another one each time, each row is a new one "
    + "at each update: its state is lost and it is animated out and in."
  static let fix =
    "Give each element a stored id that is unique. Take the offset (enumerated()) as the id only "
    + "where elements keep their places."
  static let example = """
    ForEach(["Ann", "Bob", "Ann"], id: \\.self) { Text($0) }
    """
  static let sensitivity =
    "ids of rows that are not made because they are out of sight, and stored ids that the elements "
    + "get at each update"

  static func check(_ run: RunEvidence) -> [Violation] {
    run.rowIDFlaws.map { flaw in
      let isRepeated = flaw.kind == .repeated
      return Violation(
        message: isRepeated
          ? "the id \(flaw.id) occurs several times in a ForEach"
          : "the ids of a ForEach are other ones each time they are asked for",
        witness: [
          isRepeated
            ? flaw.warning
            : "\(flaw.collection): the first element has the ID \(flaw.id), and then another one"
        ], expected: isRepeated ? "each id once" : "the same id each time",
        found: isRepeated ? "\(flaw.id) again" : "another id", path: flaw.path,
        key: isRepeated ? flaw.id : "", subject: flaw.owner)
    }
  }
}

extension Finding {
  /// Whether it is about the ids of the rows of a `ForEach` or `List`.
  package var isAboutRowIDs: Bool { rule == IDAmbiguous.id }
}
