import Foundation

/// Keeps made bundles on disk, each under a key that stands for all that went into it.
struct ResourceStore {
  let folder: URL
  /// How many bundles are kept.
  var limit = 100

  private static let recordName = "layoutprobe-record.json"

  private func url(_ key: String) -> URL { folder.appendingPathComponent("bundle-\(key)") }

  func path(_ key: String) -> String { url(key).path }

  /// What was remembered with a bundle; nil if there is none. It counts as used now.
  func kept<Record: Decodable>(_ key: String) -> Record? {
    let file = url(key).appendingPathComponent(Self.recordName)
    guard let data = try? Data(contentsOf: file),
      let record = try? JSONDecoder().decode(Record.self, from: data)
    else { return nil }
    try? FileManager.default.setAttributes(
      [.modificationDate: Date()], ofItemAtPath: url(key).path)
    return record
  }

  /// Makes a bundle in a folder of its own and moves it to its place. Returns the path.
  func keep<Record: Encodable>(
    _ key: String, _ record: Record, _ make: (URL) throws -> Void
  ) throws -> String {
    let manager = FileManager.default
    try manager.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let work = try WorkFolder.make(in: folder, prefix: "work-")
    defer { WorkFolder.remove(work) }
    try make(work)
    try JSONEncoder().encode(record).write(to: work.appendingPathComponent(Self.recordName))
    // Another run may have made the same meanwhile, or a part of it may be missing.
    if rename(work.path, url(key).path) != 0 {
      try? manager.removeItem(at: url(key))
      try manager.moveItem(at: work, to: url(key))
    }
    prune(keeping: url(key))
    return url(key).path
  }

  /// Removes what was not used for longest.
  private func prune(keeping made: URL) {
    let manager = FileManager.default
    let names = ((try? manager.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasPrefix("bundle-") && $0 != made.lastPathComponent }
    guard names.count >= limit else { return }
    let dated = names.map { name in
      let path = folder.appendingPathComponent(name).path
      let attributes = try? manager.attributesOfItem(atPath: path)
      return (path: path, date: attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    for old in dated.sorted(by: { $0.date > $1.date }).dropFirst(limit - 1) {
      try? manager.removeItem(atPath: old.path)
    }
  }
}
