import LayoutProbe

/// What reasons are wanted of: what crosses to the worker.
struct WhyRequest: Codable, Sendable, Equatable {
  enum Subject: Codable, Sendable, Equatable {
    /// A node, by its path.
    case node(String)
    /// The bodies of a type of view.
    case body(String)
  }

  var subject: Subject
  /// Another size, as it is written; nil for none.
  var wanted: String?
  /// Whether everything else that is inspected is wanted too.
  var isBeside = false

  init(_ subject: Subject) { self.subject = subject }

  /// The path or the name.
  var name: String {
    switch subject {
    case .node(let path): path
    case .body(let view): view
    }
  }

  /// The reasons of a probe.
  @MainActor
  func report(_ probe: Probe, _ runner: ProbeRunner) async -> ProbeReport {
    switch subject {
    case .node(let path): await runner.why(probe, path, not: wanted.flatMap(Self.size))
    case .body(let view): await runner.whyBody(probe, view)
    }
  }

  /// `118x44`, with `nil` for a length that may be any; nil if it is nothing like that.
  static func size(_ text: String) -> ProposedViewSize? {
    guard case .proposal(let width, let height)? = SizeRequest(text),
      width != nil || height != nil, width?.isFinite ?? true, height?.isFinite ?? true
    else { return nil }
    return ProposedViewSize(width: width, height: height)
  }
}
