#if !canImport(Darwin)
  import Foundation

  /// As Core Foundation has it.
  public typealias CFTimeInterval = Double
  /// As Core Foundation has it.
  public typealias CFAbsoluteTime = Double
  /// As Core Foundation has it.
  public typealias CFString = NSString
  /// As Core Foundation has it.
  public typealias CFData = NSData
  /// As Core Foundation has it.
  public typealias CFArray = NSArray
  /// As Core Foundation has it.
  public typealias CFDictionary = NSDictionary
  /// As Core Foundation has it.
  public typealias CFURL = NSURL
  /// As Core Foundation has it.
  public typealias CFError = NSError
  /// As Core Foundation has it.
  public typealias CFTypeRef = AnyObject
  /// As Core Foundation has it.
  public typealias CFIndex = Int
  /// As Core Foundation has it.
  public typealias OSStatus = Int32
  /// As Core Foundation has it.
  public typealias FourCharCode = UInt32
  /// As Core Foundation has it.
  public typealias OSType = UInt32

  /// The seconds since the reference date.
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

  /// As Core Foundation has it: kept, and nothing depends on it.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// As Core Foundation has it: kept, and nothing depends on it.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// As Core Foundation has it: kept, and nothing depends on it.
  public let NSEC_PER_USEC: UInt64 = 1000
  /// As Core Foundation has it: kept, and nothing depends on it.
  public let USEC_PER_SEC: UInt64 = 1_000_000

  /// As Core Foundation has it: what it does on a device is not done here.
  public func arc4random() -> UInt32 { UInt32.random(in: 0 ... .max) }
  /// As Core Foundation has it: what it does on a device is not done here.
  public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 {
    upperBound == 0 ? 0 : UInt32.random(in: 0..<upperBound)
  }
#endif
