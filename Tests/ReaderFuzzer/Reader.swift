import Comparison
import Conformance
import Foundation
import LayoutConstraints
import Proving
import Reporting
import Runs
import Scenarios
import TextMeasuring

/// A reader of what others wrote.
enum Reader: String, CaseIterable {
  /// A scenario file, from bytes to values.
  case scenario
  /// A scenario file, from bytes to both layouts.
  case layouts
  /// A rule in the visual format.
  case visual
  /// A rule, as an equation or in the visual format.
  case rule
  /// A run record, from bytes to the pages of a report.
  case record
  /// A certificate of a proof.
  case certificate
  /// An accepted baseline.
  case baseline
  /// Trees whose frames are known.
  case vectors

  private static let measurer = TextMeasurer()

  /// Reads `data`; what it says, right or wrong, is nobody's business here.
  func read(_ data: Data) {
    switch self {
    case .scenario: _ = Self.scenario(data)
    case .layouts:
      guard let scenario = Self.scenario(data), scenario.elements.count <= 12 else { return }
      _ = ScenarioComparer.compare(scenario)
    case .visual: Self.parse("|" + String(decoding: data, as: UTF8.self))
    case .rule: Self.parse(String(decoding: data, as: UTF8.self))
    case .record:
      guard let record = try? RunRecord(json: data) else { return }
      _ = try? record.json()
      _ = try? ReportWriter.render(record)
    case .certificate: _ = try? Certificate(data: data)
    case .baseline: _ = try? Baseline(data: data)
    case .vectors: _ = try? VectorFile(json: data)
    }
  }

  private static func scenario(_ data: Data) -> Scenario? {
    guard let source = try? ScenarioFile.text(of: data, file: "fuzz.yaml") else { return nil }
    return try? ScenarioReader.scenario(from: source, measurer: measurer)
  }

  /// Parses a rule with and without the names of elements; an error must have words and a place.
  private static func parse(_ text: String) {
    for elements in [nil, ["a", "b", "title"]] {
      do throws(RuleError) {
        _ = try ConstraintRule.parse(text, metrics: ["gap": 8, "_m": -2], elements: elements)
      } catch {
        precondition(!"\(error.problem)".isEmpty)
        precondition((0...text.utf8.count).contains(error.range.lowerBound))
        precondition(error.range.upperBound <= text.utf8.count)
      }
    }
  }
}
