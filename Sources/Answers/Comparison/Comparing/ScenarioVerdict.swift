import Geometry
import Layouts
import Reasons
import Scenarios

/// The verdict of the comparisons in all containers, and its sentence.
struct ScenarioVerdict {
  let verdict: Verdict
  let sentence: String

  /// Judges `containers`, which is not empty, against what the scenario expects.
  init(of containers: [ContainerComparison], _ scenario: Scenario) {
    let expectation = scenario.expectation
    if let (container, failure) = Self.worstFailure(in: containers) {
      verdict =
        failure.reason.isInternal ? .failed : failure.reason.isOfWork ? .unfinished : .invalid
      sentence =
        verdict == .unfinished
        ? Self.unfinished(in: containers) : "it cannot be laid out at \(container.inPoints)"
    } else if containers.contains(where: { !$0.conflicts.isEmpty }) {
      (verdict, sentence) = Self.judgeConflict(in: containers, against: expectation)
    } else if let expectation {
      (verdict, sentence) = Self.judge(
        containers, against: expectation, hasBoth: scenario.hasBothNotations)
    } else if containers.allSatisfy({ $0.agrees }) {
      verdict = .agrees
      sentence = Self.agreement(of: containers, scenario)
    } else {
      verdict = .differs
      sentence = Self.difference(in: containers)
    }
  }

  private static func worstFailure(
    in containers: [ContainerComparison]
  ) -> (Container, FailureFinding)? {
    let failures = containers.compactMap { comparison in
      comparison.failure.map { (comparison.container, $0) }
    }
    return failures.first { $0.1.reason.isInternal }
      ?? failures.first { !$0.1.reason.isOfWork } ?? failures.first
  }

  private static func unfinished(in containers: [ContainerComparison]) -> String {
    let compared = containers.count { $0.failure == nil }
    return "the work ended after \(compared) of \(containers.count) containers"
  }

  private static func judgeConflict(
    in containers: [ContainerComparison], against expectation: Scenario.Expectation?
  ) -> (Verdict, String) {
    let places = containers.filter { !$0.conflicts.isEmpty }.map { $0.container }
    let sentence = "required constraints conflict at \(places.listedInPoints)"
    guard let expectation, expectation.isConflict else { return (.conflict, sentence) }
    return (.conflictAsExpected, "\(sentence) as expected: \(expectation.clause)")
  }

  private static func judge(
    _ containers: [ContainerComparison], against expectation: Scenario.Expectation, hasBoth: Bool
  ) -> (Verdict, String) {
    let judgement = ExpectationJudgement(of: containers, against: expectation)
    guard judgement.isMet else { return (.unexpected, judgement.clause) }
    let subject = hasBoth ? "both layouts differ" : "it differs from \(givenWords(containers))"
    return (.differsAsExpected, "\(subject) as expected: \(expectation.clause)")
  }

  private static func agreement(of containers: [ContainerComparison], _ scenario: Scenario)
    -> String
  {
    let elements = containers.flatMap { $0.elements }
    let given = containers.filter { $0.given != nil }.map { $0.container }
    let places = containers.map { $0.container }.listedInPoints
    var sentence: String
    if !scenario.hasBothNotations {
      let notation = scenario.hasSpec ? "the layout spec agrees" : "the constraints agree"
      sentence = "\(notation) with \(givenWords(containers)) at \(given.listedInPoints)"
    } else if given.count == containers.count {
      sentence = "both layouts and \(givenWords(containers)) agree at \(places)"
    } else {
      sentence = "both layouts agree at \(places)"
      if !given.isEmpty {
        sentence += ", and with \(givenWords(containers)) at \(given.listedInPoints)"
      }
    }
    if elements.contains(where: { $0.agreement == .rounding }) {
      sentence += ", up to rounding to pixels"
    }
    if givenElements(containers).contains(where: { $0.hasOtherFont }) {
      sentence += ", up to the device's font"
    }
    if let ambiguity = ambiguity(in: containers) { sentence += "; \(ambiguity)" }
    return sentence + absence(in: containers)
  }

  /// What the layouts are compared with beside each other: `the given frames`, `the browser`, or both.
  private static func givenWords(_ containers: [ContainerComparison]) -> String {
    let sources = givenElements(containers).map { $0.source }
    return [(GivenSource?.none, "the given frames"), (.browser, "the browser")]
      .filter { source, _ in sources.contains(source) }.map { $0.1 }.joined(separator: " and ")
  }

  private static func givenElements(_ containers: [ContainerComparison]) -> [GivenElement] {
    containers.flatMap { $0.given?.elements ?? [] }
  }

  /// The ambiguous values with their containers, and why they agree; `nil` where there are none.
  private static func ambiguity(in containers: [ContainerComparison]) -> String? {
    let groups = containers.joined { [$0].ambiguousValues }
    guard !groups.isEmpty else { return nil }
    let places = groups.map { values, places in
      "\(list(values)) \(values.count == 1 ? "is" : "are") ambiguous"
        + (places.count == containers.count ? "" : " at \(places.listedInPoints)")
    }
    let isCompared = containers.contains { !$0.ambiguousElementsInBoth.isEmpty }
    return places.listed + (isCompared ? ", and the spec's layout is one valid solution" : "")
  }

  private static func difference(in containers: [ContainerComparison]) -> String {
    containers.differenceWords + absence(in: containers)
  }

  /// The elements that cannot be compared, because one notation does not place them.
  private static func absence(in containers: [ContainerComparison]) -> String {
    absence(of: containers.flatMap { $0.onlyInConstraints }, in: "in the layout spec")
      + absence(of: containers.flatMap { $0.onlyInSpec }, in: "in the constraints")
  }

  private static func absence(of names: [String], in notation: String) -> String {
    let absent = unique(names)
    guard !absent.isEmpty else { return "" }
    return "; \(list(absent)) \(absent.count == 1 ? "is" : "are") not \(notation)"
  }

  /// Each name once, in the order of their first appearance.
  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private static func list(_ words: [String]) -> String { words.listedInShort }
}
