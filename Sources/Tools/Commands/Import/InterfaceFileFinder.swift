import Foundation
import InterfaceBuilder
import RunRecords
import Scenarios

/// Finds and reads the files of Interface Builder that a command works on.
enum InterfaceFileFinder {
  private static let extensions = [".xib", ".storyboard"]

  /// The largest file that is read, in bytes: 32 MiB.
  private static let largest = InterfaceImport.largestFile

  /// The files at `paths`, in order; a folder stands for all such files in it and its subfolders.
  ///
  /// Files in folders come sorted by path. Hidden files are left out, and links to folders are not
  /// followed. A path that is neither file nor folder, and a folder that cannot be read, is kept, so that
  /// reading it reports the mistake.
  static func files(at paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.flatMap(files).filter {
      seen.insert(URL(fileURLWithPath: $0).standardizedFileURL.path).inserted
    }
  }

  private static func files(at path: String) -> [String] {
    guard isFolder(path) else { return [path] }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      return [path]
    }
    return names.sorted(by: NaturalOrder.precedes).filter { !$0.hasPrefix(".") }.flatMap {
      name -> [String] in
      let child = path.hasSuffix("/") ? path + name : path + "/" + name
      if extensions.contains(where: name.hasSuffix), !isFolder(child) { return [child] }
      let attributes = try? FileManager.default.attributesOfItem(atPath: child)
      return attributes?[.type] as? FileAttributeType == .typeDirectory ? files(at: child) : []
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  static func data(of path: String) throws(Unreadable) -> Data {
    if isFolder(path) {
      throw Unreadable(diagnostic: .unreadableFolder(path), status: .nothingMatches)
    }
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      throw Unreadable(
        diagnostic: UnreadableReason.isMissing(path)
          ? .missing(path)
          : Diagnostic(
            file: path, "the file cannot be read: \(UnreadableReason.text(of: path))"),
        status: .nothingMatches)
    }
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let kind = try? FileManager.default.attributesOfItem(atPath: target)[.type]
    guard kind as? FileAttributeType == .typeRegular else {
      throw Unreadable(diagnostic: .irregularFile(path), status: .nothingMatches)
    }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    guard size <= largest else {
      throw Unreadable(
        diagnostic: Diagnostic(
          file: path, at: .start,
          "the file has \(size >> 20) MiB, and at most \(largest >> 20) MiB are read",
          hints: ["Interface Builder's own files are far smaller: split the storyboard"]),
        status: .invalidScenario)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Unreadable(
        diagnostic: Diagnostic(
          file: path, "the file cannot be read: \(UnreadableReason.text(of: path))"),
        status: .nothingMatches)
    }
    return data
  }

  struct Unreadable: Error {
    let diagnostic: Diagnostic
    let status: ExitStatus
  }
}
