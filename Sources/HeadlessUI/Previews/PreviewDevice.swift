import Foundation

/// A kind of device.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A device by its name.
  public init(stringLiteral value: String) { rawValue = value }

  /// The size of its screen (points), held upright; nil for a device that is not known.
  ///
  /// From Apple's tables of device dimensions. Model numbers such as `iPhone12,8` are not known.
  public var screenSize: CGSize? {
    let name = rawValue.split(separator: " ").joined(separator: " ").lowercased()
    if let size = PreviewDevice.sizes[name] { return size }
    // Inches, generations, chips and colours follow the name: `iPad (10th generation)`.
    var words = name.split(whereSeparator: { " (".contains($0) })
    while words.count > 1 {
      words.removeLast()
      if let size = PreviewDevice.sizes[words.joined(separator: " ")] { return size }
    }
    return nil
  }

  private static let sizes: [String: CGSize] = {
    var sizes: [String: CGSize] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ":")
      let lengths = parts[0].split(separator: "x").compactMap { Double($0) }
      guard parts.count == 2, lengths.count == 2 else { continue }
      for name in parts[1].split(separator: ",") {
        sizes[name.trimmingCharacters(in: .whitespaces).lowercased()] =
          CGSize(width: lengths[0], height: lengths[1])
      }
    }
    return sizes
  }()

  private static let table = """
    320x568: iPhone 5, iPhone 5s, iPhone SE (1st generation), iPod touch
    375x667: iPhone 6, iPhone 6s, iPhone 7, iPhone 8, iPhone SE
    414x736: iPhone 6 Plus, iPhone 6s Plus, iPhone 7 Plus, iPhone 8 Plus
    375x812: iPhone X, iPhone Xs, iPhone 11 Pro, iPhone 12 mini, iPhone 13 mini
    414x896: iPhone Xr, iPhone Xs Max, iPhone 11, iPhone 11 Pro Max
    390x844: iPhone 12, iPhone 12 Pro, iPhone 13, iPhone 13 Pro, iPhone 14, iPhone 16e, iPhone 17e
    428x926: iPhone 12 Pro Max, iPhone 13 Pro Max, iPhone 14 Plus
    393x852: iPhone 14 Pro, iPhone 15, iPhone 15 Pro, iPhone 16
    430x932: iPhone 14 Pro Max, iPhone 15 Plus, iPhone 15 Pro Max, iPhone 16 Plus
    402x874: iPhone 16 Pro, iPhone 17, iPhone 17 Pro
    420x912: iPhone Air
    440x956: iPhone 16 Pro Max, iPhone 17 Pro Max
    768x1024: iPad (5th generation), iPad (6th generation), iPad Air 2, iPad mini, iPad mini 4
    768x1024: iPad Pro (9.7-inch), iPad Air
    810x1080: iPad (7th generation), iPad (8th generation), iPad (9th generation)
    820x1180: iPad, iPad (10th generation), iPad Air (4th generation), iPad Air (5th generation)
    820x1180: iPad Air 11-inch, iPad (A16)
    1024x1366: iPad Air 13-inch
    834x1112: iPad Air (3rd generation), iPad Pro (10.5-inch)
    744x1133: iPad mini (6th generation), iPad mini (A17 Pro)
    834x1194: iPad Pro, iPad Pro (11-inch)
    834x1210: iPad Pro 11-inch
    1024x1366: iPad Pro (12.9-inch)
    1032x1376: iPad Pro 13-inch
    162x197: Apple Watch Series 4 - 40mm, Apple Watch Series 5 - 40mm, Apple Watch SE
    162x197: Apple Watch Series 6 - 40mm, Apple Watch SE - 40mm, Apple Watch SE 40mm
    184x224: Apple Watch Series 4 - 44mm, Apple Watch Series 5 - 44mm, Apple Watch SE 44mm
    184x224: Apple Watch Series 6 - 44mm, Apple Watch SE - 44mm
    176x215: Apple Watch Series 7 - 41mm, Apple Watch Series 8 - 41mm, Apple Watch Series 7
    176x215: Apple Watch Series 9 41mm, Apple Watch Series 8, Apple Watch Series 9
    198x242: Apple Watch Series 7 - 45mm, Apple Watch Series 8 - 45mm, Apple Watch Series 9 45mm
    187x223: Apple Watch Series 10 42mm, Apple Watch Series 10
    208x248: Apple Watch Series 10 46mm
    205x251: Apple Watch Ultra, Apple Watch Ultra 2
    1920x1080: Apple TV, Apple TV 4K, Apple TV HD
    """
}
