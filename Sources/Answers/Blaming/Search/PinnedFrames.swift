import Geometry
import LayoutConstraints
import Layouts

/// The frames of a spec in one container, with those of guides and stack views, which the spec does not
/// have, where they violate rules by the fewest points.
struct PinnedFrames {
  private let frames: NamedFrames
  private let system: ConstraintSystem
  /// By how many points the left side of a constraint is larger than the right side.
  let excess: @Sendable (Constraint) -> Double

  /// The most rules of a system whose other items are placed.
  ///
  /// Ours: the violations of all rules are minimised together, which takes more than a layout.
  private static let mostRules = 400

  /// Places what the spec does not have.
  ///
  /// The rule at `kept` holds in any case. With `keepsSizes`, other sizes than those of the constraints'
  /// own layout count as violations too.
  init(
    of known: Trials.Case, _ system: ConstraintSystem, keeping kept: Int? = nil,
    keepsSizes: Bool = false
  ) {
    frames = known.spec
    self.system = system
    let layout =
      Self.pinned(known, system, keeping: kept, keepsSizes: keepsSizes) ?? known.constraints
    excess = layout.excess(at: frames.frames)
  }

  /// Whether the spec has an item.
  func isKnown(_ item: Int) -> Bool {
    frames[system.items[item].name] != nil
  }

  /// Whether the spec satisfies a constraint.
  func satisfies(_ constraint: Constraint) -> Bool {
    let excess = excess(constraint)
    switch constraint.relation {
    case .equal: return abs(excess) <= Tolerance.equal
    case .lessThanOrEqual: return excess <= Tolerance.equal
    case .greaterThanOrEqual: return excess >= -Tolerance.equal
    }
  }

  /// The layout in which the elements have the spec's frames, and rules give way; `nil` where the spec has
  /// all items, and where there is none.
  private static func pinned(
    _ known: Trials.Case, _ system: ConstraintSystem, keeping kept: Int?, keepsSizes: Bool
  ) -> ConstraintLayout? {
    let items = system.items.indices.filter { known.spec[system.items[$0].name] != nil }
    guard items.count < system.items.count, system.constraints.count <= mostRules else {
      return nil
    }
    let required = system.constraints.indices.filter {
      system.constraints[$0].priority == Priority.required && $0 != kept
    }
    let container = Container(
      width: known.container.width,
      height: Double(known.spec.frame(of: ConstraintSystem.containerName).height))
    do {
      var pinned = try system.replacingPriorities(
        required.map { (.constraint($0), Priority.required - 1) })
      for item in items where item != ConstraintSystem.container {
        let frame = known.spec.frame(of: system.items[item].name)
        for (attribute, value) in [
          (Constraint.Attribute.left, frame.minX), (.top, frame.minY), (.width, frame.width),
          (.height, frame.height),
        ] {
          let second = Constraint.Anchor(item: ConstraintSystem.container, attribute: attribute)
          try pinned.add(
            Constraint(
              Constraint.Anchor(item: item, attribute: attribute), .equal,
              attribute.isSize ? nil : second, constant: Double(value)))
        }
      }
      let own = known.constraints.excess(at: [:])
      for item in system.items.indices
      where keepsSizes && known.spec[system.items[item].name] == nil {
        for attribute in [Constraint.Attribute.width, .height] {
          let size = Constraint(.init(item: item, attribute: attribute), .equal)
          let length = own(size)
          try pinned.add(
            Constraint(size.first, .equal, constant: length, priority: Priority.required - 1))
        }
      }
      return try pinned.layout(in: container, rounding: .exact)
    } catch {
      return nil
    }
  }
}
