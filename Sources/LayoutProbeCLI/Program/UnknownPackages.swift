import Foundation

/// Packages that a manifest takes products of under names that SwiftPM does not know. It knows a
/// package by the folder that it lies in, so that a clone in a folder of another name is refused.
struct UnknownPackages {
  private let names: Set<String>
  /// The name of any package that SwiftPM knows.
  private let known: String?

  /// - Parameter errors: what SwiftPM says about the manifest.
  init(in errors: String) {
    let refusals = errors.matches(
      of: #/unknown package '([^']+)' in dependencies of target .*valid packages are: '([^']+)'/#)
    names = Set(refusals.map { String($0.output.1) })
    known = refusals.first.map { String($0.output.2) }
  }

  /// The manifest with names that SwiftPM accepts; nil where none are to be replaced. Modules are found by
  /// their own names, regardless of the package that a product is said to be of.
  func renamed(in manifest: String) -> String? {
    guard let known, let data = try? Data(contentsOf: URL(fileURLWithPath: manifest)) else {
      return nil
    }
    let text = String(decoding: data, as: UTF8.self)
    let renamed = text.replacing(#/(\bpackage:\s*)"([^"\\]+)"/#) { match in
      let name = String(match.output.2)
      return names.contains(name) ? "\(match.output.1)\"\(known)\"" : String(match.output.0)
    }
    return renamed == text ? nil : renamed
  }
}
