import Foundation

/// What a dialog for files offers.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The enumeration of files.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Hidden files.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// The endings of names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
  /// Sets what dialogs for files say; none is shown here.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    recorded("fileDialogMessage")
  }

  /// Sets what dialogs for files say; none is shown here.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    recorded("fileDialogMessage")
  }

  /// Sets what dialogs for files say; none is shown here.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S>(_ message: S) -> some View where S: StringProtocol {
    recorded("fileDialogMessage")
  }

  /// Sets the button of dialogs for files; none is shown here.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    recorded("fileDialogConfirmationLabel")
  }

  /// Sets the button of dialogs for files; none is shown here.
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    recorded("fileDialogConfirmationLabel")
  }

  /// Sets the button of dialogs for files; none is shown here.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S>(_ label: S) -> some View
  where S: StringProtocol {
    recorded("fileDialogConfirmationLabel")
  }

  /// Sets what stands before a file's name in dialogs; none is shown here.
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    recorded("fileExporterFilenameLabel")
  }

  /// Sets what stands before a file's name in dialogs; none is shown here.
  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    recorded("fileExporterFilenameLabel")
  }

  /// Sets what stands before a file's name in dialogs; none is shown here.
  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel<S>(_ label: S) -> some View
  where S: StringProtocol {
    recorded("fileExporterFilenameLabel")
  }

  /// Sets where dialogs for files begin; none is shown here.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    recorded("fileDialogDefaultDirectory")
  }

  /// Sets under which name dialogs for files are remembered; none is shown here.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View {
    recorded("fileDialogCustomizationID")
  }

  /// Sets what dialogs for files offer; none is shown here.
  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View
  {
    recorded("fileDialogBrowserOptions")
  }

  /// Sets whether links can be chosen in dialogs for files; none is shown here.
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    recorded("fileDialogImportsUnresolvedAliases")
  }

  /// Sets what can be chosen in dialogs for files; none is shown here.
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    recorded("fileDialogURLEnabled")
  }
}
