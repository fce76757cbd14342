import Foundation
import ScreenScenarios

/// The program that runs: `layoutdiff`, or one of somebody's own with screens.
enum RunningProgram {
  /// The screens of the program.
  @TaskLocal static var screens: [Screen] = []

  /// What the program is called.
  static var name: String {
    screens.isEmpty ? "layoutdiff" : ProcessInfo.processInfo.processName
  }

  /// The screen with this name, if the program has one.
  static func screen(named name: String) -> Screen? {
    screens.first { $0.settings.name == name }
  }
}
