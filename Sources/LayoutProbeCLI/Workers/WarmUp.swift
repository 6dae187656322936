#if os(Linux)
  import LayoutProbe

  /// Lets the runtime find out what every worker would find out again: which type conforms to what,
  /// and how generic types are laid out.
  ///
  /// Nothing of it is kept but that: no thread, no queue, no state.
  @MainActor
  enum WarmUp {
    static func run() {
      // A queue that was used once cannot be used after a fork.
      MainQueue.isServed = false
      defer { MainQueue.isServed = true }
      handOver()
      for probe in probes {
        Task.immediate { @MainActor in
          guard var runner = try? ProbeSettings().runner else { return }
          runner.activity = { _ = $0?.description }
          _ = try? WorkerReport(number: 1, report: await runner.run(probe)).line(JSONEncoder())
        }
      }
    }

    /// What goes to a worker and comes back.
    private static func handOver() {
      let request = WorkerRequest(
        settings: ProbeSettings(), reports: "", record: "", standIns: "", printed: "",
        memoryLimit: 0)
      _ = try? WorkerRequest(text: request.text())
    }

    private static let probes = [
      Probe("views") {
        VStack(alignment: .leading) {
          HStack {
            Text("a").bold().fixedSize()
            Spacer()
            Image(systemName: "star").foregroundStyle(.red)
            Button("b") {}
          }
          .padding()
          ForEach(0..<2) { Text("\($0)").font(.caption).lineLimit(1) }
          ForEach(["a"], id: \.self) { Text($0).layoutPriority(1) }
          ZStack {
            Color.red.frame(width: 10, height: 10).background(.blue)
            Circle().fill(.red).offset(x: 1).opacity(0.5)
            RoundedRectangle(cornerRadius: 2).stroke(.blue).overlay { Text("c") }
          }
          GeometryReader { Color.blue.frame(width: $0.size.width / 2) }
          ScrollView { LazyVStack { Text("d").id(1) } }
          ViewThatFits { Divider() }
        }
        .frame(maxWidth: .infinity)
        .environment(\.lineLimit, 2)
      },
      Probe("layout") {
        SampleLayout {
          Text("a")
          Rectangle().fill(.red).frame(width: 10, height: 10)
        }
      },
      Probe("loop") { FeedbackModel { 1 - $0 } },
    ]

    /// A row.
    private struct SampleLayout: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
      ) -> CGSize {
        cache.reduce(.zero) {
          CGSize(width: $0.width + $1.width, height: max($0.height, $1.height))
        }
      }

      func makeCache(subviews: Subviews) -> [CGSize] {
        subviews.map { $0.sizeThatFits(.unspecified) }
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
      ) {
        var x = bounds.minX
        for (subview, size) in zip(subviews, cache) {
          subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
          x += size.width
        }
      }
    }
  }
#endif
