#if !canImport(Darwin)
  import Foundation

  extension String.StandardComparator {
    /// As files are sorted in a list; here by their characters.
    public static var localizedStandard: String.StandardComparator { .lexical }
    /// As a language sorts; here by characters.
    public static var localized: String.StandardComparator { .lexical }
  }
#endif
