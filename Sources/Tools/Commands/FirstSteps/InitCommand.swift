import ArgumentParser
import Foundation
import Reporting
import RunRecords

/// Writes a first scenario, its schema and a CI workflow into a folder.
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

  /// Refuses a folder without a name.
  func validate() throws {
    guard !folder.isEmpty else { throw ValidationError("The folder has no name.") }
  }

  func run() throws {
    let files = FirstFiles.all.map { (path: place(of: $0), file: $0) }
    let existing = files.map(\.path).filter(Self.exists)
    guard existing.isEmpty else {
      for path in existing { Terminal.note("\(path): error: already exists") }
      Terminal.note("nothing was written: move it away, or name another folder")
      throw ExitCode(ExitStatus.cannotCreate.rawValue)
    }
    let interruption = Interruption {}
    interruption.beginToWrite()
    for (path, file) in files { try write(file, to: path) }
    interruption.endIfAsked()
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
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    if let reason = Self.failure(ofCreating: parent) {
      Terminal.note("\(path): error: its folder cannot be created: \(reason)")
      throw ExitCode(ExitStatus.cannotCreate.rawValue)
    }
    try OutputFile.write(file.text, to: path).exit()
  }

  /// Whether something has this path, even a link to nothing.
  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Creates a folder and the folders above it; returns the system's reason where that fails.
  private static func failure(ofCreating folder: String) -> String? {
    var status = stat()
    if stat(folder, &status) == 0 {
      return status.st_mode & S_IFMT == S_IFDIR ? nil : String(cString: strerror(ENOTDIR))
    }
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    if parent != folder, let reason = failure(ofCreating: parent) { return reason }
    return mkdir(folder, 0o777) == 0 || errno == EEXIST ? nil : String(cString: strerror(errno))
  }
}
