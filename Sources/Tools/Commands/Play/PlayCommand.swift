import ArgumentParser
import Foundation
import RunRecords
import Runs
import ScenarioFiles
import Scenarios

struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Edit a scenario in a browser and see both layouts as you type.",
    discussion: """
      Serves one page on this machine's own address, 127.0.0.1, and prints it: the text on the left, \
      both layouts in the middle, the reasons on the right. Drag the right edge of the picture to see \
      every width.

      With a file, the page opens it, and the other files of its folder are examples. With a folder, the \
      page can open every file in it. Save shows the difference, then writes the file that was opened \
      and nothing else. When a file changes on disk, the page shows its new text.

      The address has a random token, without which no file is opened or saved, and the server refuses \
      requests of other pages. Ctrl-C ends it. It takes the first free port from 8311, or from --port; \
      --port 0 takes any.

      With --course, it serves lessons: those of a folder, or without one those that come with \
      layoutdiff. Answers may then also be typed, and the engines judge them.

      Examples:
        layoutdiff play Scenarios/repository-row.yaml --open
        layoutdiff play --course --open
        layoutdiff play Scenarios
        layoutdiff play --port 0

      \(ExitStatus.help)
      """, shouldDisplay: PlaygroundProgram.current != nil)

  @Argument(
    help: ArgumentHelp(
      "A scenario file, its id, or a folder of them; with --course, of lessons. (default: the folder Scenarios)",
      valueName: "path"), transform: ScenarioFinder.path(meantBy:))
  var path: String?

  @Option(
    help: ArgumentHelp(
      "The port to listen on, or the next free one; 0 is any free one. (default: 8311)"))
  var port: UInt16?

  @Flag(name: .customLong("course"), help: "Serve lessons, whose answers the engines judge.")
  var servesCourse = false

  @Flag(name: .customLong("open"), help: "Open the page in a browser.")
  var opensPage = false

  func run() throws {
    guard let program = PlaygroundProgram.current else {
      throw ValidationError(
        "\(RunningProgram.name) has no playground: export the screens, then run "
          + "layoutdiff play on the files")
    }
    let begin: (UInt16) throws -> PlaygroundProgram.Listening
    if servesCourse, let courses = CourseProgram.current {
      // Every lesson that `course --budget` can make is served.
      begin = try courses.course(of: path, budget: BudgetOption.most).course.listen
    } else {
      try checkPath()
      begin = { try program.listen(path, $0) }
    }
    Interruption.begin()
    let server = try listen(program, begin)
    Terminal.print(server.address)
    Terminal.note("Ctrl-C ends it")
    if opensPage, let failure = PageOpener.failure(ofOpening: server.address) {
      Terminal.note(failure)
    }
    Task { await server.run() }
    // It is by a signal that the program ends.
    while true { pause() }
  }

  private func checkPath() throws {
    guard let path else { return }
    do {
      _ = try ScenarioFile.read(path)
    } catch {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      // A file with mistakes is what the page is for; one that is missing is a slip of the hand.
      guard !exists || !isFolder.boolValue else { return }
      try ExitStatus.nothingMatches.exit(with: error.description)
    }
  }

  private func listen(
    _ program: PlaygroundProgram,
    _ begin: (UInt16) throws -> PlaygroundProgram.Listening
  ) throws -> PlaygroundProgram.Listening {
    let first = port ?? program.usualPort
    var next = first
    while true {
      do {
        return try begin(next)
      } catch is PlaygroundProgram.PortTaken {
        guard first != 0, next - first < program.nextPorts, next < .max else {
          try ExitStatus.failure.exit(
            with: "error: ports \(first) to \(next) are in use: name another one with --port")
        }
        Terminal.note("port \(next) is in use by another program: trying \(next + 1)")
        next += 1
      } catch let error as ExitCode {
        throw error
      } catch {
        try ExitStatus.failure.exit(with: "error: \(error)")
      }
    }
  }
}
