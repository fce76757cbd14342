import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs

// Across a stack: where each child goes, and how long the longest makes the stack.
extension StackTranslation {
  /// Writes the rules across the stack.
  mutating func translateAcross(with translator: inout SpecTranslator) {
    let deciding = decidingChild()
    var baselines: [Int] = []
    for index in children.indices {
      let alignment = alignment(of: index)
      inside[index][cross] = crossRoom(of: index, alignment, &translator)
      switch alignment {
      case .baselineFirst, .baselineLast: baselines.append(index)
      case .stretch where ownLength(of: index) == .none:
        translator.pin(items[index], to: item, along: cross, group: group)
      case .start, .stretch, .notSet: align(index, .start, deciding: deciding, &translator)
      case .end: align(index, .end, deciding: deciding, &translator)
      case .center: align(index, .center, deciding: deciding, &translator)
      }
    }
    if !baselines.isEmpty { alignBaselines(baselines, &translator) }
    guard deciding == nil, crossRoom.extent != .exact else { return }
    let pinned = children.count == 1 && inside[0][cross].extent == .flexed
    if !pinned { translator.shrink(item, cross, crossRoom, group: group) }
  }

  /// The child that makes the stack as long as it is across, where that is known beforehand.
  private func decidingChild() -> Int? {
    guard crossRoom.isUnbounded else { return nil }
    let isPlain = children.indices.allSatisfy { index in
      switch alignment(of: index) {
      case .baselineFirst, .baselineLast: false
      default: true
      }
    }
    guard isPlain else { return nil }
    if children.count == 1 { return 0 }
    let lengths = children.map { $0.knownLength(along: cross) }
    guard lengths.allSatisfy({ $0 != nil }) else { return nil }
    let longest = lengths.compactMap { $0 }.max()
    return lengths.firstIndex { $0 == longest }
  }

  /// The alignment of a child.
  func alignment(of index: Int) -> AlignItems {
    switch children[index].style.alignSelf {
    case .auto: stack.alignItems
    case .start: .start
    case .end: .end
    case .center: .center
    case .stretch: .stretch
    }
  }

  /// The room of a child across the stack.
  private func crossRoom(
    of index: Int, _ alignment: AlignItems, _ translator: inout SpecTranslator
  ) -> AxisRoom {
    let parent: LengthExpression? = crossRoom.extent == .exact ? .whole(item) : nil
    var room = AxisRoom(
      extent: .natural, uppers: crossRoom.extent == .natural ? crossRoom.uppers : [.whole(item)],
      parent: parent, tier: crossRoom.tier.selfSized)
    if crossRoom.extent == .flexed, children[index].mayFillRoom {
      translator.deviate(
        spec, .piecewise, "what fills its room does so once the stack has flexed, and not before",
        "\(translator.name(items[index])) fills the stack always")
    }
    guard alignment == .stretch else { return room }
    if crossRoom.extent != .exact || ownLength(of: index) != .none,
      children[index].changesWhenMeasuredAgain
    {
      translator.deviate(
        spec, .piecewise,
        "what stretches is measured a second time, as long as it has become: then its own children "
          + "fill that length", "they are as long as they were before")
    }
    switch ownLength(of: index) {
    case .none where crossRoom.extent == .natural && crossRoom.isFinite
      && children[index].mayFillRoom:
      // It takes all there is at once, and the stack with it.
      break
    case .none:
      room.extent = crossRoom.extent == .exact ? .exact : .flexed
      room.tier = crossRoom.tier
      room.uppers = []
      room.isHard = crossRoom.extent == .exact && crossRoom.isHard
    case .exact:
      // A length of its own across the stack holds, even where the stack is shorter.
      room.uppers = []
      guard !children[index].readsOwnSize, let length = ownPoints(of: index) else { break }
      translator.bound(items[index], cross, .equal, .points(length), group: group)
      room.extent = .exact
      room.isHard = true
    case .bounds:
      translator.deviate(
        spec, .piecewise,
        "a bound of a stretched child's style takes the place of the stack's own bound",
        "\(translator.name(items[index])) does not stretch")
    }
    return room
  }

  /// The exact length across the stack that a child's own style gives.
  private func ownPoints(of index: Int) -> Double? {
    let style = children[index].style
    guard case .points(let points) = cross == .horizontal ? style.width : style.height else {
      return nil
    }
    return points
  }

  private enum OwnLength {
    case none
    case exact
    case bounds
  }

  /// What a child's own style says of its length across the stack.
  private func ownLength(of index: Int) -> OwnLength {
    let style = children[index].style
    let isWidth = cross == .horizontal
    func points(_ dimension: LayoutSpecs.Dimension) -> Double? {
      if case .points(let points) = dimension { points } else { nil }
    }
    let minimum = points(isWidth ? style.minWidth : style.minHeight)
    let maximum = points(isWidth ? style.maxWidth : style.maxHeight)
    let exact = points(isWidth ? style.width : style.height)
    let isBounded = (minimum ?? 0) > 0 || maximum != nil
    if exact == 0 { return .bounds }
    if exact != nil, !isBounded { return .exact }
    return isBounded ? .bounds : .none
  }

