#if !canImport(Darwin)
  import Foundation

  /// Reads a property of the system by its name: of a phone, the same on all machines.
  ///
  /// A name that is not known here has an empty text, since callers make room for what they are told and
  /// read it as a text.
  ///
  /// - Parameters:
  ///   - oldp: where the value is written; nil to be told its length only.
  ///   - oldlenp: in bytes, the room that there is, then the length of the value.
  ///   - newp: a new value; none can be set.
  /// - Returns: 0; -1 where a value was to be set or does not fit, with `errno`.
  @discardableResult
  public func sysctlbyname(
    _ name: UnsafePointer<CChar>?, _ oldp: UnsafeMutableRawPointer?,
    _ oldlenp: UnsafeMutablePointer<Int>?, _ newp: UnsafeMutableRawPointer?, _ newlen: Int
  ) -> CInt {
    guard newp == nil, let name else {
      errno = EPERM
      return -1
    }
    let value = SystemControl.bytes(of: String(cString: name))
    guard let oldlenp else { return 0 }
    let room = oldlenp.pointee
    oldlenp.pointee = value.count
    guard let oldp else { return 0 }
    guard room >= value.count else {
      errno = ENOMEM
      return -1
    }
    UnsafeMutableRawBufferPointer(start: oldp, count: room).copyBytes(from: value)
    return 0
  }

  private enum SystemControl {
    static let texts = [
      "hw.machine": "iPhone17,1", "hw.model": "iPhone17,1", "hw.product": "iPhone17,1",
      "kern.hostname": "iPhone", "kern.ostype": "Darwin", "kern.osrelease": "24.0.0",
      "kern.osversion": "22A3354", "kern.osproductversion": "18.0",
      "machdep.cpu.brand_string": "Apple A18 Pro",
    ]
    static let numbers: [String: Int32] = [
      "hw.ncpu": 6, "hw.activecpu": 6, "hw.physicalcpu": 6, "hw.physicalcpu_max": 6,
      "hw.logicalcpu": 6, "hw.logicalcpu_max": 6, "machdep.cpu.core_count": 6,
      "machdep.cpu.thread_count": 6, "hw.optional.arm64": 1, "sysctl.proc_translated": 0,
    ]
    static let longNumbers: [String: Int64] = [
      "hw.memsize": 8_589_934_592, "hw.pagesize": 16_384, "hw.cpufrequency": 4_040_000_000,
    ]

    static func bytes(of name: String) -> [UInt8] {
      if let number = numbers[name] { return withUnsafeBytes(of: number, Array.init) }
      if let number = longNumbers[name] { return withUnsafeBytes(of: number, Array.init) }
      return Array((texts[name] ?? "").utf8) + [0]
    }
  }
#endif
