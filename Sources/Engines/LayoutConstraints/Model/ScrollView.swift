import Foundation
import Geometry

extension ConstraintSystem {
  /// Makes an item a scroll view, and answers the index of the item that stands for its content.
  ///
  /// That item is called `feed.contentLayoutGuide` for a scroll view `feed`. It lies at the origin
  /// of the scroll view, since a layout is that of the content offset 0, and its size, the content
  /// size, is for the constraints to decide.
  ///
  /// Constraints between the edges or the margins of a scroll view and anything inside it are about
  /// its content; all others, those about its size and its centre and those with anything outside,
  /// are about its frame. `Constraint.Guide.contentLayoutGuide` and `.frameLayoutGuide` say which
  /// is meant. Nothing changes where the item is a scroll view already. Throws where there is no
  /// such item, where it is a guide, and where the content's name is taken.
  ///
  /// Source: Auto Layout's rules for scroll views. Ours: a baseline counts as an edge, and the
  /// edges of `layoutMarginsGuide` as margins; seen from the scroll view itself, its edges are its
  /// frame's.
  @discardableResult
  public mutating func makeScrollView(_ item: Int) throws(ConstraintError) -> Int {
    guard items.indices.contains(item) else { throw .unknownItem(index: item) }
    if let content = items[item].contentLayoutGuide { return content }
    var content = ConstraintItem(
      name: "\(items[item].name).\(Constraint.Guide.contentLayoutGuide.rawValue)", parent: item)
    content.kind = .contentLayoutGuide
    let index = try addItem(content)
    try updateItem(item) { $0.contentLayoutGuide = index }
    return index
  }

  /// The size of the content of each scroll view, by its name; frames are those of all items.
  func contentSizes(_ frames: [CGRect], rounding: Rounding) -> [String: CGSize] {
    guard items.indices.contains(where: { items[$0].contentLayoutGuide != nil }) else {
      return [:]
    }
    let scrollViews = items.filter { $0.contentLayoutGuide != nil }
    let contents = Layout(
      size: .zero, elements: scrollViews.map(\.name),
      frames: scrollViews.compactMap(\.contentLayoutGuide).map { frames[$0] }
    ).rounded(rounding)
    return Dictionary(zip(contents.elements, contents.frames.map(\.size))) { first, _ in first }
  }
}

extension ItemTree {
  /// Whether edges in a constraint of this source may mean the content of a scroll view.
  ///
  /// A mask is about the frame of the scroll view: it says how that grows, not what is inside.
  func resolvesContents(of source: Constraint.Source) -> Bool {
    !contentLayoutGuides.isEmpty && source != .autoresizingMask
  }

  /// The anchor with the content of a scroll view in the place of the scroll view's edges, where it
  /// means it.
  ///
  /// The ends of a distance are seen from each other, any other anchor from the other side. The
  /// model keeps the constraint as its author wrote it: what is inside a scroll view may change
  /// after the constraint was added.
  func withContents(
    _ anchor: Constraint.Anchor, besides other: Constraint.Anchor?
  ) -> Constraint.Anchor {
    guard let start = anchor.start else { return withContent(anchor, seenFrom: other?.item) }
    return .distance(
      from: withContent(start, seenFrom: anchor.item),
      to: withContent(anchor.end, seenFrom: start.item))
  }

  private func withContent(
    _ anchor: Constraint.Anchor, seenFrom other: Int?
  ) -> Constraint.Anchor {
    guard let content = contentLayoutGuides[anchor.item] else { return anchor }
    switch anchor.guide {
    case .contentLayoutGuide:
      return Constraint.Anchor(item: content, attribute: anchor.attribute)
    case .frameLayoutGuide, .safeAreaLayoutGuide:
      return anchor
    case .layoutMarginsGuide, nil:
      guard let other, other != anchor.item, anchor.attribute.isEdge,
        closestCommonAncestor(other, anchor.item) == anchor.item
      else { return anchor }
      return Constraint.Anchor(item: content, guide: anchor.guide, attribute: anchor.attribute)
    }
  }

  /// The scroll view whose content an item is; any other item is its own.
  func scrollView(of item: Int) -> Int {
    contentLayoutGuides[self[item].parent] == item ? self[item].parent : item
  }
}

extension Constraint.Attribute {
  /// Whether this is a position but no centre.
  fileprivate var isEdge: Bool {
    !isSize && withoutMargin != .centerX && withoutMargin != .centerY
  }
}
