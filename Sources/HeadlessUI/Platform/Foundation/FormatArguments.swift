#if !canImport(ObjectiveC)
  import Foundation

  // What is an object on Apple's platforms, or becomes one, is an argument of a format there.

  /// What a format shows of an object that is one of its arguments: its description.
  private protocol DescribedArgument: _CVarArgObject, CustomStringConvertible {}

  extension DescribedArgument {
    /// Its description.
    public var _cVarArgObject: any CVarArg { description._cVarArgObject }
    /// That of its description.
    public var _cVarArgEncoding: [Int] { description._cVarArgEncoding }
  }

  extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject, DescribedArgument {}
  extension Array: @retroactive CVarArg, @retroactive _CVarArgObject, DescribedArgument {}
  extension Set: @retroactive CVarArg, @retroactive _CVarArgObject, DescribedArgument {}
  extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject, DescribedArgument {}
  extension Date: @retroactive CVarArg, @retroactive _CVarArgObject, DescribedArgument {}
  extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject, DescribedArgument {}
  extension URL: @retroactive CVarArg, @retroactive _CVarArgObject, DescribedArgument {}
#endif
