public import Comparison
public import Geometry
import LayoutConstraints
import Scenarios
public import TextMeasuring

/// A small scenario in which an edge still differs in a container.
public struct Counterexample: Sendable {
  /// The text of a scenario file with that one container.
  public let text: String
  /// The element whose edge differs.
  public let element: String
  /// The edge.
  public let edge: Edge
  /// The container in which it differs.
  public let container: Container

  /// Takes all away from the text of a scenario file that the first difference of a proof does not
  /// need; `nil` where the proof has none, or the file cannot be read again.
  ///
  /// Takes two layouts for each part that might go, as often as parts go: a second for a screen.
  public init?(of proof: ScenarioProof, text: String, file: String, measurer: TextMeasurer) {
    for sweep in proof.sweeps {
      let pieces = sweep.pieces + sweep.isolatedDifferences
      guard let first = pieces.first(where: { !$0.differences.isEmpty }) else { continue }
      // An own element says more than the container.
      let difference =
        first.differences.first { $0.element != ProvenScreen.container } ?? first.differences[0]
      let (ends, isLater) = Self.largest(difference, in: pieces)
      let exact = ends.lowerBound + (isLater ? 0.9 : 0.1) * (ends.upperBound - ends.lowerBound)
      let whole = exact.rounded()
      container = sweep.sweep.container(at: ends.contains(whole) ? whole : exact)
      element = difference.element
      edge = difference.edge
      let equal = sweep.pieces.filter(\.verdict.agrees).last { $0.lengths.upperBound <= exact }
      let shrinking = Shrinking(
        file: file, element: element, edge: edge, container: container,
        equalContainer: equal.map {
          sweep.sweep.container(at: ($0.lengths.lowerBound + $0.lengths.upperBound) / 2)
        }, measurer: measurer)
      guard let smallest = shrinking.smallest(of: text) else { return nil }
      self.text = smallest
      return
    }
    return nil
  }

  /// The lengths of the piece in which an edge differs most, and whether it does so at their end.
  private static func largest(
    _ difference: ProofPiece.Difference, in pieces: [ProofPiece]
  ) -> (lengths: ClosedRange<Double>, isLater: Bool) {
    var found: (lengths: ClosedRange<Double>, isLater: Bool) = (0...0, false)
    var largest = 0.0
    for piece in pieces {
      for other in piece.differences
      where other.element == difference.element && other.edge == difference.edge {
        let (start, end) = (abs(other.distanceAtStart), abs(other.distanceAtEnd))
        guard max(start, end) > largest else { continue }
        largest = max(start, end)
        found = (piece.lengths, end > start)
      }
    }
    return found
  }
}

/// Takes parts away from a text as long as it still shows a difference.
private struct Shrinking {
  let file: String
  let element: String
  let edge: Edge
  let container: Container
  /// A container in which both notations agree, if there is one: they must go on to.
  let equalContainer: Container?
  let measurer: TextMeasurer

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
      for name in elements(of: outline) where name != element {
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

  /// How far the edge of the spec is beyond that of the constraints.
  ///
  /// `nil` where it is not, where something differs in the other container too, or where the
  /// constraints leave anything open, unless they may.
  private func distance(in outline: TextOutline, mayBeOpen: Bool) -> Double? {
    guard let scenario = scenario(outline), let screen = try? ProvenScreen(scenario),
      let differences = try? screen.differences(in: container),
      let difference = differences.first(where: { $0.element == element && $0.edge == edge }),
      let layout = try? screen.layouts.constraints(in: container, rounding: .exact),
      mayBeOpen || layout.ambiguousElements.isEmpty, layout.conflicts.isEmpty
    else { return nil }
    if let equalContainer {
      guard let others = try? screen.differences(in: equalContainer), others.isEmpty else {
        return nil
      }
    }
    return difference.distanceAtStart
  }
}
