#if !canImport(CoreData)
  import Foundation

  /// `NSFetchRequestResultType` as Core Data has it: a shell, so that sources compile.
  public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// As Core Data has it.
    public let rawValue: UInt
    /// One as Core Data makes it.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As Core Data has it: objects, as unless set.
    public static let managedObjectResultType = NSFetchRequestResultType([])
    /// As Core Data has it.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// As Core Data has it.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// As Core Data has it.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
  }

  /// `NSAttributeType` as Core Data has it: a shell, so that sources compile.
  public enum NSAttributeType: UInt, Sendable {
    /// As Core Data has it.
    case undefinedAttributeType = 0
    /// As Core Data has it.
    case integer16AttributeType = 100
    /// As Core Data has it.
    case integer32AttributeType = 200
    /// As Core Data has it.
    case integer64AttributeType = 300
    /// As Core Data has it.
    case decimalAttributeType = 400
    /// As Core Data has it.
    case doubleAttributeType = 500
    /// As Core Data has it.
    case floatAttributeType = 600
    /// As Core Data has it.
    case stringAttributeType = 700
    /// As Core Data has it.
    case booleanAttributeType = 800
    /// As Core Data has it.
    case dateAttributeType = 900
    /// As Core Data has it.
    case binaryDataAttributeType = 1000
    /// As Core Data has it.
    case UUIDAttributeType = 1100
    /// As Core Data has it.
    case URIAttributeType = 1200
    /// As Core Data has it.
    case transformableAttributeType = 1800
    /// As Core Data has it.
    case objectIDAttributeType = 2000
  }

  /// `NSExpressionDescription` as Core Data has it: a shell, so that sources compile.
  open class NSExpressionDescription: NSObject, @unchecked Sendable {
    /// As Core Data has it: kept, and nothing depends on it.
    open var name = ""
    /// As Core Data has it: kept, and nothing depends on it. Foundation has no expressions on Linux.
    open var expression: Any?
    /// As Core Data has it: kept, and nothing depends on it.
    open var expressionResultType = NSAttributeType.undefinedAttributeType
  }
#endif
