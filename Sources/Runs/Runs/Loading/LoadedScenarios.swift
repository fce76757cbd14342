import Geometry
package import JSONText
package import RunRecords
package import Scenarios

/// The scenarios that a command works on, and the files that hold none.
package struct LoadedScenarios: Sendable {
  package var scenarios: [Scenario]
  /// How many scenarios were read, and released again after they had been examined.
  package internal(set) var releasedCount = 0
  package private(set) var invalidFiles: [InvalidFile]
  /// Whether there are scenarios, and none of them is in the shard that was asked for.
  package var isEmptyShard = false
  /// Why nothing was chosen, and what to do next, a line each; empty where something was, and where a
  /// file could not be read.
  package var problem: [String] = []

  package var isEmpty: Bool { scenarios.isEmpty && releasedCount == 0 }

  package struct InvalidFile: Sendable, JSONRepresentable {
    package let file: String
    package let error: ScenarioError

    package var json: JSONValue { .object(["file": file.json, "message": error.description.json]) }
  }

  package init(scenarios: [Scenario], invalidFiles: [InvalidFile] = []) {
    self.scenarios = scenarios
    self.invalidFiles = invalidFiles
  }

  mutating func add(_ error: ScenarioError, file: String) {
    invalidFiles.append(InvalidFile(file: file, error: error))
  }

  package var status: ExitStatus {
    let worst = invalidFiles.map { ExitStatus($0.error) }.max()
    return worst ?? (isEmpty && !isEmptyShard ? .nothingMatches : .fine)
  }

  /// Puts the folder before the name of scenarios that are called the same, and the ending behind
  /// it where that is not enough.
  mutating func makeIdentifiersUnique() {
    renameTwins { ScenarioName.longID(ofFile: $0) }
    renameTwins { ScenarioName.printable($0) }
  }

  private mutating func renameTwins(_ name: (String) -> String) {
    let counts = Dictionary(scenarios.map { ($0.id, 1) }, uniquingKeysWith: +)
    for index in scenarios.indices where counts[scenarios[index].id, default: 0] > 1 {
      scenarios[index].id = name(scenarios[index].file)
    }
  }
}

extension ExitStatus {
  package init(_ error: ScenarioError) {
    self = error.isUnreadable ? .nothingMatches : .invalidScenario
  }
}
