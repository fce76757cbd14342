import Geometry
import LayoutConstraints
import Layouts

/// Searches for changes of constraints after which they fit the layout spec better.
///
/// The spec's frames are put into each changed rule first: only rules that they satisfy in all
/// containers are laid out.
struct RuleSearch {
  let trials: Trials
  let system: ConstraintSystem
  /// The frames of the spec in each container.
  private let frames: [PinnedFrames]
  /// The rules that an author wrote.
  private let written: [Int]
  /// Those that the spec does not satisfy in some container.
  private let violated: [Int]
  /// The first items that differ, but the container.
  private let differingItems: [Int]

  /// The most corrections, the most changes of rules that hold, and the most new rules that are laid out.
  ///
  /// Ours: each is a layout in one container at least.
  private static let mostTried = (corrections: 120, weak: 80, new: 80)
  /// The most items among which another one is looked for.
  private static let mostItems = 40

  init(trials: Trials, system: ConstraintSystem) {
    self.init(
      trials: trials, system: system, frames: trials.cases.map { PinnedFrames(of: $0, system) })
  }

  private init(trials: Trials, system: ConstraintSystem, frames: [PinnedFrames]) {
    self.trials = trials
    self.system = system
    self.frames = frames
    written = system.constraints.indices.filter {
      system.constraints[$0].isActive && system.constraints[$0].source.isWritten
    }
    violated = written.filter { index in
      frames.contains { !$0.satisfies(system.constraints[index]) }
    }
    differingItems = Array(
      trials.differingElements.compactMap { system.index(of: $0) }
        .filter { $0 != ConstraintSystem.container }.prefix(Self.mostDiffering))
  }

  private static let mostDiffering = 6

  /// The changes that help, in the order in which they were tried.
  func changes() -> [Found<RuleChange>] {
    var found: [Found<RuleChange>] = []
    var tried: Set<RuleChange> = []
    func attempt(_ changes: [RuleChange], most: Int) {
      for change in changes where tried.insert(change).inserted {
        guard tried.count <= most else { return }
        guard let changed = try? change.applied(to: system),
          let misfit = trials.misfit(of: changed)
        else { continue }
        found.append(Found(change: change, misfit: misfit))
      }
      tried = []
    }
    attempt(corrections + alternatives, most: Self.mostTried.corrections)
    let weak = Set(written).subtracting(violated).sorted()
    attempt(
      violated.flatMap(lowered) + written.flatMap(raised) + weak.flatMap(tightened),
      most: Self.mostTried.weak)
    attempt(additions, most: Self.mostTried.new)
    return found
  }

  /// The number of lines with a required rule that the spec does not satisfy, whatever the frames of items
  /// that it does not have: each of them has to change.
  var wrongLines: Int {
    guard let known = frames.first else { return 0 }
    let lines = violated.filter { index in
      let constraint = system.constraints[index]
      return constraint.priority == Priority.required
        && constraint.places.allSatisfy { known.isKnown($0.item) }
    }.map(line)
    return Set(lines).count
  }

  /// The changes of rules that the spec does not satisfy.
  private var corrections: [RuleChange] {
    let lines = violated.map(line)
    return violated.flatMap(corrections) + violated.map { RuleChange(removed: [$0]) }
      + lines.filter { $0.count > 1 }.flatMap { rules in
        [RuleChange(removed: rules, added: rules.map { system.constraints[$0].turned })]
          + [RuleChange(removed: rules)]
      }
  }

  /// The constraints that the line of a constraint states.
  private func line(of index: Int) -> [Int] {
    trials.scenario.placeOfRule(index).map(trials.scenario.rules) ?? [index]
  }

