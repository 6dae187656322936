import Foundation
import Observation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Samples of types that Foundation and other frameworks have.
enum PlatformSample {
  /// A sample of the type; nil where none is known.
  static func of(_ type: Any.Type) -> Any? {
    foundation(type) ?? (type as? any SampledClass.Type)?.sample()
  }

  private static func foundation(_ type: Any.Type) -> Any? {
    switch type {
    case is NSString.Type: NSString(string: StandInSample.text)
    case is NSAttributedString.Type: NSMutableAttributedString(string: StandInSample.text)
    case is NSNumber.Type: NSNumber(value: 0)
    case is NSSortDescriptor.Type: NSSortDescriptor(keyPath: \NSString.length, ascending: true)
    case is Progress.Type: Progress(totalUnitCount: 0)
    case is Locale.Type: UserLocale.locale
    case is Calendar.Type: Calendar(identifier: .gregorian)
    case is TimeZone.Type: TimeZone(secondsFromGMT: 0)
    case is DateComponents.Type: DateComponents()
    case is DateInterval.Type:
      DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 0)
    case is UserDefaults.Type: UserDefaults.standard
    case is Bundle.Type: Bundle.main
    case is FileManager.Type: FileManager.default
    case is NotificationCenter.Type: NotificationCenter.default
    case is NumberFormatter.Type: NumberFormatter()
    case is DateFormatter.Type: DateFormatter()
    case is JSONDecoder.Type: JSONDecoder()
    case is JSONEncoder.Type: JSONEncoder()
    case is NSLock.Type: NSLock()
    case is NSRecursiveLock.Type: NSRecursiveLock()
    case is DispatchQueue.Type: DispatchQueue.main
    case is OperationQueue.Type: OperationQueue.main
    case is ObservationRegistrar.Type: ObservationRegistrar()
    case is URLSession.Type: URLSession.shared
    case is URLRequest.Type: URLRequest(url: URL(fileURLWithPath: "/"))
    case is ProcessInfo.Type: ProcessInfo.processInfo
    default: formatter(type) ?? objectiveC(type) ?? work(type)
    }
  }

  private static func formatter(_ type: Any.Type) -> Any? {
    switch type {
    case is ISO8601DateFormatter.Type: ISO8601DateFormatter()
    case is DateIntervalFormatter.Type: DateIntervalFormatter()
    case is ByteCountFormatter.Type: ByteCountFormatter()
    case is PropertyListDecoder.Type: PropertyListDecoder()
    case is PropertyListEncoder.Type: PropertyListEncoder()
    case is NSRegularExpression.Type: try? NSRegularExpression(pattern: "a")
    case is NSPredicate.Type: NSPredicate(value: true)
    default: nil
    }
  }

  /// Reference types beside values, and what describes requests.
  private static func objectiveC(_ type: Any.Type) -> Any? {
    switch type {
    case is NSDate.Type: NSDate(timeIntervalSinceReferenceDate: 0)
    case is NSURL.Type: NSURL(fileURLWithPath: "/")
    case is NSUUID.Type: NSUUID(uuidString: "00000000-0000-0000-0000-000000000000")
    case is NSSet.Type: NSMutableSet()
    case is URLSessionConfiguration.Type: URLSessionConfiguration.default
    case is URLQueryItem.Type: URLQueryItem(name: StandInSample.text, value: nil)
    case is URLResponse.Type:
      HTTPURLResponse(
        url: URL(fileURLWithPath: "/"), statusCode: 200, httpVersion: nil, headerFields: nil)
    case is Notification.Type: Notification(name: Notification.Name(StandInSample.text))
    case is Calendar.Component.Type: Calendar.Component.day
    default: nil
    }
  }

  /// Types that do work, or wait for it: no work is under way, and a wait ends at once.
  private static func work(_ type: Any.Type) -> Any? {
    switch type {
    case is Timer.Type: Timer(timeInterval: 1, repeats: false) { _ in }
    case is DispatchSemaphore.Type: openSemaphore()
    case is DispatchGroup.Type: DispatchGroup()
    case is DispatchWorkItem.Type: DispatchWorkItem {}
    case is ContinuousClock.Type: ContinuousClock()
    case is SuspendingClock.Type: SuspendingClock()
    default: nil
    }
  }

  /// One that the first to wait passes. It begins at 0, as one must not end below where it began.
  private static func openSemaphore() -> DispatchSemaphore {
    let semaphore = DispatchSemaphore(value: 0)
    semaphore.signal()
    return semaphore
  }
}

/// A class of UIKit, AppKit or Foundation that has a sample; classes that inherit from it have none.
protocol SampledClass {
  static func sample() -> Any
}
