import Geometry
import LayoutConstraints
import Layouts
import Lessons
import Phrases
import Reasons
import Scenarios

/// The rules that a guessed position or length contradicts.
package struct GuessReason: Sendable, Equatable {
  /// The sentence, with ``pointsMark`` where the distance in points is.
  package internal(set) var text: String
  /// The distance in points.
  package internal(set) var points: Double
  /// The constraints that the guess contradicts; empty where none is required.
  package internal(set) var contradicted: [Int] = []
  /// Whether the guess is as good as the answer, since the value is ambiguous.
  package internal(set) var isAsGood = false

  /// The placeholder for the distance in a sentence.
  package static let pointsMark = "{points}"

  /// The sentence with its distance.
  package var sentence: String {
    text.replacing(Self.pointsMark, with: points.withUnit)
  }
}

/// Guesses between two whole points that contradict the same.
package struct GuessRange: Sendable, Equatable {
  /// The first guess, in points.
  package var from: Double
  /// The last guess, in points.
  package var to: Double
  /// The reason for the first guess.
  package var reason: GuessReason
  /// By how much the distance grows with each point of the guess.
  package var slope: Double
}

/// Puts guessed values of an edge to both engines.
struct GuessJudge {
  let screen: LessonScreen
  let task: LessonTask
  let element: String
  let attribute: Constraint.Attribute
  /// The value by each engine that the scenario has, on pixels.
  let values: [(engine: Engine, value: Double)]
  private let before: ConstraintLayout?

  /// `nil` where an engine has no such frame.
  init?(_ task: LessonTask, of screen: LessonScreen) {
    guard let element = task.element, let attribute = task.attribute else { return nil }
    var values: [(engine: Engine, value: Double)] = []
    for engine in screen.engines {
      guard let frame = try? screen.frames(by: engine, in: task.container)[element] else {
        return nil
      }
      values.append((engine, frame.length(of: attribute)))
    }
    guard !values.isEmpty else { return nil }
    self.screen = screen
    self.task = task
    self.element = element
    self.attribute = attribute
    self.values = values
    before = try? screen.constraints(in: task.container)
  }

  /// The answer, in points.
  var value: Double { values[0].value }

  /// The length of the container along the axis of the guess.
  var length: Double {
    let frames = try? screen.frames(by: values[0].engine, in: task.container)
    let size = frames?[ConstraintSystem.containerName]?.size ?? .zero
    return Double(attribute.axis == .horizontal ? size.width : size.height)
  }

  /// The largest guess that the pages answer, in points: twice the container.
  ///
  /// Ours: rules may ask for more than a screen has, and such a guess has a reason, too.
  var reach: Double { max(0, (2 * length).rounded(.down)) }

  func isRight(_ guess: Double) -> Bool {
    values.allSatisfy { abs($0.value - guess) <= task.tolerance + Tolerance.equal }
  }

  func judge(_ guess: Double) -> AnswerJudgement {
    guard guess.isFinite, abs(guess) <= Constraint.largestLength else {
      return .wrong(["A position is a number of points."])
    }
    if isRight(guess) {
      return .right(["\(LessonReason.statement(element, attribute, value))."])
    }
    let reason = screen.shows(.constraints) ? reason(for: guess) : nil
    let reasons = [reason, specReasons?.reason(against: guess)].compactMap { reason in
      reason.map { Phrase($0.sentence) }
    }
    return reason?.isAsGood == true ? .right(reasons) : .wrong(reasons)
  }

  /// How the layout spec gets the value; `nil` where the reader does not see one.
  var specReasons: SpecReasons? {
    guard screen.engines.contains(.spec), screen.shows(.spec) else { return nil }
    return SpecReasons(attribute, of: element, in: screen, task.container)
  }

  /// The sentences of the layout spec about every whole number of points from 0 to ``reach``, but for right
  /// ones; empty without one.
  var specRanges: [GuessRange] {
    specReasons?.ranges(upTo: reach, within: task.tolerance) ?? []
  }

  /// Why the value is what it is, by each notation that the reader sees.
  var whys: [Phrase] {
    screen.whys(for: attribute, of: element, in: task.container).map { $0.phrase }
  }

