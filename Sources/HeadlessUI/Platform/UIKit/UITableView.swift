#if !canImport(UIKit)
  import Foundation

  /// `UITableView` as UIKit has it: a shell, so that sources compile.
  open class UITableView: UIScrollView {
    /// One as UIKit makes it.
    public init(frame: CGRect, style: Style) { super.init(frame: frame) }
    /// One as UIKit makes it.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// One as UIKit makes it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// As UIKit has it: kept, and nothing depends on it.
    open weak var dataSource: (any UITableViewDataSource)?
    /// As UIKit has it.
    open var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
    /// As UIKit has it: kept, and nothing depends on it.
    open var rowHeight: CGFloat = -1
    /// As UIKit has it: kept, and nothing depends on it.
    open var estimatedRowHeight: CGFloat = -1
    /// As UIKit has it: kept, and nothing depends on it.
    open var sectionHeaderHeight: CGFloat = -1
    /// As UIKit has it: kept, and nothing depends on it.
    open var sectionFooterHeight: CGFloat = -1
    /// As UIKit has it: kept, and nothing depends on it.
    open var sectionHeaderTopPadding: CGFloat = 22
    /// As UIKit has it: kept, and nothing depends on it.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// As UIKit has it: kept, and nothing depends on it.
    open var separatorColor: UIColor?
    /// As UIKit has it: kept, and nothing depends on it.
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    /// As UIKit has it: kept, and nothing depends on it.
    open var tableHeaderView: UIView?
    /// As UIKit has it: kept, and nothing depends on it.
    open var tableFooterView: UIView?
    /// As UIKit has it: kept, and nothing depends on it.
    open var backgroundView: UIView?
    /// As UIKit has it: kept, and nothing depends on it.
    open var allowsSelection = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var allowsMultipleSelection = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var allowsSelectionDuringEditing = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var isEditing = false
    /// As UIKit has it.
    open var indexPathForSelectedRow: IndexPath? { nil }
    /// As UIKit has it.
    open var indexPathsForSelectedRows: [IndexPath]? { nil }
    /// As UIKit has it.
    open var visibleCells: [UITableViewCell] { [] }
    /// As UIKit has it: what it does on a device is not done here.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
    /// As UIKit has it: what it does on a device is not done here.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
      -> UITableViewCell
    { UITableViewCell() }
    /// As UIKit has it: what it does on a device is not done here.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
    /// As UIKit has it: what it does on a device is not done here.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
    /// As UIKit has it: what it does on a device is not done here.
    open func reloadData() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func beginUpdates() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func endUpdates() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      updates?()
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func scrollToRow(
      at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// As UIKit has it: what it does on a device is not done here.
    open func numberOfRows(inSection section: Int) -> Int { 0 }
    /// `automaticDimension` as UIKit has it.
    public static let automaticDimension: CGFloat = -1
    /// `Style` as UIKit has it: a shell, so that sources compile.
    public enum Style: Int, Sendable {
      /// `plain` as UIKit has it.
      case plain
      /// `grouped` as UIKit has it.
      case grouped
      /// `insetGrouped` as UIKit has it.
      case insetGrouped
    }
    /// `RowAnimation` as UIKit has it: a shell, so that sources compile.
    public enum RowAnimation: Int, Sendable {
      /// `fade` as UIKit has it.
      case fade
      /// `right` as UIKit has it.
      case right
      /// `left` as UIKit has it.
      case left
      /// `top` as UIKit has it.
      case top
      /// `bottom` as UIKit has it.
      case bottom
      /// `none` as UIKit has it.
      case none
      /// `middle` as UIKit has it.
      case middle
      /// `automatic` as UIKit has it.
      case automatic = 100
    }
    /// `ScrollPosition` as UIKit has it: a shell, so that sources compile.
    public enum ScrollPosition: Int, Sendable {
      /// `none` as UIKit has it.
      case none
      /// `top` as UIKit has it.
      case top
      /// `middle` as UIKit has it.
      case middle
      /// `bottom` as UIKit has it.
      case bottom
    }
  }

  /// `UITableViewDelegate` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UITableViewDelegate: UIScrollViewDelegate {}

  /// `UITableViewDataSource` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UITableViewDataSource: AnyObject {}

  /// `UITableViewCell` as UIKit has it: a shell, so that sources compile.
  open class UITableViewCell: UIView {
    /// One as UIKit makes it.
    public init(style: CellStyle, reuseIdentifier: String?) {
      self.reuseIdentifier = reuseIdentifier
      super.init(frame: .zero)
    }
    /// One as UIKit makes it.
    public required init?(coder: NSCoder) {
      reuseIdentifier = nil
      super.init(coder: coder)
    }
    /// One as UIKit makes it.
    public override init(frame: CGRect) {
      reuseIdentifier = nil
      super.init(frame: frame)
    }
    /// As UIKit has it: kept, and nothing depends on it.
    public let reuseIdentifier: String?
    /// As UIKit has it: kept, and nothing depends on it.
    public let contentView = UIView()
    /// As UIKit has it: kept, and nothing depends on it.
    public let textLabel: UILabel? = UILabel()
    /// As UIKit has it: kept, and nothing depends on it.
    public let detailTextLabel: UILabel? = UILabel()
    /// As UIKit has it: kept, and nothing depends on it.
    public let imageView: UIImageView? = UIImageView()
    /// As UIKit has it: kept, and nothing depends on it.
    open var backgroundView: UIView?
    /// As UIKit has it: kept, and nothing depends on it.
    open var selectedBackgroundView: UIView?
    /// As UIKit has it: kept, and nothing depends on it.
    open var accessoryView: UIView?
    /// As UIKit has it: kept, and nothing depends on it.
    open var accessoryType = AccessoryType.none
    /// As UIKit has it: kept, and nothing depends on it.
    open var selectionStyle = SelectionStyle.default
    /// As UIKit has it: kept, and nothing depends on it.
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    /// As UIKit has it: kept, and nothing depends on it.
    open var isSelected = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var isEditing = false
    /// As UIKit has it: what it does on a device is not done here.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// As UIKit has it: what it does on a device is not done here.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// As UIKit has it: what it does on a device is not done here.
    open func prepareForReuse() {}
    /// `CellStyle` as UIKit has it: a shell, so that sources compile.
    public enum CellStyle: Int, Sendable {
      /// `default` as UIKit has it.
      case `default`
      /// `value1` as UIKit has it.
      case value1
      /// `value2` as UIKit has it.
      case value2
      /// `subtitle` as UIKit has it.
      case subtitle
    }
    /// `AccessoryType` as UIKit has it: a shell, so that sources compile.
    public enum AccessoryType: Int, Sendable {
      /// `none` as UIKit has it.
      case none
      /// `disclosureIndicator` as UIKit has it.
      case disclosureIndicator
      /// `detailDisclosureButton` as UIKit has it.
      case detailDisclosureButton
      /// `checkmark` as UIKit has it.
      case checkmark
      /// `detailButton` as UIKit has it.
      case detailButton
    }
    /// `SelectionStyle` as UIKit has it: a shell, so that sources compile.
    public enum SelectionStyle: Int, Sendable {
      /// `none` as UIKit has it.
      case none
      /// `blue` as UIKit has it.
      case blue
      /// `gray` as UIKit has it.
      case gray
      /// `default` as UIKit has it.
      case `default`
    }
    /// `SeparatorStyle` as UIKit has it: a shell, so that sources compile.
    public enum SeparatorStyle: Int, Sendable {
      /// `none` as UIKit has it.
      case none
      /// `singleLine` as UIKit has it.
      case singleLine
    }
    /// `EditingStyle` as UIKit has it: a shell, so that sources compile.
    public enum EditingStyle: Int, Sendable {
      /// `none` as UIKit has it.
      case none
      /// `delete` as UIKit has it.
      case delete
      /// `insert` as UIKit has it.
      case insert
    }
  }

  /// `UITableViewHeaderFooterView` as UIKit has it: a shell, so that sources compile.
  open class UITableViewHeaderFooterView: UIView {
    /// One as UIKit makes it.
    public init(reuseIdentifier: String?) { super.init(frame: .zero) }
    /// One as UIKit makes it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// One as UIKit makes it.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// As UIKit has it: kept, and nothing depends on it.
    public let contentView = UIView()
    /// As UIKit has it: kept, and nothing depends on it.
    public let textLabel: UILabel? = UILabel()
  }

  /// `UITableViewController` as UIKit has it: a shell, so that sources compile.
  open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    /// One as UIKit makes it.
    public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
    /// One as UIKit makes it.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// One as UIKit makes it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// As UIKit has it: kept, and nothing depends on it.
    open var tableView: UITableView! = UITableView()
    /// As UIKit has it: kept, and nothing depends on it.
    open var refreshControl: UIRefreshControl?
    /// As UIKit has it: kept, and nothing depends on it.
    open var clearsSelectionOnViewWillAppear = true
    /// As UIKit has it: what it does on a device is not done here.
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// As UIKit has it: what it does on a device is not done here.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    /// As UIKit has it: what it does on a device is not done here.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { UITableViewCell() }
    /// As UIKit has it: what it does on a device is not done here.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      nil
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      nil
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      -1
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }
#endif
