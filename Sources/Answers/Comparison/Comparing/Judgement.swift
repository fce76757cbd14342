import Geometry
import Scenarios

/// What the comparisons in all containers come to, and the sentence that says it.
struct Judgement {
  let verdict: Verdict
  let sentence: String

  /// Judges `containers`, which is not empty, against what the author announced.
  init(of containers: [ContainerComparison], expectation: Scenario.Expectation?) {
    if let (container, failure) = Self.worstFailure(in: containers) {
      verdict = failure.isInternal ? .failed : .invalid
      sentence = "it cannot be laid out at \(container.words)"
    } else if containers.contains(where: { !$0.conflicts.isEmpty }) {
      (verdict, sentence) = Self.judgeConflict(in: containers, against: expectation)
    } else if let expectation {
      (verdict, sentence) = Self.judge(containers, against: expectation)
    } else if containers.allSatisfy(\.agrees) {
      verdict = .agrees
      sentence = Self.agreement(of: containers)
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
    return failures.first(where: \.1.isInternal) ?? failures.first
  }

  private static func judgeConflict(
    in containers: [ContainerComparison], against expectation: Scenario.Expectation?
  ) -> (Verdict, String) {
    let places = containers.filter { !$0.conflicts.isEmpty }.map(\.container.words)
    let sentence = "required constraints conflict at \(list(places))"
    guard let expectation, expectation.isConflict else { return (.conflict, sentence) }
    return (.conflictAsExpected, "\(sentence) as announced: \(reason(of: expectation))")
  }

  /// The author's reason without the full stop that ends it: what is said here ends in none.
  private static func reason(of expectation: Scenario.Expectation) -> String {
    let reason = expectation.reason
    return reason.hasSuffix(".") && !reason.hasSuffix("..") ? String(reason.dropLast()) : reason
  }

  private static func judge(
    _ containers: [ContainerComparison], against expectation: Scenario.Expectation
  ) -> (Verdict, String) {
    guard !expectation.isConflict else {
      return (.unexpected, "it announces a conflict, and the required constraints hold together")
    }
    let differing = Set(containers.flatMap(\.differingElements))
    let expected = Set(expectation.elements)
    if differing == expected, !expected.isEmpty {
      return (.differsAsExpected, "both layouts differ as announced: \(reason(of: expectation))")
    }
    let missing = expected.subtracting(differing).sorted()
    let surprising = differing.subtracting(expected).sorted()
    var parts: [String] = []
    if !missing.isEmpty {
      parts.append("\(list(missing)) should differ and \(missing.count == 1 ? "does" : "do") not")
    }
    if !surprising.isEmpty {
      let verb = surprising.count == 1 ? "differs" : "differ"
      parts.append("\(list(surprising)) \(verb) and should not")
    }
    if parts.isEmpty { parts.append("it announces a difference, and names no element for it") }
    return (.unexpected, parts.joined(separator: "; "))
  }

  private static func agreement(of containers: [ContainerComparison]) -> String {
    let elements = containers.flatMap(\.elements)
    var sentence = "both layouts agree at \(list(containers.map(\.container.words)))"
    if elements.contains(where: { $0.agreement == .rounding }) {
      sentence += ", up to rounding to pixels"
    }
    if let open = openness(in: containers) { sentence += "; \(open)" }
    return sentence + absence(in: containers)
  }

  /// What the constraints leave open, where, and why that agrees; `nil` where nothing is open.
  private static func openness(in containers: [ContainerComparison]) -> String? {
    let groups = containers.joined { [$0].openValues }
    guard !groups.isEmpty else { return nil }
    let places = groups.map { values, places in
      list(values) + " open" + (places.count == containers.count ? "" : " at \(list(places))")
    }
    let words = "the constraints leave \(places.listed)"
    let count = containers.flatMap(\.openElementsInBoth).count
    let allowed = count == 1 ? "the frame in the spec is one" : "the frames in the spec are some"
    return count == 0 ? words : "\(words), and \(allowed) of those they allow"
  }

  private static func difference(in containers: [ContainerComparison]) -> String {
    containers.differenceWords + absence(in: containers)
  }

  /// Which elements could not be compared, because one notation has no place for them.
  private static func absence(in containers: [ContainerComparison]) -> String {
    absence(of: containers.flatMap(\.onlyInConstraints), in: "in the layout spec")
      + absence(of: containers.flatMap(\.onlyInSpec), in: "among the constraints")
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
