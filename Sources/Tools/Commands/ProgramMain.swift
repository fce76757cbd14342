import ArgumentParser
import Foundation
import RunRecords
package import Scenarios

extension RunningProgram {
  /// Runs the command that the arguments of the process name, and ends the process with its status.
  ///
  /// - Parameters:
  ///   - screens: screens of somebody's own program.
  ///   - benchmarks: the scenes that `bench` times, and its page; only `layoutdiff` has them.
  ///   - playground: the server of `play`; only `layoutdiff` has it.
  ///   - course: the lessons of `course`; only `layoutdiff` has them.
  package static func main(
    screens: [CodedScreen] = [], benchmarks: Benchmarks? = nil,
    playground: PlaygroundProgram? = nil, course: CourseProgram? = nil
  ) {
    // Help, and scripts for shells, are written by the parser, which does not look whether they were.
    atexit {
      if fflush(nil) != 0 { _exit(ExitStatus.cannotWrite.rawValue) }
    }
    Benchmarks.$current.withValue(benchmarks) {
      PlaygroundProgram.$current.withValue(playground) {
        CourseProgram.$current.withValue(course) {
          RunningProgram.$screens.withValue(screens) {
            HelpWidth.widened {
              MistypedCommand.refuse(CommandLine.arguments.dropFirst(), of: RootCommand.self)
            }
            runCommand()
          }
        }
      }
    }
  }

  /// Runs the command that the arguments name.
  ///
  /// The parser takes a third longer where it begins with the list of all commands. So a command that
  /// is named first is parsed alone; what it does not understand, help and mistakes included, is for
  /// the parser of all.
  private static func runCommand() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let command = RootCommand.configuration.subcommands.first {
      $0.configuration.commandName == arguments.first
    }
    do {
      var parsed = try HelpWidth.widened { () throws -> any ParsableCommand in
        if let parsed = try? command?.parse(Array(arguments.dropFirst())) { return parsed }
        return try RootCommand.parseAsRoot(arguments)
      }
      try parsed.run()
    } catch {
      HelpWidth.widened {
        MistypedHelp.refuse(error, of: RootCommand.self)
        RootCommand.end(with: error)
      }
    }
  }
}
