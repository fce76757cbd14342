import Foundation
import Geometry
import LayoutConstraints

/// How far the frames of image views with symbols extend beyond what constraints place, in points.
///
/// A symbol has an alignment rectangle of its own, which may also be larger than its frame. No file has
/// it, so it is the one that required constraints and stack views give a view, as far as the stored
/// frames show.
struct SymbolInsets {
  let tree: ViewTree
  let constraints: [InterfaceConstraint]
  let symbols: Set<Int>
  /// The alignment insets of all other views.
  let insets: [EdgeInsets]

  /// What is known of an alignment rectangle along one axis, in the root's coordinates.
  fileprivate struct Known {
    var start: Double?
    var center: Double?
    var end: Double?
    var length: Double?
  }

  func all() -> [Int: EdgeInsets] {
    var all: [Int: EdgeInsets] = [:]
    for symbol in symbols {
      guard let frame = tree.frameInRoot(symbol) else { continue }
      var horizontal = Known()
      var vertical = Known()
      for constraint in constraints where constraint.relation == "==" && constraint.priority == 1000
      {
        add(constraint, of: symbol, along: .horizontal, to: &horizontal)
        add(constraint, of: symbol, along: .vertical, to: &vertical)
      }
      addStackView(around: symbol, &horizontal, &vertical)
      addRatio(of: symbol, &horizontal, &vertical)
      let x = Self.insets(of: (Double(frame.minX), Double(frame.width)), horizontal)
      let y = Self.insets(of: (Double(frame.minY), Double(frame.height)), vertical)
      all[symbol] = EdgeInsets(top: y.start, left: x.start, bottom: y.end, right: x.end)
    }
    return all
  }

  /// The distances from a frame to the alignment rectangle along one axis.
  ///
  /// What is not known is as the frame has it: first its length, then its centre.
  private static func insets(
    of frame: (start: Double, length: Double), _ known: Known
  ) -> (start: Double, end: Double) {
    let (start, end): (Double, Double)
    if let first = known.start, let last = known.end {
      (start, end) = (first, last)
    } else {
      let length = known.length ?? frame.length
      if let first = known.start {
        (start, end) = (first, first + length)
      } else if let last = known.end {
        (start, end) = (last - length, last)
      } else {
        let center = known.center ?? frame.start + frame.length / 2
        (start, end) = (center - length / 2, center + length / 2)
      }
    }
    let insets = (start: start - frame.start, end: frame.start + frame.length - end)
    // Further away, the frame is one that was not laid out again.
    let most = max(frame.length, end - start) / 2
    return abs(insets.start) <= most && abs(insets.end) <= most ? insets : (0, 0)
  }

  private func add(
    _ constraint: InterfaceConstraint, of symbol: Int, along axis: Axis, to known: inout Known
  ) {
    let isFirst = constraint.first.reference == .view(symbol)
    let own = isFirst ? constraint.first : constraint.second
    let other = isFirst ? constraint.second : constraint.first
    guard let own, own.reference == .view(symbol), other?.reference != own.reference else { return }
    let attribute = StoredEdges.logical(own.attribute)
    guard let other else {
      if attribute == axis.length { known.length = constraint.constant }
      return
    }
    guard let value = value(of: other, along: axis) else { return }
    let found =
      isFirst
      ? constraint.multiplier * value + constraint.constant
      : (value - constraint.constant) / constraint.multiplier
    if attribute == axis.length, StoredEdges.logical(other.attribute) == attribute {
      known.length = found
    } else if constraint.multiplier == 1, other.attribute != axis.length {
      known.set(attribute, found, along: axis)
    }
  }

  /// The value of an attribute of another view in the stored frames.
  private func value(of side: ConstraintSide, along axis: Axis) -> Double? {
    guard case .view(let view) = side.reference, !symbols.contains(view),
      let (start, end) = extent(of: view, along: axis)
    else { return nil }
    switch StoredEdges.logical(side.attribute) {
    case axis.start: return start
    case axis.end: return end
    case axis.center: return (start + end) / 2
    case axis.length: return end - start
    default: return nil
    }
  }

  /// The start and the end of a view's alignment rectangle, in the root's coordinates.
  private func extent(of view: Int, along axis: Axis) -> (Double, Double)? {
    guard let frame = tree.frameInRoot(view),
      tree.views[view].element.flag("misplaced") != true
    else { return nil }
    let insets = insets[view]
    return axis == .horizontal
      ? (Double(frame.minX) + insets.left, Double(frame.maxX) - insets.right)
      : (Double(frame.minY) + insets.top, Double(frame.maxY) - insets.bottom)
  }

  /// Adds what the stack view that arranges a symbol requires of it across its axis.
  private func addStackView(
    around symbol: Int, _ horizontal: inout Known, _ vertical: inout Known
  ) {
    guard tree.isArranged(symbol), let stack = tree.views[symbol].parent else { return }
    let attributes = tree.views[stack].element.attributes
    let axis: Axis = attributes["axis"] == "vertical" ? .horizontal : .vertical
    guard let (start, end) = extent(of: stack, along: axis) else { return }
    var known = axis == .horizontal ? horizontal : vertical
    switch attributes["alignment"] ?? "fill" {
    case "fill": (known.start, known.end) = (start, end)
    case "top", "leading": known.start = start
    case "bottom", "trailing": known.end = end
    case "center": known.center = (start + end) / 2
    default: return
    }
    if axis == .horizontal { horizontal = known } else { vertical = known }
  }

  /// Adds the length along one axis that a ratio requires to that along the other one.
  private func addRatio(of symbol: Int, _ horizontal: inout Known, _ vertical: inout Known) {
    for constraint in constraints where constraint.relation == "==" && constraint.priority == 1000 {
      guard constraint.first.reference == .view(symbol),
        constraint.second?.reference == .view(symbol), let second = constraint.second
      else { continue }
      let isWidthFirst = (constraint.first.attribute, second.attribute) == ("width", "height")
      guard isWidthFirst || (constraint.first.attribute, second.attribute) == ("height", "width")
      else { continue }
      func fill(_ first: inout Known, _ second: inout Known) {
        let (factor, points) = (constraint.multiplier, constraint.constant)
        if first.length == nil { first.length = second.length.map { factor * $0 + points } }
        if second.length == nil { second.length = first.length.map { ($0 - points) / factor } }
      }
      if isWidthFirst { fill(&horizontal, &vertical) } else { fill(&vertical, &horizontal) }
    }
  }
}

extension SymbolInsets.Known {
  fileprivate mutating func set(_ attribute: String, _ value: Double, along axis: Axis) {
    switch attribute {
    case axis.start: start = value
    case axis.center: center = value
    case axis.end: end = value
    default: break
    }
  }
}

extension Axis {
  /// The attributes along this axis in the words of a file.
  fileprivate var start: String { self == .horizontal ? "leading" : "top" }
  fileprivate var center: String { self == .horizontal ? "centerX" : "centerY" }
  fileprivate var end: String { self == .horizontal ? "trailing" : "bottom" }
  fileprivate var length: String { self == .horizontal ? "width" : "height" }
}
