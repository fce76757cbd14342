import Comparison
import Geometry
import LayoutConstraints
import LayoutSpecs

// Across a stack: the alignment of each child, and the stack's length.
extension StackTranslation {
  mutating func translateAcross(with translator: inout SpecTranslator) {
    let deciding = decidingChild()
    if crossSpace.extent != .exact, let tied = tiedChild() {
      translator.deviate(spec, .ratioAcross, about: items[tied])
    }
    var baselines: [Int] = []
    for index in children.indices {
      let alignment = alignment(of: index)
      inside[index][cross] = crossSpace(of: index, alignment, &translator)
      switch alignment {
      case _ where stackView != nil: break
      case .baselineFirst, .baselineLast: baselines.append(index)
      case .stretch where ownLength(of: index) == .none:
        translator.pin(items[index], to: item, along: cross)
      case .start, .stretch, .notSet: align(index, .start, deciding: deciding, &translator)
      case .end: align(index, .end, deciding: deciding, &translator)
      case .center: align(index, .center, deciding: deciding, &translator)
      }
    }
    if !baselines.isEmpty { alignBaselines(baselines, &translator) }
    if let stackView { translator.pin(stackView, to: item, along: cross) }
    guard deciding == nil, crossSpace.extent != .exact else { return }
    let pinned = children.count == 1 && inside[0][cross].extent == .flexed
    if !pinned { translator.shrink(item, cross, crossSpace) }
  }

  func alignment(of index: Int) -> AlignItems {
    switch children[index].style.alignSelf {
    case .auto: stack.alignItems
    case .start: .start
    case .end: .end
    case .center: .center
    case .stretch: .stretch
    }
  }

  private func crossSpace(
    of index: Int, _ alignment: AlignItems, _ translator: inout SpecTranslator
  ) -> AxisSpace {
    let parent: LengthExpression? = crossSpace.extent == .exact ? .whole(item) : nil
    var space = AxisSpace(
      extent: .natural, uppers: crossSpace.extent == .natural ? crossSpace.uppers : [.whole(item)],
      parent: parent, priorities: crossSpace.priorities.selfSized)
    if crossSpace.extent == .flexed, children[index].mayFillSpace {
      translator.deviate(spec, .fillsStack, about: items[index])
    }
    guard alignment == .stretch else { return space }
    if crossSpace.extent != .exact || ownLength(of: index) != .none,
      children[index].changesWhenMeasuredAgain
        || ownLength(of: index) != .none && children[index].hasRatio
    {
      translator.deviate(spec, .measuredAgain)
    }
    switch ownLength(of: index) {
    case .none
    where crossSpace.extent == .natural && crossSpace.isFinite
      && fillsAtOnce(index):
      // It takes all available space at once, and so does the stack.
      if children[index].hasMinimumSizing {
        translator.deviate(spec, .minimumWhenStretched)
      } else if children[index].hasHeldRatio {
        translator.deviate(spec, .ratioWhenStretched)
      }
    case .none:
      space.extent = crossSpace.extent == .exact ? .exact : .flexed
      space.priorities = crossSpace.priorities
      space.uppers = []
      space.isBoundedBefore =
        crossSpace.extent == .natural ? crossSpace.isFinite : crossSpace.isBoundedBefore
      space.isHard = crossSpace.extent == .exact && crossSpace.isHard
    case .exact:
      // The child's own length across the stack applies even where the stack is shorter.
      space.uppers = []
      guard !children[index].readsOwnSize, let length = ownPoints(of: index) else { break }
      translator.bound(items[index], cross, .equal, .points(length))
      space.extent = .exact
      space.isHard = true
    case .bounds:
      translator.deviate(spec, .boundsWhenStretched, about: items[index])
    }
    return space
  }

  private func align(
    _ index: Int, _ place: Place, deciding: Int?, _ translator: inout SpecTranslator
  ) {
    if deciding == index {
      return translator.pin(items[index], to: item, along: cross)
    }
    if place != .start, children[index].hasFraction {
      translator.deviate(spec, .roundedUpBeforeAligning)
    }
    translator.relate(items[index], place, .equal, to: item, along: cross)
    let keepsOwn = alignment(of: index) == .stretch && ownLength(of: index) == .exact
    guard deciding == nil, !keepsOwn || crossSpace.extent != .exact else { return }
    let priority =
      keepsOwn && !crossSpace.isUnbounded ? crossSpace.priorities.push : Priority.required
    let isPriority: TranslationClass = crossSpace.extent == .exact ? .exact : .priorities
    let (other, relation): (Place, Constraint.Relation) =
      switch place {
      case .start: (.end, .lessThanOrEqual)
      case .end: (.start, .greaterThanOrEqual)
      case .center, .length: (.length, .lessThanOrEqual)
      }
    translator.relate(
      items[index], other, relation, to: item, along: cross, priority: priority, as: isPriority)
  }
}

// Lengths across a stack that are known before layout.
extension StackTranslation {
  /// A child that flexes and contains a ratio, where something else is as short as allowed across the
  /// stack.
  func tiedChild() -> Int? {
    children.indices.first { tied in
      flex.flexes(tied) && children[tied].hasRatio
        && (item != 0
          || children.indices.contains { other in
            other != tied && alignment(of: other) == .stretch && ownLength(of: other) == .none
          })
    }
  }

  /// The child that determines the stack's length across, where that is known before layout.
  func decidingChild() -> Int? {
    guard crossSpace.isUnbounded else { return nil }
    let isPlain = children.indices.allSatisfy { index in
      switch alignment(of: index) {
      case .baselineFirst, .baselineLast: false
      default: true
      }
    }
    guard isPlain else { return nil }
    if children.count == 1 { return 0 }
    let lengths = children.indices.map { index in
      // A stretched child with a length of its own always has that.
      let isOwn = alignment(of: index) == .stretch && ownLength(of: index) == .exact
      return isOwn ? ownPoints(of: index) : children[index].knownLength(along: cross)
    }
    guard lengths.allSatisfy({ $0 != nil }) else { return nil }
    let longest = lengths.compactMap { $0 }.max()
    return lengths.firstIndex { $0 == longest }
  }

  /// Whether a stretched child fills the available space from the start.
  func fillsAtOnce(_ index: Int) -> Bool {
    let child = children[index]
    guard child.elementName != nil else { return child.fillsUnknownSpace }
    guard case .element(_, .none) = child.kind else { return false }
    return child.style.flexBasis.points != nil
      || child.style.lengths(along: main).exact.points != nil && !flex.flexes(index)
  }

  /// The exact length across the stack that a child's own style gives.
  func ownPoints(of index: Int) -> Double? {
    children[index].style.lengths(along: cross).exact.points
  }

  enum OwnLength {
    case none
    case exact
    case bounds
  }

  /// Which length across the stack a child's own style gives.
  func ownLength(of index: Int) -> OwnLength {
    let (minimum, exact, maximum) = children[index].style.lengths(along: cross)
    let isBounded = (minimum.points ?? 0) > 0 || maximum.points != nil
    if exact.points == 0 { return .bounds }
    if exact.points != nil, !isBounded { return .exact }
    return isBounded ? .bounds : .none
  }
}
