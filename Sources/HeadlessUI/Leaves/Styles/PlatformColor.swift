import Foundation

/// The colours of iOS that have a purpose instead of a name, light and dark.
enum PlatformColor: String, Hashable, Sendable {
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case label, secondaryLabel, tertiaryLabel
  case quaternaryLabel, placeholderText, separator
  case opaqueSeparator, link, systemFill
  case secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemGray2, systemGray3, systemGray4
  case systemGray5, systemGray6

  func resolved(in environment: EnvironmentValues) -> Color.Resolved {
    let isDark = environment.colorScheme == .dark
    switch self {
    case .systemBackground:
      return isDark ? Color.Resolved(0x00_0000) : Color.Resolved(0xFF_FFFF)
    case .secondarySystemBackground:
      return isDark ? Color.Resolved(0x1C_1C1E) : Color.Resolved(0xF2_F2F7)
    case .tertiarySystemBackground:
      return isDark ? Color.Resolved(0x2C_2C2E) : Color.Resolved(0xFF_FFFF)
    case .systemGroupedBackground:
      return isDark ? Color.Resolved(0x00_0000) : Color.Resolved(0xF2_F2F7)
    case .secondarySystemGroupedBackground:
      return isDark ? Color.Resolved(0x1C_1C1E) : Color.Resolved(0xFF_FFFF)
    case .tertiarySystemGroupedBackground:
      return isDark ? Color.Resolved(0x2C_2C2E) : Color.Resolved(0xF2_F2F7)
    case .label:
      return isDark ? Color.Resolved(0xFF_FFFF) : Color.Resolved(0x00_0000)
    case .secondaryLabel:
      return isDark
        ? Color.Resolved(0xEB_EBF5, opacity: 0.6) : Color.Resolved(0x3C_3C43, opacity: 0.6)
    case .tertiaryLabel:
      return isDark
        ? Color.Resolved(0xEB_EBF5, opacity: 0.3) : Color.Resolved(0x3C_3C43, opacity: 0.3)
    case .quaternaryLabel:
      return isDark
        ? Color.Resolved(0xEB_EBF5, opacity: 0.16) : Color.Resolved(0x3C_3C43, opacity: 0.18)
    case .placeholderText:
      return isDark
        ? Color.Resolved(0xEB_EBF5, opacity: 0.3) : Color.Resolved(0x3C_3C43, opacity: 0.3)
    case .separator:
      return isDark
        ? Color.Resolved(0x54_5458, opacity: 0.6) : Color.Resolved(0x3C_3C43, opacity: 0.29)
    case .opaqueSeparator:
      return isDark ? Color.Resolved(0x38_383A) : Color.Resolved(0xC6_C6C8)
    case .link:
      return isDark ? Color.Resolved(0x09_84FF) : Color.Resolved(0x00_7AFF)
    case .systemFill:
      return isDark
        ? Color.Resolved(0x78_7880, opacity: 0.36) : Color.Resolved(0x78_7880, opacity: 0.2)
    case .secondarySystemFill:
      return isDark
        ? Color.Resolved(0x78_7880, opacity: 0.32) : Color.Resolved(0x78_7880, opacity: 0.16)
    case .tertiarySystemFill:
      return isDark
        ? Color.Resolved(0x76_7680, opacity: 0.24) : Color.Resolved(0x76_7680, opacity: 0.12)
    case .quaternarySystemFill:
      return isDark
        ? Color.Resolved(0x76_7680, opacity: 0.18) : Color.Resolved(0x74_7480, opacity: 0.08)
    case .systemGray2:
      return isDark ? Color.Resolved(0x63_6366) : Color.Resolved(0xAE_AEB2)
    case .systemGray3:
      return isDark ? Color.Resolved(0x48_484A) : Color.Resolved(0xC7_C7CC)
    case .systemGray4:
      return isDark ? Color.Resolved(0x3A_3A3C) : Color.Resolved(0xD1_D1D6)
    case .systemGray5:
      return isDark ? Color.Resolved(0x2C_2C2E) : Color.Resolved(0xE5_E5EA)
    case .systemGray6:
      return isDark ? Color.Resolved(0x1C_1C1E) : Color.Resolved(0xF2_F2F7)
    }
  }
}
