/// Items in sections, placed by a layout, all of which have frames, also outside the visible part.
open class UICollectionView: ListView {
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = Self(1), centeredVertically = Self(2), bottom = Self(4), left = Self(8),
      centeredHorizontally = Self(16), right = Self(32)
  }
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader",
    elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  open var collectionViewLayout: UICollectionViewLayout { didSet { adopt(collectionViewLayout) } }
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// That of the scroll view, if it is a delegate of collections.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { if super.delegate !== delegate { super.delegate = delegate } }
  }

  // Stored only, down to the private members.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?,
    dropDelegate: (any UICollectionViewDropDelegate)?
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var supplements: [String: [IndexPath: UICollectionReusableView]] = [:]
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    adopt(layout)
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    adopt(collectionViewLayout)
  }
  override func adoptScrollDelegate() {
    let adopted = super.delegate as? any UICollectionViewDelegate
    if adopted !== delegate { delegate = adopted }
  }
  private func adopt(_ layout: UICollectionViewLayout) {
    layout.collectionView = self
    setNeedsLayout()
  }

  // Views.

  /// Ours: makes items by a closure, in place of a nib file, or of a class that needs values.
  public func register(
    forCellWithReuseIdentifier identifier: String, _ make: @escaping () -> UICollectionViewCell
  ) { register(identifier, madeBy: make) }
  /// Supplementary views of this kind and identifier are made by this closure, as items are.
  public func register(
    forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String,
    _ make: @escaping () -> UICollectionReusableView
  ) { register("\(kind) \(identifier)", madeBy: make) }
  /// Items with this identifier are made of this class; of none for `nil`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(identifier, cellClass, isOfThatKind: cellClass is UICollectionViewCell.Type?)
  }
  open func register(_: UINib?, forCellWithReuseIdentifier name: String) { registerNib(name) }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { register("\(kind) \(identifier)", viewClass) }
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { registerNib("\(kind) \(identifier)") }
  /// A view for a name, by a closure or else of the registered class; `nil` where there is none.
  private func make(_ name: String) -> UICollectionReusableView? {
    made(name) { ($0 as? UICollectionReusableView.Type)?.make(registeredWith: .zero) }
  }
  /// A new item for this identifier; an empty one where none can be made, which is reported.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = make(identifier) as? UICollectionViewCell { return cell }
    let made = unmade[identifier].map { "items of \($0)" } ?? "an item"
    reportUnmade(made, identifier, "forCellWithReuseIdentifier: \"\(identifier)\"")
    return UICollectionViewCell(frame: .zero)
  }

  /// A new view of this kind and identifier; an empty one, which is reported, for none.
  open func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = make("\(kind) \(identifier)") { return view }
    reportUnmade(
      "a supplementary view", identifier,
      "forSupplementaryViewOfKind: \"\(kind)\", withReuseIdentifier: \"\(identifier)\"")
    return UICollectionReusableView(frame: .zero)
  }

  // Items, which are all visible; none is there before a layout.
  open override func reloadData() {
    super.reloadData()
    collectionViewLayout.invalidateLayout()
  }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cells[$0] }
  }
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    cells.first { $0.value.frame.contains(point) }?.key
  }
  open func supplementaryView(
    forElementKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { supplements[kind]?[indexPath] }
  open func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: kind).compactMap { supplements[kind]?[$0] }
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
    (supplements[kind] ?? [:]).keys.sorted()
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// Takes another layout at once, without a movement; the closure is called at the end.
  @discardableResult open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout {
    let transition = UICollectionViewTransitionLayout(
      currentLayout: collectionViewLayout, nextLayout: layout)
    setCollectionViewLayout(layout, animated: false)
    completion?(true, true)
    return transition
  }
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  public func endInteractiveMovement() {}
  public func cancelInteractiveMovement() {}
  open func finishInteractiveTransition() {}
  open func cancelInteractiveTransition() {}

  // Changes: the items are those of the data source.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  open func insertSections(_ sections: IndexSet) { reloadData() }
  open func deleteSections(_ sections: IndexSet) { reloadData() }
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  // Selection.
  open var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection { selected = [] }
    guard let indexPath else { return selected = [] }
    selected.insert(indexPath)
    cells[indexPath]?.isSelected = true
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.remove(indexPath)
    cells[indexPath]?.isSelected = false
  }
  open func scrollToItem(at: IndexPath, at position: ScrollPosition, animated: Bool) {}

  // Layout.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if !isFilled { fill() }
    collectionViewLayout.prepare()
    for (indexPath, cell) in cells {
      place(cell, collectionViewLayout.layoutAttributesForItem(at: indexPath))
    }
    for (kind, views) in supplements {
      for (indexPath, view) in views {
        place(
          view,
          collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
      }
    }
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }
  private func place(_ view: UICollectionReusableView, _ place: UICollectionViewLayoutAttributes?) {
    let frame = place?.frame ?? .zero
    if view.frame != frame { view.frame = frame }
    if let place { view.apply(place) }
  }
  private func fill() {
    isFilled = true
    for view in cells.values { view.removeFromSuperview() }
    for view in supplements.values.flatMap(\.values) { view.removeFromSuperview() }
    (cells, supplements) = ([:], [:])
    guard let dataSource else { return }
    for section in 0..<max(0, numberOfSections) {
      for item in 0..<max(0, numberOfItems(inSection: section)) {
        let indexPath = IndexPath(item: item, section: section)
        let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
        delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
        cells[indexPath] = cell
        add(cell)
      }
      let first = IndexPath(item: 0, section: section)
      for kind in collectionViewLayout.supplementaryKinds(in: section) {
        let view = dataSource.collectionView(
          self, viewForSupplementaryElementOfKind: kind, at: first)
        delegate?.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind, at: first)
        supplements[kind, default: [:]][first] = view
        add(view)
      }
    }
  }
  private func add(_ view: UICollectionReusableView) {
    view.translatesAutoresizingMaskIntoConstraints = true
    addSubview(view)
  }
}

