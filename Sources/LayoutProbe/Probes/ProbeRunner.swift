import HeadlessUI

/// Runs probes: hosts what they probe, lays it out, measures it.
@MainActor
public struct ProbeRunner {
  /// What is asked of each probe.
  public var requests: [SizeRequest]
  /// The size of the window in points, whatever the probe says; nil for the probe's own.
  public var windowSize: CGSize?
  /// The size of the window of probes that say nothing, in points.
  public var deviceSize: CGSize
  /// What views inherit: the display scale, the text metrics, the image catalog.
  public var environment: EnvironmentValues
  /// Told what a layout is about to do, so that somebody else knows if it never comes back.
  public var activity: ((ProbeActivity?) -> Void)?

  /// A runner.
  public init(
    requests: [SizeRequest] = SizeRequest.standard, windowSize: CGSize? = nil,
    deviceSize: CGSize = ViewHost.defaultSize,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.requests = requests
    self.windowSize = windowSize
    self.deviceSize = deviceSize
    self.environment = environment
  }

  /// Passes of layout that are run at most until nothing changes any more.
  private static let maximumPasses = 100

  /// Runs a probe.
  public func run(_ probe: Probe) -> ProbeReport {
    let size = windowSize ?? probe.size ?? deviceSize
    switch probe.subject {
    case .view(let make): return run(probe, make(), in: size)
    case .model(let make): return run(probe, model: make(), in: size)
    }
  }

  private func run(_ probe: Probe, _ view: AnyView, in size: CGSize) -> ProbeReport {
    let counter = CallCounter(forwardingTo: activity.map(ActivityReporter.init))
    let host = ViewHost(view, size: size, environment: environment, observer: counter)
    for _ in 0..<ProbeRunner.maximumPasses {
      host.layout()
      if !host.needsLayout { break }
    }
    host.observer = nil
    let tree = host.tree
    activity?(.measuring)
    let measurements = MeasureLayout(host).measure(requests)
    let marked = markedNodes(tree, host)
    activity?(nil)
    return ProbeReport(
      name: probe.name, place: probe.place, window: size, measurements: measurements,
      marked: marked, tree: NodeReport.tree(tree), calls: counter.counts, layouts: counter.layouts,
      issues: host.issues)
  }

  private func run(_ probe: Probe, model: any Measurable, in size: CGSize) -> ProbeReport {
    let pass = (model as? any LayoutModel)?.layoutPass(in: size)
    return ProbeReport(
      name: probe.name, place: probe.place, window: size,
      measurements: MeasureLayout(model).measure(requests), marked: [], tree: [],
      calls: pass?.calls ?? CallCounts(), layouts: [:], issues: [])
  }

  private func markedNodes(_ tree: NodeSnapshot, _ host: ViewHost) -> [ProbeReport.MarkedNode] {
    var marked: [ProbeReport.MarkedNode] = []
    var pending = [tree]
    while let node = pending.popLast() {
      for case let mark as SizeMark in node.annotations {
        let current = node.frame == nil ? nil : node.proposal
        let asked = mark.requests.compactMap { request in
          request.proposal(current: current).map { (request, $0) }
        }
        let sizes = host.measure(node.reference, asked.map(\.1))
        marked.append(
          ProbeReport.MarkedNode(
            path: node.path, detail: node.detail,
            measurements: zip(asked, sizes).map {
              SizeMeasurement(request: $0.0, proposal: $0.1, size: $1)
            }))
      }
      pending.append(contentsOf: node.children.reversed())
    }
    return marked
  }
}

/// What a probe is doing that is not the engine's own code.
public enum ProbeActivity: Equatable, Sendable {
  /// A view's body is evaluated.
  case body(type: String)
  /// A layout's own code runs: its name, which part, where it is in the tree.
  case layout(name: String, phase: LayoutPhase, path: String)
  /// Sizes are asked for once it is laid out.
  case measuring
}

extension ProbeActivity: CustomStringConvertible {
  /// `FlowLayout.placeSubviews at VStack/FlowLayout[1]`
  public var description: String {
    switch self {
    case .body(let type): "\(type).body"
    case .layout(let name, let phase, let path): "\(name).\(phase.rawValue) at \(path)"
    case .measuring: "measuring"
    }
  }
}

/// Turns what the engine does into activities: the innermost code of the user's that is running.
private final class ActivityReporter: LayoutObserver {
  private let report: (ProbeActivity?) -> Void
  private var running: [ProbeActivity] = []
  private var paths: [NodeReference: String] = [:]

  init(_ report: @escaping (ProbeActivity?) -> Void) { self.report = report }

  func observe(_ event: LayoutEvent) {
    switch event {
    case .bodyEvaluated(let type):
      report(.body(type: type))
    case .entering(let node, let phase):
      let path = paths[node] ?? node.path
      paths[node] = path
      running.append(.layout(name: node.label, phase: phase, path: path))
      report(running.last)
    case .leaving:
      _ = running.popLast()
      report(running.last)
    case .sized, .placed, .cacheMade, .cacheUpdated:
      break
    }
  }
}
