#if !canImport(UIKit)
  import Foundation

  /// `UICollectionView` as UIKit has it: a shell, so that sources compile.
  open class UICollectionView: UIScrollView {
    /// One as UIKit makes it.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      collectionViewLayout = layout
      super.init(frame: frame)
    }
    /// One as UIKit makes it.
    public override init(frame: CGRect) {
      collectionViewLayout = UICollectionViewLayout()
      super.init(frame: frame)
    }
    /// One as UIKit makes it.
    public required init?(coder: NSCoder) {
      collectionViewLayout = UICollectionViewLayout()
      super.init(coder: coder)
    }
    /// As UIKit has it: kept, and nothing depends on it.
    open var collectionViewLayout: UICollectionViewLayout
    /// As UIKit has it: kept, and nothing depends on it.
    open weak var dataSource: (any UICollectionViewDataSource)?
    /// As UIKit has it: kept, and nothing depends on it.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// As UIKit has it: kept, and nothing depends on it.
    open var allowsSelection = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var allowsMultipleSelection = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var backgroundView: UIView?
    /// As UIKit has it.
    open var indexPathsForSelectedItems: [IndexPath]? { nil }
    /// As UIKit has it.
    open var indexPathsForVisibleItems: [IndexPath] { [] }
    /// As UIKit has it.
    open var visibleCells: [UICollectionViewCell] { [] }
    /// As UIKit has it: what it does on a device is not done here.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func register(
      _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
      withReuseIdentifier identifier: String
    ) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
      -> UICollectionViewCell
    { UICollectionViewCell() }
    /// As UIKit has it: what it does on a device is not done here.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
    /// As UIKit has it: what it does on a device is not done here.
    open func reloadData() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func reloadItems(at indexPaths: [IndexPath]) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func insertItems(at indexPaths: [IndexPath]) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func deleteItems(at indexPaths: [IndexPath]) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      updates?()
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func scrollToItem(
      at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {}
    /// `elementKindSectionHeader` as UIKit has it.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// `elementKindSectionFooter` as UIKit has it.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
    /// `ScrollPosition` as UIKit has it: a shell, so that sources compile.
    public struct ScrollPosition: OptionSet, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: UInt
      /// One as UIKit makes it.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// `top` as UIKit has it.
      public static let top = ScrollPosition(rawValue: 1)
      /// `centeredVertically` as UIKit has it.
      public static let centeredVertically = ScrollPosition(rawValue: 2)
      /// `bottom` as UIKit has it.
      public static let bottom = ScrollPosition(rawValue: 4)
      /// `left` as UIKit has it.
      public static let left = ScrollPosition(rawValue: 8)
      /// `centeredHorizontally` as UIKit has it.
      public static let centeredHorizontally = ScrollPosition(rawValue: 16)
      /// `right` as UIKit has it.
      public static let right = ScrollPosition(rawValue: 32)
    }
  }

  /// `UICollectionViewLayout` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class UICollectionViewLayout {
    /// One as UIKit makes it.
    public init() {}
    /// As UIKit has it.
    open var collectionView: UICollectionView? { nil }
    /// As UIKit has it.
    open var collectionViewContentSize: CGSize { .zero }
    /// As UIKit has it: what it does on a device is not done here.
    open func prepare() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func invalidateLayout() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      nil
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    { nil }
    /// As UIKit has it: what it does on a device is not done here.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  }

  /// `UICollectionViewFlowLayout` as UIKit has it: a shell, so that sources compile.
  open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// As UIKit has it: kept, and nothing depends on it.
    open var itemSize = CGSize(width: 50, height: 50)
    /// As UIKit has it: kept, and nothing depends on it.
    open var estimatedItemSize = CGSize.zero
    /// As UIKit has it: kept, and nothing depends on it.
    open var minimumLineSpacing: CGFloat = 10
    /// As UIKit has it: kept, and nothing depends on it.
    open var minimumInteritemSpacing: CGFloat = 10
    /// As UIKit has it: kept, and nothing depends on it.
    open var sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// As UIKit has it: kept, and nothing depends on it.
    open var headerReferenceSize = CGSize.zero
    /// As UIKit has it: kept, and nothing depends on it.
    open var footerReferenceSize = CGSize.zero
    /// As UIKit has it: kept, and nothing depends on it.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// `automaticSize` as UIKit has it.
    public static let automaticSize = CGSize(
      width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }

  extension UICollectionView {
    /// `ScrollDirection` as UIKit has it: a shell, so that sources compile.
    public enum ScrollDirection: Int, Sendable {
      /// `vertical` as UIKit has it.
      case vertical
      /// `horizontal` as UIKit has it.
      case horizontal
    }
  }

  /// `UICollectionViewLayoutAttributes` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class UICollectionViewLayoutAttributes {
    /// One as UIKit makes it.
    public init() {}
    /// One as UIKit makes it.
    public convenience init(forCellWith indexPath: IndexPath) { self.init() }
    /// As UIKit has it: kept, and nothing depends on it.
    open var frame = CGRect.zero
    /// As UIKit has it: kept, and nothing depends on it.
    open var center = CGPoint.zero
    /// As UIKit has it: kept, and nothing depends on it.
    open var size = CGSize.zero
    /// As UIKit has it: kept, and nothing depends on it.
    open var alpha: CGFloat = 1
    /// As UIKit has it: kept, and nothing depends on it.
    open var zIndex = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var transform = CGAffineTransform.identity
    /// As UIKit has it: kept, and nothing depends on it.
    open var indexPath = IndexPath()
  }

  /// `UICollectionReusableView` as UIKit has it: a shell, so that sources compile.
  open class UICollectionReusableView: UIView {
    /// As UIKit has it.
    open var reuseIdentifier: String? { nil }
    /// As UIKit has it: what it does on a device is not done here.
    open func prepareForReuse() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    { layoutAttributes }
  }

  /// `UICollectionViewCell` as UIKit has it: a shell, so that sources compile.
  open class UICollectionViewCell: UICollectionReusableView {
    /// As UIKit has it: kept, and nothing depends on it.
    public let contentView = UIView()
    /// As UIKit has it: kept, and nothing depends on it.
    open var backgroundView: UIView?
    /// As UIKit has it: kept, and nothing depends on it.
    open var selectedBackgroundView: UIView?
    /// As UIKit has it: kept, and nothing depends on it.
    open var isSelected = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var isHighlighted = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var contentConfiguration: Any?
  }

  /// `UICollectionViewController` as UIKit has it: a shell, so that sources compile.
  open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
    UICollectionViewDataSource
  {
    /// One as UIKit makes it.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
      super.init(nibName: nil, bundle: nil)
    }
    /// One as UIKit makes it.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// One as UIKit makes it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// As UIKit has it: kept, and nothing depends on it.
    open var collectionView: UICollectionView! = UICollectionView(frame: .zero)
  }

  /// `UICollectionViewDelegate` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

  /// `UICollectionViewDelegateFlowLayout` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

  /// `UICollectionViewDataSource` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UICollectionViewDataSource: AnyObject {}

  /// `UICollectionViewDataSourcePrefetching` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UICollectionViewDataSourcePrefetching: AnyObject {}
#endif
