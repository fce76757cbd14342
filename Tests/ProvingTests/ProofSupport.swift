import Comparison
import Foundation
import Geometry
import LayoutConstraints
import Layouts
import ScenarioFiles
import Scenarios
import TestSupport
import Testing
import TextMeasuring

@testable import Proving

/// Scenarios for proofs, and comparisons of proofs with layouts at single lengths.
enum ProofSupport {
  static func read(_ text: String) throws -> Scenario {
    let source = SourceText(file: "card.yaml", text: text)
    return try ScenarioReader.scenario(from: source, measurer: TextMeasurer())
  }

  static func shipped(_ name: String) throws -> Scenario {
    try read(try Repository.scenario(name))
  }

  /// A shipped scenario with another line of its source.
  static func shipped(
    _ name: String, replacing line: String, with other: String
  ) throws -> Scenario {
    let text = try Repository.scenario(name)
    try #require(text.contains(line))
    return try read(text.replacing(line, with: other))
  }

  /// The names of the scenarios that come with the project and have both notations.
  static let shippedNames: [String] = {
    let files = FileManager.default.enumerator(atPath: Repository.scenarios.path)?.compactMap {
      $0 as? String
    }
    return (files ?? []).filter { $0.hasSuffix(".yaml") && !$0.hasPrefix("Swift") }
      .map { String($0.dropLast(5)) }.sorted()
  }()

  /// Compares a proof with both engines at steps of `step` points, from a little after the first
  /// length; returns the number of lengths that were compared.
  @discardableResult
  static func sample(
    _ proof: SweepProof, of scenario: Scenario, step: Double, _ place: String = ""
  ) throws -> Int {
    let screen = try ProvenScreen(scenario)
    var compared = 0
    var length = proof.sweep.lengths.lowerBound + step / 7
    while length < proof.sweep.lengths.upperBound {
      defer { length += step }
      let segments = proof.segments.filter { $0.lengths.contains(length) }
      let segment = try #require(segments.first, "\(place): no segment contains \(length)")
      let ends = [segment.lengths.lowerBound, segment.lengths.upperBound]
      guard ends.allSatisfy({ abs($0 - length) > 1e-5 }) else { continue }
      let container = proof.sweep.container(at: length)
      compared += 1
      switch segment.verdict {
      case .unproven: compared -= 1
      case .conflict:
        let layout = try screen.layouts.constraints(in: container, rounding: .exact)
        #expect(!layout.conflicts.isEmpty, "\(place) at \(length)")
      case .equal, .nearlyEqual, .differs:
        let found = try screen.differences(in: container).map { "\($0.element).\($0.edge)" }
        let claimed = segment.differences.map { "\($0.element).\($0.edge)" }
        #expect(found == claimed, "\(place) at \(length): \(segment.verdict)")
      }
    }
    return compared
  }
}

extension ProvenScreen {
  /// The edges that both engines put at different positions in one container, without rounding.
  func differences(in container: Container) throws -> [ProofSegment.Difference] {
    try differences(in: container, from: try layouts.constraints(in: container, rounding: .exact))
  }
}