  private func align(
    _ index: Int, _ place: Place, deciding: Int?, _ translator: inout SpecTranslator
  ) {
    if deciding == index {
      return translator.pin(items[index], to: item, along: cross, group: group)
    }
    translator.relate(
      translator.place(items[index], place, cross), .equal, translator.place(item, place, cross),
      group: group)
    let keepsOwn = alignment(of: index) == .stretch && ownLength(of: index) == .exact
    guard deciding == nil, !keepsOwn || crossRoom.extent != .exact else { return }
    let priority = keepsOwn && !crossRoom.isUnbounded ? crossRoom.tier.push : Priority.required
    let isPriority: TranslationClass = crossRoom.extent == .exact ? .exact : .priorities
    switch place {
    case .start:
      translator.relate(
        translator.place(items[index], .end, cross), .lessThanOrEqual,
        translator.place(item, .end, cross), priority: priority, group: group, as: isPriority)
    case .end:
      translator.relate(
        translator.place(items[index], .start, cross), .greaterThanOrEqual,
        translator.place(item, .start, cross), priority: priority, group: group, as: isPriority)
    case .center:
      translator.relate(
        translator.length(items[index], cross), .lessThanOrEqual,
        translator.length(item, cross), priority: priority, group: group, as: isPriority)
    }
  }

  /// The rules for one common baseline.
  private func alignBaselines(_ indices: [Int], _ translator: inout SpecTranslator) {
    let first = baseline(of: indices[0], &translator)
    for index in indices.dropFirst() {
      let other = baseline(of: index, &translator)
      translator.relate(
        other.anchor, .equal, first.anchor, constant: first.offset - other.offset, group: group)
    }
    for index in indices {
      translator.relate(
        translator.place(items[index], .start, cross), .greaterThanOrEqual,
        translator.place(item, .start, cross), group: group, as: .priorities)
      if crossRoom.isUnbounded {
        translator.relate(
          translator.place(items[index], .end, cross), .lessThanOrEqual,
          translator.place(item, .end, cross), group: group, as: .priorities)
      } else {
        translator.relate(
          translator.length(items[index], cross), .lessThanOrEqual,
          translator.length(item, cross), group: group, as: .priorities)
        guard crossRoom.extent != .exact else { continue }
        translator.relate(
          translator.place(items[index], .end, cross), .lessThanOrEqual,
          translator.place(item, .end, cross), priority: crossRoom.tier.push, group: group)
      }
    }
    translator.relate(
      translator.place(items[indices[0]], .start, cross), .equal,
      translator.place(item, .start, cross), priority: crossRoom.tier.settle, group: group)
  }

  /// Where the baseline of a child lies.
  private func baseline(
    of index: Int, _ translator: inout SpecTranslator
  ) -> (anchor: Constraint.Anchor, offset: Double) {
    let isFirst = alignment(of: index) == .baselineFirst
    let child = children[index]
    let edge = translator.place(items[index], isFirst ? .start : .end, cross)
    guard child.baselineIsText(isFirst) else { return (edge, child.givenBaseline(isFirst)) }
    if case .element(_, .measured) = child.kind, cross == .vertical {
      let attribute: Constraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
      return (Constraint.Anchor(item: items[index], attribute: attribute), 0)
    }
    translator.deviate(
      spec, .measuring, "the baseline of a text counts where the text itself is not aligned",
      "\(translator.name(items[index])) has its baseline on its edge")
    return (edge, 0)
  }
}

extension LayoutSpec {
  /// Whether the spec reads the sizes of its own style.
  fileprivate var readsOwnSize: Bool {
    switch kind {
    case .inset, .overlay, .background: false
    default: true
    }
  }

  /// Whether something in it takes all the room that it is given.
  fileprivate var mayFillRoom: Bool {
    switch kind {
    case .element(_, .none), .absolute(.default), .relative, .center, .ratio: return true
    case .inset(let insets):
      let sides = [insets.top, insets.left, insets.bottom, insets.right]
      if sides.contains(where: \.isInfinite) { return true }
    default: break
    }
    return children.contains(where: \.mayFillRoom)
  }

  /// Whether something in it looks at whether its length is given, even where that is its own.
  fileprivate var changesWhenMeasuredAgain: Bool {
    switch kind {
    case .corner: return true
    case .wrapper where children.count > 1: return true
    case .stack:
      let flexible = children.filter { $0.style.flexGrow > 0 || $0.style.flexShrink > 0 }
      let both = flexible.filter { $0.style.flexGrow > 0 && $0.style.flexShrink > 0 }
      if both.count == 1, flexible.count > 1 { return true }
    default: break
    }
    return children.contains(where: \.changesWhenMeasuredAgain)
  }

  /// The spec whose baseline this one has: its own, or that of a column's first or last child.
  private func baselineSpec(_ isFirst: Bool) -> LayoutSpec {
    guard case .stack(let stack) = kind, stack.direction == .vertical,
      let child = isFirst ? children.first : children.last
    else { return self }
    return child.baselineSpec(isFirst)
  }

  /// How far the first baseline lies below the top, or the last one above the bottom (negative),
  /// where no text says it.
  fileprivate func givenBaseline(_ isFirst: Bool) -> Double {
    let style = baselineSpec(isFirst).style
    return (isFirst ? style.ascender : style.descender) ?? 0
  }

  /// Whether the text in it says where the baseline lies.
  fileprivate func baselineIsText(_ isFirst: Bool) -> Bool {
    let spec = baselineSpec(isFirst)
    guard case .element(_, .measured) = spec.kind else { return false }
    return (isFirst ? spec.style.ascender : spec.style.descender) == nil
  }
}
