#if !canImport(UIKit)
  import Foundation

  /// A pasteboard in memory of its own: nothing is shared with the system.
  open class UIPasteboard: @unchecked Sendable {
    /// One as UIKit makes it.
    public init() {}
    /// `general` as UIKit has it.
    public static let general = UIPasteboard()
    /// As UIKit has it: kept, and nothing depends on it.
    open var string: String?
    /// As UIKit has it: kept, and nothing depends on it.
    open var strings: [String]?
    /// As UIKit has it: kept, and nothing depends on it.
    open var url: URL?
    /// As UIKit has it: kept, and nothing depends on it.
    open var urls: [URL]?
    /// As UIKit has it: kept, and nothing depends on it.
    open var image: UIImage?
    /// As UIKit has it: kept, and nothing depends on it.
    open var images: [UIImage]?
    /// As UIKit has it: kept, and nothing depends on it.
    open var color: UIColor?
    /// As UIKit has it: kept, and nothing depends on it.
    open var items: [[String: Any]] = []
    /// As UIKit has it.
    open var hasStrings: Bool { string != nil }
    /// As UIKit has it.
    open var hasURLs: Bool { url != nil }
    /// As UIKit has it.
    open var hasImages: Bool { image != nil }
    /// As UIKit has it.
    open var changeCount: Int { 0 }
    /// As UIKit has it: what it does on a device is not done here.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
      self.items = items
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func data(forPasteboardType pasteboardType: String) -> Data? { nil }
    /// As UIKit has it: what it does on a device is not done here.
    open func value(forPasteboardType pasteboardType: String) -> Any? { nil }
    /// As UIKit has it: what it does on a device is not done here.
    open func contains(pasteboardTypes: [String]) -> Bool { false }
    /// `OptionsKey` as UIKit has it: a shell, so that sources compile.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: String
      /// One as UIKit makes it.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// `expirationDate` as UIKit has it.
      public static let expirationDate = OptionsKey(rawValue: "expirationDate")
      /// `localOnly` as UIKit has it.
      public static let localOnly = OptionsKey(rawValue: "localOnly")
    }
    /// `changedNotification` as UIKit has it.
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  }
#endif
