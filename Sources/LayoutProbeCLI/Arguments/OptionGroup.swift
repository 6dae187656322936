/// What options are about: the help of a command with many options lists them by it, in this order.
enum OptionGroup: String, CaseIterable, Sendable {
  case gate = "Gate"
  case output = "Output"
  case probes = "Probes"
  case measuring = "Proposals, window and text"
  case settling = "Settling"
  case limits = "Limits"
  case rules = "Rules"
  case configuration = "Configuration"
}

extension [OptionSpec] {
  /// The same options, in a group of the help.
  func grouped(_ group: OptionGroup) -> [OptionSpec] {
    map {
      var option = $0
      option.group = group
      return option
    }
  }
}
