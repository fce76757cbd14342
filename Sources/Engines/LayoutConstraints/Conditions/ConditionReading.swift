public import Geometry
import LinearProgramming

/// A condition of one layout, evaluated in another layout of the same items.
public struct ConditionReading: Sendable, Equatable {
  /// The condition.
  public let condition: LayoutCondition
  /// The excess of its left side over its right side in the other layout, in points; for content,
  /// the excess of the item's size over the content's size in this layout.
  ///
  /// An equation holds in the other layout if this is 0, and an inequality with `<=` if it is at
  /// most 0.
  public let excess: Double
  /// The change of its left side from this layout to the other, in points.
  public let change: Double
  /// The items in the condition that the other layout does not have; their frames are taken from
  /// this layout.
  public let unknownItems: [Int]
}

extension ConstraintLayout {
  /// Evaluates conditions of this layout in another one, in the order of `conditions`.
  ///
  /// `frames` are those of the other layout by name, in container coordinates, with the container's
  /// own under its name. Items that it does not have keep the frames of this layout, in the
  /// coordinates of their parents. Content is not measured again, and guides keep the insets that
  /// they have here. The indices in `conditions` are those of existing items and constraints.
  /// Linear in the number of items and conditions.
  public func readings(
    of conditions: [LayoutCondition], at frames: [String: CGRect]
  ) -> [ConditionReading] {
    let other = OtherLayout(frames, seenFrom: finalProgram)
    return conditions.map(other.reading)
  }

  /// The excess of the left side over the right side of any constraint between items of the system, in
  /// another layout, whose frames are given as for ``readings(of:at:)``.
  ///
  /// Linear in the number of items; each constraint then takes constant time.
  package func excess(
    at frames: [String: CGRect]
  ) -> @Sendable (_ constraint: Constraint) -> Double {
    let other = OtherLayout(frames, seenFrom: finalProgram)
    return { other.excess(of: $0) }
  }
}

/// The frames of another layout as columns of this layout's program.
private struct OtherLayout {
  let final: FinalProgram
  /// A value for each column of the items.
  private var columns: [Double]
  /// Whether the other layout has each item.
  private var isKnown: [Bool] = []

  init(_ frames: [String: CGRect], seenFrom final: FinalProgram) {
    self.final = final
    let items = final.system.items
    isKnown = items.indices.map { item in
      let frame = frames[items[item].name]
      return frame.map { ($0.minX + $0.maxX + $0.minY + $0.maxY).isFinite } ?? false
    }
    columns = final.values
    var origins = [CGPoint](repeating: .zero, count: items.count)
    let tree = final.direct.tree
    for item in tree.parentsFirst {
      let column = ItemColumns.column(.x, of: item)
      let node = tree[item]
      let isContainer = item == ConstraintSystem.container
      let parent = isContainer ? .zero : origins[node.parent]
      let insets = node.alignmentRectInsets
      guard isKnown[item], let frame = frames[items[item].name] else {
        origins[item] = CGPoint(
          x: parent.x + columns[column] - insets.left,
          y: parent.y + columns[column + 1] - insets.top)
        continue
      }
      origins[item] = frame.origin
      columns[column] = frame.minX - parent.x + insets.left
      columns[column + 1] = frame.minY - parent.y + insets.top
      columns[column + 2] = frame.width - insets.left - insets.right
      columns[column + 3] = frame.height - insets.top - insets.bottom
    }
  }

  func excess(of constraint: Constraint) -> Double {
    let sum = AnchorExpressions(tree: final.direct.tree, measurements: final.measurements)
      .difference(of: constraint)
    return withoutNoise(sum.value(at: columns) - constraint.constant)
  }

  func reading(of condition: LayoutCondition) -> ConditionReading {
    var sum = LinearSum()
    var said = 0.0
    switch condition {
    case .constraint(let index):
      let constraint = final.system.constraints[index]
      sum = AnchorExpressions(tree: final.direct.tree, measurements: final.measurements)
        .difference(of: constraint)
      said = constraint.constant
    case .hugging(let item, let axis), .compressionResistance(let item, let axis):
      sum.add(ItemColumns.column(.size(along: axis), of: item), 1)
      said = final.measurements.sizes[item]?[axis] ?? 0
    case .nonNegativeSize(let item, let axis):
      sum.add(ItemColumns.column(.size(along: axis), of: item), 1)
    case .containerSize(let axis):
      sum.add(ItemColumns.column(.size(along: axis), of: ConstraintSystem.container), 1)
      said = sum.value(at: final.values)
    case .selfSizingHeight:
      sum.add(SelfSizingHeight.column, 1)
    }
    let value = sum.value(at: columns)
    return ConditionReading(
      condition: condition, excess: withoutNoise(value - said),
      change: withoutNoise(value - sum.value(at: final.values)), unknownItems: unknownItems(in: sum)
    )
  }

  /// The unknown items whose frames, in container coordinates, a sum depends on.
  private func unknownItems(in sum: LinearSum) -> [Int] {
    var places = LinearSum()
    let tree = final.direct.tree
    for term in sum.terms {
      places.add(term.column, term.coefficient)
      let item = term.column / ItemColumns.Variable.allCases.count
      guard !ItemColumns.isSize(term.column), item != ConstraintSystem.container else {
        continue
      }
      // A position is relative to the parent's.
      let offset = term.column % ItemColumns.Variable.allCases.count
      let parent = tree[item].parent
      let column = ItemColumns.Variable.allCases.count * parent + offset
      places.add(column, -term.coefficient)
    }
    let items = places.terms.map { $0.column / ItemColumns.Variable.allCases.count }
    return Set(items.filter { !isKnown[$0] }).sorted()
  }
}
