import Foundation
import Scenarios

/// A path at which there is no file.
enum MissingFile {
  /// The path to try instead: the scenario file or folder that was most likely meant, or how to find one; of a
  /// link, where it leads; of a name that is no text, what to do.
  ///
  /// Looks beside the path and in the folder ``ScenarioFinder/usualFolder``. The id of several
  /// scenarios, which does not say which of them, gets the paths of all.
  static func hint(for path: String) -> String {
    if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
      return "it is a link to '\(target)', which leads nowhere"
    }
    // The system's arguments are bytes, and what is no text in them stands as this character.
    if path.contains("\u{FFFD}") { return "if its name is not UTF-8, rename it" }
    if path == "-" { return "scenarios are not read from standard input: give a file or a folder" }
    let files = ScenarioFinder.files(withID: path)
    if files.count > 1 {
      let most = ScenarioLimits.mostListedWords
      let shown = files.prefix(most).joined(separator: ", ") + (files.count > most ? ", …" : "")
      return "it is the id of \(files.count) scenarios, so give one of their paths: \(shown)"
    }
    let folder = ScenarioName.folder(ofFile: path)
    let place = folder.isEmpty ? "." : folder
    let beside =
      (ScenarioFinder.names(directlyIn: place) + ScenarioFinder.folders(directlyIn: place))
      .map { ScenarioName.path(ofFile: $0, in: folder) }
    let known = beside + ScenarioFinder.usualFiles
    let id = ScenarioName.id(ofFile: path)
    let ids = known.map { ScenarioName.id(ofFile: $0) }
    let meant = (ids.contains(id) ? id : NearestWord.to(id, among: ids)).flatMap { meant in
      zip(known, ids).first { $0.1 == meant }?.0
    }
    return meant.map { "did you mean \($0)?" } ?? "layoutdiff list shows the scenarios of a folder"
  }
}
