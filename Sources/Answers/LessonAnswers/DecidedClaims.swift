import Geometry
import LayoutConstraints
import Layouts
import Phrases
import Scenarios

/// Finds out whether rules decide a value, or whether other values meet all rules equally well.
///
/// What an ambiguous layout happens to show is no fact: a claim about it is decided if no layout that
/// is as good denies it.
struct DecidedClaims {
  let screen: LessonScreen
  let container: Container

  /// By how much another value differs, in points.
  ///
  /// Ours: more than the solver's error, less than a pixel.
  private static let margin = 0.1

  /// The reason why nothing is claimed of a value, by its name: `card.left`.
  static func reason(_ name: String) -> LessonReason {
    LessonReason("\(name) is one of many values: no rule decides it.")
  }

  /// Whether every layout that is as good as the constraints' meets a claim that theirs meets.
  ///
  /// True without constraints. Takes up to two layouts where an element of the claim is ambiguous, and
  /// none elsewhere.
  func isDecided(_ claim: ParsedConstraint) -> Bool {
    guard let system = screen.scenario.constraints,
      let layout = try? screen.constraints(in: container)
    else { return true }
    let anchors = [claim.first, claim.firstStart, claim.second, claim.secondStart]
    let names = anchors.compactMap { anchor -> String? in
      guard let anchor, case .named(let name) = anchor.item else { return nil }
      return name
    }
    guard names.contains(where: layout.isAmbiguous),
      let constraint = Self.constraint(claim, in: system)
    else { return true }
    return !Self.denials(of: constraint).contains { isAsGood($0, system, layout) }
  }

  /// Whether the constraints decide an edge, a centre or a size; true without constraints.
  func isDecided(_ attribute: Constraint.Attribute, of element: String) -> Bool {
    guard let layout = try? screen.constraints(in: container),
      let system = screen.scenario.constraints, layout.isAmbiguous(element),
      let item = system.index(of: element),
      let value = NamedFrames(layout.layout)[element]?.length(of: attribute)
    else { return true }
    let rule = Constraint(
      Constraint.Anchor(item: item, attribute: attribute), .equal, Self.start(of: attribute),
      constant: value)
    return !Self.denials(of: rule).contains { isAsGood($0, system, layout) }
  }

  /// The origin of a position; `nil` for a size.
  private static func start(of attribute: Constraint.Attribute) -> Constraint.Anchor? {
    attribute.isSize
      ? nil
      : Constraint.Anchor(
        item: ConstraintSystem.container,
        attribute: attribute.axis == .horizontal ? .left : .top)
  }

  /// The claim as a constraint; a position alone is one from the container's edge.
  static func constraint(
    _ claim: ParsedConstraint, in system: ConstraintSystem
  ) -> Constraint? {
    func anchor(_ parsed: ParsedAnchor, from start: ParsedAnchor?) -> Constraint.Anchor? {
      guard case .named(let name) = parsed.item, let item = system.index(of: name) else {
        return nil
      }
      let end = Constraint.Anchor(item: item, guide: parsed.guide, attribute: parsed.attribute)
      guard let start else { return end }
      guard let first = anchor(start, from: nil) else { return nil }
      return .distance(from: first, to: end)
    }
    guard let first = anchor(claim.first, from: claim.firstStart) else { return nil }
    var second = claim.second.flatMap { anchor($0, from: claim.secondStart) }
    if claim.second != nil, second == nil { return nil }
    if second == nil, claim.firstStart == nil { second = start(of: claim.first.attribute) }
    return Constraint(
      first, claim.relation, second, multiplier: claim.multiplier, constant: claim.constant,
      priority: claim.priority)
  }

  /// Constraints of which one is met by every layout that does not meet this one.
  private static func denials(of constraint: Constraint) -> [Constraint] {
    var (less, more) = (constraint, constraint)
    (less.relation, less.constant) = (.lessThanOrEqual, constraint.constant - margin)
    (more.relation, more.constant) = (.greaterThanOrEqual, constraint.constant + margin)
    return switch constraint.relation {
    case .equal: [less, more]
    case .lessThanOrEqual: [more]
    case .greaterThanOrEqual: [less]
    }
  }

  /// Whether a layout that meets one more required constraint misses no more than before.
  private func isAsGood(
    _ constraint: Constraint, _ system: ConstraintSystem, _ before: ConstraintLayout
  ) -> Bool {
    var system = system
    guard let index = try? system.add(constraint),
      let layout = screen.layout(of: system, in: container),
      !layout.conflictSets.contains(where: { $0.members.contains { $0.constraint == index } })
    else { return false }
    let earlier = Dictionary(
      before.priorityLevels.map { ($0.priority, $0.missedPoints) }
    ) { first, _ in first }
    return layout.priorityLevels.allSatisfy {
      $0.missedPoints <= (earlier[$0.priority] ?? 0) + Tolerance.equal
    }
  }
}
