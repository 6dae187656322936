#if !canImport(UIKit) && !canImport(AppKit)
  import Foundation

  /// Data of an asset catalog, by the name of its data set.
  open class NSDataAsset: NSObject {
    /// The name that it was looked for by.
    public let name: String
    /// What the file of the data set holds.
    public let data: Data
    /// As UIKit has it: data sets do not say it here.
    open var typeIdentifier: String { "public.data" }

    /// The data set of the program; nil if there is none of that name.
    public convenience init?(name: String) { self.init(name: name, bundle: ResourceBundles.main) }

    /// The data set of a bundle; nil if there is none of that name.
    public init?(name: String, bundle: Bundle) {
      let file = bundle.bundleURL.appendingPathComponent("\(name).\(BundleAssets.dataSetExtension)")
      guard let data = try? Data(contentsOf: file) else { return nil }
      self.name = name
      self.data = data
    }
  }
#endif
