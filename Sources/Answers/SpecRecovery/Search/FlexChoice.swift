import Geometry
import LayoutSpecs

/// A child or a spacer whose length a stack must decide.
struct FlexMember {
  enum Place: Hashable {
    case child(Int)
    case spacer(Int)
  }

  let place: Place
  /// The length that it must have, by example; `nil` where it is hidden.
  let lengths: [Double?]
  /// The length that it has by itself.
  let natural: [Double?]

  var isSpacer: Bool { if case .spacer = place { true } else { false } }
}

/// How a child takes part in the distribution of a stack's length.
struct FlexChoice {
  var grow = 0.0
  var shrink = 0.0
  var basis = LayoutSpecs.Dimension.auto

  func apply(to style: inout ElementStyle) {
    style.flexGrow = grow
    style.flexShrink = shrink
    style.flexBasis = basis
  }

  typealias Choice = [FlexMember.Place: FlexChoice]

  /// The choices to try, the simplest first; one empty choice where nothing flexes.
  static func choices(_ members: [FlexMember], _ goal: Goal, _ axis: Axis) -> [Choice] {
    var fixed: Choice = [:]
    var others: [FlexMember] = []
    for member in members {
      if !member.isSpacer, let length = goal.closeness.common(member.lengths.compactMap { $0 }) {
        fixed[member.place] = FlexChoice(basis: .points(Closeness.written(length)))
      } else {
        others.append(member)
      }
    }
    var choices =
      others.isEmpty
      ? [fixed] : Weights(others, goal.closeness).choices.map { fixed.merging($0) { $1 } }
    if let shares = shares(of: others, goal, axis) { choices.append(fixed.merging(shares) { $1 }) }
    // Where others only shrink or grow because these are not what they are by themselves.
    if !fixed.isEmpty, members.count > 1 {
      choices += Weights(members, goal.closeness).choices
    }
    return choices
  }

  /// Fractions of the stack's length, where all lengths are such.
  private static func shares(
    of members: [FlexMember], _ goal: Goal, _ axis: Axis
  ) -> Choice? {
    var choice: Choice = [:]
    for member in members {
      let shares = zip(member.lengths, goal.places).compactMap { length, place -> Double? in
        guard let length, let place else { return nil }
        return place[axis].isExact && place[axis].lower > 0 ? length / place[axis].lower : 2
      }
      guard let share = goal.closeness.commonShare(shares), share <= 1 else {
        return nil
      }
      choice[member.place] = FlexChoice(basis: .fraction(goal.closeness.writtenShare(share)))
    }
    return choice.isEmpty ? nil : choice
  }
}

/// The weights with which members would have to grow and shrink.
private struct Weights {
  private let members: [FlexMember]
  private let closeness: Closeness

  init(_ members: [FlexMember], _ closeness: Closeness) {
    (self.members, self.closeness) = (members, closeness)
  }

  var choices: [FlexChoice.Choice] {
    var choices: [FlexChoice.Choice] = []
    if let own = fromLengths(members.map { _ in nil }) { choices.append(own) }
    let usual = members.map(usualLength)
    if usual.contains(where: { $0 != nil }), let found = fromLengths(usual) {
      choices.append(found)
    }
    if let equal = fromNothing { choices.append(equal) }
    if let shortest = fromShortest { choices.append(shortest) }
    return choices
  }

  /// From given lengths, or else from the members' own, growing and shrinking.
  private func fromLengths(_ bases: [Double?]) -> FlexChoice.Choice? {
    let naturals = zip(members, bases).map { member, basis in
      basis.map { basis in member.lengths.map { $0.map { _ in basis } } } ?? member.natural
    }
    let grow = weights(of: { member, index in
      guard let length = members[member].lengths[index], let natural = naturals[member][index]
      else { return nil }
      return length - natural
    })
    let shrink = weights(of: { member, index in
      guard let length = members[member].lengths[index], let natural = naturals[member][index]
      else { return nil }
      // A long child shrinks by more than a short one with the same factor.
      return natural > 0 ? (natural - length) / natural : 0
    })
    guard grow.isKnown, shrink.isKnown else { return nil }
    return choice { index in
      FlexChoice(
        grow: grow.weights?[index] ?? 0, shrink: shrink.weights?[index] ?? 0,
        basis: bases[index].map { .points($0) } ?? .auto)
    }
  }

