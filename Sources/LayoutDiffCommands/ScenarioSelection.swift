import ArgumentParser
import Scenarios
import TextMeasuring

/// Which scenarios a command works on; the same words in every command.
struct ScenarioSelection: ParsableArguments {
  @Argument(help: "Scenario files, or folders of them. Without any: the folder Scenarios.")
  var paths: [String] = []

  @Option(help: "Only scenarios whose id matches this regular expression.")
  var filter: String?

  @Option(help: "Only scenarios with this tag. May be given several times.")
  var tag: [String] = []

  /// Whether anything was chosen, by path, filter or tag.
  var isNarrowed: Bool { !paths.isEmpty || filter != nil || !tag.isEmpty }

  /// Refuses a filter that is no regular expression.
  func validate() throws {
    guard let filter else { return }
    do {
      _ = try Regex(filter)
    } catch {
      throw ValidationError("'\(filter)' is not a regular expression.")
    }
  }

  /// Reads all scenarios that are asked for; what cannot be read is reported, and loses nothing
  /// else.
  ///
  /// The filter looks at names of files only, so that a file that it leaves out is not read at all.
  func load(measurer: TextMeasurer) -> LoadedScenarios {
    var loaded = LoadedScenarios(scenarios: [], invalidFiles: [])
    let found = ScenarioFinder.files(at: paths.isEmpty ? ["Scenarios"] : paths)
    for folder in found.unreadableFolders {
      loaded.add(ScenarioError(diagnostics: [folder]), file: folder.file)
    }
    let files = found.files.filter(isWanted)
    if files.isEmpty, loaded.invalidFiles.isEmpty {
      explainEmptySelection(among: found.files)
      return loaded
    }
    for file in files {
      do {
        loaded.scenarios.append(try ScenarioReader.scenario(at: file, measurer: measurer))
      } catch {
        loaded.add(error, file: file)
      }
    }
    loaded.makeIdentifiersUnique()
    guard !tag.isEmpty else { return loaded }
    let tags = Set(loaded.scenarios.flatMap(\.tags)).sorted()
    loaded.scenarios.removeAll { Set(tag).isDisjoint(with: $0.tags) }
    if loaded.scenarios.isEmpty, loaded.invalidFiles.isEmpty { explainMissingTags(among: tags) }
    return loaded
  }

  private func isWanted(_ file: String) -> Bool {
    guard let filter, let pattern = try? Regex(filter) else { return true }
    return ScenarioName.longID(ofFile: file).contains(pattern)
      || ScenarioName.id(ofFile: file).contains(pattern)
  }

  private func explainEmptySelection(among files: [String]) {
    guard let filter, !files.isEmpty else {
      let places = paths.isEmpty ? "Scenarios" : paths.joined(separator: ", ")
      Terminal.note("error: there are no scenario files (*.yaml) in \(places)")
      return
    }
    Terminal.note("error: no scenario matches '\(filter)'")
    Terminal.note(NearestWord.hint(for: filter, among: files.map(ScenarioName.id)))
  }

  private func explainMissingTags(among tags: [String]) {
    Terminal.note("error: no scenario has the tag \(tag.joined(separator: " or "))")
    guard !tags.isEmpty else { return }
    for tag in tag { Terminal.note(NearestWord.hint(for: tag, among: tags)) }
  }
}

/// The scenarios that a command works on, and the files that hold none.
struct LoadedScenarios {
  /// The scenarios, in the order of their files.
  var scenarios: [Scenario]
  /// The files that could not be read, and why.
  private(set) var invalidFiles: [InvalidFile]

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
    return worst ?? (scenarios.isEmpty ? .nothingMatches : .fine)
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
