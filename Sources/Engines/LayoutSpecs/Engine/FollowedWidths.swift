import Foundation
import Geometry

/// Answers that hold in another width.
///
/// A question for a single width is answered with that width. Most answers depend on it in no other
/// way: where texts keep their height, so do the column around them, the row, and the list. Then
/// nothing is laid out again. The new width follows down the tree, from each node to the children
/// that it asks for a single width, until a text has another height: that text, and what is around
/// it, is laid out as usual. Texts need not be asked in all widths (`SteadyWidths`).
///
/// For each kind of spec, a function below gives the width of its children, by the same operations
/// as the kind's own rule, and says why the rest of the answer stays the same.
extension LayoutPass {
  /// Answers a question by the latest answer of a node, where the two differ by their single width
  /// alone; returns its number, or `none`.
  @inline(never)
  mutating func followedAnswer(to request: MeasureRequest, of node: Int) -> Int {
    let answer = states[node].latest
    guard answer >= 0, nodes[node].childCount > 0, let memory,
      memo.request(of: answer).differsInWidthAlone(from: request),
      follow(node, request.range.max.width, memory)
    else { return MeasurementMemo.none }
    return answer
  }

  /// Changes the latest answer of a node to that in another single width; returns whether it differs
  /// by the width alone.
  ///
  /// Where it does not, some of what is inside may have followed: placing arranges it again.
  private mutating func follow(_ node: Int, _ width: Double, _ memory: SpecMemory) -> Bool {
    let answer = states[node].latest
    guard answer >= 0, !nodes[node].dependsOnParentSize, isValidLength(width),
      memo.mayMove(answer, inChain: states[node].lastAnswer, for: memory.question)
    else { return false }
    statistics.measureCalls += 1
    let moves = memory.moveCount
    guard keepsHeight(node, width, answer, memory) else {
      states[node].arranged = MeasurementMemo.none
      memo.refuse(answer, for: memory.question)
      return false
    }
    let size = rounding.ceiling(width)
    memo.move(answer, to: width, size: size, for: memory.question)
    states[node].measurement.size.width = size
    if let element = nodes[node].kind.element, memory.placed[node].isPresent {
      memory.frames[element].size.width = size + 0
    }
    // Where nothing inside has moved, nothing inside has to be placed.
    if memory.moveCount != moves { memory.placed[node].question = memory.question }
    return true
  }

  /// Whether a node has the same height and baselines in another width; what is inside follows.
  private mutating func keepsHeight(
    _ node: Int, _ width: Double, _ answer: Int, _ memory: SpecMemory
  ) -> Bool {
    if nodes[node].childCount == 0 { return elementKeepsHeight(node, width, answer, memory) }
    guard states[node].arranged == answer else { return false }
    switch nodes[node].kind {
    case .inset(let insets):
      let inset = InsetAxis(leading: insets.left, trailing: insets.right, range: .exactly(width))
      // With finite margins, the place of the child is the same in every width.
      return !inset.isFlexible
        && follow(nodes[node].firstChild, inset.childInterval.upper, memory)
    case .stack(let stack) where stack.flexWrap == .noWrap && !stack.alignsBaselines:
      return switch stack.direction {
      case .vertical: columnKeepsHeight(node, width, answer, memory)
      case .horizontal: rowKeepsHeight(node, stack, width, answer, memory)
      }
    default: return false
    }
  }

  /// An element is asked, unless it is known to be as high; text often has the same height.
  private mutating func elementKeepsHeight(
    _ node: Int, _ width: Double, _ answer: Int, _ memory: SpecMemory
  ) -> Bool {
    guard case .element(let element) = nodes[node].kind else { return false }
    if memory.steadyWidths[element].contain(width, for: answer) { return true }
    statistics.nodesMeasured += 1
    let range = memo.range(of: answer, inWidth: width)
    var measurement = ownBaselines(of: node)
    layoutElement(
      node, in: ownRange(of: node, in: MeasureRequest(range: range, parentSize: .zero)),
      &measurement)
    let known = memo.measurement(of: answer)
    guard measurement.size.isValidForLayout,
      rounding.ceiling(measurement.size.height) == known.size.height,
      measurement.ascender == known.ascender, measurement.descender == known.descender
    else { return false }
    noteHeight(ofElement: element, answer, isThatIn: width, nodes[node].content, memory)
    return true
  }

