import Geometry
import LayoutConstraints
import Layouts
package import Phrases
import Reasons

extension Cause {
  /// The class and the cause in one line: `value: title.top is 12 pt in the spec and 8 pt by …`.
  package var text: String { "\(kind.words): \(sentence)" }

  /// The cause, as a sentence without a full stop.
  package var sentence: String { phrase.text }

  /// The cause, as a sentence without a full stop.
  package var phrase: Phrase { phrase(withSpecLine: nil) }

  /// The same with the line of the layout spec that sets the spec's value, where that is known.
  package func phrase(withSpecLine line: Int?) -> Phrase {
    var phrase = reasonPhrase(line)
    if let stretched {
      phrase += """
        ; the corner spec asks \(stretched.element) to be exactly as \(stretched.axis.adjective) as \
        itself
        """
    }
    if let missed, !isPreference {
      phrase += ", and \(missed.name) is missed by \(points: missed.points, besides: 0)"
    }
    return phrase
  }

  private var isPreference: Bool { if case .preferred = reason { true } else { false } }

  private func reasonPhrase(_ line: Int?) -> Phrase {
    switch reason {
    case .violated(let condition):
      return values.flatMap { $0.amounts(line) }.map { "\($0) by \(condition.phrase())" }
        ?? "the spec does not satisfy \(condition.phrase())"
    case .limit(let condition):
      return """
        \(values?.quantity ?? "it") is \(values?.inSpec(line) ?? ""); the constraints push it to the limit of \
        \(condition.phrase())
        """
    case .missingElements(let elements, let conditions):
      return """
        \(conditions.places(one: "contradicts", many: "together contradict")) the spec, which has no \
        \(elements.listed)
        """
    case .content(_, let place, let givesWay): return contentPhrase(place, givesWay, line)
    case .wrapping(let element, let width, let limits):
      let limited: Phrase = limits.isEmpty ? "" : " (limited by \(limits.listed()))"
      let amounts: Phrase? = values.flatMap { $0.amounts(line) }.map {
        ": \($0) in the constraints"
      }
      return """
        \(element) wraps at another available width, \(points: width) in the constraints\(limited)\
        \(amounts ?? "")
        """
    case .noWidth(_, let place, let content):
      let own = content.map { height -> Phrase in " and \(points: height) by its content" }
      return "text of width 0 has no height in a spec: \(place) is 0 pt there\(own ?? "")"
    case .preferred(let condition, let priority): return preference(condition, priority)
    case .selfSizingHeight:
      let height = "\(ConstraintSystem.containerName).height"
      return """
        \(height) is not constrained, so it is as small as possible\
        \(amounts(by: "in the constraints", line))
        """
    case .ambiguous(let place, let cause):
      return cause.map { "\(place) is ambiguous: \($0.phrase())" } ?? "\(place) is ambiguous"
    case .moves(let element, let other): return "\(element) moves with \(other), which is ambiguous"
    case .wholePoints(let shares): return shares.phrase
    case .rounding(let place, let value):
      let both = value.map { value -> Phrase in "\(points: value) in both" } ?? "equal in both"
      return """
        \(place) is \(both) before rounding: a spec rounds every intermediate size, constraints only \
        contents and final frames
        """
    case .equalBeforeRounding(let element):
      return "\(element) is equal in both layouts before rounding"
    case .determined(let place, let conditions):
      return "the constraints determine \(place) by \(Self.holders(conditions))"
    case .chosen(let place, let conditions):
      return """
        \(place) is ambiguous in the constraints, here by \
        \(conditions.isEmpty ? Self.origin : conditions.places)
        """
    case .specStep(let place, let path, let steps):
      let sentences = steps.map { Phrase(parts: $0) }.joined(separator: " ")
      let start: Phrase = "the layout spec sets \(place) in \(path)"
      return steps.isEmpty ? start : "\(start): \(sentences.withoutFullStop)"
    case .atOrigin(let place): return "nothing in the layout spec moves \(place) from 0"
    case .conflict(let conflict): return conflict.phrase
    case .noLayout(let failure): return "\(failure.sentence)"
    case .notSearched(let limit): return "the causes were not searched for: \(limit.clause)"
    case .unknown(let failure): return unknown(because: failure.message)
    case .noExactLayout(let failure): return unknown(because: failure.description)
    }
  }