  /// The longest length of a child that only shrinks, which several examples have.
  private func usualLength(of member: FlexMember) -> Double? {
    let lengths = member.lengths.compactMap { $0 }
    guard !member.isSpacer, let longest = lengths.max(),
      lengths.count(where: { longest - $0 < closeness.sum }) > 1
    else { return nil }
    return Closeness.written(longest)
  }

  /// From nothing: lengths that are always in the same proportion.
  private var fromNothing: FlexChoice.Choice? {
    guard let weights = weights(of: { members[$0].lengths[$1] }).weights else {
      return nil
    }
    return choice { index in
      FlexChoice(grow: weights[index], basis: members[index].isSpacer ? .auto : .points(0))
    }
  }

  /// From the lengths in the example where they are shortest.
  private var fromShortest: FlexChoice.Choice? {
    let sums = members[0].lengths.indices.map { index in
      members.reduce(0.0) { $0 + ($1.lengths[index] ?? .infinity) }
    }
    guard let least = sums.indices.min(by: { sums[$0] < sums[$1] }), sums[least].isFinite else {
      return nil
    }
    let bases = members.map { Closeness.written($0.lengths[least] ?? 0) }
    guard bases.allSatisfy({ $0 >= 0 }),
      let weights = weights(of: { member, index in
        let lengths = members[member].lengths
        guard let length = lengths[index], let first = lengths[least] else { return nil }
        return length - first
      }).weights
    else { return nil }
    // All lengths begin as short as possible, so that they do not depend on the example.
    let shift =
      members.indices.filter { weights[$0] > 0 }.map { bases[$0] / weights[$0] }.min() ?? 0
    return choice { index in
      let basis = Closeness.written(bases[index] - shift * weights[index])
      let isNone = members[index].isSpacer && basis == 0
      return FlexChoice(grow: weights[index], basis: isNone ? .auto : .points(max(0, basis)))
    }
  }

  private func choice(_ make: (Int) -> FlexChoice) -> FlexChoice.Choice {
    Dictionary(uniqueKeysWithValues: members.indices.map { (members[$0].place, make($0)) })
  }

  /// The proportion of some lengths in all examples where their sum is above 0; `isKnown` is false where
  /// it changes, and there are no weights where the sum never is.
  private func weights(
    of length: (Int, Int) -> Double?
  ) -> (isKnown: Bool, weights: [Double]?) {
    var shares = [[Double]](repeating: [], count: members.count)
    var sums: [Double] = []
    for index in members[0].lengths.indices {
      let lengths = members.indices.map { length($0, index) }
      let sum = lengths.reduce(0) { $0 + ($1 ?? 0) }
      // Small sums have large errors.
      guard lengths.allSatisfy({ $0 != nil }), sum > 0.05 + closeness.rounding else { continue }
      sums.append(sum)
      for (member, length) in lengths.enumerated() { shares[member].append((length ?? 0) / sum) }
    }
    guard let least = sums.min(), let most = sums.indices.max(by: { sums[$0] < sums[$1] }) else {
      return (true, nil)
    }
    let distance = max(1e-3, 2 * closeness.rounding / least)
    guard
      shares.allSatisfy({ closeness.common($0, within: distance).map { $0 > -distance } ?? false })
    else { return (false, nil) }
    let weights = shares.map { $0[most] }
    let smallest = weights.filter { $0 > distance }.min() ?? 1
    return (
      true,
      weights.map {
        $0 <= distance
          ? 0
          : Closeness(rounding: 200 * closeness.rounding / sums[most]).writtenShare($0 / smallest)
      }
    )
  }
}
