#if !canImport(os)
  import Foundation

  /// Takes messages and writes them nowhere: that of the unified log, where there is none.
  public struct Logger: Sendable {
    /// A logger of the program.
    public init() {}

    /// A logger of a part of a program.
    public init(subsystem: String, category: String) {}

    /// Takes a message.
    public func log(_ message: @autoclosure () -> OSLogMessage) {}
    /// Takes a message of a level.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {}
    /// Takes a message for the finest tracing.
    public func trace(_ message: @autoclosure () -> OSLogMessage) {}
    /// Takes a message for debugging.
    public func debug(_ message: @autoclosure () -> OSLogMessage) {}
    /// Takes a message that may help.
    public func info(_ message: @autoclosure () -> OSLogMessage) {}
    /// Takes a message worth keeping.
    public func notice(_ message: @autoclosure () -> OSLogMessage) {}
    /// Takes a warning.
    public func warning(_ message: @autoclosure () -> OSLogMessage) {}
    /// Takes an error.
    public func error(_ message: @autoclosure () -> OSLogMessage) {}
    /// Takes a critical error.
    public func critical(_ message: @autoclosure () -> OSLogMessage) {}
    /// Takes a fault of the program.
    public func fault(_ message: @autoclosure () -> OSLogMessage) {}
  }

  /// How grave a message is.
  public struct OSLogType: Hashable, Sendable {
    private let name: String
    /// As any other.
    public static let `default` = OSLogType(name: "default")
    /// It may help.
    public static let info = OSLogType(name: "info")
    /// For debugging.
    public static let debug = OSLogType(name: "debug")
    /// Something went wrong.
    public static let error = OSLogType(name: "error")
    /// The program is wrong.
    public static let fault = OSLogType(name: "fault")
  }

  /// The text of a message; it is not logged here.
  public struct OSLogMessage: ExpressibleByStringInterpolation {
    /// A message from a literal.
    public init(stringLiteral value: String) {}

    /// A message from a literal with values in it.
    public init(stringInterpolation: OSLogInterpolation) {}
  }

  /// The values in a message.
  public struct OSLogInterpolation: StringInterpolationProtocol {
    /// An empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Takes a text.
    public mutating func appendLiteral(_ literal: String) {}
    /// Takes a value.
    public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T) {}
    /// Takes a value that others may or may not see.
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, privacy: OSLogPrivacy
    ) {}
  }

  /// Whether others may see a value.
  public struct OSLogPrivacy: Sendable {
    /// As the system sees fit.
    public static let auto = OSLogPrivacy()
    /// Others may see the value.
    public static let `public` = OSLogPrivacy()
    /// Others may not see the value.
    public static let `private` = OSLogPrivacy()
    /// They may not, nor log it further.
    public static let sensitive = OSLogPrivacy()
  }

  /// A log of a part of a program; messages to it are written nowhere.
  public final class OSLog: Sendable {
    /// The program's own log.
    public static let `default` = OSLog(subsystem: "", category: "")

    /// A log that takes nothing.
    public static let disabled = OSLog(subsystem: "", category: "")

    /// What part of a program a log is of, where it has a meaning to tools.
    public struct Category: Hashable, Sendable {
      /// Where a program spends its time.
      public static let pointsOfInterest = Category()
      /// What is traced as long as a tool records.
      public static let dynamicTracing = Category()
      /// The same, with the calls that led there.
      public static let dynamicStackTracing = Category()
    }

    /// The log of a part of a program.
    public init(subsystem: String, category: String) {}

    /// The log of a part of a program.
    public convenience init(subsystem: String, category: Category) {
      self.init(subsystem: subsystem, category: "")
    }
  }

  /// Takes a message and writes it nowhere.
  public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    type: OSLogType = .default, _ arguments: any CVarArg...
  ) {}

  /// Takes a message and writes it nowhere.
  @_disfavoredOverload
  public func os_log(_ message: OSLogMessage, log: OSLog = .default) {}

  /// Takes a message and writes it nowhere.
  @_disfavoredOverload
  public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    _ message: OSLogMessage
  ) {}

  /// Takes a message and writes it nowhere.
  public func os_log(
    _ type: OSLogType, log: OSLog = .default, _ message: StaticString,
    _ arguments: any CVarArg...
  ) {}
#endif
