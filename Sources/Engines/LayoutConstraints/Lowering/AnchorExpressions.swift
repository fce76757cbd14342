import Geometry
import LinearProgramming

/// A linear expression: a constant and terms, at most one for each column.
struct LinearSum {
  var constant = 0.0
  var terms: [Term] = []

  /// Adds a multiple of a column; a term with the coefficient 0 is removed.
  mutating func add(_ column: Int, _ coefficient: Double) {
    var index = 0
    while index < terms.count && terms[index].column != column { index += 1 }
    guard index < terms.count else {
      return terms.append(Term(column: column, coefficient: coefficient))
    }
    terms[index].coefficient += coefficient
    if terms[index].coefficient == 0 { terms.remove(at: index) }
  }

  /// Resets the sum to 0, and keeps its memory.
  mutating func removeAll() {
    constant = 0
    // For a few terms this is faster than replacing all at once.
    while terms.popLast() != nil {}
  }

  /// The value for these values of the columns.
  func value(at columnValues: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * columnValues[$1.column] }
  }
}

/// The linear expressions of anchors in the columns of a program.
struct AnchorExpressions {
  let tree: ItemTree
  let measurements: Measurements

  /// `first - multiplier × second`, with positions in the coordinates of the closest common
  /// ancestor.
  ///
  /// In an ancestor whose contents are read from right to left, positions of a constraint without
  /// left and right are measured from the ancestor's right side towards the left. A layout of only
  /// such constraints is then the mirror image of the one that is read from left to right,
  /// constants and multipliers included. The two ends of a distance are mirrored in the same way,
  /// whatever the distance is compared with.
  ///
  /// Ours: the ancestor's direction counts if the two items have different ones, and a constraint
  /// between two centres is mirrored too.
  func difference(of constraint: Constraint) -> LinearSum {
    var sum = LinearSum()
    addDifference(
      constraint.first, constraint.second, multiplier: constraint.multiplier,
      source: constraint.source, to: &sum)
    return sum
  }

  /// Adds the same expression for the parts of a constraint to a sum, which may have been used
  /// before.
  ///
  /// Copying a constraint copies strings, and a new sum allocates memory; both cost time.
  func addDifference(
    _ first: Constraint.Anchor, _ second: Constraint.Anchor?, multiplier: Double,
    source: Constraint.Source, to sum: inout LinearSum
  ) {
    if tree.resolvesContents(of: source) {
      addDifference(
        tree.withContents(first, besides: second),
        second.map { tree.withContents($0, besides: first) }, multiplier, to: &sum)
    } else {
      addDifference(first, second, multiplier, to: &sum)
    }
  }

  private func addDifference(
    _ first: Constraint.Anchor, _ second: Constraint.Anchor?, _ multiplier: Double,
    to sum: inout LinearSum
  ) {
    if first.isSize {
      addLength(first, 1, to: &sum)
      if let second { addLength(second, -multiplier, to: &sum) }
    } else if let second {
      addPositions(
        tree.withBaseline(first), 1, tree.withBaseline(second), -multiplier, to: &sum)
    }
  }

  /// Whether `appendPlainDifference` may know the expressions of constraints.
  var arePlain: Bool { tree.isPlain && !measurements.guides.areNamed }

  /// Appends the terms of the same expression, which then has no constant; returns whether the
  /// constraint is so plain, as most are: edges, centres and sizes of two items, or one size.
  ///
  /// Requires `arePlain`. The terms are those of `addDifference`, in their order; no two of them can
  /// be about one column, so that nothing has to be looked up.
  func appendPlainDifference(
    _ first: Constraint.Anchor, _ second: Constraint.Anchor?, multiplier: Double,
    to terms: inout WrittenTerms
  ) -> Bool {
    guard !first.isDistance, let kind = PlainAttribute(first.attribute) else { return false }
    guard let second else {
      guard kind.isSize else { return false }
      terms.append(Term(column: kind.column(of: first.item), coefficient: 1))
      return true
    }
    guard !second.isDistance, first.item != second.item,
      let other = PlainAttribute(second.attribute), other.isSize == kind.isSize
    else { return false }
    if kind.isSize {
      terms.append(Term(column: kind.column(of: first.item), coefficient: 1))
      terms.append(Term(column: other.column(of: second.item), coefficient: -multiplier))
      return true
    }
    let ancestor = tree.closestCommonAncestor(first.item, second.item)
    append(kind, first.item, within: ancestor, 1, to: &terms)
    append(other, second.item, within: ancestor, -multiplier, to: &terms)
    return true
  }

