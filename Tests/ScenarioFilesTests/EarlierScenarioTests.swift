import Foundation
import Testing
import TextMeasuring

@testable import ScenarioFiles
@testable import Scenarios

@Suite("The scenario before a change")
struct EarlierScenarioTests {
  private static func text(_ changes: String) -> String {
    """
    layoutdiff: 1
    changes: \(changes)
    containers: [100]
    elements: { photo: { image: 10x10 } }
    spec: photo
    """
  }

  /// Writes `card.yaml` and `after.yaml`, and reads the second.
  private static func read(_ changes: String) throws -> Result<Scenario, ScenarioError> {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "layoutdiff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [("card", text("after")), ("after", text(changes))] {
      try Data(text.utf8).write(to: folder.appending(path: "\(name).yaml"))
    }
    let path = folder.appending(path: "after.yaml").path
    return Result { () throws(ScenarioError) in
      try ScenarioReader.scenario(at: path, measurer: TextMeasurer())
    }
  }

  @Test("a file in the same folder is found")
  func found() throws {
    #expect(try Self.read("card").get().changes == "card")
  }

  @Test(
    "an id that no file in the folder has is an error with the nearest id",
    arguments: [
      ("crad", "there is no scenario 'crad' in this folder", "did you mean 'card'?"),
      ("after", "a scenario cannot be a change of itself", "as it was before the change"),
      ("card.yaml", "'card.yaml' is not the id of a scenario", "extension: changes: card"),
      ("../card", "'../card' is not the id of a scenario", "in the same folder"),
    ])
  func mistakes(changes: String, message: String, hint: String) throws {
    guard case .failure(let error) = try Self.read(changes) else {
      Issue.record("\(changes) was accepted")
      return
    }
    #expect(error.description.contains(message), "\(error)")
    #expect(error.description.contains(hint), "\(error)")
    #expect(error.description.contains("after.yaml:2:10: error:"), "\(error)")
  }

  @Test("a scenario that was copied to another folder can still be read")
  func copied() throws {
    #expect(try Self.read("elsewhere").get().changes == "elsewhere")
  }

  @Test("for a text that is not a file, no file is looked for")
  func text() throws {
    let source = SourceText(file: "after.yaml", text: Self.text("anything"))
    let scenario = try ScenarioReader.scenario(from: source, measurer: TextMeasurer())
    #expect(scenario.changes == "anything")
  }
}
