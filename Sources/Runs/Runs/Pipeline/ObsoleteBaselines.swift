import ScenarioFiles
import Scenarios

extension BaselineFiles {
  /// The baselines whose scenarios are gone, as far as the selection covers all scenarios.
  package func obsolete(in selection: ScenarioSource) -> [String] {
    let folders = selection.otherPaths.filter {
      !ScenarioName.extensions.contains(where: $0.hasSuffix)
    }
    let found = ScenarioFinder.files(at: folders)
    let isWhole = found.unreadableFolders.isEmpty
    // A folder of one's own holds the baselines of all scenarios, not only of some folders.
    let searched = isWhole && (!isElsewhere || selection.paths.isEmpty) ? folders : []
    let screens =
      selection.paths.isEmpty
      ? selection.chosenScreens.map { (name: $0.name, place: $0.place) } : []
    return (searched.isEmpty ? [] : obsolete(folders: searched, files: found.files))
      + obsoleteScreens(screens)
  }
}
