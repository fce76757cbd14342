import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs

// Across a stack: where each child goes, and how long the longest makes the stack.
extension StackTranslation {
  /// Writes the rules across the stack.
  mutating func translateAcross(with translator: inout SpecTranslator) {
    let deciding = decidingChild()
    if crossRoom.extent != .exact, let tied = tiedChild() {
      translator.deviate(
        spec, .piecewise,
        "the length along the stack that \(translator.name(items[tied])) gets decides how long the "
          + "stack is across, by its ratio",
        "what is beside or around it may hold it back")
    }
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
        || ownLength(of: index) != .none && children[index].hasRatio
    {
      translator.deviate(
        spec, .piecewise,
        "what stretches is measured a second time, as long as it has become: then its own children "
          + "fill that length", "they are as long as they were before")
    }
    switch ownLength(of: index) {
    case .none
    where crossRoom.extent == .natural && crossRoom.isFinite
      && fillsAtOnce(index):
      // It takes all there is at once, and the stack with it.
      if children[index].hasSmallRoom {
        translator.deviate(
          spec, .piecewise,
          "what is as small as its child at first fills its room once it is stretched",
          "it stays as small as its child")
      } else if children[index].hasHeldRatio {
        translator.deviate(
          spec, .piecewise,
          "what keeps a ratio of a given side leaves it once it is stretched",
          "it keeps the ratio")
      }
    case .none:
      room.extent = crossRoom.extent == .exact ? .exact : .flexed
      room.tier = crossRoom.tier
      room.uppers = []
      room.isBoundedBefore =
        crossRoom.extent == .natural ? crossRoom.isFinite : crossRoom.isBoundedBefore
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

  private func align(
    _ index: Int, _ place: Place, deciding: Int?, _ translator: inout SpecTranslator
  ) {
    if deciding == index {
      return translator.pin(items[index], to: item, along: cross, group: group)
    }
    if place != .start, children[index].hasFraction {
      translator.deviate(
        spec, .piecewise, "a part of a length is rounded up before it is aligned",
        "edges are rounded alone: they may lie a pixel more off", when: .whenRounding,
        within: .pixels(1))
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
}

// What is known of lengths across a stack before anything is laid out.
extension StackTranslation {
  /// A child that flexes and keeps a ratio, where something else is as short as it may be across.
  func tiedChild() -> Int? {
    children.indices.first { tied in
      flex.flexes(tied) && children[tied].hasRatio
        && (item != 0
          || children.indices.contains { other in
            other != tied && alignment(of: other) == .stretch && ownLength(of: other) == .none
          })
    }
  }

  /// The child that makes the stack as long as it is across, where that is known beforehand.
  func decidingChild() -> Int? {
    guard crossRoom.isUnbounded else { return nil }
    let isPlain = children.indices.allSatisfy { index in
      switch alignment(of: index) {
      case .baselineFirst, .baselineLast: false
      default: true
      }
    }
    guard isPlain else { return nil }
    if children.count == 1 { return 0 }
    let lengths = children.indices.map { index in
      // A stretched child with a length of its own has that, whatever it is.
      let isOwn = alignment(of: index) == .stretch && ownLength(of: index) == .exact
      return isOwn ? ownPoints(of: index) : children[index].knownLength(along: cross)
    }
    guard lengths.allSatisfy({ $0 != nil }) else { return nil }
    let longest = lengths.compactMap { $0 }.max()
    return lengths.firstIndex { $0 == longest }
  }

  /// Whether a child that stretches is as long as it may be from the start.
  func fillsAtOnce(_ index: Int) -> Bool {
    let child = children[index]
    guard child.elementName != nil else { return child.fillsOpenRoom }
    guard case .element(_, .none) = child.kind else { return false }
    let length = main == .horizontal ? child.style.width : child.style.height
    if case .points = child.style.flexBasis { return true }
    if case .points = length { return !flex.flexes(index) }
    return false
  }

  /// The exact length across the stack that a child's own style gives.
  func ownPoints(of index: Int) -> Double? {
    let style = children[index].style
    guard case .points(let points) = cross == .horizontal ? style.width : style.height else {
      return nil
    }
    return points
  }

  enum OwnLength {
    case none
    case exact
    case bounds
  }

  /// What a child's own style says of its length across the stack.
  func ownLength(of index: Int) -> OwnLength {
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
}
