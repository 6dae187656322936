#if !canImport(ObjectiveC)
  import Foundation

  /// The name of a method; nothing is called by it here.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let description: String
    /// One as Objective-C makes it.
    public init(_ str: String) { description = str }
    /// One as Objective-C makes it.
    public init(stringLiteral value: String) { description = value }
  }

  /// As Objective-C has it: what it does on a device is not done here.
  public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
  /// As Objective-C has it: what it does on a device is not done here.
  public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

  extension NSObject {
    /// As Objective-C has it: what it does on a device is not done here.
    public func responds(to aSelector: Selector!) -> Bool { false }
    /// As Objective-C has it: what it does on a device is not done here.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any? = nil) -> AnyObject? { nil }
    /// As Objective-C has it: what it does on a device is not done here.
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {}
    /// As Objective-C has it: what it does on a device is not done here.
    public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
    /// As Objective-C has it: what it does on a device is not done here.
    public static func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {}
    /// As Objective-C has it: what it does on a device is not done here.
    public func value(forKey key: String) -> Any? { nil }
    /// As Objective-C has it: what it does on a device is not done here.
    public func setValue(_ value: Any?, forKey key: String) {}
    /// As Objective-C has it: what it does on a device is not done here.
    public func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {}
    /// As Objective-C has it: what it does on a device is not done here.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
    /// As Objective-C has it: what it does on a device is not done here.
    public func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {}
  }

  extension NotificationCenter {
    /// Nothing is called: there is no Objective-C here to call by name.
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
      object anObject: Any?
    ) {}
  }

  extension Timer {
    /// A timer that calls nothing: there is no Objective-C here to call by name.
    @discardableResult
    public class func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
      userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer { Timer(timeInterval: ti, repeats: yesOrNo) { _ in } }
  }

  /// `NSKeyValueObservingOptions` as Objective-C has it: a shell, so that sources compile.
  public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// As Objective-C has it: kept, and nothing depends on it.
    public let rawValue: UInt
    /// One as Objective-C makes it.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// `new` as Objective-C has it.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// `old` as Objective-C has it.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// `initial` as Objective-C has it.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// `prior` as Objective-C has it.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
  }

  /// An observation by key; nothing is observed here.
  open class NSKeyValueObservation: @unchecked Sendable {
    /// One as Objective-C makes it.
    public init() {}
    /// As Objective-C has it: what it does on a device is not done here.
    open func invalidate() {}
  }

  /// `NSKeyValueObservedChange` as Objective-C has it: a shell, so that sources compile.
  public struct NSKeyValueObservedChange<Value> {
    /// As Objective-C has it: kept, and nothing depends on it.
    public let newValue: Value?
    /// As Objective-C has it: kept, and nothing depends on it.
    public let oldValue: Value?
  }

  /// `NSKeyValueChangeKey` as Objective-C has it: a shell, so that sources compile.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// As Objective-C has it: kept, and nothing depends on it.
    public let rawValue: String
    /// One as Objective-C makes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `newKey` as Objective-C has it.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// `oldKey` as Objective-C has it.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  }

  /// What key-value observation is for.
  public protocol _KeyValueObserving: AnyObject {}

  extension NSObject: _KeyValueObserving {}

  extension _KeyValueObserving {
    /// Nothing is observed: there is no Objective-C here.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { NSKeyValueObservation() }
    /// The present value; changes are not observed.
    public func publisher<Value>(
      for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> AnyPublisher<Value, Never> { Just(self[keyPath: keyPath]).eraseToAnyPublisher() }
  }
#endif
