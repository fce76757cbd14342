import Commands
import Scenarios
@_exported public import ScreenScenarios

@_exported public import struct Geometry.Container
@_exported public import enum TextMeasuring.TextSize

/// The command line of a program with screens of its own.
///
/// It runs the commands of `layoutdiff` over scenario files and over its screens:
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
  public static var version: String { RunningProgram.version }

  /// Runs the command that the arguments of the process name, and ends the process with its status.
  ///
  /// Commands take the name of a screen where they take a file. Without any path they work on all
  /// screens, and on the files in the folder Scenarios if there is one.
  public static func main(screens: [Screen] = []) {
    RunningProgram.main(screens: screens.map(\.coded))
  }
}
