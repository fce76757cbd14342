import Foundation
import Geometry
package import RunRecords
package import ScenarioFiles
package import Scenarios
package import TextMeasuring

/// Where scenarios come from, and which of them are wanted: files, folders, screens in Swift, filters.
package struct ScenarioSource: Sendable {
  /// Scenario files or their ids, folders of them, or names of screens; empty for the usual folder and
  /// all screens.
  package let paths: [String]
  /// Regular expressions of ids, any of which may match; empty for all.
  package let filters: [String]
  /// Tags, any of which a scenario must have; empty for all.
  package let tags: [String]
  package let shard: Shard?
  package let chosenScreens: [CodedScreen]
  /// The paths that name no screen, with files in place of their ids; or the usual folder.
  package let otherPaths: [String]
  private let lesson: @Sendable (UnreadLesson) -> Void

  /// Chooses by paths; without any, all screens and the usual folder.
  ///
  /// A program that has screens may be without such a folder. `lesson` looks for mistakes in lessons of
  /// files.
  package init(
    paths: [String] = [], filters: [String] = [], tags: [String] = [], shard: Shard? = nil,
    screens: [CodedScreen] = [], lesson: @escaping @Sendable (UnreadLesson) -> Void = { _ in }
  ) {
    self.paths = paths
    self.filters = filters
    self.tags = tags
    self.shard = shard
    self.lesson = lesson
    let names = Set(screens.map(\.name))
    chosenScreens =
      paths.isEmpty ? screens : screens.filter { paths.contains($0.name) }
    if !paths.isEmpty {
      otherPaths = paths.filter { !names.contains($0) }.map(ScenarioFinder.path(meantBy:))
    } else if screens.isEmpty || Self.hasUsualFolder {
      otherPaths = [ScenarioFinder.usualFolder]
    } else {
      otherPaths = []
    }
  }

  /// Reads the files of a choice of this source on all cores, and makes its screens; what cannot be read
  /// loses nothing else.
  ///
  /// Filters look at names only, so a file that they leave out is not read at all, and a screen that
  /// they leave out is not made.
  package func load(
    _ choice: ScenarioChoice, measurer: TextMeasurer, observer: RunObserver = .silent
  ) -> LoadedScenarios {
    var loaded = choice.unread
    guard loaded.problem.isEmpty else { return loaded }
    for (file, result) in zip(choice.files, read(choice, measurer, observer)) {
      switch result {
      case .success(let scenario): loaded.scenarios.append(scenario)
      case .failure(let error): loaded.add(error, file: file)
      }
    }
    loaded.makeIdentifiersUnique()
    var names = Dictionary(loaded.scenarios.map { ($0.id, $0.file) }) { first, _ in first }
    for screen in choice.screens { loaded.add(screen, measurer: measurer, names: &names) }
    removeUntagged(from: &loaded)
    return loaded
  }

  /// The files and screens that are wanted, of which none is read.
  ///
  /// Throws where a filter takes too long.
  package func choose() throws(FilterTooSlow) -> ScenarioChoice {
    var choice = ScenarioChoice(selectsByTag: !tags.isEmpty, lesson: lesson)
    if paths.isEmpty, chosenScreens.isEmpty, !Self.hasUsualFolder {
      choice.unread.problem = [
        "error: there is no folder \(ScenarioFinder.usualFolder) here", Self.stepWithoutFolder,
      ]
      return choice
    }
    let found = ScenarioFinder.files(at: otherPaths)
    for folder in found.unreadableFolders {
      choice.unread.add(ScenarioError(diagnostics: [folder]), file: folder.file)
    }
    let files = try wanted(found.files) { $0 }
    let screens = try wanted(chosenScreens) { $0.name }
    if files.isEmpty, screens.isEmpty, choice.unread.invalidFiles.isEmpty {
      choice.unread.problem = emptySelection(
        among: found.files.map(ScenarioName.id) + chosenScreens.map(\.name))
      return choice
    }
    (choice.files, choice.screens) = ownShare(of: files, screens)
    if choice.files.isEmpty, choice.screens.isEmpty, let shard {
      choice.unread.isEmptyShard = true
      let count = files.count + screens.count
      choice.unread.problem = ["shard \(shard.text) has none of the \(count) scenarios"]
    }
    return choice
  }

  private static var hasUsualFolder: Bool {
    FileManager.default.fileExists(atPath: ScenarioFinder.usualFolder)
  }

  /// The next step where there is no usual folder: perhaps its files are in the current one.
  private static var stepWithoutFolder: String {
    let count = ScenarioFinder.names(directlyIn: ".").count
    guard count > 0 else { return firstStep }
    let files = count == 1 ? "a scenario file" : "\(count) scenario files"
    return "the current folder has \(files): give it as a path, as in layoutdiff check ."
  }

  /// The next step where there is no scenario yet.
  private static let firstStep = "layoutdiff init writes a first scenario"

  /// The files and screens of the shard that is wanted.
  ///
  /// A shard depends on the short names of files. Files with the same short name, which need longer
  /// names, are in one shard, so that their names are the same as without shards.
  private func ownShare(
    of files: [String], _ screens: [CodedScreen]
  ) -> (files: [String], screens: [CodedScreen]) {
    guard let shard else { return (files, screens) }
    return (
      files.filter { shard.contains(ScenarioName.id(ofFile: $0)) },
      screens.filter { shard.contains($0.name) }
    )
  }

  private func read(
    _ choice: ScenarioChoice, _ measurer: TextMeasurer, _ observer: RunObserver
  ) -> [Result<Scenario, ScenarioError>] {
    observer.beginStage(.read, choice.files.count)
    defer { observer.endStage() }
    return ParallelWork.map(choice.files, observer: observer, name: { $0 }) { file in
      Result { () throws(ScenarioError) in
        try ScenarioReader.scenario(at: file, measurer: measurer, lesson: choice.lesson)
      }
    }
  }

  private func removeUntagged(from loaded: inout LoadedScenarios) {
    guard !tags.isEmpty else { return }
    let known = Set(loaded.scenarios.flatMap(\.tags)).sorted()
    loaded.scenarios.removeAll { Set(tags).isDisjoint(with: $0.tags) }
    guard loaded.scenarios.isEmpty, loaded.invalidFiles.isEmpty, !loaded.isEmptyShard else {
      return
    }
    if shard == nil {
      loaded.problem = ["error: no scenario has the tag \(tags.joined(separator: " or "))"]
      guard !known.isEmpty else { return }
      loaded.problem += tags.map { NearestWord.hint(for: $0, among: known) }
    } else {
      // Whether any other shard has such scenarios, only the others know.
      loaded.isEmptyShard = true
    }
  }

  private func wanted<Item>(
    _ items: [Item], name: (Item) -> String
  ) throws(FilterTooSlow) -> [Item] {
    let names = items.map { item in
      [ScenarioName.longID(ofFile: name(item)), ScenarioName.id(ofFile: name(item))]
    }
    let isWanted = try FilterPatterns(texts: filters).matches(names)
    return zip(items, isWanted).filter(\.1).map(\.0)
  }

  /// Why nothing was found, and what to do next, a line each.
  private func emptySelection(among names: [String]) -> [String] {
    guard let first = filters.first, !names.isEmpty else {
      let places = paths.isEmpty ? ScenarioFinder.usualFolder : paths.joined(separator: ", ")
      return ["error: there are no scenario files (*.yaml) in \(places)", Self.firstStep]
    }
    let quoted = filters.map { "'\(ScenarioName.printable($0))'" }.joined(separator: " or ")
    let problem = "error: no scenario matches \(quoted)"
    if let nearest = NearestWord.to(first, among: names) {
      return [problem, "did you mean '\(nearest)'?"]
    }
    let shown = names.prefix(3).joined(separator: ", ")
    let count = names.count
    return [
      problem,
      count > 3 ? "there are \(count) scenarios, such as \(shown)" : "the scenarios are \(shown)",
    ]
  }
}

extension LoadedScenarios {
  /// Makes a screen's scenario; `names` has the place of every name that is taken, and gets its own.
  fileprivate mutating func add(
    _ screen: CodedScreen, measurer: TextMeasurer, names: inout [String: String]
  ) {
    if let other = names[screen.name] {
      let twin = Diagnostic(
        file: screen.place, "'\(screen.name)' is the name of \(other) too",
        hints: ["give the screen another name: results are identified by name"])
      return add(ScenarioError(diagnostics: [twin]), file: screen.place)
    }
    names[screen.name] = screen.place
    do {
      scenarios.append(try screen.scenario(measurer))
    } catch {
      add(error, file: screen.place)
    }
  }
}
