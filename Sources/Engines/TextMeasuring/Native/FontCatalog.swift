public import Foundation
import Synchronization

/// The folders in which font files are searched by name.
///
/// The folders are listed once, for the first search. A font installed later is found by a new
/// catalog.
public final class FontCatalog: Sendable {
  /// The folders, in search order; subfolders are searched too, symbolic links to folders are not.
  public let folders: [URL]

  private let files = Mutex<[String: URL]?>(nil)

  /// The environment variable with additional folders, separated by colons.
  public static let environmentVariable = FontError.environmentVariable

  /// The folders of the environment variable, then the program's own, the user's, and the system's.
  public static let system = FontCatalog(
    folders: systemFolders(environment: ProcessInfo.processInfo.environment))

  /// Creates a catalog of `folders`; those that do not exist count as empty.
  public init(folders: [URL]) {
    self.folders = folders
  }

  /// The folders for `environment`: those of its variable first, then that of an archive, then the
  /// usual ones of Linux and macOS, the user's before the system's.
  static func systemFolders(environment: [String: String]) -> [URL] {
    let named = (environment[environmentVariable] ?? "").split(separator: ":").map(String.init)
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    let ofUser = [".local/share/fonts", ".fonts", "Library/Fonts"].map { "\(home)/\($0)" }
    let ofSystem = [
      "/usr/local/share/fonts", "/usr/share/fonts", "/Library/Fonts", "/System/Library/Fonts",
    ]
    return (named + [ProgramFiles.folder + "/fonts"] + ofUser + ofSystem).map {
      URL(fileURLWithPath: $0, isDirectory: true)
    }
  }

  /// The file for the first of `names` that is in any folder; `nil` where none is.
  func file(named names: [String]) -> URL? {
    files.withLock { files in
      let known = files ?? Self.fontFiles(in: folders)
      files = known
      return names.lazy.compactMap { known[$0] }.first
    }
  }

  /// The font files in `folders` by name.
  ///
  /// For a name that occurs twice, the file of the earlier folder counts, and within one folder the
  /// path that sorts first. So the choice is always the same.
  private static func fontFiles(in folders: [URL]) -> [String: URL] {
    var files: [String: URL] = [:]
    for folder in folders {
      files.merge(fontFiles(in: folder)) { earlier, _ in earlier }
    }
    return files
  }

  private static func fontFiles(in folder: URL) -> [String: URL] {
    // The enumerator does not follow a folder that is itself a symbolic link.
    let contents = FileManager.default.enumerator(
      at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: nil)
    var files: [String: URL] = [:]
    while let file = contents?.nextObject() as? URL {
      guard ["otf", "ttf"].contains(file.pathExtension.lowercased()) else { continue }
      let known = files[file.lastPathComponent]
      if known.map({ file.path < $0.path }) ?? true { files[file.lastPathComponent] = file }
    }
    return files
  }
}

extension TextMeasurer {
  /// Creates a measurer that searches its fonts in `fonts`; reads none yet.
  public convenience init(fonts: FontCatalog = .system) {
    self.init(library: FontLibrary { face throws(FontError) in try fonts.file(of: face) })
  }
}

extension FontCatalog {
  /// Reads the file of a face to its end, so that a font replaced on disk later does no harm.
  ///
  /// Throws `FontError.notInstalled` and `FontError.unreadable`.
  func file(of face: FontFace) throws(FontError) -> FontBytes {
    guard let url = file(named: face.fileNames) else {
      throw .notInstalled(
        family: face.family, fileNames: face.fileNames, searchedFolders: folders.map(\.path))
    }
    return FontBytes(
      name: url.lastPathComponent, path: url.path, bytes: [UInt8](try Self.read(url)))
  }

  private static func read(_ url: URL) throws(FontError) -> Data {
    let file = url.resolvingSymlinksInPath()
    do {
      // Reading a pipe or a device of that name would never return.
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        throw FontError.unreadable(path: url.path, reason: "it is not a regular file")
      }
      return try Data(contentsOf: file)
    } catch let error as FontError {
      throw error
    } catch {
      throw .unreadable(path: url.path, reason: error.localizedDescription)
    }
  }

  /// The path of the file that text of a family and a weight is measured with; `nil` where it is not
  /// installed.
  package func path(of family: FontFamily, weight: FontWeight) -> String? {
    file(named: FontFace(family: family, nearestTo: weight).fileNames)?.path
  }
}
