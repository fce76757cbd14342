import Comparison
package import Geometry
import LayoutConstraints
package import Layouts
import ScenarioFiles
import Scenarios
package import TextMeasuring

/// A scenario reduced to what its first difference, or its first conflict, needs.
package struct Counterexample: Sendable {
  /// The text of the reduced scenario file, with one container.
  package let text: String
  /// The difference or conflict that it shows.
  package let subject: Subject
  /// The container in which it shows that.
  package let container: Container
  /// Whether nothing more can go; false where the work ended before everything was tried.
  package let isSmallest: Bool

  /// A difference or a conflict.
  package enum Subject: Sendable, Equatable {
    /// An edge of an element differs between the notations.
    case edge(String, Edge)
    /// Required constraints conflict.
    case conflict
  }

  /// Removes everything from the text of a scenario file that the proof's first difference, or its
  /// first conflict if that comes earlier, does not need.
  ///
  /// Takes two layouts for each line that might go, as often as lines go: about a second for a screen.
  /// `nil` where the proof has neither, or the file cannot be read again. Where `work` ends, the text is
  /// what it was reduced to by then.
  package init?(
    of proof: ScenarioProof, text: String, file: String, measurer: TextMeasurer,
    work: LayoutWork = LayoutWork()
  ) {
    let source = SourceText(file: file, text: text)
    guard let scenario = try? ScenarioReader.scenario(from: source, measurer: measurer),
      let sweep = proof.sweeps.first(where: { !$0.disagreements.isEmpty }),
      let compared = (try? ProvenScreen(scenario.shown(inCase: sweep.sweep.caseName)))
        .map({ Set($0.names) })
    else { return nil }
    let segments = sweep.segments + sweep.isolatedDifferences
    if let first = segments.first(where: { $0.verdict.disagrees }) {
      let (subject, exact, lengths) = Self.place(of: first, in: segments)
      let whole = exact.rounded()
      container = sweep.sweep.container(at: lengths.contains(whole) ? whole : exact)
      self.subject = subject
      let equal = sweep.segments.filter { $0.verdict.agrees }.last {
        $0.lengths.upperBound <= exact
      }
      let shrinking = Shrinking(
        file: file, subject: subject, container: container,
        equalContainer: equal.map {
          sweep.sweep.container(at: ($0.lengths.lowerBound + $0.lengths.upperBound) / 2)
        }, measurer: measurer, compared: compared, work: work)
      guard let (smallest, isSmallest) = shrinking.smallest(of: text) else { return nil }
      (self.text, self.isSmallest) = (smallest, isSmallest)
      return
    }
    return nil
  }

  /// The first difference or conflict of a segment, a length that shows it well, and the lengths around
  /// it.
  private static func place(
    of segment: ProofSegment, in segments: [ProofSegment]
  ) -> (subject: Subject, length: Double, lengths: ClosedRange<Double>) {
    // The edge of an element is more informative than the container's.
    let own = segment.differences.first { $0.element != ProvenScreen.containerName }
    guard let difference = own ?? segment.differences.first else {
      let middle = (segment.lengths.lowerBound + segment.lengths.upperBound) / 2
      return (.conflict, middle, segment.lengths)
    }
    let (lengths, isLater) = largest(difference, in: Self.alike(segment, in: segments))
    let length =
      lengths.lowerBound
      + (isLater ? 0.9 : 0.1) * (lengths.upperBound - lengths.lowerBound)
    return (.edge(difference.element, difference.edge), length, lengths)
  }

  /// A segment and those that follow it without a gap, as long as the same edges differ: another
  /// difference begins where others do.
  private static func alike(_ first: ProofSegment, in segments: [ProofSegment]) -> [ProofSegment] {
    func edges(_ segment: ProofSegment) -> Set<String> {
      Set(segment.differences.map { "\($0.element).\($0.edge.rawValue)" })
    }
    var alike = [first]
    let later = segments.filter { $0.lengths.lowerBound >= first.lengths.upperBound }
      .sorted { $0.lengths.lowerBound < $1.lengths.lowerBound }
    for segment in later {
      let isNext = segment.lengths.lowerBound <= alike[alike.count - 1].lengths.upperBound
      guard isNext, edges(segment) == edges(first) else { break }
      alike.append(segment)
    }
    return alike
  }

  /// The lengths of the segment in which an edge differs most, and whether it does so at their upper
  /// end.
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

/// Removes parts of a text as long as it still shows the same difference.
private struct Shrinking {
  let file: String
  let subject: Counterexample.Subject
  let container: Container
  /// A container in which both notations are equal, if there is one: they must stay equal there.
  let equalContainer: Container?
  let measurer: TextMeasurer
  /// The elements that both notations of the whole scenario place: both keep placing an element, or it
  /// goes altogether.
  let compared: Set<String>
  /// The most layouts.
  let work: LayoutWork

  /// Two layouts for each trial, and two where both notations must stay equal.
  private static let layoutsOfTrial = 4

  /// The text without everything that can go, and whether everything was tried; `nil` where it does not
  /// show the difference at all.
  func smallest(of text: String) -> (text: String, isSmallest: Bool)? {
    work.begin("reducing the scenario")
    var outline = TextOutline(text)
    outline.replaceBlock(ofKey: "containers", by: "containers: [\(container.inCase(nil).text)]")
    outline.removeBlock(ofKey: "expect")
    var mayBeAmbiguous = false
    if distance(in: outline, mayBeAmbiguous: false) == nil { mayBeAmbiguous = true }
    guard let distance = distance(in: outline, mayBeAmbiguous: mayBeAmbiguous) else { return nil }
    var isSmallest = true
    func shows(_ smaller: TextOutline) -> Bool {
      // A name in the middle of a line stays where it is: there is nothing to try.
      guard smaller != outline else { return false }
      guard isSmallest, work.takes(Self.layoutsOfTrial) else {
        isSmallest = false
        return false
      }
      work.note("\(outline.lines.count) lines are left")
      guard let other = self.distance(in: smaller, mayBeAmbiguous: mayBeAmbiguous) else {
        return false
      }
      // Another distance would be another difference.
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
    return (outline.text, isSmallest)
  }

  private func scenario(_ outline: TextOutline) -> Scenario? {
    let source = SourceText(file: file, text: outline.text)
    let scenario = try? ScenarioReader.scenario(from: source, measurer: measurer)
    return scenario?.shown(in: container)
  }

  private func elements(of outline: TextOutline) -> [String] {
    scenario(outline)?.elements.map { $0.name } ?? []
  }

  /// The spec's position of the edge minus the constraints', or by how much required constraints are
  /// missed in total; in points.
  ///
  /// `nil` where there is no difference, where the other container is no longer equal, or where
  /// anything is ambiguous unless `mayBeAmbiguous`.
  private func distance(in outline: TextOutline, mayBeAmbiguous: Bool) -> Double? {
    guard let scenario = scenario(outline), let screen = try? ProvenScreen(scenario),
      // An element that is no longer compared would be another difference.
      scenario.elements.allSatisfy({
        screen.names.contains($0.name) || !compared.contains($0.name)
      }),
      let layout = try? screen.layouts.constraints(in: container, rounding: .exact),
      let distance = distance(in: screen, layout, mayBeAmbiguous: mayBeAmbiguous)
    else { return nil }
    if let equalContainer {
      guard let agree = try? screen.agree(in: equalContainer), agree else { return nil }
    }
    return distance
  }

  private func distance(
    in screen: ProvenScreen, _ layout: ConstraintLayout, mayBeAmbiguous: Bool
  ) -> Double? {
    switch subject {
    case .conflict:
      return layout.conflicts.isEmpty ? nil : layout.conflicts.reduce(0) { $0 + $1.missedPoints }
    case .edge(let element, let edge):
      guard mayBeAmbiguous || layout.ambiguousElements.isEmpty, layout.conflicts.isEmpty,
        let differences = try? screen.differences(in: container, from: layout)
      else { return nil }
      return differences.first { $0.element == element && $0.edge == edge }?.distanceAtStart
    }
  }
}

extension Counterexample.Subject {
  /// The element that the text must keep; `nil` for a conflict.
  fileprivate var element: String? {
    switch self {
    case .edge(let element, _): element
    case .conflict: nil
    }
  }
}
