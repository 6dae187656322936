#if !canImport(Darwin)
  import Foundation

  // Apple's Dispatch can be strided over; the open one has the operator only.
  extension DispatchTime {
    /// The time after a length of time.
    public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
  }

  extension DispatchWallTime {
    /// The time after a length of time.
    public func advanced(by interval: DispatchTimeInterval) -> DispatchWallTime { self + interval }
  }
#endif
