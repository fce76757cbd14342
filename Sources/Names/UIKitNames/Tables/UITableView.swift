/// A list of rows in sections, all of which have frames, also outside the visible part.
///
/// A row is as high as the delegate or `rowHeight` says, or else as its constraints need.
open class UITableView: ListView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public typealias SeparatorStyle = UITableViewCell.SeparatorStyle
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// The length that stands for the height that constraints need.
  public nonisolated static let automaticDimension: CGFloat = -1
  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// That of the scroll view, if it is a delegate of tables.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    didSet { if super.delegate !== delegate { super.delegate = delegate } }
  }
  /// The height of rows, in points, or `automaticDimension`, which is the default.
  open var rowHeight = automaticDimension { didSet { reloadData() } }
  open var sectionHeaderHeight = automaticDimension { didSet { reloadData() } }
  open var sectionFooterHeight = automaticDimension { didSet { reloadData() } }
  /// The view above all sections, with the height of its frame.
  open var tableHeaderView: UIView? { didSet { replace(oldValue) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue) } }

  // Stored only, down to the private members.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension,
    estimatedRowHeight = automaticDimension, estimatedSectionHeaderHeight = automaticDimension,
    estimatedSectionFooterHeight = automaticDimension, separatorStyle = SeparatorStyle.singleLine,
    separatorColor: UIColor?, separatorEffect: UIVisualEffect?,
    separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0),
    separatorInsetReference = SeparatorInsetReference.fromCellEdges,
    allowsSelectionDuringEditing = false, allowsMultipleSelectionDuringEditing = false,
    isEditing = false, cellLayoutMarginsFollowReadableWidth = false,
    insetsContentViewsToSafeArea = true, sectionIndexColor, sectionIndexBackgroundColor: UIColor?
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?,
    dragDelegate: (any UITableViewDragDelegate)?, dropDelegate: (any UITableViewDropDelegate)?
  private var placed: [PlacedRow] = [], headers: [Int: UIView] = [:], footers: [Int: UIView] = [:]
  private struct PlacedRow {
    let indexPath: IndexPath, cell: UITableViewCell
  }
  /// What the margins of the lines are measured from.
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public convenience init() { self.init(frame: .zero, style: .plain) }
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }
  override func adoptScrollDelegate() {
    let adopted = super.delegate as? any UITableViewDelegate
    if adopted !== delegate { delegate = adopted }
  }

  // Cells.

  /// Ours: makes cells by a closure, in place of a nib file, or of a class that needs values.
  public func register(
    forCellReuseIdentifier identifier: String, _ make: @escaping () -> UITableViewCell
  ) { register(identifier, madeBy: make) }
  /// Headers and footers with this identifier are made by this closure, as cells are.
  public func register(
    forHeaderFooterViewReuseIdentifier identifier: String,
    _ make: @escaping () -> UITableViewHeaderFooterView
  ) { register("header " + identifier, madeBy: make) }
  /// Cells with this identifier are made of this class; of none for `nil`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    register(identifier, cellClass, isOfThatKind: cellClass is UITableViewCell.Type?)
  }
  open func register(_: UINib?, forCellReuseIdentifier name: String) { registerNib(name) }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let isHeader = aClass is UITableViewHeaderFooterView.Type?
    register("header " + identifier, aClass, isOfThatKind: isHeader)
  }
  open func register(_: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerNib("header " + identifier)
  }
  /// A new cell for this identifier; `nil` where none can be made.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    made(identifier) { ($0 as? UITableViewCell.Type)?.make(registeredFor: identifier) }
  }
  /// A new cell for this identifier; an empty one where none can be made, which is reported.
  open func dequeueReusableCell(withIdentifier name: String, for: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: name) { return cell }
    let made = unmade[name].map { "cells of \($0)" } ?? "a cell"
    reportUnmade(made, name, "forCellReuseIdentifier: \"\(name)\"")
    return UITableViewCell(style: .default, reuseIdentifier: name)
  }
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let name = "header " + identifier
    return made(name) { registered in
      if let unmade = unmade[name] {
        let call = "forHeaderFooterViewReuseIdentifier: \"\(identifier)\""
        reportUnmade("headers and footers of \(unmade)", identifier, call)
      }
      return (registered as? UITableViewHeaderFooterView.Type)?.make(registeredFor: identifier)
    }
  }

  // Rows, which are all visible; none is there before a layout.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  open var visibleCells: [UITableViewCell] { placed.map(\.cell) }
  open var indexPathsForVisibleRows: [IndexPath]? { placed.map(\.indexPath) }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    placed.first { $0.indexPath == indexPath }?.cell
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    placed.first { $0.cell === cell }?.indexPath
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    placed.first { $0.cell.frame.contains(point) }?.indexPath
  }
  open func rectForRow(at path: IndexPath) -> CGRect { cellForRow(at: path)?.frame ?? .zero }
  open func rect(forSection section: Int) -> CGRect {
    let views = [headers[section], footers[section]].compactMap(\.self)
    let cells = placed.filter { $0.indexPath.section == section }.map(\.cell)
    return (views + cells).map(\.frame).reduce(nil) { $0?.union($1) ?? $1 } ?? .zero
  }
  open func rectForHeader(inSection section: Int) -> CGRect { headers[section]?.frame ?? .zero }
  open func rectForFooter(inSection section: Int) -> CGRect { footers[section]?.frame ?? .zero }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  // Changes: the rows are those of the data source.
  open func beginUpdates() {}
  open func endUpdates() { reloadData() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }

  // Selection.
  open var indexPathForSelectedRow: IndexPath? { selected.min() }
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection { selected = [] }
    guard let indexPath else { return selected = [] }
    selected.insert(indexPath)
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.remove(indexPath)
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }
  open func scrollToRow(at: IndexPath, at position: ScrollPosition, animated: Bool) {}
  open func setEditing(_ isEditing: Bool, animated: Bool) { self.isEditing = isEditing }

  // Layout.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if !isFilled { fill() }
    place()
  }
  private func replace(_ old: UIView?) {
    old?.removeFromSuperview()
    for view in [tableHeaderView, tableFooterView].compactMap(\.self) where view.superview !== self
    {
      addSubview(view)
    }
    setNeedsLayout()
  }
  private func fill() {
    isFilled = true
    for row in placed { row.cell.removeFromSuperview() }
    for view in Array(headers.values) + Array(footers.values) { view.removeFromSuperview() }
    (placed, headers, footers) = ([], [:], [:])
    guard let dataSource else { return }
    for section in 0..<max(0, numberOfSections) {
      let header = delegate?.tableView(self, viewForHeaderInSection: section)
      let title = dataSource.tableView(self, titleForHeaderInSection: section)
      headers[section] = header ?? title.map { UITableViewHeaderFooterView(title: $0) }
      if let view = headers[section] {
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      }
      for row in 0..<max(0, numberOfRows(inSection: section)) {
        let indexPath = IndexPath(row: row, section: section)
        let cell = dataSource.tableView(self, cellForRowAt: indexPath)
        delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
        placed.append(PlacedRow(indexPath: indexPath, cell: cell))
      }
      let footer = delegate?.tableView(self, viewForFooterInSection: section)
      let below = dataSource.tableView(self, titleForFooterInSection: section)
      footers[section] = footer ?? below.map { UITableViewHeaderFooterView(title: $0) }
      if let view = footers[section] {
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
    }
    for row in placed { addPlaced(row.cell) }
    for view in Array(headers.values) + Array(footers.values) { addPlaced(view) }
  }
  private func addPlaced(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = true
    addSubview(view)
  }
  private func place() {
    var top: CGFloat = 0
    func put(_ view: UIView?, _ height: CGFloat) {
      guard let view else { return }
      let frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, height))
      if view.frame != frame { view.frame = frame }
      top += max(0, height)
    }
    put(tableHeaderView, tableHeaderView?.frame.height ?? 0)
    for section in 0..<max(0, isFilled ? numberOfSections : 0) {
      let header = delegate?.tableView(self, heightForHeaderInSection: section)
      put(headers[section], height(header ?? sectionHeaderHeight, of: headers[section]))
      for row in placed where row.indexPath.section == section {
        let asked = delegate?.tableView(self, heightForRowAt: row.indexPath)
        put(row.cell, height(asked ?? rowHeight, of: row.cell, atLeast: 44))
      }
      let footer = delegate?.tableView(self, heightForFooterInSection: section)
      put(footers[section], height(footer ?? sectionFooterHeight, of: footers[section]))
    }
    put(tableFooterView, tableFooterView?.frame.height ?? 0)
    let size = CGSize(width: bounds.width, height: top)
    if contentSize != size { contentSize = size }
  }

  /// The height that is asked for, or for a negative one, that of the constraints, in points.
  private func height(_ asked: CGFloat, of view: UIView?, atLeast least: CGFloat = 0) -> CGFloat {
    if asked >= 0 { return asked }
    guard let view else { return 0 }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return max(fitting.height, least)
  }
}

extension UITableViewHeaderFooterView {
  /// A header or footer with a title, as tables make them.
  convenience init(title: String) {
    self.init(reuseIdentifier: nil)
    guard let label = textLabel else { return }
    label.text = title
    label.font = .systemFont(ofSize: 13)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
  }
}
