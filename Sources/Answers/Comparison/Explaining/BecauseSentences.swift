import Geometry
import LayoutConstraints

/// Says in sentences why a value is what it is.
struct BecauseSentences {
  let words: ConditionWords
  let because: Because

  /// The value and its sum: `title.right is 275 = 320 - 16 - 29`.
  var sum: String {
    let value = "\(name) is \(because.value.points)"
    if because.isAmbiguous { return "\(value), but the constraints leave it open" }
    let parts = [because.offset] + because.causes.map(\.contribution)
    let terms = parts.filter { $0.points != "0" }
    guard terms.count > 1, let first = terms.first else { return value }
    let rest = terms.dropFirst().map { " \($0 < 0 ? "-" : "+") \(abs($0).points)" }
    return "\(value) = \(first.points)\(rest.joined())"
  }

  /// What is not said by any cause, a baseline or an inset: `15 between it and the edge that stands
  /// for it`.
  var offset: String? {
    guard because.offset.points != "0" else { return nil }
    if let inset = words.inset(of: because.anchor) {
      return "\(because.offset.points), since \(inset)"
    }
    return "\(because.offset.points) between it and the edge that stands for it"
  }

  /// A cause and its part of the sum: `5 by line 12: 'title.leading == superview.leading + 5'`.
  func part(_ cause: ValueCause) -> String {
    let amount = cause.contribution / cause.pointsPerPoint
    let insets = self.words.insets(cause).map { ", \($0)" } ?? ""
    let words = self.words.words(cause, amount: amount) + insets
    let factor = abs(cause.pointsPerPoint).points
    guard factor != "1" else { return "\(cause.contribution.points) by \(words)" }
    return "\(cause.contribution.points) by \(words): \(factor) for each point"
  }

  /// What a change of the cause's constant does; `nil` where nobody can change it.
  func effect(_ cause: ValueCause) -> String? {
    guard let growing = cause.growing, let shrinking = cause.shrinking else { return nil }
    if cause.followsBothWays {
      return "A point more \(verb) it \(distance(cause.pointsPerPoint)), a point less as far back."
    }
    if case .conflicts(let others) = growing, growing == shrinking {
      if others.count == 1 {
        return "It is doubled by \(words.places(of: others)): changing one alone is a conflict."
      }
      return "It cannot change alone: it would conflict with \(words.places(of: others))."
    }
    if growing == .becomesAmbiguous, shrinking == .becomesAmbiguous {
      return "A little more, or less, would leave it open."
    }
    return "A little more \(clause(growing, 1)); a little less \(clause(shrinking, -1))."
  }

  private var name: String {
    "\(words.name(because.anchor.item)).\(because.anchor.words)"
  }

  private func clause(_ response: ValueCause.Response, _ sign: Double) -> String {
    switch response {
    case .moves(let rate, let others):
      let takeover = others.isEmpty ? "" : ", it is then held by \(words.places(of: others))"
      if rate == 0 { return "changes nothing\(takeover)" }
      return "\(verb) it \(distance(sign * rate)) per point\(takeover)"
    case .becomesAmbiguous: return "would leave it open"
    case .conflicts(let others): return "would conflict with \(words.places(of: others))"
    }
  }

  private var verb: String { because.anchor.attribute.isSize ? "makes" : "moves" }

  /// A move in words: `1 point further right`, `0.5 points narrower`.
  private func distance(_ points: Double) -> String {
    let attribute = because.anchor.attribute
    let isHorizontal = attribute.axis == .horizontal
    let direction =
      switch (attribute.isSize, isHorizontal) {
      case (true, true): points > 0 ? "wider" : "narrower"
      case (true, false): points > 0 ? "higher" : "lower"
      case (false, true): points > 0 ? "further right" : "further left"
      case (false, false): points > 0 ? "further down" : "further up"
      }
    return "\(abs(points).withUnit) \(direction)"
  }
}
