#if !canImport(Darwin)
  import Foundation

  /// Writes lengths of time, in English.
  open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// As Foundation has it: kept, and nothing depends on it.
    open var allowedUnits: NSCalendar.Unit = [.hour, .minute, .second]
    /// As Foundation has it: kept, and nothing depends on it.
    open var unitsStyle = UnitsStyle.positional
    /// As Foundation has it: kept, and nothing depends on it.
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    /// As Foundation has it: kept, and nothing depends on it.
    open var maximumUnitCount = 0
    /// As Foundation has it: kept, and nothing depends on it.
    open var calendar: Calendar?
    /// As Foundation has it: kept, and nothing depends on it.
    open var allowsFractionalUnits = false
    /// As Foundation has it: kept, and nothing depends on it.
    open var collapsesLargestUnit = false
    /// As Foundation has it: kept, and nothing depends on it.
    open var includesApproximationPhrase = false
    /// As Foundation has it: kept, and nothing depends on it.
    open var includesTimeRemainingPhrase = false
    /// A length of time by its largest units.
    open func string(from ti: TimeInterval) -> String? {
      var rest = Int(ti.rounded().magnitude)
      var parts: [(Int, String, String)] = []
      let known: [(NSCalendar.Unit, Int, String, String)] = [
        (.weekOfMonth, 604_800, "week", "w"), (.day, 86_400, "day", "d"),
        (.hour, 3600, "hour", "h"), (.minute, 60, "minute", "m"), (.second, 1, "second", "s"),
      ]
      for (unit, seconds, name, letter) in known where allowedUnits.contains(unit) {
        parts.append((rest / seconds, name, letter))
        rest %= seconds
      }
      if unitsStyle != .positional {
        let filled = parts.filter { $0.0 > 0 }
        parts = filled.isEmpty ? Array(parts.suffix(1)) : filled
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
      } else if zeroFormattingBehavior != .pad {
        while parts.count > 2, parts[0].0 == 0 { parts.removeFirst() }
      }
      let sign = ti < 0 ? "-" : ""
      func plural(_ part: (Int, String, String)) -> String {
        "\(part.0) \(part.1)\(part.0 == 1 ? "" : "s")"
      }
      switch unitsStyle {
      case .positional:
        return sign
          + parts.enumerated().map { index, part in
            index == 0 && zeroFormattingBehavior != .pad
              ? "\(part.0)" : (part.0 < 10 ? "0\(part.0)" : "\(part.0)")
          }.joined(separator: ":")
      case .abbreviated: return sign + parts.map { "\($0.0)\($0.2)" }.joined(separator: " ")
      case .brief:
        return sign
          + parts.map {
            "\($0.0)\($0.1 == "second" ? "sec" : $0.1 == "minute" ? "min" : $0.1 == "hour" ? "hr" : $0.1)"
          }.joined(separator: " ")
      case .short:
        return sign
          + parts.map {
            "\($0.0) \($0.1 == "second" ? "sec" : $0.1 == "minute" ? "min" : $0.1 == "hour" ? "hr" : $0.1)"
          }.joined(separator: ", ")
      case .full, .spellOut: return sign + parts.map(plural).joined(separator: ", ")
      }
    }
    /// As Foundation has it: what it does on a device is not done here.
    open func string(from startDate: Date, to endDate: Date) -> String? {
      string(from: endDate.timeIntervalSince(startDate))
    }
    /// A length of time by its largest units.
    open func string(from components: DateComponents) -> String? {
      let days = (components.day ?? 0) + 7 * (components.weekOfMonth ?? components.weekOfYear ?? 0)
      return string(
        from: Double(
          days * 86_400 + (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60
            + (components.second ?? 0)))
    }
    /// As Foundation has it: what it does on a device is not done here.
    public static func localizedString(from components: DateComponents, unitsStyle: UnitsStyle)
      -> String?
    {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }
    /// `UnitsStyle` as Foundation has it: a shell, so that sources compile.
    public enum UnitsStyle: Int, Sendable {
      /// `positional` as Foundation has it.
      case positional
      /// `abbreviated` as Foundation has it.
      case abbreviated
      /// `short` as Foundation has it.
      case short
      /// `full` as Foundation has it.
      case full
      /// `spellOut` as Foundation has it.
      case spellOut
      /// `brief` as Foundation has it.
      case brief
    }
    /// `ZeroFormattingBehavior` as Foundation has it: a shell, so that sources compile.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      /// As Foundation has it: kept, and nothing depends on it.
      public let rawValue: UInt
      /// One as Foundation makes it.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// `default` as Foundation has it.
      public static let `default` = ZeroFormattingBehavior(rawValue: 1)
      /// `dropLeading` as Foundation has it.
      public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
      /// `dropMiddle` as Foundation has it.
      public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
      /// `dropTrailing` as Foundation has it.
      public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
      /// `dropAll` as Foundation has it.
      public static let dropAll = ZeroFormattingBehavior(rawValue: 14)
      /// `pad` as Foundation has it.
      public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }
  }

  /// Writes how far a date is from another, in English.
  open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// As Foundation has it: kept, and nothing depends on it.
    open var unitsStyle = UnitsStyle.full
    /// As Foundation has it: kept, and nothing depends on it.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// As Foundation has it: kept, and nothing depends on it.
    open var formattingContext = Context.unknown
    /// As Foundation has it: kept, and nothing depends on it.
    open var calendar: Calendar! = .current
    /// As Foundation has it: kept, and nothing depends on it.
    open var locale: Locale! = .current
    /// As Foundation has it: what it does on a device is not done here.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }
    /// The distance in its largest unit.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      let seconds = Int(timeInterval.rounded())
      let units = [
        (31_536_000, "year", "yr."), (2_592_000, "month", "mo."), (604_800, "week", "wk."),
        (86_400, "day", "day"), (3600, "hour", "hr."), (60, "minute", "min."),
        (1, "second", "sec."),
      ]
      let (length, name, short) = units.first { seconds.magnitude >= $0.0 } ?? (1, "second", "sec.")
      let count = Int(seconds.magnitude) / length
      if dateTimeStyle == .named, seconds == 0 { return "now" }
      if dateTimeStyle == .named, name == "day", count == 1 {
        return seconds < 0 ? "yesterday" : "tomorrow"
      }
      let unit = unitsStyle == .short || unitsStyle == .abbreviated ? short : name
      let words = "\(count) \(unit)\(count == 1 || unit.hasSuffix(".") ? "" : "s")"
      return seconds < 0 ? "\(words) ago" : "in \(words)"
    }
    /// As Foundation has it: what it does on a device is not done here.
    open func localizedString(from dateComponents: DateComponents) -> String {
      localizedString(
        fromTimeInterval: Double(
          (dateComponents.day ?? 0) * 86_400 + (dateComponents.hour ?? 0) * 3600
            + (dateComponents.minute ?? 0) * 60 + (dateComponents.second ?? 0)))
    }
    /// As Foundation has it: what it does on a device is not done here.
    open override func string(for obj: Any?) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
    /// `UnitsStyle` as Foundation has it: a shell, so that sources compile.
    public enum UnitsStyle: Int, Sendable {
      /// `full` as Foundation has it.
      case full
      /// `spellOut` as Foundation has it.
      case spellOut
      /// `short` as Foundation has it.
      case short
      /// `abbreviated` as Foundation has it.
      case abbreviated
    }
    /// `DateTimeStyle` as Foundation has it: a shell, so that sources compile.
    public enum DateTimeStyle: Int, Sendable {
      /// `numeric` as Foundation has it.
      case numeric
      /// `named` as Foundation has it.
      case named
    }
  }

  /// Joins what it is given as English does.
  open class ListFormatter: Formatter, @unchecked Sendable {
    /// As Foundation has it: kept, and nothing depends on it.
    open var locale: Locale! = .current
    /// As Foundation has it: kept, and nothing depends on it.
    open var itemFormatter: Formatter?
    /// As Foundation has it: what it does on a device is not done here.
    open func string(from items: [Any]) -> String? {
      ListFormatter.localizedString(byJoining: items.map { "\($0)" })
    }
    /// The texts with commas and an "and".
    public static func localizedString(byJoining strings: [String]) -> String {
      guard strings.count > 1, let last = strings.last else { return strings.first ?? "" }
      return strings.count == 2
        ? "\(strings[0]) and \(last)" : strings.dropLast().joined(separator: ", ") + ", and \(last)"
    }
  }
#endif
