import Comparison
import Conformance
import ConsoleLogs
import DeviceFrames
import Diagnosing
import Foundation
import Geometry
import InterfaceBuilder
import LayoutConstraints
import Layouts
import Lessons
import Proving
import Reporting
import RunRecords
import Runs
import ScenarioFiles
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
  /// A certificate, from bytes to what it proves of a scenario.
  case certificate
  /// An accepted baseline, from bytes to what differs from it.
  case baseline
  /// Trees and constraints whose frames are known, from bytes to the first layouts.
  case vectors
  /// A file of Interface Builder, from bytes to scenarios, which load.
  case xib
  /// A text with console logs, from bytes to the diagnosis of the first ones.
  case log
  /// A text with frames of a device, from bytes to scenarios, which load.
  case dump

  private static let measurer = TextMeasurer()

  /// The scenario that certificates and baselines are of.
  private static let card: Scenario? = {
    let text = """
      layoutdiff: 1
      containers: [300]
      elements: { a: { image: 10x10 }, b: { box: 30x20 } }
      spec: { inset: { insets: 5, child: { stack: { children: [a, b] } } } }
      constraints: ["|-5-[a][b]", "V:|-5-[a]", "V:|-5-[b]-5-|", "b.trailing <= superview.trailing - 5"]
      """
    return scenario(Data(text.utf8))
  }()

  /// The card's certificate and baseline, which random changes start from; empty for other readers.
  var ownSeeds: [Data] {
    guard let card = Self.card else { return [] }
    switch self {
    case .certificate:
      return [Rounding.exact, .pixels(scale: 2)].compactMap { rounding in
        let proof = try? ScenarioProver.prove(
          card, on: [Sweep(widths: 280...320)], rounding: rounding)
        return (proof?.certificate.text).map { Data($0.utf8) }
      }
    case .baseline:
      return [Data(Self.baseline(of: card).text.utf8)]
    default: return []
    }
  }

  private static func baseline(of scenario: Scenario) -> Baseline {
    Baseline(
      scenario: scenario.ownName,
      layouts: ScenarioComparer.compareKeepingLayouts(scenario).layouts,
      solver: ConstraintSolver.usual.rawValue)
  }

  /// Reads `data`; what it says, right or wrong, is nobody's business here.
  func read(_ data: Data) {
    switch self {
    case .scenario: _ = Self.scenario(data)
    case .layouts:
      guard let scenario = Self.scenario(data), scenario.elements.count <= 12 else { return }
      _ = ScenarioComparer.compare(scenario, work: LayoutWork(budget: 40))
    case .visual: Self.parse("|" + String(decoding: data, as: UTF8.self))
    case .rule: Self.parse(String(decoding: data, as: UTF8.self))
    case .record:
      guard let record = try? RunRecord(json: data) else { return }
      _ = record.json()
      _ = try? ReportWriter.render(record)
    case .certificate:
      guard let certificate = try? Certificate(data: data), let card = Self.card else { return }
      _ = try? CertificateChecker.check(certificate, of: card)
    case .baseline:
      guard let baseline = try? Baseline(data: data), let card = Self.card else { return }
      // Only what accept writes is read: it is written again in the same way.
      precondition((try? Baseline(data: Data(baseline.text.utf8))) == baseline)
      let layouts = ScenarioComparer.compareKeepingLayouts(card).layouts
      let findings = BaselineComparer.findings(layouts, against: baseline, solver: "reduced")
      _ = BaselineSentences.lines(for: findings)
    case .vectors: _ = try? ConformanceFile(json: data).results(most: 3)
    case .xib:
      guard let file = try? InterfaceImport(data: data, file: "fuzz.xib") else { return }
      for document in file.documents.prefix(4) {
        Self.load(document, .stored)
        Self.load(document, .measured)
      }
    case .log:
      let logs = LogReader.logs(in: String(decoding: data, as: UTF8.self))
      for log in logs.prefix(3) where log.constraints.count <= 40 {
        guard let diagnosis = try? LogDiagnoser.diagnosis(of: log) else { continue }
        let text = LogScenario.text(of: diagnosis)
        precondition(Self.scenario(Data(text.utf8)) != nil, text)
      }
    case .dump:
      let text = DumpReader.read(String(decoding: data, as: UTF8.self))
      for screen in (try? DeviceScreens(text, file: "fuzz.txt").screens) ?? [] {
        let written = screen.text(from: "fuzz.txt")
        precondition(Self.scenario(Data(written.utf8)) != nil, written)
      }
    }
  }

  /// What is imported is a scenario file without mistakes, whatever is in the file.
  private static func load(_ document: ImportedDocument, _ contents: ImportedContents) {
    do {
      _ = try document.scenario(contents, measurer: measurer)
    } catch {
      preconditionFailure("\(error)\n\(document.text())")
    }
  }

  private static func scenario(_ data: Data) -> Scenario? {
    guard let source = try? ScenarioFile.text(of: data, file: "fuzz.yaml") else { return nil }
    return try? ScenarioReader.scenario(
      from: source, measurer: measurer, lesson: LessonReader.check)
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
