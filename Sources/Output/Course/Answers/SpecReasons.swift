import Comparison
import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Phrases
import Scenarios

/// How a layout spec gets an edge or a size: the part of each spec on the way to an element.
struct SpecReasons {
  /// The edge with its value: `title.left is 48 pt`.
  let statement: LessonReason.Statement
  /// The value, in points.
  let value: Double
  /// The parts, from the outermost one.
  let parts: [Part]
  /// The other decisions of the specs around the element: line breaks and ratios.
  private let choices: [String]

  /// The demand of the specs around the element, if there is no other reason.
  private var demand: String?

  /// The part of one spec.
  struct Part {
    /// `the inset`, `the own width of title`.
    var name: String
    /// The points that it adds.
    let points: Double
    /// Why, in sentences.
    var reasons: [String]
    /// Whether this is the element's own size, by its content alone: its name says so.
    var isOwnSize = false
  }

  /// `nil` without a layout spec, and where it has no such edge.
  init?(
    _ attribute: Constraint.Attribute, of element: String, in screen: LessonScreen,
    _ container: Container
  ) {
    guard let trace = try? screen.trace(in: container),
      let explained = SpecEdgeExplanation(attribute, of: element, in: trace)
    else { return nil }
    value = explained.value
    statement = LessonReason.Statement(element, attribute, value)
    let words = TracePhrases(trace: trace, register: .plain)
    var parts = explained.steps.map { step in
      Part(
        name: step.isOwnSize
          ? attribute.axis.ownLength(of: element) : words.name(of: step.node),
        points: step.points, reasons: step.reasons.flatMap(words.sentences).map(\.text).distinct,
        isOwnSize: step.isOwnSize)
    }
    for index in parts.indices {
      let same = parts.indices.filter { parts[$0].name == parts[index].name }
      guard same.count == 2 else { continue }
      parts[same[0]].name = parts[same[0]].name.replacing(#/^the /#, with: "the outer ")
      parts[same[1]].name = parts[same[1]].name.replacing(#/^the /#, with: "the inner ")
    }
    if attribute.isSize, let step = explained.steps.last, let last = parts.indices.last,
      let around = trace.nodes[step.node].parent, let length = step.exactLength
    {
      (parts[last].name, parts[last].isOwnSize) = (words.name(of: around), false)
      if parts[last].reasons.isEmpty {
        let owner = words.name(of: around).capitalizedFirst
        let adjective = attribute.axis == .horizontal ? "wide" : "high"
        demand = "\(owner) makes \(element) exactly \(length.withUnit) \(adjective)."
      }
    }
    if let step = explained.steps.last, let last = parts.indices.last, parts[last].isOwnSize {
      if Self.isOwn(parts[last].points, attribute, of: element, in: screen) {
        // Limits that do not matter teach nothing.
        parts[last].reasons =
          step.reasons.filter { !$0.isLimit }.flatMap(words.sentences).map(\.text).distinct
      } else {
        parts[last].isOwnSize = false
        parts[last].name = "the \(attribute.axis == .horizontal ? "width" : "height") of \(element)"
      }
    }
    self.parts = parts
    let way = explained.steps.last.map { trace.way(to: $0.node) } ?? []
    let specs = trace.node(ofElement: element).map { trace.way(to: $0).dropLast() } ?? []
    let parent = way.last.flatMap { trace.nodes[$0].parent }
    let isInRatio = attribute.isSize && parent.map { trace.nodes[$0].kind == .ratio } == true
    choices = specs.compactMap { node in
      trace.nodes[node].questions.lazy.compactMap { index in
        let question = trace.questions[index]
        return question.steps.lazy.filter { $0.isChoice(inRatio: isInRatio) }
          .compactMap { words.sentences(.step($0, question: index)).first?.text }.first
      }.first
    }
  }

  /// Whether a length is that of an element's content, where nothing limits it.
  private static func isOwn(
    _ points: Double, _ attribute: Constraint.Attribute, of element: String,
    in screen: LessonScreen
  ) -> Bool {
    guard let size = screen.scenario.elements.first(where: { $0.name == element })?.ownSize else {
      return false
    }
    let own = Double(attribute.axis == .horizontal ? size.width : size.height)
    return points > own - Tolerance.equal && points < own + 1 / screen.scenario.scale
  }

  /// Why the value is what it is: a sum where there are several parts, then the reasons.
  var reason: LessonReason? {
    let sum: [String] =
      if parts.count > 1 {
        [
          "\(statement.text): "
            + "\(parts.map { "\($0.points.withUnit) by \($0.name)" }.listed)."
        ]
      } else if let own = parts.first, own.isOwnSize {
        ["\(statement.text), by \(own.name)."]
      } else {
        []
      }
    let words = sum + parts.flatMap(\.reasons) + choices + [demand].compactMap(\.self)
    return words.isEmpty
      ? nil : LessonReason(words.joined(separator: " "), states: sum.isEmpty ? nil : statement)
  }

  /// The part at which the engine decides otherwise than a guess: the first one that leads past it, or
  /// the last one.
  func deciding(against guess: Double) -> Part? {
    var sum = 0.0
    for part in parts {
      sum += part.points
      if sum > guess + Tolerance.equal { return part }
    }
    return parts.last
  }

  /// The sentence about a guess, with the distance marked.
  func reason(against guess: Double) -> GuessReason {
    let isMore = guess > value
    var text =
      "By the layout spec, this is \(GuessReason.pointsMark) too \(isMore ? "much" : "little")."
    if let part = deciding(against: guess) {
      let why = part.reasons.first ?? choices.first
      text += " What decides is \(part.name)." + (why.map { " \($0)" } ?? "")
    } else if let choice = choices.first {
      text += " " + choice
    }
    return GuessReason(text: text, points: abs(guess - value), contradicted: [], isAsGood: false)
  }

  /// The sentence about every whole guess up to a length, but for right ones.
  func ranges(upTo length: Double, within tolerance: Double) -> [GuessRange] {
    var ranges: [GuessRange] = []
    for guess in stride(from: 0, through: length.rounded(.down), by: 1)
    where abs(guess - value) > tolerance + Tolerance.equal {
      let reason = reason(against: guess)
      if let last = ranges.last, last.reason.text == reason.text, last.to == guess - 1 {
        ranges[ranges.count - 1].to = guess
      } else {
        ranges.append(
          GuessRange(from: guess, to: guess, reason: reason, slope: guess > value ? 1 : -1))
      }
    }
    return ranges
  }
}

extension SpecEdgeStep {
  /// The length that the specs around the node demand, in points; `nil` where they leave a choice.
  fileprivate var exactLength: Double? {
    for case .allowed(_, _, let range) in reasons where range.isExact { return range.lower }
    return nil
  }
}

extension TraceStep {
  /// Whether a spec chose: which child begins a line, or which side a ratio takes.
  fileprivate func isChoice(inRatio: Bool) -> Bool {
    switch self {
    case .lines(let lines): lines.count > 1
    case .ratio: inRatio
    default: false
    }
  }
}
