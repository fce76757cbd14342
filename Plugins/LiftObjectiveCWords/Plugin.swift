import Foundation
import PackagePlugin

/// Lifts the files that `lifted-sources.txt` in the target's folder lists, before they are compiled.
///
/// Each line is a path of a Swift file or of a folder of them, relative to the target's folder;
/// lines that begin with `//` are skipped. The files are outside the target, or excluded from it:
/// otherwise they would be compiled twice.
@main
struct LiftObjectiveCWords: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let list = target.directoryURL.appending(path: "lifted-sources.txt")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      Diagnostics.error(
        "\(list.path()) is missing: list the files or folders to lift, one path a line")
      return []
    }
    let tool = try context.tool(named: "lift-objective-c").url
    let all = try text.split(whereSeparator: \.isNewline).flatMap { line -> [URL] in
      let path = line.trimmingCharacters(in: .whitespaces)
      guard !path.isEmpty, !path.hasPrefix("//") else { return [] }
      return try files(at: target.directoryURL.appending(path: path).standardizedFileURL, list)
    }
    var names: [String: Int] = [:]
    let outputs = all.map { file in
      let stem = file.deletingPathExtension().lastPathComponent
      names[stem, default: 0] += 1
      let number = names[stem, default: 1]
      let name = number > 1 ? "\(stem).lifted-\(number).swift" : "\(stem).lifted.swift"
      return context.pluginWorkDirectoryURL.appending(path: name)
    }
    guard !all.isEmpty else { return [] }
    // One command for all: overrides move between files. It writes only copies that change.
    return [
      .buildCommand(
        displayName: "Lifting the files of \(target.name)", executable: tool,
        arguments: zip(all, outputs).flatMap { [$0.path(), $1.path()] }, inputFiles: all,
        outputFiles: outputs)
    ]
  }

  private func files(at place: URL, _ list: URL) throws -> [URL] {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: place.path(), isDirectory: &isFolder) else {
      Diagnostics.error("\(list.path()): there is no file or folder \(place.path())")
      return []
    }
    guard isFolder.boolValue else { return [place] }
    let paths = try manager.subpathsOfDirectory(atPath: place.path()).sorted()
    return paths.filter { $0.hasSuffix(".swift") }.map { place.appending(path: $0) }
  }
}
