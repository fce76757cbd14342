import AffineGeometry
import Geometry

extension AffinePass {
  // MARK: Across the stack

  /// The rule of `LayoutPass.findCrossSize`.
  mutating func findCrossSize(ofLine line: Int, of stack: inout AffineStack) {
    let axis = stack.axis.perpendicular
    var above = AffineLength.zero
    var below = AffineLength.zero
    var beside = AffineLength.zero
    for index in stack.lines[line].items {
      let size = stack.items[index].size[axis]
      if let baseline = baseline(of: stack.items[index], of: stack) {
        above = domain.larger(above, baseline)
        below = domain.larger(below, size - baseline)
      } else {
        beside = domain.larger(beside, size)
      }
    }
    stack.lines[line].baseline = above
    var size = domain.larger(above + below, beside)
    if stack.lines.count == 1 {
      let isExact = domain.isExact(stack.cross)
      size =
        isExact
        ? stack.cross.lower
        : domain.smaller(domain.larger(size, stack.cross.lower), stack.cross.upper)
    }
    stack.lines[line].crossSize = size
  }

  private func baseline(of item: AffineStack.Item, of stack: AffineStack) -> AffineLength? {
    guard stack.alignsBaselines else { return nil }
    switch alignment(of: item.node, in: stack.stack) {
    case .baselineFirst: return AffineLength(item.ascender)
    case .baselineLast: return item.size[stack.axis.perpendicular] + item.descender
    case .start, .end, .center, .stretch, .notSet: return nil
    }
  }

  private func crossLength(of stack: AffineStack) -> AffineLength {
    let spacing = AffineLength(stack.stack.lineSpacing * Double(stack.lines.count - 1))
    return stack.lines.reduce(spacing) { $0 + $1.crossSize }
  }

  /// The rule of `LayoutPass.stretchLines`.
  mutating func stretchLines(of stack: inout AffineStack) {
    guard stack.lines.count > 1, stack.stack.alignContent == .stretch else { return }
    let violation = domain.violation(of: crossLength(of: stack), in: stack.cross)
    guard domain.isLess(AffineStack.tolerance, violation) else { return }
    let share = (1 / Double(stack.lines.count)) * violation
    for line in stack.lines.indices { stack.lines[line].crossSize += share }
  }

  /// The rule of `LayoutPass.stretchItems`.
  mutating func stretchItems(ofLine line: Int, of stack: inout AffineStack) {
    let crossSize = stack.lines[line].crossSize
    for index in stack.lines[line].items {
      let item = stack.items[index]
      guard alignment(of: item.node, in: stack.stack) == .stretch else { continue }
      let missing = crossSize - item.size[stack.axis.perpendicular]
      guard domain.isLess(AffineStack.tolerance, missing) else { continue }
      measure(
        index, along: .exactly(item.size[stack.axis]), across: .exactly(crossSize), of: &stack)
    }
  }

  // MARK: Positions

  /// The rule of `LayoutPass.positionLines`.
  mutating func positionLines(of stack: inout AffineStack) -> AffineSize {
    let crossLength = crossLength(of: stack)
    let distribution = distribution(
      stack.stack.alignContent.justification, of: stack.lines.count,
      violation: domain.violation(of: crossLength, in: stack.cross))
    var longest = AffineLength.zero
    var crossStart = distribution.start
    for line in stack.lines.indices {
      let length = length(ofLine: line, of: stack)
      longest = domain.larger(longest, length)
      positionItems(ofLine: line, length: length, crossStart: crossStart, of: &stack)
      crossStart += stack.lines[line].crossSize + stack.stack.lineSpacing + distribution.gap
    }
    return AffineSize(along: stack.axis, longest, across: crossLength)
  }

  private mutating func positionItems(
    ofLine index: Int, length: AffineLength, crossStart: AffineLength, of stack: inout AffineStack
  ) {
    let line = stack.lines[index]
    let distribution = distribution(
      stack.stack.justifyContent, of: line.items.count,
      violation: domain.violation(of: length, in: stack.main))
    var start = distribution.start
    for index in line.items {
      let item = stack.items[index]
      let style = nodes[item.node].style
      start = start + style.spacingBefore
      if index > line.items.lowerBound { start += distribution.gap + stack.stack.spacing }
      let cross = crossStart + crossOffset(of: item, in: line, of: stack)
      let point = AffineSize(along: stack.axis, start, across: cross)
      stack.items[index].child.x = point.width
      stack.items[index].child.y = point.height
      start = start + item.size[stack.axis] + style.spacingAfter
    }
  }

  private mutating func crossOffset(
    of item: AffineStack.Item, in line: AffineStack.Line, of stack: AffineStack
  ) -> AffineLength {
    let free = line.crossSize - item.size[stack.axis.perpendicular]
    switch alignment(of: item.node, in: stack.stack) {
    case .start, .stretch, .notSet: return .zero
    case .end: return free
    case .center: return rounding.floor(0.5 * free, &domain)
    case .baselineFirst, .baselineLast:
      return line.baseline - (baseline(of: item, of: stack) ?? .zero)
    }
  }

  /// The rule of `Distribution`.
  private mutating func distribution(
    _ justification: JustifyContent, of count: Int, violation: AffineLength
  ) -> (start: AffineLength, gap: AffineLength) {
    switch justification {
    case .start: return (.zero, .zero)
    case .center: return (0.5 * violation, .zero)
    case .end: return (violation, .zero)
    case .spaceBetween, .spaceAround: break
    }
    let hasGaps = count > 1 && !domain.isLess(violation, AffineStack.tolerance)
    let isAround = justification == .spaceAround
    guard hasGaps else { return (isAround ? 0.5 * violation : .zero, .zero) }
    guard isAround else { return (.zero, (1 / Double(count - 1)) * violation) }
    let gap = (1 / Double(count)) * violation
    return (0.5 * gap, gap)
  }
}
