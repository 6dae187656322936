#if !canImport(CoreData)
  import Foundation

  extension NSPredicate {
    /// A condition in Apple's own language, which is not read here: everything meets it.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
      self.init(value: true)
    }

    /// A condition in Apple's own language, which is not read here: everything meets it.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
      self.init(value: true)
    }
  }
#endif
