import Foundation
import Geometry
import LayoutConstraints
import SeededRandom
import TestSupport
import Testing

/// The engine against a solver of another family, which lowers systems in its own way: see
/// `Oracle/lay_out.py`.
@Suite("A second solver")
struct SecondSolverTests {
  @Test(
    """
    random systems have the errors, frames, ranges and uniqueness that the second solver finds; where \
    constraints conflict, it gets those that are not broken
    """)
  func agreement() throws {
    try SecondSolver.checkInstalled()
    var questions: [SecondSolver.Question] = []
    for seed in LawSeeds.of(1200) {
      let screen = RandomScreen(seed: seed)
      do {
        let layout = try screen.system.layout(in: screen.container, rounding: .exact)
        questions.append(SecondSolver.Question(screen: screen, layout: layout))
      } catch {
        Issue.record("the engine has no layout: \(error)\n\(screen)")
      }
    }
    questions += try questions.compactMap { try $0.withoutBroken() }
    let answers = try SecondSolver.answers(to: questions)
    #expect(answers.count == questions.count)
    var mixture = Mixture()
    for (question, answer) in zip(questions, answers) {
      let differences = question.differences(from: answer)
      if !differences.isEmpty {
        Issue.record("\(differences.joined(separator: "\n"))\n\(question.screen)")
      }
      mixture.add(question, answer)
    }
    #expect(mixture.isRich, "too few of a kind to prove anything: \(mixture)")
  }
}

/// The number of systems of each kind.
private struct Mixture {
  var infeasible = 0
  var unique = 0
  var ambiguous = 0
  var withoutHeight = 0
  var largestCount = 0
  /// The number of systems by their number of priority levels, and by how many of these are missed.
  var levels = [Int](repeating: 0, count: 12)
  var missedLevels = [Int](repeating: 0, count: 12)

  mutating func add(_ question: SecondSolver.Question, _ answer: SecondSolver.Answer) {
    guard let least = answer.least else {
      infeasible += 1
      return
    }
    if question.layout.ambiguousElements.isEmpty { unique += 1 } else { ambiguous += 1 }
    if question.screen.container.height == nil { withoutHeight += 1 }
    largestCount = max(largestCount, question.screen.system.items.count - 1)
    levels[min(least.count, 11)] += 1
    missedLevels[min(least.filter { $0[1] > 1e-6 }.count, 11)] += 1
  }

  var isRich: Bool {
    let fifth = (infeasible + unique + ambiguous) / 5
    return unique >= fifth && ambiguous >= fifth && infeasible >= fifth / 2
      && withoutHeight >= fifth && largestCount == 12
      && levels[8...].reduce(0, +) >= LawSeeds.share(of: 10)
      && missedLevels[3...].reduce(0, +) >= fifth
  }
}

extension SecondSolver.Question {
  /// Asks for two ranges if there is more than one best layout: one that is ambiguous, and any.
  init(screen: RandomScreen, layout: ConstraintLayout) {
    self.init(screen: screen, layout: layout, rangesOf: [])
    guard layout.conflictSets.isEmpty, !layout.ambiguousElements.isEmpty else { return }
    var generator = SeededGenerator(seed: screen.seed)
    let open = layout.ambiguousElements[generator.index(below: layout.ambiguousElements.count)]
    let lengths = open.ranges.map { $0.upperBound - $0.lowerBound }
    let widest = lengths.indices.max { lengths[$0] < lengths[$1] } ?? 0
    rangesOf = [
      [screen.system.index(of: open.element) ?? 0, widest],
      [generator.index(below: screen.system.items.count), generator.index(below: 4)],
    ]
  }

  /// The same layout as one of the system without its broken constraints; `nil` without any.
  func withoutBroken() throws -> SecondSolver.Question? {
    if layout.conflictSets.isEmpty { return nil }
    var question = self
    for conflict in layout.conflictSets {
      try question.screen.system.setActive(false, ofConstraint: conflict.broken)
    }
    return question
  }

  /// All values in which the engine and the second solver differ by more than 10⁻⁶ points.
  func differences(from answer: SecondSolver.Answer) -> [String] {
    if let undecided = answer.undecided { return ["the second solver gave up: \(undecided)"] }
    let constraints = screen.system.constraints
    let canHold = layout.conflictSets.allSatisfy { !constraints[$0.broken].isActive }
    guard answer.isFeasible == canHold else {
      return ["feasible: \(answer.isFeasible), but conflicts are \(layout.conflictSets)"]
    }
    guard let least = answer.least else { return [] }
    var differences = differences(from: least, answer.given)
    let isUnique = answer.spread.map { $0 < 1e-6 } ?? false
    let openElements = layout.ambiguousElements.map(\.element)
    if isUnique != openElements.isEmpty {
      let spread = answer.spread.map { "\($0)" } ?? "infinite"
      differences.append("open elements are \(openElements), but the spread is \(spread)")
    }
    if isUnique {
      for (index, (ours, theirs)) in zip(frames, answer.frames ?? []).enumerated()
      where !isClose([ours.minX, ours.minY, ours.width, ours.height], theirs) {
        differences.append("frame of \(screen.system.items[index].name): \(ours), not \(theirs)")
      }
    }
    return differences + rangeDifferences(from: answer.ranges ?? [])
  }

  private func differences(
    from least: [[Double]], _ given: SecondSolver.Errors
  ) -> [String] {
    var differences: [String] = []
    if given.required > 1e-6 {
      differences.append("what is required is missed by \(given.required)")
    }
    for (level, found) in zip(least, given.levels) where !isClose([level[1]], [found]) {
      differences.append("priority \(level[0]): an error of \(found), not \(level[1])")
    }
    var missed: [Int: Double] = [:]
    for constraint in layout.missedOptionalConstraints {
      missed[constraint.index] = constraint.missedPoints
    }
    let constraints = screen.system.constraints
    let active = constraints.indices.filter { constraints[$0].isActive }
    for (index, theirs) in zip(active, given.missed) {
      let points = missed[index] ?? 0
      // The engine reports no error up to 10⁻⁶, so the two may differ by twice that.
      guard abs(points - theirs) > 2e-6 else { continue }
      let rule = screen.system.text(ofConstraint: index)
      differences.append("\(rule) is missed by \(theirs), not \(points)")
    }
    return differences
  }

  private func rangeDifferences(from ranges: [[Double?]]) -> [String] {
    zip(rangesOf, ranges).compactMap { variable, theirs in
      let name = screen.system.items[variable[0]].name
      let open = layout.ambiguousElements.first { $0.element == name }
      let ends = [theirs[0] ?? -.infinity, theirs[1] ?? .infinity]
      guard let ours = open?.ranges[variable[1]] else {
        return isClose([ends[0]], [ends[1]]) ? nil : "\(name) is open: \(variable) in \(ends)"
      }
      return isClose([ours.lowerBound, ours.upperBound], ends)
        ? nil : "\(name): \(variable) in \(ours), not \(ends)"
    }
  }
}

/// Whether numbers agree to a millionth of a point; an infinity agrees with itself.
private func isClose(_ first: [Double], _ second: [Double]) -> Bool {
  zip(first, second).allSatisfy { $0 == $1 || abs($0 - $1) <= 1e-6 }
}

extension AmbiguousElement {
  /// x, y, width and height.
  fileprivate var ranges: [ClosedRange<Double>] { [x, y, width, height] }
}
