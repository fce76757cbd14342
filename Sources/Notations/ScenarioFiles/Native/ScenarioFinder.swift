import Foundation
package import Scenarios

/// Finds the scenario files that a command works on.
package enum ScenarioFinder {
  /// The folder of scenario files where no path is given.
  package static let usualFolder = "Scenarios"

  /// The files in the usual folder; empty where there is none.
  static var usualFiles: [String] {
    FileManager.default.fileExists(atPath: usualFolder) ? files(at: [usualFolder]).files : []
  }

  /// The path of the file that an argument means: the argument itself, or, where nothing is at that
  /// path, the only scenario file with this id.
  package static func path(meantBy argument: String) -> String {
    let files = files(withID: argument)
    return files.count == 1 ? files[0] : argument
  }

  /// The scenario files with an id, in the current folder and in the usual one with its subfolders;
  /// none where there is something at the path `id`.
  ///
  /// Folders before the id tell files of one name apart, as in the ids that commands print.
  static func files(withID id: String) -> [String] {
    guard !id.isEmpty, !FileManager.default.fileExists(atPath: id) else { return [] }
    return (names(directlyIn: ".") + usualFiles).filter { file in
      let longID = ScenarioName.longID(ofFile: file)
      return longID == id || longID.hasSuffix("/" + id)
    }
  }

  /// The names of the scenario files in a folder, sorted.
  ///
  /// Without its subfolders, since it may be a home folder, and without hidden files; empty where the
  /// folder cannot be read.
  package static func names(directlyIn folder: String) -> [String] {
    visibleNames(in: folder).filter(isNamedLikeFile)
  }

  /// The names of the folders in a folder, sorted; without hidden ones and links.
  static func folders(directlyIn folder: String) -> [String] {
    visibleNames(in: folder).filter { isFolder(folder + "/" + $0) }
  }

  private static func visibleNames(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted(by: NaturalOrder.precedes)
  }

  /// The files at `paths`, each once, in order; a folder stands for all scenario files in it and in
  /// its subfolders.
  ///
  /// Files in folders come sorted by path, as people count. Hidden files and folders are left out, and links to
  /// folders are not followed. A path that is neither file nor folder is kept, so that reading it
  /// reports the mistake. A folder that cannot be read is reported beside the files that were
  /// found.
  package static func files(at paths: [String]) -> FoundFiles {
    var found = FoundFiles()
    for path in paths { collect(path, into: &found) }
    var seen: Set<String> = []
    found.files = found.files.filter { file in
      seen.insert(URL(fileURLWithPath: file).standardizedFileURL.path).inserted
    }
    return found
  }

  private static func collect(_ path: String, into found: inout FoundFiles) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue, !isNamedLikeFile(path)
    else {
      found.files.append(path)
      return
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      found.unreadableFolders.append(.unreadableFolder(path))
      return
    }
    for name in names.sorted(by: NaturalOrder.precedes) where !name.hasPrefix(".") {
      let child = path.hasSuffix("/") ? path + name : path + "/" + name
      if isNamedLikeFile(name) {
        found.files.append(child)
      } else if isFolder(child) {
        collect(child, into: &found)
      }
    }
  }

  /// Whether a path has the extension of a scenario file.
  ///
  /// A folder with such a name is kept as a file, so that reading it reports the mistake.
  private static func isNamedLikeFile(_ path: String) -> Bool {
    ScenarioName.extensions.contains(where: path.hasSuffix)
  }

  /// Whether `path` is a folder and not a link to one, which could lead in circles.
  private static func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}

/// The scenario files at some paths, and the folders that cannot be read.
package struct FoundFiles: Sendable, Equatable {
  package var files: [String] = []
  package var unreadableFolders: [Diagnostic] = []
}