  private func unknown(because reason: String) -> Phrase {
    "the solver could not determine the cause: \(reason)"
  }

  /// That only its content sizes an element, with what gives way or is missed.
  private func contentPhrase(
    _ place: String, _ givesWay: NamedCondition?, _ line: Int?
  ) -> Phrase {
    let amounts = amounts(by: "by its content", line)
    if let givesWay {
      return "only its content sizes \(place), and \(givesWay.phrase()) gives way\(amounts)"
    }
    return missed == nil
      ? "\(place) is not constrained (only its content sizes it)\(amounts)"
      : "only its content sizes \(place)\(amounts)"
  }

  private func preference(_ condition: NamedCondition, _ priority: Double?) -> Phrase {
    let name = Self.name(of: condition, priority: priority)
    guard let spec = values?.spec, let own = values?.constraints?.points, let missed else {
      return "the constraints prefer \(name)"
    }
    return """
      \(name) is missed by \(points: spec, besides: own) in the spec and \(points: own, besides: spec) in \
      the constraints, which miss \(missed.name) by \(points: missed.points, besides: 0) instead
      """
  }

  /// Both values after a colon: `: 40 pt in the spec and 20 pt by its content`.
  private func amounts(by origin: String, _ line: Int?) -> Phrase {
    guard let values, let constraints = values.constraints else { return "" }
    return ": \(values.inSpec(line)) and \(constraints.phrase) pt \(origin)"
  }

  /// The only rule in full; several conditions in short.
  private static func holders(_ conditions: [NamedCondition]) -> Phrase {
    if conditions.count == 1, case .rule = conditions[0] { return conditions[0].phrase() }
    return conditions.isEmpty ? origin : conditions.places
  }

  /// What determines a place that no condition does.
  private static let origin: Phrase = "its place at 0"

  /// A condition with its priority, `title's horizontal hugging (251)`; a rule says its own.
  fileprivate static func name(of condition: NamedCondition, priority: Double?) -> Phrase {
    priority.map { "\(condition.phrase()) (\(exact: $0))" } ?? condition.phrase()
  }
}

extension Cause.Missed {
  fileprivate var name: Phrase { Cause.name(of: condition, priority: priority) }
}

extension Cause.Values {
  /// The spec's value: `14.71 pt in the spec before rounding (line 12)`.
  fileprivate func inSpec(_ line: Int?) -> Phrase {
    let place = line.map { line -> Phrase in " (\(line: line))" } ?? ""
    return "\(points: spec) in the spec\(isBeforeRounding ? " before rounding" : "")\(place)"
  }

  /// The quantity with both values: `title.top is 12 pt in the spec and 8 pt`; `nil` where the
  /// constraints only limit it.
  fileprivate func amounts(_ line: Int?) -> Phrase? {
    constraints.map { "\(quantity) is \(inSpec(line)) and \($0.phrase) pt" }
  }

  /// The numbers alone, for a container after the first: `238 pt and 207 pt`.
  func numbers(missed: Cause.Missed?) -> Phrase {
    var phrase: Phrase = "\(points: spec)"
    if let constraints { phrase += " and \(constraints.phrase) pt" }
    if let missed { phrase += ", missed by \(points: missed.points, besides: 0)" }
    return phrase
  }
}

extension Cause.Bound {
  /// The bound without its unit: `8`, `at most 60`.
  var phrase: Phrase {
    switch relation {
    case .exactly: "\(bare: points)"
    case .atMost: "at most \(bare: points)"
    case .atLeast: "at least \(bare: points)"
    }
  }
}
