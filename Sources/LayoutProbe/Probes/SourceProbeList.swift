import HeadlessUI

/// The probes found in a source; the generated entry point of a compiled source fills one.
@MainActor
public final class SourceProbeList {
  /// The probes in the order they were added. Windows of previews are asked for when this is read.
  public private(set) var probes: [Probe] = []
  private let file: String?

  /// A list of probes.
  ///
  /// - Parameter file: only this file's probes are wanted; nil for all.
  public init(file: String? = nil) { self.file = file }

  /// Whether probes of a file are wanted.
  public func wants(_ file: String) -> Bool { self.file == nil || self.file == file }

  /// Adds a `#Preview`.
  public func add(_ preview: PreviewDeclaration, file: String, line: Int) {
    // Its view is made on the main thread.
    nonisolated(unsafe) let preview = preview
    for (index, name) in preview.names.enumerated() {
      probes.append(
        Probe(
          name: name ?? "Preview", window: preview.window,
          place: SourcePlace(file: file, line: line)
        ) { preview.view(index) })
    }
  }

  /// Adds what a `PreviewProvider` makes.
  public func add<P: PreviewProvider>(provider: P.Type, file: String, line: Int) {
    let all = ProvidedPreview.all(of: provider)
    for (index, preview) in all.enumerated() {
      // Its view is made on the main thread.
      nonisolated(unsafe) let preview = preview
      let type = String(describing: provider)
      probes.append(
        Probe(
          name: preview.name ?? (all.count == 1 ? type : "\(type) \(index + 1)"),
          window: preview.window, place: SourcePlace(file: file, line: line)
        ) { preview.view() })
    }
  }

  /// Adds a declared probe.
  public func add(probe: Probe, file: String, line: Int) {
    var probe = probe
    probe.place = SourcePlace(file: file, line: line)
    probes.append(probe)
  }

  /// Adds a declared list of probes.
  public func add(probes list: [Probe], file: String, line: Int) {
    for probe in list {
      // Probes of a list know their own lines, but not the path that the user gave.
      add(probe: probe, file: file, line: probe.place?.line ?? line)
    }
  }

  /// Adds a view with an empty initialiser, by its name.
  public func add<V: View>(
    view name: String, file: String, line: Int,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> V
  ) {
    probes.append(
      Probe(name: name, size: nil, place: SourcePlace(file: file, line: line)) {
        AnyView(content())
      })
  }

  /// Adds a layout with an empty initialiser, by its name, with samples in it: a probe for each kind
  /// and number of samples.
  ///
  /// - Parameter values: gives the samples the layout values that they have in use.
  public func add<L: Layout>(
    layout name: String, file: String, line: Int,
    values: @escaping @MainActor @Sendable (LayoutSamples) -> AnyView = { AnyView($0) },
    make: @escaping @MainActor @Sendable () -> L
  ) {
    for variant in SampleVariant.all {
      var probe = Probe(
        name: name + variant.suffix, size: nil, place: SourcePlace(file: file, line: line)
      ) {
        let layout = make()
        return AnyView(layout { values(LayoutSamples(variant)) })
      }
      probe.holdsSamples = true
      probes.append(probe)
    }
  }

  /// Adds an expression.
  public func add<V: View>(
    expression: String, @ViewBuilder content: @escaping @MainActor @Sendable () -> V
  ) {
    probes.append(Probe(name: expression, size: nil, place: nil) { AnyView(content()) })
  }
}

extension SourceProbeList {
  /// The pointer that an entry point returns: a function that fills a list, to be taken by
  /// ``fill(from:)``.
  ///
  /// Filling runs the user's own code (initial values, providers' previews), so it is left to who
  /// watches over it.
  public nonisolated static func retained(
    _ fill: @escaping @MainActor (SourceProbeList) -> Void
  ) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Filling(fill)).toOpaque()
  }

  /// Takes over what an entry point returned and lets it fill the list.
  public func fill(from pointer: UnsafeMutableRawPointer) {
    Unmanaged<Filling>.fromOpaque(pointer).takeRetainedValue().fill(self)
  }

  private final class Filling {
    let fill: @MainActor (SourceProbeList) -> Void

    init(_ fill: @escaping @MainActor (SourceProbeList) -> Void) { self.fill = fill }
  }
}
