import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts
import Phrases
import Reasons
import Scenarios

/// How a layout spec gets an edge or a size: the part of each spec on the way to an element.
struct SpecReasons {
  /// The edge with its value: `title.left is 48 pt`.
  private let statement: Phrase
  /// The value, in points.
  private let value: Double
  /// The parts, from the outermost one.
  private(set) var parts: [Part]
  /// The other decisions of the specs around the element: line breaks and ratios.
  private var choices: [Phrase] = []
  /// The demand of the specs around the element, if there is no other reason.
  private var demand: Phrase?
  /// That a size was rounded up to pixels, after which reasons end; `nil` where it was not.
  private var rounding: Phrase?

  /// The part of one spec.
  struct Part {
    /// `the inset`, `the own width of title`.
    var name: String
    /// The points that it adds.
    let points: Double
    /// Why, in sentences.
    var reasons: [Phrase]
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
    let axis = attribute.axis
    value = explained.value
    statement = LessonReason.statement(element, attribute, value)
    let words = TracePhrases(trace: trace, register: .plain)
    let names = explained.steps.map { step in
      step.isOwnSize ? axis.ownLength(of: element) : words.name(of: step.node)
    }
    parts = zip(explained.steps, names).enumerated().map { index, named in
      let (step, name) = named
      let same = names.indices.filter { names[$0] == name }
      let article = index == same[0] ? "the outer" : "the inner"
      return Part(
        name: same.count == 2 ? words.name(of: step.node, article: article) : name,
        points: step.points, reasons: step.reasons.flatMap(words.sentences).distinct,
        isOwnSize: step.isOwnSize)
    }
    let last = explained.steps.last.map { trace.nodes[$0.node] }
    let isInRatio =
      attribute.isSize && last?.parent.map { trace.nodes[$0].kind == .ratio } == true
    let specs = trace.node(ofElement: element).map { trace.way(to: $0).dropLast() } ?? []
    choices = specs.compactMap { node in
      trace.nodes[node].questions.lazy.compactMap { index in
        trace.questions[index].steps.lazy.filter { $0.isChoice(inRatio: isInRatio) }
          .compactMap { words.sentences(.step($0, question: index)).first }.first
      }.first
    }
    guard let step = explained.steps.last, let last, let end = parts.indices.last else { return }
    if attribute.isSize, let question = last.decidingQuestion {
      let size = trace.questions[question].sizeBeforeRounding
      let exact = Double(axis == .horizontal ? size.width : size.height)
      if value > exact + Tolerance.equal, value - exact < 1 / screen.scenario.scale {
        rounding = """
          Layout specs round sizes up to whole pixels, so it is \(points: value) \(axis.adjective).
          """
      }
    }
    if attribute.isSize, let around = last.parent, let length = step.exactLength {
      (parts[end].name, parts[end].isOwnSize) = (words.name(of: around), false)
      if parts[end].reasons.isEmpty {
        demand = """
          \(words.name(of: around).capitalizedFirst) makes \(element) exactly \(points: length) \
          \(axis.adjective).
          """
      }
    }
    guard parts[end].isOwnSize else { return }
    if Self.isOwn(parts[end].points, attribute, of: element, in: screen) {
      // Limits that do not matter teach nothing.
      parts[end].reasons =
        step.reasons.filter { !$0.isLimit }.flatMap(words.sentences).distinct
    } else {
      (parts[end].name, parts[end].isOwnSize) = ("the \(axis.length) of \(element)", false)
    }
  }

  /// Whether a length is that of an element's content, where nothing limits it.
  private static func isOwn(
    _ points: Double, _ attribute: Constraint.Attribute, of element: String,
    in screen: LessonScreen
  ) -> Bool {
    guard
      let size = screen.scenario.elements.first(where: { $0.name == element })?.content
        .unlimitedSize
    else {
      return false
    }
    let own = Double(attribute.axis == .horizontal ? size.width : size.height)
    return points > own - Tolerance.equal && points < own + 1 / screen.scenario.scale
  }

  /// Why the value is what it is: a sum where there are several parts, then the reasons.
  var reason: LessonReason? {
    let terms = parts.map { part -> Phrase in "\(points: part.points) by \(part.name)" }
    let sum: [Phrase] =
      if parts.count > 1 {
        ["\(statement): \(terms.listed)."]
      } else if let own = parts.first, own.isOwnSize {
        ["\(statement), by \(own.name)."]
      } else {
        []
      }
    let sentences = sum + parts.flatMap { $0.reasons } + choices + [demand].compactMap { $0.self }
    guard !sentences.isEmpty else { return nil }
    return LessonReason(
      (sentences + [rounding].compactMap { $0.self }).joined(separator: " "),
      states: sum.isEmpty ? nil : statement)
  }

  /// The part at which the engine decides otherwise than a guess: the first one that leads past it, or
  /// the last one.
  private func deciding(against guess: Double) -> Part? {
    var sum = 0.0
    for part in parts {
      sum += part.points
      if sum > guess + Tolerance.equal { return part }
    }
    return parts.last
  }

  /// The sentence about a guess, with the distance marked.
  func reason(against guess: Double) -> GuessReason {
    let part = deciding(against: guess)
    let sentences: [Phrase?] = [
      """
      By the layout spec, this is \(GuessReason.pointsMark) too \
      \(guess > value ? "much" : "little").
      """,
      part.map { "What decides is \($0.name)." }, part?.reasons.first ?? choices.first,
    ]
    return GuessReason(
      text: sentences.compactMap { $0.self }.joined(separator: " ").text, points: abs(guess - value)
    )
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
