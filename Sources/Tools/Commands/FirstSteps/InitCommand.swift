import ArgumentParser
import Foundation
import Reporting
import RunRecords

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a first scenario, its schema and a CI workflow.",
    discussion: """
      Writes three files that both explain and work:
        \(FirstFiles.all.map(\.path).joined(separator: "\n  "))

      Existing files are never overwritten: if one of these exists, nothing is written, and the \
      status is 73.

      Examples:
        layoutdiff init
        layoutdiff init Screens

      \(ExitStatus.help)
      """)

  @Argument(help: "The folder to write to. It is created if it does not exist.")
  var folder = "."

  func validate() throws {
    guard !folder.isEmpty else { throw ValidationError("The folder has no name.") }
  }

  func run() throws {
    let files = FirstFiles.all.map { (path: place(of: $0), file: $0) }
    let existing = files.map(\.path).filter(Self.exists)
    guard existing.isEmpty else {
      for path in existing { Terminal.note("\(path): error: already exists") }
      try ExitStatus.cannotCreate.exit(
        with: "nothing was written: move it away, or name another folder")
    }
    Interruption.begin()
    Interruption.beginToWrite()
    for (path, file) in files { try write(file, to: path) }
    Interruption.endIfAsked()
    let widest = files.map(\.path.count).max() ?? 0
    for (path, file) in files {
      let padding = String(repeating: " ", count: widest - path.count)
      Terminal.print("\(path)\(padding)  \(file.purpose)")
    }
    Terminal.print(nextSteps)
  }

  /// The path of a file as the user would type it: relative where the folder is.
  private func place(of file: FirstFiles.File) -> String {
    if folder == "." { return file.path }
    return folder.hasSuffix("/") ? folder + file.path : "\(folder)/\(file.path)"
  }

  private var nextSteps: String {
    let program = RunningProgram.name
    let change = folder == "." ? [] : ["cd \(ShellWord.quote(folder))"]
    let commands = change + ["\(program) check", "\(program) report --open"]
    return """

      Next:
      \(commands.map { "  \($0)" }.joined(separator: "\n"))
      Before you push: in \(FirstFiles.workflowPath), replace \(FirstFiles.repositoryPlaceholder).
      """
  }

  private func write(_ file: FirstFiles.File, to path: String) throws {
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    } catch {
      let reason = FileError(error, at: parent.path).reason
      try ExitStatus.cannotCreate.exit(
        with: "\(path): error: its folder cannot be created: \(reason)")
    }
    try OutputFile.write(file.text, to: path).exit()
  }

  /// Whether something has this path, even a link to nothing.
  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}
