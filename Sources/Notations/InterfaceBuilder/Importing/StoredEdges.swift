import Foundation
import Geometry

/// The edges of safe areas and margins, which a file does not store, as its stored frames show
/// them.
///
/// Xcode laid the views out with the bars and margins of one of its versions. Where a constraint ties an
/// edge of a view to such an edge, the view's frame shows where that is.
struct StoredEdges {
  let tree: ViewTree
  let constraints: [InterfaceConstraint]
  /// The alignment insets of views, by index.
  let alignment: [EdgeInsets]

  /// A side of a rectangle.
  enum Side: String, CaseIterable {
    case top, leading, bottom, trailing
  }

  /// How far the safe area of the root is inside it on each side, where frames show it; in points.
  func safeArea() -> [Side: Double] { insets(\.isPlainEquality, safeAreaSide)[0] ?? [:] }

  /// How far it is at most, where views must be inside it; in points.
  func safeAreaLimits() -> [Side: Double] {
    insets({ $0.relation != "==" && $0.multiplier == 1 && $0.priority == 1000 }, safeAreaSide)[0]
      ?? [:]
  }

  /// The side of the root's safe area that a side of a constraint is.
  private func safeAreaSide(_ side: ConstraintSide) -> (view: Int, side: Side)? {
    switch side.reference {
    case .guide(let view, "safeArea"):
      guard view == 0 || fillsRoot(view) else { return nil }
      return Side(rawValue: Self.logical(side.attribute)).map { (0, $0) }
    case .topLayoutGuide: return ["top", "bottom"].contains(side.attribute) ? (0, .top) : nil
    case .bottomLayoutGuide: return side.attribute == "top" ? (0, .bottom) : nil
    default: return nil
    }
  }

  /// The difference between the top and the bottom inset of the root's safe area, in points, as views
  /// that are centred in the safe area show it.
  func safeAreaShift() -> Double? {
    guard let height = tree.views[0].frame?.height else { return nil }
    for constraint in constraints
    where constraint.isPlainEquality {
      guard let second = constraint.second else { continue }
      let guide = ViewTree.Reference.guide(0, key: "safeArea")
      let sides = [constraint.first, second]
      guard sides.allSatisfy({ $0.attribute == "centerY" }),
        let side = sides.first(where: { $0.reference != guide }),
        sides.contains(where: { $0.reference == guide }),
        case .view(let view) = side.reference, let frame = tree.frameInRoot(view),
        tree.views[view].element.flag("misplaced") != true
      else { continue }
      let center = Double(frame.midY) + (alignment[view].top - alignment[view].bottom) / 2
      let distance = side == constraint.first ? -constraint.constant : constraint.constant
      return 2 * (center + distance) - Double(height)
    }
    return nil
  }

  /// How far the layout margins of views are inside them on each side, where frames show it, by the
  /// index of the view; in points.
  func margins() -> [Int: [Side: Double]] {
    let shown = insets(\.isPlainEquality) { side in
      guard case .view(let view) = side.reference, side.attribute.hasSuffix("Margin") else {
        return nil
      }
      return Side(rawValue: Self.logical(String(side.attribute.dropLast("Margin".count))))
        .map { (view, $0) }
    }
    return shown.merging(marginsOfStackViews()) { $0.merging($1) { first, _ in first } }
  }

