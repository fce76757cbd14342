package import Comparison
import Geometry
import LayoutSpecs
package import Layouts
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
  private static let mostNodes = 2_200_000
  private static let mostNodesOfSearch = 700_000
  private static let mostNodesOfPart = 250_000
  private static let mostNodesOfElement = 60_000

  /// How often a proof may add examples.
  private static let mostRounds = 6
  /// How often elements that hinder a search are placed by themselves.
  private static let mostSearches = 10

  private init(_ scenario: Scenario, _ sweeps: [Sweep], _ work: LayoutWork) {
    self.scenario = scenario
    self.sweeps = sweeps
    self.work = work
    finder = ExampleFinder(scenario, sweeps, work)
  }

  /// The best spec for the constraints of a scenario at the widths of a range; `nil` where not even one
  /// element has a proven spec, at any width.
  ///
  /// Its own spec is not looked at. Without constraints, a spec of its frames is searched for, which must be
  /// given at two widths at least. Throws where an engine fails.
  package static func recover(
    _ scenario: Scenario, widths: ClosedRange<Double> = Sweep.usualWidths,
    work: LayoutWork = LayoutWork()
  ) throws(ProofError) -> SpecRecovery? {
    var alone = scenario.alone(.constraints)
    alone.expectation = nil
    work.begin("recovering \(scenario.id)")
    guard alone.constraints != nil else { return fitting(alone, work) }
    var recoverer = SpecRecoverer(alone, Sweep.all(of: alone, widths: widths), work)
    return try recoverer.best(in: widths)
  }

  /// A spec that has the frames of a scenario at all widths at which it gives them.
  private static func fitting(_ scenario: Scenario, _ work: LayoutWork) -> SpecRecovery? {
    guard scenario.framedWidths.count > 1 else { return nil }
    for isApart in [false, true] {
      for rounding in [0, scenario.frameRounding] {
        let screen = RecoveryScreen(framesOf: scenario, Closeness(rounding: rounding))
        let apart = isApart ? Set(screen.names) : []
        var search = SpecSearch(screen, mostNodes: mostNodesOfSearch, work)
        guard let spec = search.spec(apart: apart) else { continue }
        return SpecRecovery(
          scenario: scenario.with(spec, of: screen), spec: spec, proof: nil,
          apart: screen.names.filter(apart.contains),
          hidden: scenario.elements.map { $0.name }.filter { screen.index(of: $0) == nil },
          rounding: rounding)
      }
    }
    return nil
  }

  private mutating func best(in widths: ClosedRange<Double>) throws(ProofError) -> SpecRecovery? {
    let whole = try attempt(leavingOut: [], apart: [], in: widths)
    if let recovery = whole.recovery, recovery.isProvenWithoutConflicts { return recovery }
    let parts = try parts(after: whole, in: widths)
    if let parts, parts.leftOut.isEmpty { return parts }
    let some = if let recovery = whole.recovery { recovery } else { try range(in: widths) }
    guard let parts else { return some }
    guard let some else { return parts }
    // Every width of most elements is worth more than most widths of all.
    let share = 1 - Double(parts.leftOut.count) / Double(max(1, finder.shownNames.count))
    return share >= some.provenShare ? parts : some
  }

  /// The result of one search: a spec with its proof, or elements that hinder it.
  private struct Attempt {
    var recovery: SpecRecovery?
    var failing: [String] = []
  }

  /// Searches for a spec and proves it, again with more examples where it differs.
  private mutating func attempt(
    leavingOut leftOut: Set<String>, apart: Set<String>, in widths: ClosedRange<Double>,
    most: Int = mostNodesOfSearch
  ) throws(ProofError) -> Attempt {
    var best: SpecRecovery?
    func names(_ names: Set<String>) -> [String] {
      scenario.elements.map { $0.name }.filter(names.contains)
    }
    for _ in 0..<Self.mostRounds {
      let screen = finder.screen(leavingOut: leftOut, widths: widths)
      var search = SpecSearch(screen, mostNodes: min(most, nodesLeft), work)
      let found = search.spec(apart: apart)
      nodesLeft -= search.laidOutNodes
      guard let spec = found else {
        return Attempt(recovery: best, failing: best == nil ? search.failing : [])
      }
      let paired = scenario.with(spec, of: screen)
      let proof = try ScenarioProver.prove(paired, on: sweeps, work: work)
      let recovery = SpecRecovery(
        scenario: paired, spec: spec, proof: proof, leftOut: names(leftOut), apart: names(apart),
        hidden: scenario.elements.map { $0.name }.filter { !finder.shownNames.contains($0) })
      if recovery.isProvenWithoutConflicts { return Attempt(recovery: recovery) }
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
        let margin = ExampleFinder.margin(ofLength: high - low)
        for width in [low + margin, (low + high) / 2, high - margin] where widths.contains(width) {
          if finder.add(width, of: sweep.sweep) { isNew = true }
        }
      }
    }
    return isNew
  }

  /// A spec of as many elements as possible that is proven at every width.
  ///
  /// What has no spec by itself is left out. Of the others, those that hinder the search are placed by
  /// themselves; all of them, where that does not help.
  private mutating func parts(
    after whole: Attempt, in widths: ClosedRange<Double>
  ) throws(ProofError) -> SpecRecovery? {
    let leftOut = Set(finder.shownNames.filter { !hasSpecAlone($0, in: widths) })
    let placed = finder.shownNames.filter { !leftOut.contains($0) }
    guard !placed.isEmpty else { return nil }
    var apart: Set<String> = []
    var failing = leftOut.isEmpty ? whole.failing : []
    for _ in 0..<Self.mostSearches where nodesLeft > Self.mostNodes / 8 {
      if !leftOut.isEmpty || !apart.isEmpty {
        let attempt = try attempt(
          leavingOut: leftOut, apart: apart, in: widths, most: Self.mostNodesOfPart)
        if let recovery = attempt.recovery, recovery.isProvenWithoutConflicts { return recovery }
        failing = attempt.failing
      }
      guard let element = failing.last(where: { placed.contains($0) && !apart.contains($0) })
      else { break }
      apart.insert(element)
    }
    let attempt = try attempt(leavingOut: leftOut, apart: Set(placed), in: widths)
    return attempt.recovery.flatMap { $0.isProvenWithoutConflicts ? $0 : nil }
  }

  /// Whether a search finds a spec of an element by itself.
  private mutating func hasSpecAlone(_ name: String, in widths: ClosedRange<Double>) -> Bool {
    let others = Set(finder.shownNames).subtracting([name])
    let screen = finder.screen(leavingOut: others, widths: widths)
    var search = SpecSearch(screen, mostNodes: min(Self.mostNodesOfElement, nodesLeft), work)
    defer { nodesLeft -= search.laidOutNodes }
    return search.spec() != nil
  }

  /// A spec of all elements for the widths from some example on, or up to one.
  private mutating func range(in widths: ClosedRange<Double>) throws(ProofError) -> SpecRecovery? {
    let ends = Set(finder.containers.map { $0.container.width }).sorted()
    var best: SpecRecovery?
    for step in [ends.count / 4, ends.count / 2, ends.count * 3 / 4] where step > 0 {
      let ranges = [
        ends[step]...widths.upperBound, widths.lowerBound...ends[ends.count - 1 - step],
      ]
      for range in ranges where range.lowerBound < range.upperBound {
        let found = try attempt(leavingOut: [], apart: [], in: range).recovery
        guard let found, found.provenShare > best?.provenShare ?? 0 else { continue }
        best = found
      }
      if best != nil { return best }
    }
    return best
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
