import Foundation

/// Finds the scenario files that a command is to work on.
public enum ScenarioFinder {
  /// The files that `paths` name, each once, in order; a folder stands for all scenario files in
  /// it.
  ///
  /// Files in folders come sorted by path. Hidden files and folders are left out. A path that is
  /// neither file nor folder is kept, so that reading it says what is wrong.
  ///
  /// - Throws: a ``Diagnostic`` for a folder that cannot be read.
  public static func files(at paths: [String]) throws(Diagnostic) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    for path in paths {
      for file in try files(at: path) where seen.insert(file).inserted {
        found.append(file)
      }
    }
    return found
  }

  private static func files(at path: String) throws(Diagnostic) -> [String] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue, !isNamedLikeFile(path)
    else { return [path] }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw Diagnostic(
        file: path, "the folder cannot be read", hints: ["check its permissions: ls -ld \(path)"])
    }
    var found: [String] = []
    for name in names.sorted() where !name.hasPrefix(".") {
      let child = path.hasSuffix("/") ? path + name : path + "/" + name
      if isNamedLikeFile(name) {
        found.append(child)
      } else if isFolder(child) {
        found += try files(at: child)
      }
    }
    return found
  }

  /// A folder with such a name is taken for the file that it pretends to be, and reading it says
  /// so.
  private static func isNamedLikeFile(_ path: String) -> Bool {
    ScenarioName.extensions.contains(where: path.hasSuffix)
  }

  /// Whether `path` is a folder itself; a link to one could lead in circles.
  private static func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
