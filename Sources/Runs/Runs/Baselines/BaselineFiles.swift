import Foundation
import RunRecords
import ScenarioFiles
import Scenarios

/// The places of baselines.
///
/// By default the baseline of `Scenarios/card.yaml` is `Scenarios/baselines/card.json`: beside the
/// file, however the file was chosen. The baseline of the screen `row` in the Swift module `Feed` is
/// `Scenarios/baselines/Feed.screens/row.json`. In another folder, the path of the file follows the
/// path of the folder.
package struct BaselineFiles: Sendable {
  private let directory: String?

  /// The ending of the folders of screens: a program without screens must not take their baselines
  /// for obsolete ones of files.
  private static let screensEnding = ".screens"

  /// Files in `directory`, or beside the scenarios where it is `nil`.
  package init(directory: String? = nil) {
    self.directory = directory
  }

  /// The path of the baseline of a scenario file.
  package func path(ofFile file: String) -> String {
    guard let directory else { return BaselineRecord.usualFile(of: file) }
    let parts = file.split(separator: "/").map(String.init)
    let folder = parts.dropLast()
    let name = BaselineRecord.fileName(ofScenarioNamed: parts.last ?? file)
    return ([Self.trimmed(directory)] + Self.below(folder) + [name]).joined(separator: "/")
  }

  /// The path of the baseline of a screen in Swift, which `place` says is in `Module/File.swift:1`.
  package func path(ofScreen name: String, at place: String) -> String {
    folder(ofModuleAt: place) + "/" + FileNames.safe(name) + ".json"
  }

  private func folder(ofModuleAt place: String) -> String {
    let module = FileNames.module(FileNames.firstPart(of: place))
    let root = directory.map(Self.trimmed) ?? "Scenarios/" + BaselineRecord.folderName
    return root + "/" + module + Self.screensEnding
  }

  /// The components of a path that lead downwards, so that no baseline is outside its folder.
  private static func below(_ folder: some Sequence<String>) -> [String] {
    var path = Array(folder)
    let here = FileManager.default.currentDirectoryPath.split(separator: "/").map(String.init)
    if path.starts(with: here) { path.removeFirst(here.count) }
    return path.filter { $0 != "." && $0 != ".." }
  }

  private static func trimmed(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The baselines whose scenarios are gone, as far as the selection covers all scenarios.
  package func obsolete(in selection: ScenarioSource) -> [String] {
    let folders = selection.otherPaths.filter {
      !ScenarioName.extensions.contains(where: $0.hasSuffix)
    }
    let found = ScenarioFinder.files(at: folders)
    let isWhole = found.unreadableFolders.isEmpty
    // A folder of one's own holds the baselines of all scenarios, not only of some folders.
    let searched = isWhole && (directory == nil || selection.paths.isEmpty) ? folders : []
    let screens =
      selection.paths.isEmpty
      ? selection.chosenScreens.map { (name: $0.name, place: $0.place) } : []
    return (searched.isEmpty ? [] : obsolete(folders: searched, files: found.files))
      + obsoleteScreens(screens)
  }

  /// The baselines of scenario files that no longer exist.
  ///
  /// `folders` were searched for scenarios, with the result `files`, readable or not. Only files
  /// with the marks of a baseline count.
  package func obsolete(folders: [String], files: [String]) -> [String] {
    let known = Set(files.map { Self.normal(path(ofFile: $0)) })
    let places = directory.map { [$0] } ?? folders.flatMap(Self.baselineFolders)
    var found: [String] = []
    for place in places {
      let names = directory == nil ? Self.filesDirectly(in: place) : Self.filesBelow(place)
      found += names.map { "\(place)/\($0)" }.filter { !known.contains(Self.normal($0)) }
    }
    return found.filter(BaselineStore.isBaseline).sorted()
  }

  /// The baselines in the folder of the module of `places` that belong to none of `screens`.
  package func obsoleteScreens(_ screens: [(name: String, place: String)]) -> [String] {
    let known = Set(screens.map { path(ofScreen: $0.name, at: $0.place) })
    return Set(screens.map { folder(ofModuleAt: $0.place) }).sorted().flatMap { folder in
      Self.filesDirectly(in: folder).map { "\(folder)/\($0)" }
        .filter { !known.contains($0) && BaselineStore.isBaseline($0) }.sorted()
    }
  }

  private static func baselineFolders(in folder: String) -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    let inside = paths.filter { path in
      let parts = path.split(separator: "/")
      return parts.last == BaselineRecord.folderName[...] && !parts.contains { $0.hasPrefix(".") }
    }
    return inside.map { trimmed(folder) + "/" + $0 }
  }

  private static func filesDirectly(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".json") }
  }

  private static func filesBelow(_ folder: String) -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return paths.filter { path in
      let isOfScreen = path.split(separator: "/").contains { $0.hasSuffix(screensEnding) }
      return path.hasSuffix(".json") && !isOfScreen
    }
  }

  private static func normal(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
