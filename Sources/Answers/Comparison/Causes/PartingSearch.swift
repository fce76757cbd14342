import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Scenarios

/// Looks for what parts the layouts of a spec and of constraints, both without rounding.
///
/// A value that constraints hold is a sum over the conditions that hold it. Put the spec's frames
/// into each of these conditions, and what it is off there, times how far it moves the value, is its
/// part of the difference: those parts add up to the whole. So conditions that the spec fulfils too
/// are never blamed, however the difference passes through them.
struct PartingSearch {
  /// The constraints' layout, not rounded, in words.
  let words: ConditionWords
  /// The spec's frames, not rounded, by name; the container's own too.
  let specFrames: [String: CGRect]
  /// What the spec makes of every active constraint, by index.
  let readings: [Int: ConditionReading]
  /// How the spec came to its rounded layout, where that is known.
  let roundedTrace: LayoutTrace?
  /// Whether values stand beside those of frames on pixels, so that it is said where they are none.
  var tellsRounding = false

  init(words: ConditionWords, spec: Layout, roundedTrace: LayoutTrace?) {
    self.words = words
    self.roundedTrace = roundedTrace
    specFrames = FramesByName(spec).frames
    let active = words.system.constraints.indices.filter { words.system.constraints[$0].isActive }
    let conditions = active.map(LayoutCondition.constraint)
    readings = Dictionary(
      zip(active, words.layout.readings(of: conditions, at: specFrames))
    ) { first, _ in first }
  }

  /// Lays a scenario out in a container without rounding; `nil` where it has no constraints.
  init?(
    _ scenario: Scenario, _ layouts: ScenarioLayouts, _ container: Container, rounding: Rounding
  ) throws(LayoutFailure) {
    guard let system = scenario.constraints else { return nil }
    let layout = try layouts.constraints(in: container, rounding: .exact)
    self.init(
      words: ConditionWords(scenario: scenario, system: system, layout: layout),
      spec: try layouts.spec(in: container, rounding: .exact),
      roundedTrace: try? layouts.specTrace(in: container, rounding: rounding))
  }

  /// What parts the layouts at each of these anchors of views, in their order.
  func partings(of anchors: [Constraint.Anchor]) throws(ConstraintError) -> [Parting] {
    let answers = try words.layout.because(of: anchors, isChecked: false)
    var partings: [Parting] = []
    for because in answers {
      let roots = isDifferent(because.anchor) ? try roots(of: because) : roundingRoots(because)
      partings.append(Parting(roots: roots, holders: because.causes.flatMap(\.conditions)))
    }
    return partings
  }

  /// Whether both layouts disagree about a place before rounding.
  func isDifferent(_ anchor: Constraint.Anchor) -> Bool {
    guard let values = values(of: anchor) else { return false }
    return abs(values.spec - values.constraints) > Tolerance.equal
  }

  /// What both layouts make of a place, in points, in the container; `nil` where one has none.
  func values(of anchor: Constraint.Anchor) -> (spec: Double, constraints: Double)? {
    guard anchor.guide == nil, !anchor.isDistance else { return nil }
    let attribute = anchor.attribute.physical(
      readsRightToLeft: words.layout.readsRightToLeft(around: anchor.item))
    guard let spec = specFrames[words.name(anchor.item)]?.value(of: attribute),
      let constraints = frame(of: anchor.item)?.value(of: attribute)
    else { return nil }
    return (spec, constraints)
  }

  private func frame(of item: Int) -> CGRect? {
    let layout = words.layout.rawLayout
    return item == ConstraintSystem.container
      ? CGRect(origin: .zero, size: layout.size) : layout.frame(of: words.name(item))
  }

  private func roundingRoots(_ because: Because) -> [PartingRoot] {
    let item = words.name(because.anchor.item)
    if let node = roundedTrace?.nodeWithWholePoints(deciding: item) {
      return [.wholePoints(node: node)]
    }
    return [.rounding]
  }