  /// The corrections of other rules: guides, which the spec does not have, may be elsewhere, so that
  /// other rules are violated.
  private var alternatives: [RuleChange] {
    guard let known = frames.first, system.items.indices.contains(where: { !known.isKnown($0) })
    else { return [] }
    var views = [trials.cases.map { PinnedFrames(of: $0, system, keepsSizes: true) }]
    let hidden = violated.filter { index in
      system.constraints[index].places.contains { !known.isKnown($0.item) }
    }
    views += hidden.prefix(Self.mostHidden).map { kept in
      trials.cases.map { PinnedFrames(of: $0, system, keeping: kept) }
    }
    return views.flatMap { Self(trials: trials, system: system, frames: $0).corrections }
  }

  private static let mostHidden = 4

  // MARK: - Rules that the spec does not satisfy

  private func corrections(of index: Int) -> [RuleChange] {
    variants(of: index).filter { fits($0) && !isStated($0) }.map { .replace(index, by: $0) }
  }

  /// Whether the system has a rule already, so that one more would only repeat it.
  private func isStated(_ constraint: Constraint) -> Bool {
    system.constraints.contains {
      $0.isActive && $0.first == constraint.first && $0.relation == constraint.relation
        && $0.second == constraint.second && $0.multiplier == constraint.multiplier
        && $0.constant == constraint.constant
    }
  }

  /// The rule with one part changed.
  private func variants(of index: Int) -> [Constraint] {
    let own = system.constraints[index]
    var variants: [Constraint] = []
    func add(_ change: (inout Constraint) -> Void) {
      var copy = own
      change(&copy)
      variants.append(copy)
    }
    if let constant = constant(fitting: index), constant != own.constant {
      add { $0.constant = constant }
    }
    for relation in Constraint.Relation.allCases where relation != own.relation {
      add { $0.relation = relation }
    }
    guard !own.first.isDistance, own.second?.isDistance != true else {
      return variants
    }
    let signs = own.constant == 0 ? [1.0] : [1, -1]
    for sign in signs {
      for attribute in Self.others(own.first.attribute) {
        add {
          $0.first = $0.first.with(attribute)
          $0.constant *= sign
        }
      }
      if let second = own.second {
        for attribute in Self.others(second.attribute) {
          add {
            $0.second = second.with(attribute)
            $0.constant *= sign
          }
        }
        add {
          $0.first = second.with(own.first.attribute)
          $0.second = own.first.with(second.attribute)
          $0.constant *= sign
        }
      }
    }
    for item in system.items.indices.prefix(Self.mostItems) {
      if item != own.first.item { add { $0.first.item = item } }
      if let second = own.second, item != second.item { add { $0.second?.item = item } }
    }
    if let multiplier = multiplier(fitting: own) { add { $0.multiplier = multiplier } }
    variants.append(own.turned)
    return variants.filter { $0.first != $0.second }
  }

  /// The constant with which the spec satisfies a rule in all containers; `nil` where there is none.
  private func constant(fitting index: Int) -> Double? {
    let own = system.constraints[index]
    let excesses = frames.map { $0.excess(own) }
    guard let least = excesses.min(), let most = excesses.max() else { return nil }
    let excess: Double
    switch own.relation {
    case .equal:
      guard most - least <= Tolerance.equal else { return nil }
      excess = least
    case .lessThanOrEqual: excess = most
    case .greaterThanOrEqual: excess = least
    }
    return (own.constant + excess).asWritten
  }

  private func multiplier(fitting own: Constraint) -> Double? {
    guard let second = own.second, second.isSize else { return nil }
    let ratios = frames.compactMap { frames -> Double? in
      let other = frames.excess(Constraint(second, .equal))
      let value = frames.excess(Constraint(own.first, .equal))
      return other == 0 ? nil : (value - own.constant) / other
    }
    guard ratios.count == frames.count, let least = ratios.min(), let most = ratios.max(),
      own.relation != .equal || most - least < 1e-4
    else { return nil }
    let ratio = (own.relation == .greaterThanOrEqual ? least : most).asWritten
    return ratio == own.multiplier || ratio < 1e-3 ? nil : ratio
  }

  /// Whether the spec satisfies a rule that the system may have in all containers.
  private func fits(_ constraint: Constraint) -> Bool {
    system.accepts(constraint) && frames.allSatisfy { $0.satisfies(constraint) }
  }

