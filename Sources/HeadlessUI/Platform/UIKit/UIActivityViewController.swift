#if !canImport(UIKit)
  import Foundation

  /// `UIActivityViewController` as UIKit has it: a shell, so that sources compile.
  open class UIActivityViewController: UIViewController {
    /// One as UIKit makes it.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
      super.init(nibName: nil, bundle: nil)
    }
    /// One as UIKit makes it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// As UIKit has it: kept, and nothing depends on it.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// As UIKit has it: kept, and nothing depends on it.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// As UIKit has it.
    public typealias CompletionWithItemsHandler = (
      UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
    ) -> Void
  }

  /// `UIActivity` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class UIActivity {
    /// One as UIKit makes it.
    public init() {}
    /// As UIKit has it.
    open var activityType: ActivityType? { nil }
    /// As UIKit has it.
    open var activityTitle: String? { nil }
    /// As UIKit has it.
    open var activityImage: UIImage? { nil }
    /// As UIKit has it.
    open var activityViewController: UIViewController? { nil }
    /// As UIKit has it: what it does on a device is not done here.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// As UIKit has it: what it does on a device is not done here.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func perform() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func activityDidFinish(_ completed: Bool) {}
    /// `ActivityType` as UIKit has it: a shell, so that sources compile.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: String
      /// One as UIKit makes it.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// One as UIKit makes it.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// `addToReadingList` as UIKit has it.
      public static let addToReadingList = ActivityType("addToReadingList")
      /// `airDrop` as UIKit has it.
      public static let airDrop = ActivityType("airDrop")
      /// `assignToContact` as UIKit has it.
      public static let assignToContact = ActivityType("assignToContact")
      /// `copyToPasteboard` as UIKit has it.
      public static let copyToPasteboard = ActivityType("copyToPasteboard")
      /// `mail` as UIKit has it.
      public static let mail = ActivityType("mail")
      /// `markupAsPDF` as UIKit has it.
      public static let markupAsPDF = ActivityType("markupAsPDF")
      /// `message` as UIKit has it.
      public static let message = ActivityType("message")
      /// `openInIBooks` as UIKit has it.
      public static let openInIBooks = ActivityType("openInIBooks")
      /// `postToFacebook` as UIKit has it.
      public static let postToFacebook = ActivityType("postToFacebook")
      /// `postToFlickr` as UIKit has it.
      public static let postToFlickr = ActivityType("postToFlickr")
      /// `postToTwitter` as UIKit has it.
      public static let postToTwitter = ActivityType("postToTwitter")
      /// `postToVimeo` as UIKit has it.
      public static let postToVimeo = ActivityType("postToVimeo")
      /// `postToWeibo` as UIKit has it.
      public static let postToWeibo = ActivityType("postToWeibo")
      /// `print` as UIKit has it.
      public static let print = ActivityType("print")
      /// `saveToCameraRoll` as UIKit has it.
      public static let saveToCameraRoll = ActivityType("saveToCameraRoll")
    }
  }

  /// `UIActivityItemSource` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UIActivityItemSource: AnyObject {}
#endif
