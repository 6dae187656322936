#if !canImport(HealthKit)
  import Foundation

  /// `HKMetricPrefix` as HealthKit has it: a shell, so that sources compile.
  public enum HKMetricPrefix: Int, Sendable {
    /// As HealthKit has it.
    case none
    /// As HealthKit has it.
    case pico
    /// As HealthKit has it.
    case nano
    /// As HealthKit has it.
    case micro
    /// As HealthKit has it.
    case milli
    /// As HealthKit has it.
    case centi
    /// As HealthKit has it.
    case deci
    /// As HealthKit has it.
    case deca
    /// As HealthKit has it.
    case hecto
    /// As HealthKit has it.
    case kilo
    /// As HealthKit has it.
    case mega
    /// As HealthKit has it.
    case giga
    /// As HealthKit has it.
    case tera

    var symbol: String {
      switch self {
      case .none: ""
      case .pico: "p"
      case .nano: "n"
      case .micro: "mc"
      case .milli: "m"
      case .centi: "c"
      case .deci: "d"
      case .deca: "da"
      case .hecto: "h"
      case .kilo: "k"
      case .mega: "M"
      case .giga: "G"
      case .tera: "T"
      }
    }

    var factor: Double {
      switch self {
      case .none: 1
      case .pico: 1e-12
      case .nano: 1e-9
      case .micro: 1e-6
      case .milli: 1e-3
      case .centi: 1e-2
      case .deci: 1e-1
      case .deca: 1e1
      case .hecto: 1e2
      case .kilo: 1e3
      case .mega: 1e6
      case .giga: 1e9
      case .tera: 1e12
      }
    }
  }

  /// `HKUnit` as HealthKit has it: how many of its kind's first unit it is, by which quantities are converted; those of
  /// temperature are not.
  public final class HKUnit: NSObject, Sendable {
    /// As HealthKit has it.
    public let unitString: String
    let factor: Double
    /// Equal by their names.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? HKUnit)?.unitString == unitString
    }
    /// Hashes the name.
    public override var hash: Int { unitString.hashValue }
    init(_ unitString: String, _ factor: Double = 1) {
      self.unitString = unitString
      self.factor = factor
    }
    convenience init(_ unitString: String, _ prefix: HKMetricPrefix) {
      self.init(prefix.symbol + unitString, prefix.factor)
    }
    /// One that is known by its name alone.
    public convenience init(from string: String) {
      self.init(string, HKUnit.known.first { $0.unitString == string }?.factor ?? 1)
    }
    /// As HealthKit has it.
    public func unitDivided(by unit: HKUnit) -> HKUnit {
      HKUnit("\(unitString)/\(unit.unitString)", factor / unit.factor)
    }
    /// As HealthKit has it.
    public func unitMultiplied(by unit: HKUnit) -> HKUnit {
      HKUnit("\(unitString)·\(unit.unitString)", factor * unit.factor)
    }
    /// As HealthKit has it.
    public func unitRaised(toPower power: Int) -> HKUnit {
      HKUnit("\(unitString)^\(power)", pow(factor, Double(power)))
    }
    /// As HealthKit has it.
    public func reciprocal() -> HKUnit { HKUnit("1/\(unitString)", 1 / factor) }
    private static var known: [HKUnit] {
      [
        gramUnit(with: .kilo), gramUnit(with: .milli), pound(), ounce(), stone(),
        meterUnit(with: .kilo),
        meterUnit(with: .centi), inch(), foot(), yard(), mile(), literUnit(with: .milli),
        fluidOunceUS(),
        jouleUnit(with: .kilo), kilocalorie(), largeCalorie(), smallCalorie(), minute(), hour(),
        day(),
        percent(), millimeterOfMercury(), cupUS(), degreeFahrenheit(), literUnit(with: .deci),
        gramUnit(with: .milli).unitDivided(by: literUnit(with: .deci)),
        count().unitDivided(by: minute()), meter().unitDivided(by: second()),
      ]
    }
  }

  extension HKUnit {
    /// As HealthKit has it.
    public class func gram() -> HKUnit { HKUnit("g") }
    /// As HealthKit has it.
    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
      HKUnit("g", prefix)
    }
    /// As HealthKit has it.
    public class func meter() -> HKUnit { HKUnit("m") }
    /// As HealthKit has it.
    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
      HKUnit("m", prefix)
    }
    /// As HealthKit has it.
    public class func liter() -> HKUnit { HKUnit("L") }
    /// As HealthKit has it.
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
      HKUnit("L", prefix)
    }
    /// As HealthKit has it.
    public class func pascal() -> HKUnit { HKUnit("Pa") }
    /// As HealthKit has it.
    public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit {
      HKUnit("Pa", prefix)
    }
    /// As HealthKit has it.
    public class func second() -> HKUnit { HKUnit("s") }
    /// As HealthKit has it.
    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
      HKUnit("s", prefix)
    }
    /// As HealthKit has it.
    public class func joule() -> HKUnit { HKUnit("J") }
    /// As HealthKit has it.
    public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit {
      HKUnit("J", prefix)
    }
    /// As HealthKit has it.
    public class func count() -> HKUnit { HKUnit("count") }
    /// As HealthKit has it.
    public class func percent() -> HKUnit { HKUnit("%") }
    /// As HealthKit has it.
    public class func pound() -> HKUnit { HKUnit("lb", 453.59237) }
    /// As HealthKit has it.
    public class func ounce() -> HKUnit { HKUnit("oz", 28.349523125) }
    /// As HealthKit has it.
    public class func stone() -> HKUnit { HKUnit("st", 6350.29318) }
    /// As HealthKit has it.
    public class func inch() -> HKUnit { HKUnit("in", 0.0254) }
    /// As HealthKit has it.
    public class func foot() -> HKUnit { HKUnit("ft", 0.3048) }
    /// As HealthKit has it.
    public class func yard() -> HKUnit { HKUnit("yd", 0.9144) }
    /// As HealthKit has it.
    public class func mile() -> HKUnit { HKUnit("mi", 1609.344) }
    /// As HealthKit has it.
    public class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", 0.0295735295625) }
    /// As HealthKit has it.
    public class func cupUS() -> HKUnit { HKUnit("cup_us", 0.2365882365) }
    /// As HealthKit has it.
    public class func minute() -> HKUnit { HKUnit("min", 60) }
    /// As HealthKit has it.
    public class func hour() -> HKUnit { HKUnit("hr", 3600) }
    /// As HealthKit has it.
    public class func day() -> HKUnit { HKUnit("d", 86400) }
    /// As HealthKit has it.
    public class func kilocalorie() -> HKUnit { HKUnit("kcal", 4184) }
    /// As HealthKit has it.
    public class func largeCalorie() -> HKUnit { HKUnit("Cal", 4184) }
    /// As HealthKit has it.
    public class func smallCalorie() -> HKUnit { HKUnit("cal", 4.184) }
    /// As HealthKit has it.
    public class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", 133.3224) }
    /// As HealthKit has it.
    public class func degreeCelsius() -> HKUnit { HKUnit("degC") }
    /// As HealthKit has it.
    public class func degreeFahrenheit() -> HKUnit { HKUnit("degF") }
    /// As HealthKit has it.
    public class func kelvin() -> HKUnit { HKUnit("K") }
    /// As HealthKit has it.
    public class func watt() -> HKUnit { HKUnit("W") }
    /// As HealthKit has it.
    public class func hertz() -> HKUnit { HKUnit("Hz") }
    /// As HealthKit has it.
    public class func internationalUnit() -> HKUnit { HKUnit("IU") }
    /// As HealthKit has it.
    public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit("dBASPL") }
  }

  /// `HKQuantity` as HealthKit has it: a number with its unit.
  public final class HKQuantity: NSObject, Sendable {
    private let base: Double
    /// Equal by their numbers.
    public override func isEqual(_ object: Any?) -> Bool { (object as? HKQuantity)?.base == base }
    /// Hashes the number.
    public override var hash: Int { base.hashValue }
    /// One as HealthKit makes it.
    public init(unit: HKUnit, doubleValue value: Double) { base = value * unit.factor }
    /// Whether it can be said in a unit; it always can here.
    public func `is`(compatibleWith unit: HKUnit) -> Bool { true }
    /// The number in a unit.
    public func doubleValue(for unit: HKUnit) -> Double { base / unit.factor }
    /// Which of two is larger.
    public func compare(_ quantity: HKQuantity) -> ComparisonResult {
      base < quantity.base
        ? .orderedAscending : base > quantity.base ? .orderedDescending : .orderedSame
    }
  }
#endif
