package import Comparison
import Geometry
package import Layouts
import LayoutSpecs
import Proving
package import Scenarios

/// Recovers layout specs from constraints.
///
/// 1. A few widths are chosen, at which the spec must have the constraints' frames (`ExampleFinder`).
/// 2. The shortest spec that has them is searched for (`SpecSearch`).
/// 3. The prover compares it with the constraints at every width. Where it finds a difference, that width
///    is one more example, and the search begins again.
package struct SpecRecoverer {
  private let scenario: Scenario
  private let sweeps: [Sweep]
  private let work: LayoutWork
  private var finder: ExampleFinder
  /// The nodes that searches may still lay out.
  private var nodesLeft = mostNodes

  /// The most nodes that are laid out for a screen, and by one search.
  ///
  /// Ours: most screens take a few thousand; all of them take some seconds.
  private static let mostNodes = 4_000_000
  private static let mostNodesOfSearch = 800_000
  private static let mostNodesOfElement = 40_000

  /// How often a proof may add examples.
  private static let mostRounds = 6
  /// How often elements may be left out.
  private static let mostLeavings = 24

  private init(_ scenario: Scenario, _ sweeps: [Sweep], _ work: LayoutWork) {
    self.scenario = scenario
    self.sweeps = sweeps
    self.work = work
    finder = ExampleFinder(scenario, sweeps, work)
  }

  /// The best spec for the constraints of a scenario at the widths of a range; `nil` where not even one
  /// element has a proven spec, at any width.
  ///
  /// The scenario needs constraints; its own spec is not looked at. Throws where an engine fails.
  package static func recover(
    _ scenario: Scenario, widths: ClosedRange<Double> = Sweep.usualWidths,
    work: LayoutWork = LayoutWork()
  ) throws(ProofError) -> SpecRecovery? {
    var alone = scenario.alone(.constraints)
    alone.expectation = nil
    work.begin("recovering \(scenario.id)")
    var recoverer = SpecRecoverer(alone, Sweep.all(of: alone, widths: widths), work)
    return try recoverer.best(in: widths)
  }

  private mutating func best(in widths: ClosedRange<Double>) throws(ProofError) -> SpecRecovery? {
    let whole = try attempt(leavingOut: [], in: widths)
    if let recovery = whole.recovery, recovery.isProven || recovery.differsByConflictAlone {
      return recovery
    }
    let parts = try parts(after: whole, in: widths)
    let some = if let recovery = whole.recovery { recovery } else { try range(in: widths) }
    guard let parts else { return some }
    guard let some else { return parts }
    // Every width of most elements is worth more than most widths of all.
    let share = 1 - Double(parts.leftOut.count) / Double(max(1, finder.shownNames.count))
    return share >= some.provenShare ? parts : some
  }

  /// The result of one search: a spec with its proof, or the group that has none.
  private struct Attempt {
    var recovery: SpecRecovery?
    var failing: [String] = []
  }

  /// Searches for a spec and proves it, again with more examples where it differs.
  private mutating func attempt(
    leavingOut leftOut: Set<String>, in widths: ClosedRange<Double>
  ) throws(ProofError) -> Attempt {
    var best: SpecRecovery?
    for _ in 0..<Self.mostRounds {
      let screen = finder.screen(leavingOut: leftOut, widths: widths)
      var search = SpecSearch(screen, mostNodes: min(Self.mostNodesOfSearch, nodesLeft))
      let found = search.spec()
      nodesLeft -= search.laidOutNodes
      guard let spec = found else {
        return Attempt(recovery: best, failing: best == nil ? search.failing : [])
      }
      let paired = scenario.with(spec, of: screen)
      let proof = try ScenarioProver.prove(paired, on: sweeps, work: work)
      let recovery = SpecRecovery(
        scenario: paired, spec: spec, proof: proof,
        leftOut: scenario.elements.map(\.name).filter(leftOut.contains))
      if recovery.isProven || recovery.differsByConflictAlone { return Attempt(recovery: recovery) }
      if recovery.provenShare >= best?.provenShare ?? 0 { best = recovery }
      guard addCounterexamples(of: proof, in: widths) else { break }
    }
    return Attempt(recovery: best, failing: best?.differingElements ?? [])
  }

  /// Adds widths at which a spec differs; whether there are any that it did not have to meet.
  private mutating func addCounterexamples(
    of proof: ScenarioProof, in widths: ClosedRange<Double>
  ) -> Bool {
    var isNew = false
    for sweep in proof.sweeps {
      for segment in sweep.segments.filter({ $0.verdict == .differs }).prefix(3) {
        let (low, high) = (segment.lengths.lowerBound, segment.lengths.upperBound)
        let margin = ProofTolerance.margin(ofLength: high - low)
        for width in [low + margin, (low + high) / 2, high - margin] where widths.contains(width) {
          if finder.add(width, of: sweep.sweep) { isNew = true }
        }
      }
    }
    return isNew
  }

  /// A spec of as many elements as possible that is proven at every width.
  private mutating func parts(
    after whole: Attempt, in widths: ClosedRange<Double>
  ) throws(ProofError) -> SpecRecovery? {
    // What has no spec by itself has none among others.
    var leftOut = Set(
      finder.shownNames.filter { !hasSpecAlone($0, in: widths) })
    var failing = whole.failing
    if !leftOut.isEmpty, leftOut.count < finder.shownNames.count {
      let attempt = try attempt(leavingOut: leftOut, in: widths)
      if let recovery = attempt.recovery, recovery.isProven { return recovery }
      failing = attempt.failing
    }
    for _ in 0..<Self.mostLeavings {
      guard let element = failing.last(where: { !leftOut.contains($0) }) else { return nil }
      leftOut.insert(element)
      guard leftOut.count < finder.shownNames.count else { return nil }
      let attempt = try attempt(leavingOut: leftOut, in: widths)
      if let recovery = attempt.recovery, recovery.isProven { return recovery }
      failing = attempt.failing
    }
    return nil
  }

  /// Whether a search finds a spec of an element by itself.
  private mutating func hasSpecAlone(_ name: String, in widths: ClosedRange<Double>) -> Bool {
    let others = Set(finder.shownNames).subtracting([name])
    let screen = finder.screen(leavingOut: others, widths: widths)
    var search = SpecSearch(screen, mostNodes: min(Self.mostNodesOfElement, nodesLeft))
    defer { nodesLeft -= search.laidOutNodes }
    return search.spec() != nil
  }

  /// A spec of all elements for the widths from some example on, or up to one.
  private mutating func range(in widths: ClosedRange<Double>) throws(ProofError) -> SpecRecovery? {
    let ends = Set(finder.containers.map(\.container.width)).sorted()
    var best: SpecRecovery?
    for step in [ends.count / 4, ends.count / 2, ends.count * 3 / 4] where step > 0 {
      let ranges = [ends[step]...widths.upperBound, widths.lowerBound...ends[ends.count - 1 - step]]
      for range in ranges where range.lowerBound < range.upperBound {
        let found = try attempt(leavingOut: [], in: range).recovery
        guard let found, found.provenShare > best?.provenShare ?? 0 else { continue }
        best = found
      }
      if best != nil { return best }
    }
    return best
  }
}

extension SpecRecovery {
  /// Whether it is equal wherever constraints do not conflict, and somewhere they do not.
  fileprivate var differsByConflictAlone: Bool {
    let segments = proof.sweeps.flatMap(\.segments)
    return segments.allSatisfy { $0.verdict.agrees || $0.verdict.isConflict }
      && segments.contains(where: \.verdict.agrees)
  }

  /// The elements that differ somewhere, in the order of the file.
  fileprivate var differingElements: [String] {
    var names: Set<String> = []
    for sweep in proof.sweeps {
      for segment in sweep.disagreements { names.formUnion(segment.differences.map(\.element)) }
    }
    return scenario.elements.map(\.name).filter(names.contains)
  }
}

extension SpecSearch {
  /// The names of a smallest group that no spec was found for.
  fileprivate var failing: [String] {
    let failed = failures.filter { $0.value > 0 }
    let smallest = failed.min { ($0.key.count, -$0.value) < ($1.key.count, -$1.value) }?.key
    return (smallest ?? Array(screen.names.indices)).map { screen.names[$0] }
  }
}