  /// A column whose children stretch asks each of them once, for its own width, which they fill.
  ///
  /// Nothing flexes where its height has no limit, or no child is flexible.
  private mutating func columnKeepsHeight(
    _ node: Int, _ width: Double, _ answer: Int, _ memory: SpecMemory
  ) -> Bool {
    let isUnlimited =
      !nodes[node].hasOwnSize && memo.request(of: answer).range[.vertical] == .unbounded
    for child in nodes[node].children {
      guard nodes[child].alignment == .stretch, !nodes[child].hasOwnSize,
        isUnlimited || (nodes[child].style.flexGrow == 0 && nodes[child].style.flexShrink == 0),
        follow(child, width, memory)
      else { return false }
    }
    return true
  }

  /// A row in which one child alone grows gives it the length that the others leave.
  ///
  /// The others are asked the same as before, so the row is as high as it was. What is behind the
  /// child moves.
  private mutating func rowKeepsHeight(
    _ node: Int, _ stack: StackSpec, _ width: Double, _ answer: Int, _ memory: SpecMemory
  ) -> Bool {
    let range = memo.range(of: answer, inWidth: width)
    let context = stackContext(
      stack, nodes[node].children,
      in: ownRange(of: node, in: MeasureRequest(range: range, parentSize: .zero)))
    guard let item = context.lazyItem, states[item].latest >= 0 else { return false }
    let asked = memo.request(of: states[item].latest).range
    let others = lengthWithout(item, of: context)
    // The child has had the length that was left, and was not stretched afterwards.
    guard isShare(asked, of: item, context),
      share(of: item, in: memo.request(of: answer).range.max.width, others) == asked.max.width,
      let length = share(of: item, in: width, others), follow(item, length, memory)
    else { return false }
    if stack.justifyContent != .start {
      states[node].arranged = MeasurementMemo.none
      memory.moveCount += 1
    } else if item + 1 < context.items.upperBound {
      moveItems(behind: item, of: context)
      memory.moveCount += 1
    }
    return true
  }

  /// Whether the range is that of a question to the child that grows for its share.
  private func isShare(_ asked: SizeRange, of item: Int, _ context: StackContext) -> Bool {
    let isStretched = nodes[item].alignment == .stretch
    return !(isStretched && nodes[item].hasOwnSize) && asked[.horizontal].isExact
      && asked.max.height == context.cross.upper
      && asked.min.height == (isStretched ? context.cross.lower : 0)
  }

  /// The length of a row without the child that grows; infinite where others grow too, or depend on
  /// the width.
  private func lengthWithout(_ item: Int, of context: StackContext) -> Double {
    var length = context.stack.spacing * Double(context.items.count - 1)
    for other in context.items {
      guard other == item || nodes[other].style.flexGrow == 0,
        nodes[other].style.flexBasis == .auto, !nodes[other].dependsOnParentSize
      else { return .infinity }
      let own = other == item ? 0 : ownLength(of: other, along: context.axis)
      length += nodes[other].style.spacingBefore + own + nodes[other].style.spacingAfter
    }
    return length
  }

  /// The width that the other children of a row leave for the only one that grows; `nil` where that
  /// is too little.
  private func share(of item: Int, in width: Double, _ others: Double) -> Double? {
    let missing = width - others
    guard missing >= StackContext.tolerance else { return nil }
    // The child's share is the whole; it gets the remainder of rounding too.
    let adjustment = rounding.wholePoints(missing)
    return adjustment == 0 ? nil : adjustment + (missing - adjustment)
  }

  /// The length of a child along a stack before it was stretched: a child that stretches is asked for
  /// that length.
  private func ownLength(of item: Int, along axis: Axis) -> Double {
    let latest = states[item].latest
    guard latest >= 0 else { return states[item].measurement.size[axis] }
    let asked = memo.request(of: latest).range[axis]
    return asked.isExact ? asked.lower : states[item].measurement.size[axis]
  }

  /// Positions the children behind one, in a row that begins with the first.
  private func moveItems(behind item: Int, of context: StackContext) {
    var start = 0.0
    for other in context.items {
      start += nodes[other].style.spacingBefore
      if other > context.items.lowerBound { start += context.stack.spacing }
      if other > item { states[other].position.x = start }
      start += states[other].measurement.size[context.axis] + nodes[other].style.spacingAfter
    }
  }
}

extension MeasureRequest {
  /// Whether both allow a single width, and differ in nothing else.
  fileprivate func differsInWidthAlone(from other: MeasureRequest) -> Bool {
    guard range.min.width == range.max.width, other.range.min.width == other.range.max.width else {
      return false
    }
    var moved = self
    moved.range.min.width = other.range.min.width
    moved.range.max.width = other.range.max.width
    return moved.isIdentical(to: other)
  }
}