  /// The attributes that a rule may have instead of one: along the same axis, or the other size.
  private static func others(_ attribute: Constraint.Attribute) -> [Constraint.Attribute] {
    switch attribute {
    case .width: [.height]
    case .height: [.width]
    case .leading, .trailing: [.leading, .trailing, .centerX].filter { $0 != attribute }
    case .left, .right: [.left, .right, .centerX].filter { $0 != attribute }
    case .centerX: [.leading, .trailing]
    default:
      [.top, .bottom, .centerY, .firstBaseline, .lastBaseline].filter { $0 != attribute }
    }
  }

  // MARK: - Priorities

  /// A rule that the spec does not satisfy gives way.
  private func lowered(_ index: Int) -> [RuleChange] {
    prioritised(index, by: [999, 750, 749, 500, 250, 249]) { $0 < $1 }
  }

  /// A rule that the constraints do not satisfy gets a higher priority; the spec may not say whether it does,
  /// where the rule is about a stack view or a guide.
  private func raised(_ index: Int) -> [RuleChange] {
    let isMissed = trials.cases.contains { known in
      known.constraints.missedOptionalConstraints.contains { $0.index == index }
    }
    guard isMissed else { return [] }
    let own = system.constraints[index].priority
    return prioritised(index, by: [1000, 999, 751, own + 1]) { $0 > $1 }
  }

  /// A rule that the spec satisfies is too weak a limit, or is about the wrong item.
  private func tightened(_ index: Int) -> [RuleChange] {
    let own = system.constraints[index]
    let others =
      own.relation == .equal
      ? elsewhere(own) : variants(of: index).filter { fits($0) && isReached($0) }
    return others.map { .replace(index, by: $0) }
  }

  /// Whether the spec is at the limit of a rule in some container, so that the rule has an effect there.
  private func isReached(_ constraint: Constraint) -> Bool {
    frames.contains { abs($0.excess(constraint)) <= Tolerance.equal }
  }

  /// A rule that the spec satisfies, about an element that differs instead of one of its own.
  private func elsewhere(_ own: Constraint) -> [Constraint] {
    guard !own.first.isDistance, own.second?.isDistance != true else { return [] }
    return differingItems.flatMap { item in
      var copies = [own, own]
      copies[0].first.item = item
      copies[1].second?.item = item
      return copies.filter { $0 != own && fits($0) }
    }
  }

  private func prioritised(
    _ index: Int, by priorities: [Double], where isWanted: (Double, Double) -> Bool
  ) -> [RuleChange] {
    let own = system.constraints[index]
    return priorities.filter { isWanted($0, own.priority) && $0 <= Priority.required }
      .map { priority in
        var copy = own
        copy.priority = priority
        return .replace(index, by: copy)
      }
  }
}

extension RuleSearch {
  /// The rules that may be missing: for each element and axis that differ, those that the spec satisfies
  /// in all containers, the simplest first.
  private var additions: [RuleChange] {
    trials.elements.flatMap { name in
      Axis.allCases.flatMap { axis in
        trials.differs(name, axis) ? additions(for: name, axis) : []
      }
    }
  }

  private func additions(for name: String, _ axis: Axis) -> [RuleChange] {
    let rules = rules(for: name, axis)
    let ends: [Constraint.Attribute] =
      axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
    let pair = ends.compactMap { end in
      rules.first {
        $0.first.attribute == end && $0.relation == .equal && $0.second?.attribute == end
      }
    }
    return rules.map { RuleChange(added: [$0]) }
      + (pair.count == 2 ? [RuleChange(added: pair)] : [])
  }

  /// The most rules for one element and axis.
  private static let mostRules = 10

