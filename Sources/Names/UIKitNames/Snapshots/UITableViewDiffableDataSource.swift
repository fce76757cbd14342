/// The rows of a table by a snapshot of their identifiers.
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource {
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private weak var table: UITableView?
  private let cellProvider: CellProvider
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }
  override func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    super.show(snapshot)
    table?.reloadData()
  }
  open func numberOfSections(in tableView: UITableView) -> Int { shown.snapshot.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.numberOfItems(at: section)
  }
  open func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    itemIdentifier(for: path).flatMap { cellProvider(table, path, $0) } ?? UITableViewCell()
  }
  open func tableView(_: UITableView, titleForHeaderInSection: Int) -> String? { nil }
  open func tableView(_: UITableView, titleForFooterInSection: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_: UITableView, commit: UITableViewCell.EditingStyle, forRowAt: IndexPath) {}
  open func tableView(_: UITableView, moveRowAt: IndexPath, to: IndexPath) {}
}
