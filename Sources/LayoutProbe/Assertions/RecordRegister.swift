import HeadlessUI

/// Which assertion has which record in this process.
@MainActor
final class RecordRegister {
  static let shared = RecordRegister()

  private struct Entry {
    var place: String
    var title: String
    /// What was written in this run; nil if it was only compared.
    var written: String?
  }

  private var entries: [String: Entry] = [:]

  /// Why an assertion cannot have a record; nil if it can, and then it has it.
  func problem(of record: RecordedLayout) -> LayoutCheck.Failure? {
    // Some disks ignore case.
    let key = record.file.path.lowercased()
    guard let entry = entries[key] else {
      entries[key] = Entry(place: record.place, title: record.title, written: nil)
      return nil
    }
    let name = record.file.lastPathComponent
    if entry.place != record.place {
      return LayoutCheck.Failure(
        headline: "two assertions have one record, \(name)",
        details: [
          "one at \(entry.place)", "one at \(record.place)",
          "name at least one of them: named: \"…\"",
        ], isAboutLayout: false)
    }
    guard entry.title == record.title else {
      return LayoutCheck.Failure(
        headline: "two names become one file, \(name)",
        details: [
          "both at \(record.place): "
            + [entry.title, record.title].map { $0.replacing("\u{1F}", with: " ") }
            .joined(separator: ", "),
          "let them differ in letters, digits, - or _",
        ], isAboutLayout: false)
    }
    return nil
  }

  /// Notes what is written; why it must not be, if the same assertion wrote something else before.
  func problem(writing text: String, to record: RecordedLayout) -> LayoutCheck.Failure? {
    let key = record.file.path.lowercased()
    if let before = entries[key]?.written, before != text {
      return LayoutCheck.Failure(
        headline: "one record for two layouts, \(record.file.lastPathComponent)",
        details: [
          "both at \(record.place), which is run more than once",
          "name them: named: \"\\(…)\"",
        ], isAboutLayout: false)
    }
    entries[key]?.written = text
    return nil
  }
}