  private func rules(for name: String, _ axis: Axis) -> [Constraint] {
    guard let item = system.index(of: name) else { return [] }
    var usual: [Constraint.Attribute] =
      axis == .horizontal ? [.leading, .trailing, .centerX] : [.top, .bottom, .centerY]
    // Its other edges are at 0.
    if item == ConstraintSystem.container { usual = [usual[1]] }
    var rules: [(rule: Constraint, rank: Double)] = []
    let size = Constraint.Anchor(item: item, attribute: axis == .horizontal ? .width : .height)
    func add(_ first: Constraint.Anchor, _ second: Constraint.Anchor?, rank: Double) {
      let values = frames.map { $0.excess(Constraint(first, .equal, second)) }
      guard let least = values.min(), let most = values.max() else { return }
      if most - least <= Tolerance.equal {
        let rule = Constraint(first, .equal, second, constant: most.asWritten)
        rules.append((rule, rank + abs(most) / 20))
      } else if first.attribute == second?.attribute, most <= 0 {
        let rule = Constraint(first, .lessThanOrEqual, second, constant: most.asWritten)
        rules.append((rule, rank + 1 + abs(most) / 20))
      } else if first.attribute == second?.attribute, least >= 0 {
        let rule = Constraint(first, .greaterThanOrEqual, second, constant: least.asWritten)
        rules.append((rule, rank + 1 + abs(least) / 20))
      }
    }
    if item != ConstraintSystem.container { add(size, nil, rank: 1) }
    if let ratio = ratio(of: item), axis == .vertical {
      let width = Constraint.Anchor(item: item, attribute: .width)
      rules.append((Constraint(size, .equal, width, multiplier: ratio), 1.5))
    }
    for other in system.items.indices.prefix(Self.mostItems) where other != item {
      let isContainer = other == ConstraintSystem.container
      add(size, Constraint.Anchor(item: other, attribute: size.attribute), rank: 4)
      for attribute in usual {
        for otherAttribute in usual + [attribute.opposite].compactMap({ $0 }) {
          let isSame = attribute == otherAttribute
          let isFacing = otherAttribute == attribute.opposite
          guard isSame || isFacing && !isContainer && item != ConstraintSystem.container else {
            continue
          }
          let first = Constraint.Anchor(item: item, attribute: attribute)
          let anchor = Constraint.Anchor(item: other, attribute: otherAttribute)
          add(first, anchor, rank: isContainer ? 1 : isSame ? 2 : 1.5)
        }
      }
    }
    return rules.sorted { $0.rank < $1.rank }.prefix(Self.mostRules).map { $0.rule }
  }

  /// An item's height by its width, where that is the same in several containers of different widths.
  private func ratio(of item: Int) -> Double? {
    let frames = trials.cases.map { $0.spec.frame(of: system.items[item].name) }
    guard let first = frames.first, first.width > 0, first.height > 0,
      frames.contains(where: { abs($0.width - first.width) > 1 })
    else { return nil }
    let ratio = first.height / first.width
    let isSame = frames.allSatisfy { abs($0.height - ratio * $0.width) <= Tolerance.equal }
    return isSame && Constraint.multiplierMagnitudes.contains(ratio) ? ratio.asWritten : nil
  }
}

extension Constraint.Attribute {
  /// The edge at the other end; `nil` for centres and sizes.
  fileprivate var opposite: Constraint.Attribute? {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .top: .bottom
    case .bottom: .top
    default: nil
    }
  }

  /// The same place along the other axis; itself where there is none.
  fileprivate var turned: Constraint.Attribute {
    switch self {
    case .leading, .left: .top
    case .trailing, .right: .bottom
    case .top: .leading
    case .bottom: .trailing
    case .width: .height
    case .height: .width
    case .centerX: .centerY
    case .centerY: .centerX
    default: self
    }
  }
}

extension Constraint {
  /// The same rule along the other axis.
  fileprivate var turned: Constraint {
    var turned = self
    turned.first = first.with(first.attribute.turned)
    turned.second = second.map { $0.with($0.attribute.turned) }
    return turned
  }
}

extension Constraint.Anchor {
  fileprivate func with(_ attribute: Constraint.Attribute) -> Constraint.Anchor {
    Constraint.Anchor(item: item, guide: guide, attribute: attribute)
  }
}
