#if !canImport(AVKit)
  import Foundation

  /// A film with its controls: as large as it is proposed, with what lies over it.
  public struct VideoPlayer<VideoOverlay> where VideoOverlay: View {
    private let overlay: VideoOverlay
    /// One as AVKit makes it.
    public nonisolated init(player: AVPlayer?) where VideoOverlay == EmptyView {
      overlay = EmptyView()
    }
    /// One as AVKit makes it.
    public nonisolated init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
      overlay = videoOverlay()
    }
  }

  extension VideoPlayer: View {
    /// As AVKit has it.
    public var body: some View { _StandIn("a video is not shown here").overlay { overlay } }
  }
#endif
