import ArgumentParser
import Foundation
import RunRecords
import Scenarios

/// The program that runs: `layoutdiff`, or one of somebody's own with screens.
package enum RunningProgram {
  /// The version of the commands.
  package static var version: String { ToolVersion.layoutDiff.version }

  /// The screens of the program.
  @TaskLocal static var screens: [CodedScreen] = []

  /// The name of the program.
  static var name: String {
    screens.isEmpty ? "layoutdiff" : ProcessInfo.processInfo.processName
  }

  /// The screen with this name, if the program has one.
  static func screen(named name: String) -> CodedScreen? {
    screens.first { $0.name == name }
  }
}