  private func roots(
    of because: Because, isFollowing: Bool = false
  ) throws(ConstraintError) -> [PartingRoot] {
    let parts = parts(of: because)
    let broken = brokenConstraints(in: parts)
    let (item, axis) = (because.anchor.item, because.anchor.attribute.axis)
    // What is torn between wishes breaks one of them anyway.
    if because.isAmbiguous, broken.allSatisfy(isOptional), try isTie(item, axis), !broken.isEmpty {
      return [.tie(item: item, axis: axis)]
    }
    if !broken.isEmpty {
      guard because.isAmbiguous, !isAll(broken, of: because, parts) else { return broken }
      let isTie = try isTie(item, axis)
      return isTie ? broken + [.tie(item: item, axis: axis)] : broken
    }
    if because.isAmbiguous {
      let isTie = try isTie(item, axis)
      guard isTie else { return [.nothingHolds(item: item, axis: axis)] }
      // A rule nearby that the spec breaks does not settle the tie.
      let near = nearestBroken(to: item, axis).map { [$0] } ?? []
      return near + [.tie(item: item, axis: axis)]
    }
    for (cause, _) in parts {
      if cause.conditions == [.selfSizingHeight] { return [.fittingHeight] }
      guard let content = cause.conditions.first?.content else { continue }
      // Text that wraps in another width has another height.
      let width = Constraint.Anchor(item: content.item, attribute: .width)
      if content.axis == .vertical, !isFollowing, isDifferent(width), isText(content.item) {
        let answers = try words.layout.because(of: [width], isChecked: false)
        return try roots(of: answers[0], isFollowing: true)
      }
      return [try contentRoot(content.item, content.axis)]
    }
    let near = nearestBroken(to: item, axis)
    if let near, !isOptional(near) { return [near] }
    if let root = priorities(around: item, axis) ?? near { return [root] }
    // A bound that the spec does not reach: here it is what holds.
    let bounds = parts.compactMap { part -> PartingRoot? in
      guard case .constraint(let index) = part.cause.conditions.first else { return nil }
      return .constraints([index])
    }
    return Array(bounds.prefix(1))
  }

  func isOptional(_ root: PartingRoot) -> Bool {
    guard case .constraints(let indices) = root else { return false }
    return indices.allSatisfy { words.system.constraints[$0].priority < Priority.required }
  }

  /// The causes that the spec's frames do not fulfil as they are fulfilled here, and their parts of
  /// the difference, in points.
  private func parts(of because: Because) -> [(cause: ValueCause, reading: ConditionReading)] {
    let conditions = because.causes.compactMap(\.conditions.first)
    let readings = words.layout.readings(of: conditions, at: specFrames)
    return zip(because.causes, readings).filter { cause, reading in
      abs(reading.change * cause.pointsPerPoint) > Tolerance.equal
    }
  }

  /// The constraints among the causes that the spec breaks: those that must hold first, then those
  /// of which it has one side where the constraints have it.
  private func brokenConstraints(
    in parts: [(cause: ValueCause, reading: ConditionReading)]
  ) -> [PartingRoot] {
    var known: [Int] = []
    var hidden: [Int] = []
    for (cause, reading) in parts {
      guard case .constraint(let index) = cause.conditions.first, isBroken(reading) else {
        continue
      }
      if reading.unknownItems.isEmpty { known.append(index) } else { hidden.append(index) }
    }
    if !known.isEmpty {
      let ranked = known.enumerated().sorted {
        (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
      }
      return ranked.map { .constraints([$0.element]) }
    }
    guard !hidden.isEmpty else { return [] }
    // What the spec does not have may be anywhere in it: only the sum of what speaks of it is known.
    let items = Set(hidden.flatMap { readings[$0]?.unknownItems ?? [] })
    let others = parts.compactMap { part -> Int? in
      guard case .constraint(let index) = part.cause.conditions.first else { return nil }
      return items.isDisjoint(with: part.reading.unknownItems) ? nil : index
    }
    return [.constraints(Set(hidden + others).sorted())]
  }

  /// Whether the spec's frames do not do what a condition says.
  func isBroken(_ reading: ConditionReading) -> Bool {
    guard case .constraint(let index) = reading.condition else {
      return abs(reading.excess) > Tolerance.equal
    }
    return switch words.system.constraints[index].relation {
    case .equal: abs(reading.excess) > Tolerance.equal
    case .lessThanOrEqual: reading.excess > Tolerance.equal
    case .greaterThanOrEqual: reading.excess < -Tolerance.equal
    }
  }

  private func rank(_ index: Int) -> Int {
    let constraint = words.system.constraints[index]
    let isKnown =
      constraint.second == nil
      || constraint.places.contains { values(of: $0) != nil && !isDifferent($0) }
    return (constraint.priority < Priority.required ? 2 : 0) + (isKnown ? 0 : 1)
  }
}

extension LayoutCondition {
  /// The item whose content it is about, and along which axis; `nil` for what is not.
  fileprivate var content: (item: Int, axis: Axis)? {
    switch self {
    case .hugging(let item, let axis), .compressionResistance(let item, let axis): (item, axis)
    default: nil
    }
  }
}