  /// The sentence of the constraints about a guess, as a required rule beside theirs; `nil` without
  /// constraints.
  ///
  /// Takes one layout.
  func reason(for guess: Double) -> GuessReason? {
    guard let before, var system = screen.scenario.constraints,
      let item = system.index(of: element)
    else { return nil }
    let start: Constraint.Attribute = attribute.axis == .horizontal ? .left : .top
    let rule = Constraint(
      Constraint.Anchor(item: item, attribute: attribute), .equal,
      attribute.isSize
        ? nil : Constraint.Anchor(item: ConstraintSystem.container, attribute: start),
      constant: guess)
    guard let index = try? system.add(rule),
      let layout = screen.layout(of: system, in: task.container)
    else { return nil }
    let names = ConditionNames(
      scenario: screen.scenario, system: system, layout: layout, register: .plain)
    if let conflict = layout.conflictSets.first(where: { conflict in
      conflict.members.contains { $0.constraint == index }
    }) {
      let others = conflict.members.map { $0.constraint }.filter { $0 != index }
      let start: Phrase =
        others.isEmpty
        ? "This is impossible" : "This contradicts \(names.list(others.map { .constraint($0) }))"
      let end = names.circumstances(conflict.background, in: task.container)
      let text: Phrase = "\(start) by \(GuessReason.pointsMark)\(end)."
      let points = conflict.members.first { $0.constraint == index }?.shortfall ?? 0
      return GuessReason(text: text.text, points: points, contradicted: others)
    }
    let earlier = Dictionary(
      before.priorityLevels.map { ($0.priority, $0) }
    ) { first, _ in first }
    for level in layout.priorityLevels {
      let old = earlier[level.priority]
      let points = level.missedPoints - (old?.missedPoints ?? 0)
      guard points > Tolerance.equal else { continue }
      let worse = level.missed.filter { missed in
        let known = old?.missed.first { $0.condition == missed.condition }?.points ?? 0
        return missed.points > known + Tolerance.equal
      }
      let wishes = names.missed(
        worse.map { $0.condition }, by: GuessReason.pointsMark,
        isMore: (old?.missedPoints ?? 0) > Tolerance.equal)
      let text: Phrase = "That is possible: no required rule forbids it. But then \(wishes)."
      return GuessReason(text: text.text, points: points)
    }
    let isAsGood = !screen.engines.contains(.spec)
    return GuessReason(
      text: isAsGood
        ? "No rule decides this value: the guess is as good as the engine's."
        : "No rule of the constraints decides this value.",
      points: 0, isAsGood: isAsGood)
  }

  /// The contradictions of every wrong whole number of points from 0 to ``reach``; empty
  /// without constraints.
  func ranges() -> [GuessRange] {
    guard before != nil, screen.shows(.constraints) else { return [] }
    let last = Int(reach)
    let right = (0...last).filter { isRight(Double($0)) }
    var ranges: [GuessRange] = []
    collect(0, (right.first ?? last + 1) - 1, into: &ranges)
    collect((right.last ?? last) + 1, last, into: &ranges)
    return ranges
  }

  /// Halves a range until all of it contradicts the same, by a distance that grows evenly.
  private func collect(_ from: Int, _ to: Int, into ranges: inout [GuessRange]) {
    guard from <= to, let first = reason(for: Double(from)), let last = reason(for: Double(to))
    else { return }
    let middle = from + (to - from) / 2
    let slope = to > from ? (last.points - first.points) / Double(to - from) : 0
    // How far a rule is missed is a convex function of the guess: on its chord once, it always is.
    let isEven =
      first.says(last)
      && reason(for: Double(middle)).map { reason in
        reason.says(first)
          && abs(first.points + slope * Double(middle - from) - reason.points) < 0.02
      } == true
    if isEven || from == to {
      let range = GuessRange(from: Double(from), to: Double(to), reason: first, slope: slope)
      if let before = ranges.last, let joint = before.joined(with: range) {
        ranges[ranges.count - 1] = joint
      } else {
        ranges.append(range)
      }
      return
    }
    collect(from, middle, into: &ranges)
    collect(middle + 1, to, into: &ranges)
  }
}

extension GuessRange {
  /// Both ranges as one; `nil` where the second does not go on as the first one ends.
  fileprivate func joined(with next: GuessRange) -> GuessRange? {
    guard reason.says(next.reason) else { return nil }
    let between = (next.reason.points - reason.points) / (next.from - from)
    let slopes = (from == to ? [] : [slope]) + (next.from == next.to ? [] : [next.slope])
    guard slopes.allSatisfy({ abs($0 - between) < 1e-3 }) else { return nil }
    return GuessRange(from: from, to: next.to, reason: reason, slope: slopes.first ?? between)
  }
}

extension GuessReason {
  /// Whether both differ in nothing but the distance.
  fileprivate func says(_ other: GuessReason) -> Bool {
    text == other.text && contradicted == other.contradicted && isAsGood == other.isAsGood
  }
}
