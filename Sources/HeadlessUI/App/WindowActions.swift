import Foundation

/// Opens a window; none is opened here.
public struct OpenWindowAction: Sendable {
  init() {}
  /// As SwiftUI has it: what it does on a device is not done here.
  public func callAsFunction(id: String) {}
  /// As SwiftUI has it: what it does on a device is not done here.
  public func callAsFunction<D>(value: D) where D: Codable & Hashable {}
  /// As SwiftUI has it: what it does on a device is not done here.
  public func callAsFunction<D>(id: String, value: D) where D: Codable & Hashable {}
}

/// Closes a window; none is open here.
public struct DismissWindowAction: Sendable {
  init() {}
  /// As SwiftUI has it: what it does on a device is not done here.
  public func callAsFunction() {}
  /// As SwiftUI has it: what it does on a device is not done here.
  public func callAsFunction(id: String) {}
  /// As SwiftUI has it: what it does on a device is not done here.
  public func callAsFunction<D>(value: D) where D: Codable & Hashable {}
  /// As SwiftUI has it: what it does on a device is not done here.
  public func callAsFunction<D>(id: String, value: D) where D: Codable & Hashable {}
}

/// Opens the settings; none are opened here.
public struct OpenSettingsAction: Sendable {
  init() {}
  /// As SwiftUI has it: what it does on a device is not done here.
  public func callAsFunction() {}
}

/// Opens a document; none is opened here.
public struct OpenDocumentAction: Sendable {
  init() {}
  /// As SwiftUI has it: what it does on a device is not done here.
  public func callAsFunction(at url: URL) async throws {}
}

/// Makes a document; none is made here.
public struct NewDocumentAction: Sendable {
  init() {}
  /// As SwiftUI has it: what it does on a device is not done here.
  public func callAsFunction<D>(_ newDocument: @autoclosure () -> D) where D: FileDocument {}
}

extension EnvironmentValues {
  /// Opens windows; none is opened here.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes windows; none is open here.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Opens the settings; none are opened here.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Opens documents; none is opened here.
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
  /// Makes documents; none is made here.
  public var newDocument: NewDocumentAction { NewDocumentAction() }
}