  /// Appends the terms of a position in an ancestor's coordinates.
  @inline(__always)
  private func append(
    _ kind: PlainAttribute, _ place: Int, within ancestor: Int, _ factor: Double,
    to terms: inout WrittenTerms
  ) {
    if kind.fraction != 0 {
      terms.append(Term(column: kind.sizeColumn(of: place), coefficient: factor * kind.fraction))
    }
    var item = place
    while item != ancestor {
      terms.append(Term(column: kind.column(of: item), coefficient: factor))
      item = tree[item].parent
    }
  }

  /// Whether the expression of a constraint between two anchors depends on the size of content.
  func usesBaseline(_ first: Constraint.Anchor, _ second: Constraint.Anchor?) -> Bool {
    if usesBaseline(first) { return true }
    guard let second else { return false }
    return usesBaseline(second)
  }

  private func usesBaseline(_ anchor: Constraint.Anchor) -> Bool {
    if anchor.attribute.isBaseline
      && measurements.sizes[tree.withBaseline(anchor).item] != nil
    {
      return true
    }
    guard let start = anchor.start else { return false }
    return usesBaseline(start)
  }

  /// Adds a multiple of a width, a height or a distance.
  private func addLength(
    _ anchor: Constraint.Anchor, _ factor: Double, to sum: inout LinearSum
  ) {
    if let start = anchor.start {
      return addPositions(
        tree.withBaseline(anchor.end), factor, tree.withBaseline(start), -factor, to: &sum)
    }
    let axis = anchor.attribute.axis
    let insets = insets(of: anchor)
    sum.add(ItemColumns.column(.size(along: axis), of: anchor.item), factor)
    sum.constant -= factor * (insets.start(axis) + insets.end(axis))
  }

  /// Adds multiples of two positions on the same axis.
  private func addPositions(
    _ first: Constraint.Anchor, _ firstFactor: Double, _ second: Constraint.Anchor,
    _ secondFactor: Double, to sum: inout LinearSum
  ) {
    let ancestor = tree.closestCommonAncestor(first.item, second.item)
    let axis = first.attribute.axis
    let isMirrored =
      axis == .horizontal && tree[ancestor].readsRightToLeft
      && !(first.attribute.isPhysicalSide || second.attribute.isPhysicalSide)
    addPosition(of: first, axis, isMirrored: isMirrored, ancestor, firstFactor, to: &sum)
    addPosition(of: second, axis, isMirrored: isMirrored, ancestor, secondFactor, to: &sum)
    if isMirrored {
      addWidth(around: first, second, ancestor, firstFactor + secondFactor, to: &sum)
    }
  }

  /// Adds the width that mirrored positions are subtracted from: that of the ancestor's bounds, or,
  /// between two items inside a scroll view, that of its content.
  private func addWidth(
    around first: Constraint.Anchor, _ second: Constraint.Anchor, _ ancestor: Int,
    _ factor: Double, to sum: inout LinearSum
  ) {
    guard factor != 0 else { return }
    if let content = tree.contentLayoutGuides[ancestor], first.item != ancestor,
      second.item != ancestor
    {
      return sum.add(ItemColumns.column(.width, of: content), factor)
    }
    let alignment = tree[ancestor].alignmentRectInsets
    sum.add(ItemColumns.column(.width, of: ancestor), factor)
    sum.constant += factor * (alignment.left + alignment.right)
  }

