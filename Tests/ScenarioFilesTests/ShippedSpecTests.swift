import Foundation
import LayoutSpecs
import TestSupport
import Testing
import TextMeasuring

@testable import ScenarioFiles
@testable import Scenarios

/// The shipped scenarios as examples; whether the notations agree is tested elsewhere.
@Suite("Shipped scenarios as examples")
struct ShippedSpecTests {
  private let files: [String]

  init() throws {
    files = ScenarioFinder.files(at: [Repository.scenarios.path]).files
  }

  @Test("every kind of spec is used in a scenario")
  func kinds() throws {
    let kinds = Set(SpecKind.blocks.map(\.rawValue))
    var found: Set<String> = []
    for file in files {
      let root = try YAMLDocument.parse(try ScenarioFile.read(file)).root
      found.formUnion(keys(in: root).intersection(kinds))
    }
    #expect(found == kinds)
  }

  @Test("every scenario names its schema and has a summary that is a sentence")
  func words() throws {
    for file in files {
      let folder = URL(fileURLWithPath: file).deletingLastPathComponent().lastPathComponent
      let schema = (folder == "Scenarios" ? "" : "../") + "scenario.schema.json"
      #expect(try ScenarioFile.read(file)[line: 1] == "# yaml-language-server: $schema=\(schema)")
      let scenario = try ScenarioReader.scenario(at: file, measurer: TextMeasurer())
      #expect(scenario.hasBothNotations && !scenario.tags.isEmpty, "\(file)")
      #expect(scenario.title != scenario.id && scenario.summary.hasSuffix("."), "\(file)")
    }
  }

  /// Every key of every mapping in `value`.
  private func keys(in value: YAMLValue) -> Set<String> {
    switch value.shape {
    case .scalar: []
    case .sequence(let items): items.reduce(into: []) { $0.formUnion(keys(in: $1)) }
    case .mapping(let entries):
      entries.reduce(into: []) { keys, entry in
        keys.formUnion([entry.key.text].compactMap(\.self))
        keys.formUnion(self.keys(in: entry.value))
      }
    }
  }
}
