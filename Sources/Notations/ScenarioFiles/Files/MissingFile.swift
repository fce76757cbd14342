import Foundation
import Scenarios

/// A path at which there is no file.
enum MissingFile {
  /// The path to try instead: the scenario file that was most likely meant, or how to find one; of a
  /// link, where it leads; of a name that is no text, what to do.
  ///
  /// Looks beside the path and in the folder ``ScenarioFinder/usualFolder``. A scenario's id, as
  /// commands print it, stands for its file.
  static func hint(for path: String) -> String {
    if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
      return "it is a link to '\(target)', which leads nowhere"
    }
    // The system's arguments are bytes, and what is no text in them stands as this character.
    if path.contains("\u{FFFD}") { return "if its name is not UTF-8, rename it" }
    if path == "-" { return "scenarios are not read from standard input: give a file or a folder" }
    let folder = ScenarioName.folder(ofFile: path)
    let beside = ScenarioFinder.names(directlyIn: folder.isEmpty ? "." : folder)
      .map { ScenarioName.path(ofFile: $0, in: folder) }
    let files = beside + ScenarioFinder.usualFiles
    let id = ScenarioName.id(ofFile: path)
    let ids = files.map { ScenarioName.id(ofFile: $0) }
    let meant = (ids.contains(id) ? id : NearestWord.to(id, among: ids)).flatMap { meant in
      zip(files, ids).first { $0.1 == meant }?.0
    }
    return meant.map { "did you mean \($0)?" } ?? "layoutdiff list shows the scenarios of a folder"
  }
}