  /// Adds a multiple of a position in an ancestor's coordinates, or of its negative if it is
  /// mirrored.
  private func addPosition(
    of anchor: Constraint.Anchor, _ axis: Axis, isMirrored: Bool, _ ancestor: Int,
    _ multiple: Double, to sum: inout LinearSum
  ) {
    let factor = isMirrored ? -multiple : multiple
    let insets = insets(of: anchor)
    let fraction = anchor.attribute.fractionOfSize(isMirrored: isMirrored)
    if fraction != 0 {
      sum.add(ItemColumns.column(.size(along: axis), of: anchor.item), factor * fraction)
    }
    var offset = (1 - fraction) * insets.start(axis) - fraction * insets.end(axis)
    if anchor.attribute.isBaseline { offset += baselineOffset(of: anchor) }
    var item = anchor.item
    if item == ancestor { offset += tree[item].alignmentRectInsets.start(axis) }
    while item != ancestor {
      sum.add(ItemColumns.column(.start(along: axis), of: item), factor)
      item = tree[item].parent
      if item != ancestor { offset -= tree[item].alignmentRectInsets.start(axis) }
    }
    sum.constant += factor * offset
  }

  /// How far the anchor's rectangle is inside the alignment rectangle of its item.
  private func insets(of anchor: Constraint.Anchor) -> EdgeInsets {
    guard measurements.guides.areNamed, let guide = anchor.rectangle else { return EdgeInsets() }
    let insets = measurements.guides.insets(of: guide, item: tree.scrollView(of: anchor.item))
    let alignment = tree[anchor.item].alignmentRectInsets
    return EdgeInsets(
      top: insets.top - alignment.top, left: insets.left - alignment.left,
      bottom: insets.bottom - alignment.bottom, right: insets.right - alignment.right)
  }

  /// How far a baseline is below the edge that it counts from; 0 for all other anchors.
  private func baselineOffset(of anchor: Constraint.Anchor) -> Double {
    let size = measurements.sizes[anchor.item]
    return switch anchor.attribute {
    case .firstBaseline: size?.firstBaseline ?? 0
    case .lastBaseline: -(size?.lastBaselineFromBottom ?? 0)
    default: 0
    }
  }
}

/// An attribute of an item itself, other than a baseline, where reading goes from left to right.
private struct PlainAttribute {
  /// The first of its columns, among the item's four: its start, or its size.
  var variable: ItemColumns.Variable
  /// The part of the item's size before a position, from 0 (its start) to 1 (its end).
  var fraction: Double

  init?(_ attribute: Constraint.Attribute) {
    switch attribute {
    case .left, .leading: (variable, fraction) = (.x, 0)
    case .right, .trailing: (variable, fraction) = (.x, 1)
    case .centerX: (variable, fraction) = (.x, 0.5)
    case .top: (variable, fraction) = (.y, 0)
    case .bottom: (variable, fraction) = (.y, 1)
    case .centerY: (variable, fraction) = (.y, 0.5)
    case .width: (variable, fraction) = (.width, 0)
    case .height: (variable, fraction) = (.height, 0)
    default: return nil
    }
  }

  var isSize: Bool { variable.isSize }

  func column(of item: Int) -> Int { ItemColumns.column(variable, of: item) }

  /// The column of the size along the axis of a position.
  func sizeColumn(of item: Int) -> Int { ItemColumns.column(variable, of: item) + 2 }
}

extension Constraint.Attribute {
  /// The part of the item's size before a position, from 0 (its start) to 1 (its end).
  fileprivate func fractionOfSize(isMirrored: Bool) -> Double {
    switch withoutMargin {
    case .left, .top, .firstBaseline: 0
    case .leading: isMirrored ? 1 : 0
    case .trailing: isMirrored ? 0 : 1
    case .centerX, .centerY: 0.5
    default: 1
    }
  }
}
