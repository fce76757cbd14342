import ArgumentParser
import Comparison
import LayoutConstraints
import Reporting
import Scenarios

/// Where baselines are; the same words in every command that knows them.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the baselines. Without: a folder called baselines beside each scenario file.",
      valueName: "folder"))
  var baselines: String?

  /// Refuses a folder without a name.
  func validate() throws {
    if baselines?.isEmpty == true {
      throw ValidationError("--baselines is the name of a folder.")
    }
  }
}

/// Whether everything must have been accepted; the same words in every command that judges.
struct RequiredBaselines: ParsableArguments {
  @Flag(help: "Let scenarios fail of which nothing, or not everything, was accepted.")
  var requireBaselines = false
}

/// Holds scenarios against their baselines; only ever reads these.
struct Gate: Sendable {
  let files: BaselineFiles
  let solver: ConstraintSolver

  init(_ options: BaselineOptions, solver: ConstraintSolver) {
    files = BaselineFiles(directory: options.baselines)
    self.solver = solver
  }

  /// The path of a scenario's baseline, whether it is there or not.
  func path(of scenario: Scenario) -> String {
    scenario.isCode
      ? files.path(ofScreen: scenario.id, at: scenario.file) : files.path(ofFile: scenario.file)
  }

  /// How the layouts of a scenario stand to its baseline.
  func record(of scenario: Scenario, _ compared: ComparedScenario) -> BaselineRecord {
    let path = path(of: scenario)
    do {
      guard let baseline = try BaselineStore.read(path, of: scenario.ownName) else {
        return BaselineRecord(file: path, status: .missing)
      }
      let findings = BaselineComparer.findings(
        compared.layouts, against: baseline, solver: solver.rawValue)
      return BaselineRecord(
        file: path, status: BaselineComparer.status(of: findings), findings: findings)
    } catch {
      return BaselineRecord(file: path, status: .unreadable, problem: error.description)
    }
  }

  /// The baselines whose scenarios are gone, as far as the selection looked at all there are.
  func obsolete(_ selection: ScenarioSelection) -> [String] {
    let chosen = ChosenScreens(of: LayoutDiff.screens, paths: selection.paths)
    let folders = chosen.otherPaths.filter {
      !ScenarioName.extensions.contains(where: $0.hasSuffix)
    }
    let found = ScenarioFinder.files(at: folders)
    let isWhole = found.unreadableFolders.isEmpty
    // In a folder of one's own lie the baselines of all scenarios, not only of some folders.
    let searched = isWhole && (!isElsewhere || selection.paths.isEmpty) ? folders : []
    let screens =
      selection.paths.isEmpty
      ? chosen.screens.map { (name: $0.settings.name, place: $0.settings.place) } : []
    return (searched.isEmpty ? [] : files.obsolete(folders: searched, files: found.files))
      + files.obsoleteScreens(screens)
  }

  private var isElsewhere: Bool { files.isElsewhere }
}

extension Scenario {
  /// The name that does not depend on what else is read: that of its file alone, or the screen's.
  var ownName: String { isCode ? id : ScenarioName.id(ofFile: file) }
}
