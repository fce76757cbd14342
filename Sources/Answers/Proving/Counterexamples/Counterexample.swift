public import Comparison
public import Geometry
import LayoutConstraints
import Scenarios
public import TextMeasuring

/// A small scenario in which an edge still differs in a container, or constraints still contradict
/// each other.
public struct Counterexample: Sendable {
  /// The text of a scenario file with that one container.
  public let text: String
  /// What it shows.
  public let subject: Subject
  /// The container in which it does.
  public let container: Container

  /// What a scenario shows.
  public enum Subject: Sendable, Equatable {
    /// An edge of an element is where only one of the notations puts it.
    case edge(String, Edge)
    /// Required constraints contradict each other.
    case conflict
  }

  /// Takes all away from the text of a scenario file that the first difference of a proof does not
  /// need, or its first conflict if that comes before; `nil` where the proof has none, or the file
  /// cannot be read again.
  ///
  /// Takes two layouts for each part that might go, as often as parts go: a second for a screen.
  public init?(of proof: ScenarioProof, text: String, file: String, measurer: TextMeasurer) {
    let source = SourceText(file: file, text: text)
    guard let scenario = try? ScenarioReader.scenario(from: source, measurer: measurer),
      let compared = (try? ProvenScreen(scenario)).map({ Set($0.names) })
    else { return nil }
    for sweep in proof.sweeps {
      let segments = sweep.segments + sweep.isolatedDifferences
      guard let first = segments.first(where: \.disagrees) else { continue }
      let (subject, exact, lengths) = Self.place(of: first, in: segments)
      let whole = exact.rounded()
      container = sweep.sweep.container(at: lengths.contains(whole) ? whole : exact)
      self.subject = subject
      let equal = sweep.segments.filter(\.verdict.agrees).last { $0.lengths.upperBound <= exact }
      let shrinking = Shrinking(
        file: file, subject: subject, container: container,
        equalContainer: equal.map {
          sweep.sweep.container(at: ($0.lengths.lowerBound + $0.lengths.upperBound) / 2)
        }, measurer: measurer, compared: compared)
      guard let smallest = shrinking.smallest(of: text) else { return nil }
      self.text = smallest
      return
    }
    return nil
  }

  /// What a segment shows first, at which length that is seen well, and the lengths around it.
  private static func place(
    of segment: ProofSegment, in segments: [ProofSegment]
  ) -> (subject: Subject, length: Double, lengths: ClosedRange<Double>) {
    // An own element says more than the container.
    let own = segment.differences.first { $0.element != ProvenScreen.containerName }
    guard let difference = own ?? segment.differences.first else {
      let middle = (segment.lengths.lowerBound + segment.lengths.upperBound) / 2
      return (.conflict, middle, segment.lengths)
    }
    let (lengths, isLater) = largest(difference, in: segments)
    let length =
      lengths.lowerBound
      + (isLater ? 0.9 : 0.1) * (lengths.upperBound - lengths.lowerBound)
    return (.edge(difference.element, difference.edge), length, lengths)
  }

  /// The lengths of the segment in which an edge differs most, and whether it does so at their end.
  private static func largest(
    _ difference: ProofSegment.Difference, in segments: [ProofSegment]
  ) -> (lengths: ClosedRange<Double>, isLater: Bool) {
    var found: (lengths: ClosedRange<Double>, isLater: Bool) = (0...0, false)
    var largest = 0.0
    for segment in segments {
      for other in segment.differences
      where other.element == difference.element && other.edge == difference.edge {
        let (start, end) = (abs(other.distanceAtStart), abs(other.distanceAtEnd))
        guard max(start, end) > largest else { continue }
        largest = max(start, end)
        found = (segment.lengths, end > start)
      }
    }
    return found
  }
}

/// Takes parts away from a text as long as it still shows the same.
private struct Shrinking {
  let file: String
  let subject: Counterexample.Subject
  let container: Container
  /// A container in which both notations agree, if there is one: they must go on to.
  let equalContainer: Container?
  let measurer: TextMeasurer
  /// What both notations of the whole scenario place: they must go on to, or it goes altogether.
  let compared: Set<String>

  /// The text without all that can go; `nil` where it does not show the difference at all.
  func smallest(of text: String) -> String? {
    var outline = TextOutline(text)
    outline.replaceBlock(ofKey: "containers", by: "containers: [\(container.text)]")
    outline.removeBlock(ofKey: "expect")
    var mayBeOpen = false
    if distance(in: outline, mayBeOpen: false) == nil { mayBeOpen = true }
    guard let distance = distance(in: outline, mayBeOpen: mayBeOpen) else { return nil }
    func shows(_ smaller: TextOutline) -> Bool {
      guard let other = self.distance(in: smaller, mayBeOpen: mayBeOpen) else { return false }
      // Another distance is another difference.
      return abs(other - distance) <= Tolerance.equal
    }
    var hasShrunk = true
    while hasShrunk {
      hasShrunk = false
      for name in elements(of: outline) where name != subject.element {
        let smaller = outline.without(name: name)
        if shows(smaller) { (outline, hasShrunk) = (smaller, true) }
      }
      var line = 0
      while line < outline.lines.count {
        let smaller = outline.withoutBlock(at: line)
        if shows(smaller) { (outline, hasShrunk) = (smaller, true) } else { line += 1 }
      }
    }
    return outline.text
  }

  private func scenario(_ outline: TextOutline) -> Scenario? {
    let source = SourceText(file: file, text: outline.text)
    return try? ScenarioReader.scenario(from: source, measurer: measurer)
  }

  private func elements(of outline: TextOutline) -> [String] {
    scenario(outline)?.elements.map(\.name) ?? []
  }

  /// How far the edge of the spec is beyond that of the constraints, or how much too little room
  /// there is for all that is required.
  ///
  /// `nil` where it is not, where anything is wrong in the other container too, or where the
  /// constraints leave anything open, unless they may.
  private func distance(in outline: TextOutline, mayBeOpen: Bool) -> Double? {
    guard let scenario = scenario(outline), let screen = try? ProvenScreen(scenario),
      // What neither notation compares any more would be another difference.
      scenario.elements.allSatisfy({
        screen.names.contains($0.name) || !compared.contains($0.name)
      }),
      let layout = try? screen.layouts.constraints(in: container, rounding: .exact),
      let distance = distance(in: screen, layout, mayBeOpen: mayBeOpen)
    else { return nil }
    if let equalContainer {
      guard let agree = try? screen.agree(in: equalContainer), agree else { return nil }
    }
    return distance
  }

  private func distance(
    in screen: ProvenScreen, _ layout: ConstraintLayout, mayBeOpen: Bool
  ) -> Double? {
    switch subject {
    case .conflict:
      return layout.conflicts.isEmpty ? nil : layout.conflicts.reduce(0) { $0 + $1.missedPoints }
    case .edge(let element, let edge):
      guard mayBeOpen || layout.ambiguousElements.isEmpty, layout.conflicts.isEmpty,
        let differences = try? screen.differences(in: container, from: layout)
      else { return nil }
      return differences.first { $0.element == element && $0.edge == edge }?.distanceAtStart
    }
  }
}

extension Counterexample.Subject {
  /// The element that a text must keep to show it.
  fileprivate var element: String? {
    switch self {
    case .edge(let element, _): element
    case .conflict: nil
    }
  }
}
