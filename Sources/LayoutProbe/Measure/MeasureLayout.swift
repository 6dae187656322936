import HeadlessUI

/// Wraps anything measurable and asks it for sizes.
///
///     let sizes = MeasureLayout(ViewHost(Text("Hello"))).measure([.minimum, .ideal])
@MainActor
public struct MeasureLayout {
  private let subject: any Measurable

  /// Wraps something measurable.
  public init(_ subject: any Measurable) { self.subject = subject }

  /// Wraps a view, hosted in a window of this size (points) and laid out once.
  public init<V: View>(
    _ view: V, size: CGSize = ViewHost.defaultSize,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    let host = ViewHost(view, size: size, environment: environment)
    host.layout()
    subject = host
  }

  /// The answers, in the order of the questions.
  ///
  /// ``SizeRequest/current`` of something that was never laid out is left out.
  public func measure(_ requests: [SizeRequest] = SizeRequest.standard) -> [SizeMeasurement] {
    let current = subject.currentProposal
    let asked = requests.compactMap { request in
      request.proposal(current: current).map { (request, $0) }
    }
    let sizes = subject.sizesThatFit(asked.map(\.1))
    return zip(asked, sizes).map { asked, size in
      SizeMeasurement(request: asked.0, proposal: asked.1, size: size)
    }
  }
}
