import ArgumentParser
import Foundation
import RunRecords
import Scenarios

/// The program that runs: `layoutdiff`, or one of somebody's own with screens.
package enum RunningProgram {
  package static var version: String { ToolVersion.layoutDiff.version }

  @TaskLocal static var screens: [CodedScreen] = []

  static var name: String {
    screens.isEmpty ? "layoutdiff" : ProcessInfo.processInfo.processName
  }

  static func screen(named name: String) -> CodedScreen? {
    screens.first { $0.name == name }
  }
}
