import LayoutProbe

/// What was said about a system.
struct ZooResult: Codable, Equatable, Sendable {
  var number: Int
  var verdict: LoopVerdict
}

extension ZooResult {
  /// Follows a system to its verdict.
  @MainActor
  init(_ system: ZooSystem) async {
    let size = ViewHost.defaultSize
    // An object that counts belongs to one run: what is tried on another model has its own.
    verdict = await Settling().verdict(in: size) { ViewHost(ZooView(system), size: size) }
    number = system.number
  }
}
