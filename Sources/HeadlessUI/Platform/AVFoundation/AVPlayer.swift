#if !canImport(AVFoundation)
  import Foundation

  /// Plays sound and films: here nothing is played.
  open class AVPlayer: NSObject, @unchecked Sendable {
    /// One as AVFoundation makes it.
    public override init() { super.init() }
    /// One as AVFoundation makes it.
    public init(url URL: URL) { super.init() }
    /// One as AVFoundation makes it.
    public init(playerItem item: AVPlayerItem?) {
      currentItem = item
      super.init()
    }
    /// As AVFoundation has it: kept, and nothing depends on it.
    open var currentItem: AVPlayerItem?
    /// As AVFoundation has it: kept, and nothing depends on it.
    open var rate: Float = 0
    /// As AVFoundation has it: kept, and nothing depends on it.
    open var volume: Float = 1
    /// As AVFoundation has it: kept, and nothing depends on it.
    open var isMuted = false
    /// As AVFoundation has it: kept, and nothing depends on it.
    open var actionAtItemEnd = 0
    /// As AVFoundation has it: kept, and nothing depends on it.
    open var automaticallyWaitsToMinimizeStalling = true
    /// `TimeControlStatus` as AVFoundation has it: a shell, so that sources compile.
    public enum TimeControlStatus: Int, Sendable {
      /// As AVFoundation has it.
      case paused
      /// As AVFoundation has it.
      case waitingToPlayAtSpecifiedRate
      /// As AVFoundation has it.
      case playing
    }
    /// `Status` as AVFoundation has it: a shell, so that sources compile.
    public enum Status: Int, Sendable {
      /// As AVFoundation has it.
      case unknown
      /// As AVFoundation has it.
      case readyToPlay
      /// As AVFoundation has it.
      case failed
    }
    /// Paused: nothing is played here.
    open var timeControlStatus: TimeControlStatus { .paused }
    /// As AVFoundation has it.
    open var status: Status { .unknown }
    /// As AVFoundation has it.
    open var error: (any Error)? { nil }
    /// As AVFoundation has it: what it does on a device is not done here.
    open func play() {}
    /// As AVFoundation has it: what it does on a device is not done here.
    open func pause() {}
    /// As AVFoundation has it: what it does on a device is not done here.
    open func currentTime() -> CMTime { .zero }
    /// As AVFoundation has it: what it does on a device is not done here.
    open func seek(to time: CMTime) {}
    /// As AVFoundation has it: what it does on a device is not done here.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
      completionHandler(true)
    }
    /// As AVFoundation has it: what it does on a device is not done here.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// As AVFoundation has it: what it does on a device is not done here.
    open func addPeriodicTimeObserver(
      forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any { 0 }
    /// As AVFoundation has it: what it does on a device is not done here.
    open func removeTimeObserver(_ observer: Any) {}
  }

  /// `AVQueuePlayer` as AVFoundation has it: a shell, so that sources compile.
  open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    /// One as AVFoundation makes it.
    public convenience init(items: [AVPlayerItem]) { self.init() }
  }

  /// `AVPlayerItem` as AVFoundation has it: a shell, so that sources compile.
  open class AVPlayerItem: NSObject, @unchecked Sendable {
    /// One as AVFoundation makes it.
    public init(url URL: URL) { super.init() }
    /// One as AVFoundation makes it.
    public init(asset: AVAsset) { super.init() }
    /// As AVFoundation has it.
    open var duration: CMTime { .zero }
    /// As AVFoundation has it: what it does on a device is not done here.
    open func currentTime() -> CMTime { .zero }
  }

  /// `AVAsset` as AVFoundation has it: a shell, so that sources compile.
  open class AVAsset: NSObject, @unchecked Sendable {
    /// One as AVFoundation makes it.
    public convenience init(url URL: URL) { self.init() }
    /// As AVFoundation has it.
    open var duration: CMTime { .zero }
  }

  /// `AVURLAsset` as AVFoundation has it: a shell, so that sources compile.
  open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// One as AVFoundation makes it.
    public convenience init(url URL: URL, options: [String: Any]? = nil) { self.init() }
  }

  /// A time as a fraction.
  public struct CMTime: Hashable, Sendable, Comparable {
    /// As AVFoundation has it: kept, and nothing depends on it.
    public var value: Int64
    /// As AVFoundation has it: kept, and nothing depends on it.
    public var timescale: Int32
    /// One as AVFoundation makes it.
    public init(value: Int64 = 0, timescale: Int32 = 1) {
      self.value = value
      self.timescale = timescale
    }
    /// One as AVFoundation makes it.
    public init(seconds: Double, preferredTimescale: Int32) {
      value = Int64(seconds * Double(preferredTimescale))
      timescale = preferredTimescale
    }
    /// `zero` as AVFoundation has it.
    public static let zero = CMTime()
    /// `invalid` as AVFoundation has it.
    public static let invalid = CMTime(value: 0, timescale: 0)
    /// As AVFoundation has it.
    public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
    /// As AVFoundation has it.
    public var isValid: Bool { timescale != 0 }
    /// As AVFoundation has it: what it does on a device is not done here.
    public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
  }

  /// As AVFoundation has it.
  public typealias CMTimeScale = Int32

  /// As AVFoundation has it: what it does on a device is not done here.
  public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
  /// As AVFoundation has it: what it does on a device is not done here.
  public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
    CMTime(value: value, timescale: timescale)
  }
  /// As AVFoundation has it: what it does on a device is not done here.
  public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
  }

  /// `AVAudioPlayer` as AVFoundation has it: a shell, so that sources compile.
  open class AVAudioPlayer: NSObject, @unchecked Sendable {
    /// One as AVFoundation makes it.
    public init(contentsOf url: URL) throws { super.init() }
    /// One as AVFoundation makes it.
    public init(data: Data) throws { super.init() }
    /// As AVFoundation has it: kept, and nothing depends on it.
    open var volume: Float = 1
    /// As AVFoundation has it: kept, and nothing depends on it.
    open var rate: Float = 1
    /// As AVFoundation has it: kept, and nothing depends on it.
    open var numberOfLoops = 0
    /// As AVFoundation has it: kept, and nothing depends on it.
    open var currentTime: TimeInterval = 0
    /// As AVFoundation has it.
    open var duration: TimeInterval { 0 }
    /// As AVFoundation has it.
    open var isPlaying: Bool { false }
    /// As AVFoundation has it: kept, and nothing depends on it.
    open var enableRate = false
    /// As AVFoundation has it: kept, and nothing depends on it.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// As AVFoundation has it: what it does on a device is not done here.
    @discardableResult
    open func prepareToPlay() -> Bool { true }
    /// As AVFoundation has it: what it does on a device is not done here.
    @discardableResult
    open func play() -> Bool { false }
    /// As AVFoundation has it: what it does on a device is not done here.
    open func pause() {}
    /// As AVFoundation has it: what it does on a device is not done here.
    open func stop() {}
  }

  /// `AVAudioPlayerDelegate` as AVFoundation has it: a shell, so that sources compile.
  public protocol AVAudioPlayerDelegate: AnyObject {}
#endif
