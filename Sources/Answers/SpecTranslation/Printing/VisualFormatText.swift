import Geometry
import LayoutConstraints
import Scenarios

/// Writes constraints in Auto Layout's visual format, and as equations where that cannot express them.
struct VisualFormatText {
  private let system: ConstraintSystem

  init(_ system: ConstraintSystem) { self.system = system }

  /// The lines for some constraints: one for each chain of distances, and one for each other constraint.
  func texts(of indices: Range<Int>) -> [String] {
    let links = indices.compactMap { index in Link(system.constraints[index], index: index) }
    var texts: [String] = []
    var written: Set<Int> = []
    for index in indices where !written.contains(index) {
      guard let link = links.first(where: { $0.index == index }) else {
        texts.append(size(index) ?? system.text(ofConstraint: index))
        continue
      }
      let chain = chain(from: link, among: links.filter { !written.contains($0.index) })
      written.formUnion(chain.map { $0.index })
      texts.append(text(of: chain))
    }
    return texts
  }

  /// A distance from one view to the next one, or from or to an edge of the container.
  private struct Link {
    var index: Int
    var axis: Axis
    var from: Int
    var to: Int
    var distance: String

    init?(_ constraint: Constraint, index: Int) {
      guard let second = constraint.second, constraint.multiplier == 1,
        !constraint.first.isDistance,
        !constraint.first.isSize, constraint.first.item != second.item
      else { return nil }
      self.index = index
      axis = constraint.first.attribute.axis
      guard let first = Self.edge(constraint.first), let other = Self.edge(second) else {
        return nil
      }
      // The later edge is the one at the start of a view, or at the end of the container.
      guard first.isLate != other.isLate else { return nil }
      let relation = first.isLate ? constraint.relation : constraint.relation.reversed
      let points = first.isLate ? constraint.constant : 0 - constraint.constant
      (from, to) =
        first.isLate ? (second.item, constraint.first.item) : (constraint.first.item, second.item)
      distance = Self.distance(points, relation, constraint.priority)
    }

    private static func edge(_ anchor: Constraint.Anchor) -> (isLate: Bool, item: Int)? {
      let isContainer = anchor.item == ConstraintSystem.container
      switch anchor.attribute {
      case .leading, .top: return (!isContainer, anchor.item)
      case .trailing, .bottom: return (isContainer, anchor.item)
      default: return nil
      }
    }

    private static func distance(
      _ points: Double, _ relation: Constraint.Relation, _ priority: Double
    ) -> String {
      let isPlain = relation == .equal && priority == Priority.required
      if isPlain, points == 0 { return "" }
      if isPlain, points > 0 { return "-\(points.plain)-" }
      return "-(\(VisualFormatText.predicate(relation, points.plain, priority)))-"
    }
  }

  /// The longest chain of links from the first one, each starting where the one before ends.
  private func chain(from first: Link, among links: [Link]) -> [Link] {
    var chain = [first]
    var seen: Set<Int> = [first.from, first.to]
    while let last = chain.last, last.to != ConstraintSystem.container,
      let next = links.first(where: {
        $0.axis == first.axis && $0.from == last.to
          && ($0.to == ConstraintSystem.container || !seen.contains($0.to))
      })
    {
      chain.append(next)
      seen.insert(next.to)
    }
    return chain
  }

  private func text(of chain: [Link]) -> String {
    guard let first = chain.first else { return "" }
    var text = first.axis == .horizontal ? "H:" : "V:"
    text += name(first.from)
    for link in chain { text += link.distance + name(link.to) }
    return text
  }

  private func name(_ item: Int) -> String {
    item == ConstraintSystem.container ? "|" : "[\(system.items[item].name)]"
  }

  /// A number or a view as what parentheses have: `>=8@750`.
  private static func predicate(
    _ relation: Constraint.Relation, _ value: String, _ priority: Double
  ) -> String {
    let sign = relation == .equal ? "" : relation.rawValue
    return "\(sign)\(value)\(priority == Priority.required ? "" : "@\(priority.plain)")"
  }

  /// A constraint of a size to a number or to another view's size; `nil` for any other constraint.
  private func size(_ index: Int) -> String? {
    let constraint = system.constraints[index]
    let first = constraint.first
    guard first.attribute.isSize, !first.isDistance, first.item != ConstraintSystem.container else {
      return nil
    }
    let value: String
    if let second = constraint.second {
      guard !second.isDistance, second.attribute == first.attribute, constraint.multiplier == 1,
        constraint.constant == 0, second.item != ConstraintSystem.container
      else { return nil }
      value = system.items[second.item].name
    } else {
      value = constraint.constant.plain
    }
    let predicate = Self.predicate(constraint.relation, value, constraint.priority)
    let axis = first.attribute.axis == .horizontal ? "H:" : "V:"
    return "\(axis)[\(system.items[first.item].name)(\(predicate))]"
  }
}
