import ArgumentParser
import Scenarios
import ScreenScenarios
import TextMeasuring

/// Which scenarios a command works on; the same words in every command.
struct ScenarioSelection: ParsableArguments {
  @Argument(
    help: """
      Scenario files, folders of them, or names of screens in Swift. Without any: the folder \
      Scenarios, and all screens.
      """)
  var paths: [String] = []

  @Option(
    help: """
      Only scenarios whose id matches this regular expression. May be given several times, for \
      those that any of them matches.
      """)
  var filter: [String] = []

  @Option(help: "Only scenarios with this tag. May be given several times.")
  var tag: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only the i-th of n parts, for several machines: 1/3, 2/3 and 3/3 are all scenarios. In which "
        + "part one is depends on its id alone.",
      valueName: "i/n"),
    transform: Shard.fromArgument)
  var shard: Shard?

  /// Whether anything was chosen, by path, filter, tag or shard.
  var isNarrowed: Bool { !paths.isEmpty || isFiltered }

  /// Whether something may be left out of the paths.
  var isFiltered: Bool { !filter.isEmpty || !tag.isEmpty || shard != nil }

  /// Refuses a filter that is no regular expression.
  func validate() throws {
    if let problem = filter.lazy.compactMap(FilterPatterns.problem).first {
      throw ValidationError(problem)
    }
  }

  /// Reads all scenarios that are asked for; what cannot be read is reported, and loses nothing
  /// else.
  ///
  /// The filter looks at names only, so that a file that it leaves out is not read at all, and a
  /// screen that it leaves out is not made. Throws where a filter takes too long.
  func load(measurer: TextMeasurer, quiet: Bool = false) throws -> LoadedScenarios {
    var loaded = LoadedScenarios(scenarios: [], invalidFiles: [])
    let chosen = ChosenScreens(of: LayoutDiff.screens, paths: paths)
    let found = ScenarioFinder.files(at: chosen.otherPaths)
    for folder in found.unreadableFolders {
      loaded.add(ScenarioError(diagnostics: [folder]), file: folder.file)
    }
    let files = try wanted(found.files) { $0 }
    let screens = try wanted(chosen.screens, name: \.settings.name)
    if files.isEmpty, screens.isEmpty, loaded.invalidFiles.isEmpty {
      explainEmptySelection(
        among: found.files.map(ScenarioName.id) + chosen.screens.map(\.settings.name))
      return loaded
    }
    let wanted = ownShare(of: files, screens)
    for (file, result) in zip(wanted.files, read(wanted.files, measurer, quiet: quiet)) {
      switch result {
      case .success(let scenario): loaded.scenarios.append(scenario)
      case .failure(let error): loaded.add(error, file: file)
      }
    }
    loaded.makeIdentifiersUnique()
    var names = Dictionary(loaded.scenarios.map { ($0.id, $0.file) }) { first, _ in first }
    for screen in wanted.screens { loaded.add(screen, measurer: measurer, names: &names) }
    loaded.isEmptyShard = wanted.files.isEmpty && wanted.screens.isEmpty
    removeOthers(from: &loaded)
    return loaded
  }

  /// What is left of the files and screens for the shard that was asked for.
  ///
  /// It goes by the names that files have by themselves: files of one name, which need longer ones,
  /// are in one shard, and have the names there that they have without shards.
  private func ownShare(
    of files: [String], _ screens: [Screen]
  ) -> (files: [String], screens: [Screen]) {
    guard let shard else { return (files, screens) }
    let share = (
      files.filter { shard.holds(ScenarioName.id(ofFile: $0)) },
      screens.filter { shard.holds($0.settings.name) }
    )
    if share.0.isEmpty, share.1.isEmpty {
      let count = files.count + screens.count
      Terminal.note("shard \(shard.text) holds none of the \(count) scenarios")
    }
    return share
  }

  /// Reads `files` on all cores; the answers come in their order.
  private func read(
    _ files: [String], _ measurer: TextMeasurer, quiet: Bool
  ) -> [Result<Scenario, ScenarioError>] {
    let progress = RunProgress(total: files.count, verb: "read", quiet: quiet)
    defer { progress.finish() }
    return ParallelWork.map(files, progress: progress, name: { $0 }) { file in
      Result { () throws(ScenarioError) in
        try ScenarioReader.scenario(at: file, measurer: measurer)
      }
    }
  }

  private func removeOthers(from loaded: inout LoadedScenarios) {
    guard !tag.isEmpty else { return }
    let tags = Set(loaded.scenarios.flatMap(\.tags)).sorted()
    loaded.scenarios.removeAll { Set(tag).isDisjoint(with: $0.tags) }
    guard loaded.scenarios.isEmpty, loaded.invalidFiles.isEmpty, !loaded.isEmptyShard else {
      return
    }
    if shard == nil {
      explainMissingTags(among: tags)
    } else {
      // Whether any other shard has such scenarios, only the others know.
      loaded.isEmptyShard = true
    }
  }

  /// The items whose names the filters let through.
  private func wanted<Item>(_ items: [Item], name: (Item) -> String) throws -> [Item] {
    let names = items.map { item in
      [ScenarioName.longID(ofFile: name(item)), ScenarioName.id(ofFile: name(item))]
    }
    do {
      let isWanted = try FilterPatterns(texts: filter).matches(names)
      return zip(items, isWanted).filter(\.1).map(\.0)
    } catch {
      throw ValidationError("\(error)")
    }
  }

  private func explainEmptySelection(among names: [String]) {
    guard let first = filter.first, !names.isEmpty else {
      let places = paths.isEmpty ? ChosenScreens.folder : paths.joined(separator: ", ")
      Terminal.note("error: there are no scenario files (*.yaml) in \(places)")
      return
    }
    let filters = filter.map { "'\(ScenarioName.printable($0))'" }.joined(separator: " or ")
    Terminal.note("error: no scenario matches \(filters)")
    if let nearest = NearestWord.to(first, among: names) {
      return Terminal.note("did you mean '\(nearest)'?")
    }
    let shown = names.prefix(3).joined(separator: ", ")
    let count = names.count
    Terminal.note(
      count > 3 ? "there are \(count) scenarios, such as \(shown)" : "the scenarios are \(shown)")
  }

  private func explainMissingTags(among tags: [String]) {
    Terminal.note("error: no scenario has the tag \(tag.joined(separator: " or "))")
    guard !tags.isEmpty else { return }
    for tag in tag { Terminal.note(NearestWord.hint(for: tag, among: tags)) }
  }
}
