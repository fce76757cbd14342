/// Places the items of a collection; a layout of an app overrides its methods.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open var collectionViewContentSize: CGSize { .zero }
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  open func prepare() {}
  open func layoutAttributesForElements(in: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  open func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposed }
  open func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint { proposed }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { .init() }
  open func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { .init() }
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] { [] }
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributesForItem(at: indexPath)
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
  }
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
  open func invalidateLayout() { collectionView?.setNeedsLayout() }
  open func invalidateLayout(with: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind kind: String) {}
  /// The kinds of the supplementary views of a section.
  func supplementaryKinds(in section: Int) -> [String] {
    barKinds.filter { hasSupplementaryView(ofKind: $0, in: section) }
  }
  func hasSupplementaryView(ofKind kind: String, in section: Int) -> Bool {
    layoutAttributesForSupplementaryView(
      ofKind: kind, at: IndexPath(item: 0, section: section)) != nil
  }
}

private let barKinds = [
  UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
]

/// A layout that places sections one after the other; UIKit has no such class.
open class PlacingLayout: UICollectionViewLayout {
  var placed = PlacedFrames()
  var isVertical: Bool { true }
  /// The distance between sections, in points.
  var sectionSpacing: CGFloat { 0 }
  /// The kinds of supplementary views, in the order of their attributes.
  var placedKinds: [String] { placed.supplements.keys.sorted() }
  /// Places a section and gives the offset after it, in points.
  func place(_ section: Int, from start: CGFloat, in view: UICollectionView) -> CGFloat { start }
  open override var collectionViewContentSize: CGSize { placed.contentSize }
  open override func prepare() {
    super.prepare()
    placed = PlacedFrames(isVertical: isVertical)
    guard let collectionView else { return }
    var offset: CGFloat = 0
    for section in 0..<max(0, collectionView.numberOfSections) {
      if section > 0 { offset += sectionSpacing }
      offset = place(section, from: offset, in: collectionView)
    }
    let size = collectionView.bounds.size
    placed.contentSize = placed.size(along: offset, across: isVertical ? size.width : size.height)
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
    placed.attributes(in: rect, kinds: placedKinds, by: self)
  }
}

/// Places items in lines, from left to right or from top to bottom.
///
/// The items of a line share what is left, as observed in UIKit; the last line is as a full one.
open class UICollectionViewFlowLayout: PlacingLayout {
  /// The size that stands for the one that the constraints of an item need.
  public static let automaticSize = CGSize(width: 9999, height: 9999)
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The expected size, in points; where it is not zero, the constraints of an item give its size.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of headers, in points, of which the length along the scrolling counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionHeadersPinToVisibleBounds = false, sectionFootersPinToVisibleBounds = false
  override var placedKinds: [String] { barKinds }
  override func hasSupplementaryView(ofKind kind: String, in section: Int) -> Bool {
    barLength(kind, section) > 0
  }
  override var isVertical: Bool { scrollDirection == .vertical }
  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }
  /// The length of a section's header or footer along the scrolling, in points.
  private func barLength(_ kind: String, _ section: Int) -> CGFloat {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    var size = isHeader ? headerReferenceSize : footerReferenceSize
    if let view = collectionView, let flowDelegate {
      size =
        isHeader
        ? flowDelegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        : flowDelegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
    }
    return isVertical ? size.height : size.width
  }
  private func size(of indexPath: IndexPath, in view: UICollectionView) -> CGSize {
    if estimatedItemSize != .zero, let cell = view.cellForItem(at: indexPath) {
      return cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let asked =
      flowDelegate?.collectionView(view, layout: self, sizeForItemAt: indexPath) ?? itemSize
    return CGSize(width: max(0, asked.width), height: max(0, asked.height))
  }

  override func place(_ section: Int, from start: CGFloat, in view: UICollectionView) -> CGFloat {
    var offset = start
    let across = isVertical ? view.bounds.width : view.bounds.height
    func placeBar(_ kind: String) {
      let length = barLength(kind, section)
      guard length > 0 else { return }
      placed.supplements[kind, default: [:]][section] = CGRect(
        origin: placed.point(along: offset, across: 0),
        size: placed.size(along: length, across: across))
      offset += length
    }
    placeBar(UICollectionView.elementKindSectionHeader)
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
        let along = offset + (thick - thickness(size)) / 2
        placed.items[path] = CGRect(origin: placed.point(along: along, across: place), size: size)
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
    placeBar(UICollectionView.elementKindSectionFooter)
    return offset
  }
}

/// Decides about sizes and spaces of a flow layout, which are by default the layout's own.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt: IndexPath
  ) -> CGSize
  func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt: Int
  ) -> UIEdgeInsets
  func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt: Int
  ) -> CGFloat
  func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt: Int
  ) -> CGFloat
  func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection: Int
  ) -> CGSize
  func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt: IndexPath
  ) -> CGSize { (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
  public func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt: Int
  ) -> UIEdgeInsets { (layout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
  public func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt: Int
  ) -> CGFloat { (layout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  public func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt: Int
  ) -> CGFloat { (layout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
  public func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection: Int
  ) -> CGSize { (layout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  public func collectionView(
    _: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection: Int
  ) -> CGSize { (layout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}
