import Scenarios

/// The scenarios that a command works on, and the files that hold none.
struct LoadedScenarios {
  /// The scenarios, in the order of their files.
  var scenarios: [Scenario]
  /// The files that could not be read, and why.
  private(set) var invalidFiles: [InvalidFile]
  /// Whether there are scenarios, and none of them is in the shard that was asked for.
  var isEmptyShard = false

  /// A file that could not be read as a scenario.
  struct InvalidFile: Encodable {
    let file: String
    let error: ScenarioError

    private enum CodingKeys: CodingKey {
      case file, message
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(file, forKey: .file)
      try container.encode(error.description, forKey: .message)
    }
  }

  init(scenarios: [Scenario], invalidFiles: [InvalidFile]) {
    self.scenarios = scenarios
    self.invalidFiles = invalidFiles
  }

  /// Notes a file that could not be read, on standard error too.
  mutating func add(_ error: ScenarioError, file: String) {
    invalidFiles.append(InvalidFile(file: file, error: error))
    Terminal.note(error.description)
  }

  /// What the loading alone comes to.
  var status: ExitStatus {
    let worst = invalidFiles.map { ExitStatus($0.error) }.max()
    return worst ?? (scenarios.isEmpty && !isEmptyShard ? .nothingMatches : .fine)
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
