#if !canImport(Darwin)
  import Foundation

  /// `NSUserActivity` as Foundation has it: a shell, so that sources compile.
  open class NSUserActivity: NSObject, @unchecked Sendable {
    /// One as Foundation makes it.
    public init(activityType: String) { self.activityType = activityType }
    /// As Foundation has it: kept, and nothing depends on it.
    public let activityType: String
    /// As Foundation has it: kept, and nothing depends on it.
    open var title: String?
    /// As Foundation has it: kept, and nothing depends on it.
    open var userInfo: [AnyHashable: Any]?
    /// As Foundation has it: kept, and nothing depends on it.
    open var webpageURL: URL?
    /// As Foundation has it: kept, and nothing depends on it.
    open var keywords: Set<String> = []
    /// As Foundation has it: kept, and nothing depends on it.
    open var isEligibleForSearch = false
    /// As Foundation has it: kept, and nothing depends on it.
    open var isEligibleForHandoff = true
    /// As Foundation has it: kept, and nothing depends on it.
    open var isEligibleForPrediction = false
    /// As Foundation has it: kept, and nothing depends on it.
    open var isEligibleForPublicIndexing = false
    /// As Foundation has it: kept, and nothing depends on it.
    open var persistentIdentifier: String?
    /// As Foundation has it: kept, and nothing depends on it.
    open var suggestedInvocationPhrase: String?
    /// As Foundation has it: kept, and nothing depends on it.
    open var targetContentIdentifier: String?
    /// As Foundation has it: kept, and nothing depends on it.
    open var requiredUserInfoKeys: Set<String>?
    /// As Foundation has it: what it does on a device is not done here.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {}
    /// As Foundation has it: what it does on a device is not done here.
    open func becomeCurrent() {}
    /// As Foundation has it: what it does on a device is not done here.
    open func resignCurrent() {}
    /// As Foundation has it: what it does on a device is not done here.
    open func invalidate() {}
  }

  /// As Foundation has it: kept, and nothing depends on it.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
