public import Foundation
import UIKitValues

/// Items in sections, placed by a layout.
///
/// Its data source is asked for all items when it is laid out, so that every item has a frame, also
/// outside the visible part. `UICollectionViewFlowLayout` places items; other layouts of the app
/// place those for which they have attributes.
open class UICollectionView: UIScrollView {
  /// The kind of a view in a collection.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  /// The place of an item that is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = Self(rawValue: 1), centeredVertically = Self(rawValue: 2),
      bottom = Self(rawValue: 4), left = Self(rawValue: 8),
      centeredHorizontally = Self(rawValue: 16), right = Self(rawValue: 32)
  }
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  open var collectionViewLayout: UICollectionViewLayout { didSet { adopt(collectionViewLayout) } }
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The object that decides about sizes, spaces and selection; that of the scroll view, if it is a
  /// delegate of collections.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { if super.delegate !== delegate { super.delegate = delegate } }
  }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether items are loaded before they are seen.
  open var isPrefetchingEnabled = true
  open var backgroundView: UIView?
  open var allowsSelection = true, allowsMultipleSelection = false
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var dragInteractionEnabled = false
  private var makers: [String: () -> UICollectionReusableView?] = [:]
  private var registered: [String: AnyClass] = [:]
  private var unmade: [String: String] = [:]
  private var isFilled = false
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var supplements: [String: [IndexPath: UICollectionReusableView]] = [:]
  private var selected: Set<IndexPath> = []
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
  override var isScrollView: Bool { false }
  override func adoptScrollDelegate() {
    let adopted = super.delegate as? any UICollectionViewDelegate
    if adopted !== delegate { delegate = adopted }
  }
  private func adopt(_ layout: UICollectionViewLayout) {
    layout.collectionView = self
    setNeedsLayout()
  }

  // Views.

  /// Items with this identifier are made by this closure, whatever class is registered for it.
  ///
  /// UIKit has no such method. It stands for a nib file, or for a class that needs other values.
  public func register(
    forCellWithReuseIdentifier identifier: String, _ make: @escaping () -> UICollectionViewCell
  ) { makers[identifier] = make }

  /// Supplementary views of this kind and identifier are made by this closure, whatever class is
  /// registered for them; UIKit has no such method.
  public func register(
    forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String,
    _ make: @escaping () -> UICollectionReusableView
  ) { makers["\(kind) \(identifier)"] = make }

  /// Items with this identifier are made of this class; of none for `nil`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registered[identifier] = cellClass
    unmade[identifier] =
      cellClass is UICollectionViewCell.Type? ? nil : cellClass.map { "\($0)" }
  }
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registered[identifier] = nil
    unmade[identifier] = "the nib file"
  }

  /// Supplementary views of this kind and identifier are made of this class; of none for `nil`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { registered["\(kind) \(identifier)"] = viewClass }
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { registered["\(kind) \(identifier)"] = nil }

  /// A view for a name, by a closure or else of the registered class; `nil` where there is none.
  private func make(_ name: String) -> UICollectionReusableView? {
    if let make = makers[name] { return make() }
    return (registered[name] as? UICollectionReusableView.Type)?.make(registeredWith: .zero)
  }

  /// A new item for this identifier; an empty one where none can be made, which `layoutProblems`
  /// reports.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = make(identifier) as? UICollectionViewCell { return cell }
    let made = unmade[identifier].map { "items of \($0)" } ?? "an item"
    report(
      .view(
        name: "\(type(of: self))",
        reason: """
          \(made) with the identifier "\(identifier)" cannot be made here: call \
          register(forCellWithReuseIdentifier: "\(identifier)") { … } with a closure that makes one
          """))
    return UICollectionViewCell(frame: .zero)
  }

  /// A new supplementary view of this kind and identifier; an empty one where none can be made.
  open func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    make("\(kind) \(identifier)") ?? UICollectionReusableView(frame: .zero)
  }

  // Items.

  /// Asks the data source for all items again, before the next layout.
  open func reloadData() {
    isFilled = false
    collectionViewLayout.invalidateLayout()
  }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// The number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// All items, which are all visible here.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cells[$0] }
  }
  /// The index paths of all items, which are all visible here.
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }

  /// The item at an index path after a layout; `nil` where there is none.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }

  /// The index path of an item after a layout; `nil` where there is none.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The index path of the item at a point after a layout; `nil` where there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    cells.first { $0.value.frame.contains(point) }?.key
  }

  /// The supplementary view of a kind after a layout; `nil` where there is none.
  open func supplementaryView(
    forElementKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { supplements[kind]?[indexPath] }

  /// The supplementary views of a kind after a layout.
  open func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: kind).compactMap { supplements[kind]?[$0] }
  }

  /// The index paths of the supplementary views of a kind after a layout.
  open func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
    (supplements[kind] ?? [:]).keys.sorted()
  }

  /// The attributes of an item; `nil` where there are none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The attributes of a supplementary view; `nil` where there are none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Takes another layout at once, without a movement; the closure is called at the end.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout {
    let transition = UICollectionViewTransitionLayout(
      currentLayout: collectionViewLayout, nextLayout: layout)
    setCollectionViewLayout(layout, animated: false)
    completion?(true, true)
    return transition
  }
  open func finishInteractiveTransition() {}
  open func cancelInteractiveTransition() {}

  // Changes: the items are those of the data source.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
  /// Asks the data source for all items again.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Asks the data source for all items again.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Asks the data source for all items again.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Asks the data source for all items again.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Asks the data source for all items again.
  open func insertSections(_ sections: IndexSet) { reloadData() }
  /// Asks the data source for all items again.
  open func deleteSections(_ sections: IndexSet) { reloadData() }
  /// Asks the data source for all items again.
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  /// Asks the data source for all items again.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Asks the data source for all items again.
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  // Selection.

  /// The items that are selected; `nil` where there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }

  /// Selects an item; no item for `nil`.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection { selected = [] }
    guard let indexPath else { return selected = [] }
    selected.insert(indexPath)
    cells[indexPath]?.isSelected = true
  }

  /// Selects an item no longer.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.remove(indexPath)
    cells[indexPath]?.isSelected = false
  }
  open func scrollToItem(at: IndexPath, at position: ScrollPosition, animated: Bool) {}

  // Layout.

  /// Places all items and supplementary views.
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
  private func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes?
  ) {
    let frame = attributes?.frame ?? .zero
    if view.frame != frame { view.frame = frame }
    if let attributes { view.apply(attributes) }
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

/// The sections of a collection: what the items of UIKit's collections and of Texture's have in
/// common.
///
/// It is on no actor, as Texture's protocols are.
public protocol UICollectionViewSections: AnyObject {}

extension UICollectionViewSections {
  /// 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// The items of a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: UICollectionViewSections {
  /// The number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  func collectionView(_: UICollectionView, cellForItemAt: IndexPath) -> UICollectionViewCell
  /// A supplementary view, such as a header; an empty one by default.
  func collectionView(
    _: UICollectionView, viewForSupplementaryElementOfKind: String, at: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  public func collectionView(
    _: UICollectionView, viewForSupplementaryElementOfKind: String, at: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

/// Loads items before they are seen; it is never asked here.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
}

/// Decides about selection in a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  func collectionView(_: UICollectionView, shouldSelectItemAt: IndexPath) -> Bool
  func collectionView(_: UICollectionView, shouldHighlightItemAt: IndexPath) -> Bool
  func collectionView(_: UICollectionView, willDisplay: UICollectionViewCell, forItemAt: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Called before a supplementary view is shown.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  )
}

extension UICollectionViewDelegate {
  public func collectionView(_: UICollectionView, didSelectItemAt: IndexPath) {}
  public func collectionView(_: UICollectionView, didDeselectItemAt: IndexPath) {}
  /// Yes.
  public func collectionView(_: UICollectionView, shouldSelectItemAt: IndexPath) -> Bool { true }
  /// Yes.
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
