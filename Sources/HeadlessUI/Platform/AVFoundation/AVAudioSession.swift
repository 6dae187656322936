#if !canImport(AVFoundation)
  import Foundation

  /// How a program shares the device's sound: here nothing sounds.
  open class AVAudioSession: NSObject, @unchecked Sendable {
    private static let shared = AVAudioSession()
    /// As AVFoundation has it.
    open class func sharedInstance() -> AVAudioSession { shared }

    /// What sound is for.
    public struct Category: RawRepresentable, Hashable, Sendable {
      /// As AVFoundation has it.
      public let rawValue: String
      /// One as AVFoundation makes it.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// `ambient` as AVFoundation has it.
      public static let ambient = Category(rawValue: "ambient")
      /// `soloAmbient` as AVFoundation has it.
      public static let soloAmbient = Category(rawValue: "soloAmbient")
      /// `playback` as AVFoundation has it.
      public static let playback = Category(rawValue: "playback")
      /// `record` as AVFoundation has it.
      public static let record = Category(rawValue: "record")
      /// `playAndRecord` as AVFoundation has it.
      public static let playAndRecord = Category(rawValue: "playAndRecord")
      /// `multiRoute` as AVFoundation has it.
      public static let multiRoute = Category(rawValue: "multiRoute")
    }

    /// How sound is used.
    public struct Mode: RawRepresentable, Hashable, Sendable {
      /// As AVFoundation has it.
      public let rawValue: String
      /// One as AVFoundation makes it.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// `default` as AVFoundation has it.
      public static let `default` = Mode(rawValue: "default")
      /// `measurement` as AVFoundation has it.
      public static let measurement = Mode(rawValue: "measurement")
      /// `moviePlayback` as AVFoundation has it.
      public static let moviePlayback = Mode(rawValue: "moviePlayback")
      /// `spokenAudio` as AVFoundation has it.
      public static let spokenAudio = Mode(rawValue: "spokenAudio")
      /// `videoChat` as AVFoundation has it.
      public static let videoChat = Mode(rawValue: "videoChat")
      /// `videoRecording` as AVFoundation has it.
      public static let videoRecording = Mode(rawValue: "videoRecording")
      /// `voiceChat` as AVFoundation has it.
      public static let voiceChat = Mode(rawValue: "voiceChat")
    }

    /// How sound is shared.
    public struct CategoryOptions: OptionSet, Sendable {
      /// As AVFoundation has it.
      public let rawValue: UInt
      /// One as AVFoundation makes it.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// `mixWithOthers` as AVFoundation has it.
      public static let mixWithOthers = CategoryOptions(rawValue: 1)
      /// `duckOthers` as AVFoundation has it.
      public static let duckOthers = CategoryOptions(rawValue: 2)
      /// `allowBluetooth` as AVFoundation has it.
      public static let allowBluetooth = CategoryOptions(rawValue: 4)
      /// `allowBluetoothHFP` as AVFoundation has it.
      public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
      /// `defaultToSpeaker` as AVFoundation has it.
      public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
      /// `interruptSpokenAudioAndMixWithOthers` as AVFoundation has it.
      public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
      /// `allowBluetoothA2DP` as AVFoundation has it.
      public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
      /// `allowAirPlay` as AVFoundation has it.
      public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }

    /// What is said to others when a session ends.
    public struct SetActiveOptions: OptionSet, Sendable {
      /// As AVFoundation has it.
      public let rawValue: UInt
      /// One as AVFoundation makes it.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// `notifyOthersOnDeactivation` as AVFoundation has it.
      public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// Whether the program may record.
    public enum RecordPermission: UInt, Sendable {
      /// `undetermined` as AVFoundation has it.
      case undetermined
      /// `denied` as AVFoundation has it.
      case denied
      /// `granted` as AVFoundation has it.
      case granted
    }

    /// Where sound comes out in any case.
    public enum PortOverride: UInt, Sendable {
      /// `none` as AVFoundation has it.
      case none
      /// `speaker` as AVFoundation has it.
      case speaker
    }

    /// As AVFoundation has it: what it does on a device is not done here.
    open func setCategory(_ category: Category) throws {}
    /// As AVFoundation has it: what it does on a device is not done here.
    open func setCategory(_ category: Category, options: CategoryOptions) throws {}
    /// As AVFoundation has it: what it does on a device is not done here.
    open func setCategory(
      _ category: Category, mode: Mode, options: CategoryOptions = []
    ) throws {}
    /// As AVFoundation has it: what it does on a device is not done here.
    open func setMode(_ mode: Mode) throws {}
    /// As AVFoundation has it: what it does on a device is not done here.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// As AVFoundation has it: what it does on a device is not done here.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    /// As AVFoundation has it.
    open var category: Category { .soloAmbient }
    /// As AVFoundation has it.
    open var mode: Mode { .default }
    /// As AVFoundation has it.
    open var outputVolume: Float { 0.5 }
    /// As AVFoundation has it.
    open var isOtherAudioPlaying: Bool { false }
    /// As AVFoundation has it.
    open var recordPermission: RecordPermission { .undetermined }
    /// As AVFoundation has it: what it does on a device is not done here.
    open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
      response(false)
    }
    /// As AVFoundation has it.
    public static let interruptionNotification = Notification.Name(
      "AVAudioSessionInterruptionNotification")
    /// As AVFoundation has it.
    public static let routeChangeNotification = Notification.Name(
      "AVAudioSessionRouteChangeNotification")
  }
#endif
