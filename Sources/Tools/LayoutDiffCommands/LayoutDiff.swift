import ArgumentParser
import Foundation
import RunRecords
@_exported public import ScreenScenarios

@_exported public import struct Geometry.Container

/// The command line.
///
/// A program with screens of its own runs the same commands over scenario files and over its screens:
///
/// ```swift
/// @main
/// struct Main {
///   static func main() {
///     LayoutDiff.main(screens: [
///       Screen(
///         "feed-cell", at: [320, 375],
///         node: { FeedCellNode(post: .sample) },
///         view: { FeedCellView(post: .sample) })
///     ])
///   }
/// }
/// ```
public enum LayoutDiff {
  /// The version of these commands.
  public static var version: String { ToolVersion.layoutDiff.version }

  /// Runs the command that the arguments of the process name, and ends the process with its status.
  ///
  /// Commands take the name of a screen where they take a file. Without any path they work on all
  /// screens, and on the files in the folder Scenarios if there is one.
  public static func main(screens: [Screen] = []) {
    run(screens: screens, benchmarks: nil, playground: nil, course: nil)
  }

  /// Runs the command as the program `layoutdiff` does, which also times scenes, and has a playground and
  /// a course.
  package static func main(
    benchmarks: Benchmarks, playground: PlaygroundProgram, course: CourseProgram
  ) {
    run(screens: [], benchmarks: benchmarks, playground: playground, course: course)
  }

  private static func run(
    screens: [Screen], benchmarks: Benchmarks?, playground: PlaygroundProgram?,
    course: CourseProgram?
  ) {
    // Help, and scripts for shells, are written by the parser, which does not look whether they were.
    atexit {
      if fflush(nil) != 0 { _exit(ExitStatus.cannotWrite.rawValue) }
    }
    Benchmarks.$current.withValue(benchmarks) {
      PlaygroundProgram.$current.withValue(playground) {
        CourseProgram.$current.withValue(course) {
          RunningProgram.$screens.withValue(screens) {
            MistypedCommand.refuse(CommandLine.arguments.dropFirst(), of: RootCommand.self)
            RootCommand.main()
          }
        }
      }
    }
  }
}
