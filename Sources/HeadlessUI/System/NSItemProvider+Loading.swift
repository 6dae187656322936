#if !canImport(UniformTypeIdentifiers)
  import Foundation

  extension NSItemProvider {
    /// As Foundation has it.
    public var registeredTypeIdentifiers: [String] { [] }
    /// As Foundation has it.
    public var suggestedName: String? { nil }
    /// As Foundation has it: what it does on a device is not done here.
    @discardableResult
    public func loadObject<T>(
      ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Progress {
      completionHandler(nil, nil)
      return Progress(totalUnitCount: 1)
    }
    /// As Foundation has it: what it does on a device is not done here.
    public func loadItem(
      forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
      completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, nil) }
    /// As Foundation has it: what it does on a device is not done here.
    public func loadItem(
      forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> Any? { nil }
    /// As Foundation has it: what it does on a device is not done here.
    @discardableResult
    public func loadDataRepresentation(
      forTypeIdentifier typeIdentifier: String,
      completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
      completionHandler(nil, nil)
      return Progress(totalUnitCount: 1)
    }
    /// As Foundation has it: what it does on a device is not done here.
    @discardableResult
    public func loadFileRepresentation(
      forTypeIdentifier typeIdentifier: String,
      completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) -> Progress {
      completionHandler(nil, nil)
      return Progress(totalUnitCount: 1)
    }
  }
#endif
