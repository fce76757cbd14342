/// The frames that a layout gave to the items and supplementary views of a collection, in points.
@MainActor struct PlacedFrames {
  var isVertical = true
  var items: [IndexPath: CGRect] = [:]
  /// The frames of supplementary views, by kind and by section.
  var supplements: [String: [Int: CGRect]] = [:]
  var contentSize = CGSize.zero
  /// A point by its distances along the scrolling and across it.
  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }
  /// A size by its lengths along the scrolling and across it.
  func size(along: CGFloat, across: CGFloat) -> CGSize {
    isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }
  /// The attributes of an item; `nil` where it was not placed.
  func attributes(ofItem indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    items[indexPath].map { frame in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frame
      return attributes
    }
  }

  /// The attributes of a supplementary view of a section; `nil` where it was not placed.
  func attributes(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    supplements[kind]?[path.section].map { frame in
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind, with: path)
      attributes.frame = frame
      return attributes
    }
  }

  /// The attributes by a layout's own methods: of items and of views of `kinds` in a rectangle.
  func attributes(
    in rect: CGRect, kinds: [String], by layout: UICollectionViewLayout
  ) -> [UICollectionViewLayoutAttributes] {
    let cells = items.keys.sorted().compactMap { layout.layoutAttributesForItem(at: $0) }
    let views = kinds.flatMap { kind in
      (supplements[kind] ?? [:]).keys.sorted().compactMap {
        layout.layoutAttributesForSupplementaryView(
          ofKind: kind, at: IndexPath(item: 0, section: $0))
      }
    }
    return (cells + views).filter { $0.frame.intersects(rect) }
  }
}