/// What UIKit's and Texture's items have in common; on no actor, as Texture's protocols are.
public protocol UICollectionViewSections: AnyObject {}

extension UICollectionViewSections {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// The items of a collection.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: UICollectionViewSections {
  /// The number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_: UICollectionView, numberOfItemsInSection: Int) -> Int
  func collectionView(_: UICollectionView, cellForItemAt: IndexPath) -> UICollectionViewCell
  /// A supplementary view, such as a header; an empty one by default.
  func collectionView(
    _: UICollectionView, viewForSupplementaryElementOfKind: String, at: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  public func collectionView(
    _: UICollectionView, viewForSupplementaryElementOfKind: String, at: IndexPath
  ) -> UICollectionReusableView { .init(frame: .zero) }
}

/// Loads items before they are seen; it is never asked here.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
}

/// Decides about selection in a collection.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  func collectionView(_: UICollectionView, shouldSelectItemAt: IndexPath) -> Bool
  func collectionView(_: UICollectionView, shouldHighlightItemAt: IndexPath) -> Bool
  func collectionView(_: UICollectionView, willDisplay: UICollectionViewCell, forItemAt: IndexPath)
  func collectionView(
    _: UICollectionView, didEndDisplaying: UICollectionViewCell, forItemAt: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  )
}

extension UICollectionViewDelegate {
  public func collectionView(_: UICollectionView, didSelectItemAt: IndexPath) {}
  public func collectionView(_: UICollectionView, didDeselectItemAt: IndexPath) {}
  public func collectionView(_: UICollectionView, shouldSelectItemAt: IndexPath) -> Bool { true }
  public func collectionView(_: UICollectionView, shouldHighlightItemAt: IndexPath) -> Bool { true }
  public func collectionView(
    _: UICollectionView, willDisplay: UICollectionViewCell, forItemAt: IndexPath
  ) {}
  public func collectionView(
    _: UICollectionView, didEndDisplaying: UICollectionViewCell, forItemAt: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
}
