import Geometry
import LayoutConstraints
import Layouts
import Phrases
import Scenarios

/// Judges a claim, a rule, by the frames of both engines.
struct ClaimJudge {
  let screen: LessonScreen
  let container: Container

  /// Whether the claim is met, or why not; `nil` where the claim has no value in a layout.
  func judge(_ claim: String) -> (isRight: Bool, reasons: [LessonReason])? {
    guard let rules = try? ConstraintRule.parse(claim) else { return nil }
    var findings: [(engine: Engine, facts: [LessonReason], isMet: Bool)] = []
    for engine in screen.engines {
      guard let frames = try? screen.frames(by: engine, in: container) else { return nil }
      var facts: [LessonReason] = []
      var isMet = true
      for rule in rules {
        guard let left = Self.value(rule.first, frames),
          let right = rule.second.map({ Self.value($0, frames) }) ?? .some(0),
          let start = rule.firstStart.map({ Self.value($0, frames) }) ?? .some(0),
          let secondStart = rule.secondStart.map({ Self.value($0, frames) }) ?? .some(0)
        else { return nil }
        let distance = left - start
        let limit = rule.multiplier * (right - secondStart) + rule.constant
        let misses =
          switch rule.relation {
          case .equal: abs(distance - limit) > Tolerance.equal
          case .lessThanOrEqual: distance > limit + Tolerance.equal
          case .greaterThanOrEqual: distance < limit - Tolerance.equal
          }
        isMet = isMet && !misses
        if engine == .constraints, !misses,
          !DecidedClaims(screen: screen, container: container).isDecided(rule)
        {
          isMet = false
          facts.append(DecidedClaims.reason(Self.name(rule.first) ?? "this"))
          continue
        }
        // A limit of the claim that the answer does not say would only puzzle.
        let values = [
          (rule.first, left), (rule.firstStart, start), (rule.second, right),
          (rule.secondStart, secondStart),
        ]
        let stated = values.compactMap { anchor, value in
          anchor.flatMap { Self.statement($0, value) }
        }
        facts.append(
          LessonReason(
            "\(stated.joined(separator: ", and ")).",
            states: stated.count == 1 ? stated[0] : nil))
      }
      findings.append((engine, facts, isMet))
    }
    let isRight = findings.allSatisfy { $0.isMet }
    return (isRight, screen.reasons(from: findings, isRight: isRight))
  }

  /// The element and the attribute that a claim is about first, for its reasons.
  static func subject(of claim: String) -> (element: String, attribute: Constraint.Attribute)? {
    guard let rule = try? ConstraintRule.parse(claim).first,
      case .named(let name) = rule.first.item
    else { return nil }
    return (name, rule.first.attribute)
  }

  private static func value(_ anchor: ParsedAnchor, _ frames: NamedFrames) -> Double? {
    guard case .named(let name) = anchor.item, let frame = frames[name] else { return nil }
    return frame.length(of: anchor.attribute)
  }

  private static func name(_ anchor: ParsedAnchor) -> String? {
    guard case .named(let name) = anchor.item else { return nil }
    return "\(name).\(anchor.attribute.rawValue)"
  }

  private static func statement(_ anchor: ParsedAnchor, _ value: Double) -> Phrase? {
    guard case .named(let name) = anchor.item else { return nil }
    return LessonReason.statement(name, anchor.attribute, value)
  }
}
