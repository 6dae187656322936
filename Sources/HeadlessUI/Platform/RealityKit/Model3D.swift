#if !canImport(RealityKit)
  import Foundation

  extension _RealityKit {
    /// A model: nothing is loaded, so that it shows what stands for it, or is as large as proposed.
    public struct Model3D<Content: View> {
      private let content: Content
    }

    /// A model that was loaded; there is none here.
    public struct ResolvedModel3D: View {
      /// As RealityKit has it.
      public nonisolated func resizable(_ resizable: Bool = true) -> ResolvedModel3D { self }
      /// As RealityKit has it.
      public var body: some View { _StandIn("a model is not drawn here") }
    }

    /// `Model3DPhase` as RealityKit has it.
    public enum Model3DPhase {
      /// `empty` as RealityKit has it.
      case empty
      /// `success` as RealityKit has it.
      case success(ResolvedModel3D)
      /// `failure` as RealityKit has it.
      case failure(any Error)
      /// As RealityKit has it.
      public var model: ResolvedModel3D? { if case .success(let it) = self { it } else { nil } }
      /// As RealityKit has it.
      public var error: (any Error)? { if case .failure(let it) = self { it } else { nil } }
    }
  }

  extension _RealityKit.Model3D: View {
    /// As RealityKit has it.
    public var body: some View { content }
  }

  extension _RealityKit.Model3D where Content == _RealityKit.ResolvedModel3D {
    /// One as RealityKit makes it.
    public nonisolated init(named name: String, bundle: Bundle? = nil) {
      content = _RealityKit.ResolvedModel3D()
    }
    /// One as RealityKit makes it.
    public nonisolated init(url: URL) { content = _RealityKit.ResolvedModel3D() }
  }

  extension _RealityKit.Model3D {
    /// One as RealityKit makes it.
    public nonisolated init<Placeholder: View>(
      named name: String, bundle: Bundle? = nil,
      @ViewBuilder content: (_RealityKit.ResolvedModel3D) -> Content,
      @ViewBuilder placeholder: () -> Placeholder
    ) { self.content = content(_RealityKit.ResolvedModel3D()) }
    /// One as RealityKit makes it.
    public nonisolated init<Placeholder: View>(
      url: URL, @ViewBuilder content: (_RealityKit.ResolvedModel3D) -> Content,
      @ViewBuilder placeholder: () -> Placeholder
    ) { self.content = content(_RealityKit.ResolvedModel3D()) }
    /// One as RealityKit makes it.
    public nonisolated init(
      named name: String, bundle: Bundle? = nil, transaction: Transaction = Transaction(),
      @ViewBuilder content: (_RealityKit.Model3DPhase) -> Content
    ) { self.content = content(.success(_RealityKit.ResolvedModel3D())) }
    /// One as RealityKit makes it.
    public nonisolated init(
      url: URL, transaction: Transaction = Transaction(),
      @ViewBuilder content: (_RealityKit.Model3DPhase) -> Content
    ) { self.content = content(.success(_RealityKit.ResolvedModel3D())) }
  }
#endif
