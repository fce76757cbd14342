import Geometry
import LayoutConstraints
import Phrases
import Reasons

/// Sentences about why a value is what it is.
struct EdgeReasonPhrases {
  let names: ConditionNames
  let because: Because

  /// The value and its sum: `title.right is 275 pt = 320 - 16 - 29`.
  var sum: Phrase {
    let value: Phrase = "\(name) is \(points: because.value)"
    let reservation = because.isAmbiguous ? ", but ambiguous" : ""
    let parts = [because.offset] + because.causes.map { $0.contribution }
    let terms = parts.filter { $0.points != "0" }
    guard terms.count > 1, let first = terms.first else { return "\(value)\(reservation)" }
    let rest = terms.dropFirst().map { term -> Phrase in " \(sign: term) \(bare: abs(term))" }
    return "\(value) = \(bare: first)\(rest.joined(separator: ""))\(reservation)"
  }

  /// The part of the sum that no cause explains: a baseline, a margin or a guide; `nil` where that is
  /// 0.
  var offset: Phrase? {
    guard because.offset.points != "0" else { return nil }
    if let inset = names.inset(of: because.anchor) {
      return "\(points: because.offset), since \(inset)"
    }
    return "\(points: because.offset) between it and the edge that represents it"
  }

  /// A cause and its part of the sum: `5 pt by line 12: 'title.leading == superview.leading + 5'`.
  func part(_ cause: ValueCause) -> Phrase {
    let factor = abs(cause.pointsPerPoint).points
    let part: Phrase = "\(points: cause.contribution) by \(source(of: cause))"
    return factor == "1" ? part : "\(part) (× \(factor))"
  }

  /// The source of a cause's part of the sum: `line 12: 'title.leading == superview.leading + 5'`.
  func source(of cause: ValueCause) -> Phrase {
    names.phrase(of: cause, amount: cause.contribution / cause.pointsPerPoint)
      + (names.insets(cause) ?? "")
  }

  /// The effect of a larger or smaller constant: `+1 pt here moves it 1 pt right`.
  ///
  /// `nil` where nobody can change the constant.
  func effect(_ cause: ValueCause) -> Phrase? {
    guard let growing = cause.growing, let shrinking = cause.shrinking else { return nil }
    if cause.followsBothWays {
      return "+1 pt here \(verb) it \(distance(cause.pointsPerPoint))."
    }
    if case .conflicts(let others) = growing, growing == shrinking {
      let places = names.places(of: others)
      return others.count == 1
        ? "Repeated by \(places): changing only one of them causes a conflict."
        : "Changing only this one causes a conflict with \(places)."
    }
    if growing == .becomesAmbiguous, shrinking == .becomesAmbiguous {
      return "Any change here makes it ambiguous."
    }
    return "+1 pt here \(clause(growing, 1)); \(points: -1) \(clause(shrinking, -1))."
  }

  private var name: String {
    "\(names.name(because.anchor.item)).\(because.anchor.words)"
  }

  private func clause(_ response: ValueCause.Response, _ sign: Double) -> Phrase {
    switch response {
    case .moves(let rate, let others):
      let takeover: Phrase =
        others.isEmpty
        ? "" : " (\(names.places(of: others, one: "then determines", many: "then determine")) it)"
      if rate == 0 { return "changes nothing\(takeover)" }
      return "\(self.verb) it \(distance(sign * rate))\(takeover)"
    case .becomesAmbiguous: return "makes it ambiguous"
    case .conflicts(let others): return "conflicts with \(names.places(of: others))"
    }
  }

  private var verb: String { because.anchor.attribute.isSize ? "makes" : "moves" }

  /// A change in words: `1 pt right`, `0.5 pt narrower`.
  private func distance(_ points: Double) -> Phrase {
    let attribute = because.anchor.attribute
    let isHorizontal = attribute.axis == .horizontal
    let direction =
      switch (attribute.isSize, isHorizontal) {
      case (true, true): points > 0 ? "wider" : "narrower"
      case (true, false): points > 0 ? "taller" : "shorter"
      case (false, true): points > 0 ? "right" : "left"
      case (false, false): points > 0 ? "down" : "up"
      }
    return "\(points: abs(points)) \(direction)"
  }
}
