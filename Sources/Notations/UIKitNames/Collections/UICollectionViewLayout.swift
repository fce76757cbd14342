public import Foundation
public import UIKitValues

/// Places the items of a collection; a layout of an app overrides its methods.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  open func prepare() {}
  /// The attributes of everything in a rectangle; `nil` where there is nothing.
  open func layoutAttributesForElements(in: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The attributes of an item; `nil` where there are none.
  open func layoutAttributesForItem(at: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a supplementary view; `nil` where there are none.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether another size of the collection needs another layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Whether the size that fits an item needs another layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// The place where scrolling ends: the proposed one.
  open func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposed }
  /// The place where a change ends: the proposed one.
  open func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint { proposed }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  /// The invalidation context for another size of the collection.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// The invalidation context for the size that fits an item.
  open func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// The items that appear with a change: none.
  open func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] { [] }
  /// The items that disappear with a change: none.
  open func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] { [] }
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributesForItem(at: indexPath)
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
  }
  /// The attributes of a decoration; `nil` where there are none.
  open func layoutAttributesForDecorationView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: indexPath) }
  open func finalLayoutAttributesForDisappearingItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: indexPath) }
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  /// Marks the layout as out of date.
  open func invalidateLayout() { collectionView?.setNeedsLayout() }
  /// Marks the layout as out of date.
  open func invalidateLayout(with: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
  /// Remembers nothing: decorations are not made here.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind kind: String) {}

  /// The kinds of the supplementary views of a section.
  func supplementaryKinds(in section: Int) -> [String] {
    [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
      .filter { hasSupplementaryView(ofKind: $0, in: section) }
  }

  /// Whether a section has a supplementary view of a kind.
  func hasSupplementaryView(ofKind kind: String, in section: Int) -> Bool {
    layoutAttributesForSupplementaryView(
      ofKind: kind, at: IndexPath(item: 0, section: section)) != nil
  }
}

/// Places items in lines, from left to right or from top to bottom.
///
/// The items of a line share what is left of it equally, as observed in UIKit; those of the last
/// line of a section keep the distances of a full line.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that stands for the one that the constraints of an item need.
  public static let automaticSize = CGSize(width: 9999, height: 9999)

  /// The direction of scrolling; lines run across it.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The expected size, in points; where it is not zero, the constraints of an item give its size.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The smallest space between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The smallest space between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The space around the items of a section, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of headers, in points, of which the length along the scrolling counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers, in points, of which the length along the scrolling counts.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionHeadersPinToVisibleBounds = false, sectionFootersPinToVisibleBounds = false
  private var placed = PlacedFrames()

  /// The size of all items, after `prepare()`, in points.
  open override var collectionViewContentSize: CGSize { placed.contentSize }

  /// Places all items of the collection.
  open override func prepare() {
    super.prepare()
    placed = PlacedFrames()
    guard let collectionView else { return }
    var offset: CGFloat = 0
    for section in 0..<max(0, collectionView.numberOfSections) {
      offset = place(section, from: offset, in: collectionView)
    }
    let across = isVertical ? collectionView.bounds.width : collectionView.bounds.height
    placed.contentSize = size(along: offset, across: across)
  }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { placed.attributes(ofItem: indexPath) }
  open override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { placed.attributes(ofKind: kind, at: indexPath) }
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    return placed.attributes(in: rect, kinds: kinds, by: self)
  }
  override func hasSupplementaryView(ofKind kind: String, in section: Int) -> Bool {
    let size =
      kind == UICollectionView.elementKindSectionHeader
      ? headerSize(section) : footerSize(section)
    return (isVertical ? size.height : size.width) > 0
  }
  private var isVertical: Bool { scrollDirection == .vertical }
  private func size(along: CGFloat, across: CGFloat) -> CGSize {
    isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }
  private func frame(along: CGFloat, across: CGFloat, _ size: CGSize) -> CGRect {
    let origin = isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    return CGRect(origin: origin, size: size)
  }
  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }
  private func headerSize(_ section: Int) -> CGSize {
    guard let collectionView, let flowDelegate else { return headerReferenceSize }
    return flowDelegate.collectionView(
      collectionView, layout: self, referenceSizeForHeaderInSection: section)
  }
  private func footerSize(_ section: Int) -> CGSize {
    guard let collectionView, let flowDelegate else { return footerReferenceSize }
    return flowDelegate.collectionView(
      collectionView, layout: self, referenceSizeForFooterInSection: section)
  }
  private func size(of indexPath: IndexPath, in view: UICollectionView) -> CGSize {
    if estimatedItemSize != .zero, let cell = view.cellForItem(at: indexPath) {
      return cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let asked =
      flowDelegate?.collectionView(view, layout: self, sizeForItemAt: indexPath) ?? itemSize
    return CGSize(width: max(0, asked.width), height: max(0, asked.height))
  }

  /// Places a section and gives the offset after it, in points.
  private func place(_ section: Int, from start: CGFloat, in view: UICollectionView) -> CGFloat {
    var offset = start
    let across = isVertical ? view.bounds.width : view.bounds.height
    let header = headerSize(section)
    let headerLength = isVertical ? header.height : header.width
    if headerLength > 0 {
      placed.supplements[UICollectionView.elementKindSectionHeader, default: [:]][section] = frame(
        along: offset, across: 0, size(along: headerLength, across: across))
      offset += headerLength
    }
    let inset =
      flowDelegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let lineSpacing =
      flowDelegate?.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    let itemSpacing =
      flowDelegate?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let (before, after) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    offset += isVertical ? inset.top : inset.left
    let available = across - before - after
    let paths = (0..<max(0, view.numberOfItems(inSection: section))).map {
      IndexPath(item: $0, section: section)
    }
    var line: [(IndexPath, CGSize)] = []
    var isFirst = true
    var fullGap: CGFloat?
    func length(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func thickness(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    func end(isLast: Bool) {
      guard !line.isEmpty else { return }
      if !isFirst { offset += lineSpacing }
      isFirst = false
      let used = line.reduce(CGFloat(0)) { $0 + length($1.1) }
      let share = line.count > 1 ? (available - used) / CGFloat(line.count - 1) : 0
      let gap =
        isLast
        ? min(max(fullGap ?? itemSpacing, itemSpacing), max(share, itemSpacing))
        : max(share, itemSpacing)
      if !isLast { fullGap = gap }
      let thick = line.map { thickness($0.1) }.max() ?? 0
      var place = before
      for (path, size) in line {
        placed.items[path] = frame(
          along: offset + (thick - thickness(size)) / 2, across: place, size)
        place += length(size) + gap
      }
      offset += thick
      line = []
    }
    for path in paths {
      let size = size(of: path, in: view)
      let used = line.reduce(CGFloat(0)) { $0 + length($1.1) + itemSpacing }
      if !line.isEmpty, used + length(size) > available + 0.001 { end(isLast: false) }
      line.append((path, size))
    }
    end(isLast: true)
    offset += isVertical ? inset.bottom : inset.right
    let footer = footerSize(section)
    let footerLength = isVertical ? footer.height : footer.width
    if footerLength > 0 {
      placed.supplements[UICollectionView.elementKindSectionFooter, default: [:]][section] = frame(
        along: offset, across: 0, size(along: footerLength, across: across))
      offset += footerLength
    }
    return offset
  }
}

extension UICollectionView {
  /// The direction of scrolling.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}

/// Decides about sizes and spaces of a flow layout.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item, in points; by default that of the layout.
  func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt: IndexPath
  ) -> CGSize
  /// The space around a section, in points; by default that of the layout.
  func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt: Int
  ) -> UIEdgeInsets
  /// The smallest space between lines, in points; by default that of the layout.
  func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt: Int
  ) -> CGFloat
  /// The smallest space between items, in points; by default that of the layout.
  func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt: Int
  ) -> CGFloat
  /// The size of a header, in points; by default that of the layout.
  func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection: Int
  ) -> CGSize
  /// The size of a footer, in points; by default that of the layout.
  func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// That of the layout.
  public func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt: IndexPath
  ) -> CGSize { (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
  /// That of the layout.
  public func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt: Int
  ) -> UIEdgeInsets { (layout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
  /// That of the layout.
  public func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt: Int
  ) -> CGFloat { (layout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  /// That of the layout.
  public func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt: Int
  ) -> CGFloat { (layout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
  /// That of the layout.
  public func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection: Int
  ) -> CGSize { (layout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  /// That of the layout.
  public func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection: Int
  ) -> CGSize { (layout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}