  /// The margins of stack views that arrange their views inside these, as far as the edges of the views
  /// show them.
  private func marginsOfStackViews() -> [Int: [Side: Double]] {
    var shown: [Int: [Side: Double]] = [:]
    for (index, stack) in tree.views.enumerated() where StackSettings.hasMargins(stack) {
      let views = stack.children.filter { !tree.views[$0].isHidden }
      guard let first = views.first, let last = views.last, let frame = tree.frameInRoot(index),
        frame.width > 0, frame.height > 0
      else { continue }
      let isColumn = stack.element.attributes["axis"] == "vertical"
      var edges: [(side: Side, view: Int)] =
        isColumn ? [(.top, first), (.bottom, last)] : [(.leading, first), (.trailing, last)]
      let (start, end): (Side, Side) = isColumn ? (.leading, .trailing) : (.top, .bottom)
      switch stack.element.attributes["alignment"] ?? "fill" {
      case "fill": edges += [(start, first), (end, first)]
      case "top", "leading": edges.append((start, first))
      case "bottom", "trailing": edges.append((end, first))
      default: break
      }
      for (side, view) in edges {
        let inner = ConstraintSide(reference: .view(view), attribute: side.rawValue)
        guard let place = position(of: inner) else { continue }
        let inset = side.inset(of: place, in: frame)
        guard Self.plausible.contains(inset) else { continue }
        shown[index, default: [:]][side] = Self.rounded(inset)
      }
    }
    return shown
  }

  /// Whether a view is as large as the root by their stored frames, so that it has its safe area.
  private func fillsRoot(_ view: Int) -> Bool {
    tree.frameInRoot(view).map { $0 == tree.frameInRoot(0) } ?? false
  }

  /// `leading` for `left`, `trailing` for `right`: files are drawn from left to right.
  static func logical(_ attribute: String) -> String {
    switch attribute {
    case "left": "leading"
    case "right": "trailing"
    default: attribute
    }
  }

  /// The insets that most constraints show, where `edge` says which edge of which view a side is.
  private func insets(
    _ counts: (InterfaceConstraint) -> Bool, _ edge: (ConstraintSide) -> (view: Int, side: Side)?
  ) -> [Int: [Side: Double]] {
    var votes: [Int: [Side: [Double: Int]]] = [:]
    for constraint in constraints
    where counts(constraint) {
      guard let second = constraint.second else { continue }
      let known: ConstraintSide
      let sought: (view: Int, side: Side)
      let distance: Double
      if let found = edge(second), edge(constraint.first) == nil {
        (known, sought, distance) = (constraint.first, found, -constraint.constant)
      } else if let found = edge(constraint.first), edge(second) == nil {
        (known, sought, distance) = (second, found, constraint.constant)
      } else {
        continue
      }
      guard let position = position(of: known), let outer = tree.frameInRoot(sought.view) else {
        continue
      }
      let inset = sought.side.inset(of: position + distance, in: outer)
      guard Self.plausible.contains(inset) else { continue }
      let rounded = Self.rounded(inset)
      votes[sought.view, default: [:]][sought.side, default: [:]][rounded, default: 0] += 1
    }
    return votes.mapValues { sides in
      sides.compactMapValues { found in
        found.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
      }
    }
  }

  /// An inset without the errors of stored numbers: whole pixels at 2 or 3 per point.
  private static func rounded(_ inset: Double) -> Double { (inset * 6).rounded() / 6 }

  /// Bars and margins, up to a status bar counted twice and a large title, in points; anything else is a frame
  /// that was not laid out again.
  private static let plausible = -0.5...225

  /// Where an edge of a view is in the root, by its stored frame; `nil` for a centre, a guide or a size,
  /// and in what scrolls.
  private func position(of side: ConstraintSide) -> Double? {
    guard case .view(let view) = side.reference, let frame = tree.frameInRoot(view),
      tree.views[view].element.flag("misplaced") != true
    else { return nil }
    let insets = alignment[view]
    switch Self.logical(side.attribute) {
    case "top": return frame.minY + insets.top
    case "leading": return frame.minX + insets.left
    case "bottom": return frame.maxY - insets.bottom
    case "trailing": return frame.maxX - insets.right
    default: return nil
    }
  }
}

extension StoredEdges.Side {
  /// How far a position is inside a frame from this side, in points.
  fileprivate func inset(of place: Double, in frame: CGRect) -> Double {
    switch self {
    case .top: place - frame.minY
    case .leading: place - frame.minX
    case .bottom: frame.maxY - place
    case .trailing: frame.maxX - place
    }
  }
}
