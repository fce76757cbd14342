import ArgumentParser
import CResources
import RunRecords

struct RecorderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recorder",
    abstract: "Print a Swift file that records views and nodes of an app as scenarios.",
    discussion: """
      Copy the file into a test target or a debug build of an app. It depends on UIKit alone, and \
      on Texture where there is Texture. Its licence, zero-clause BSD, lets every app have it. In a \
      test on a Mac:
        LayoutRecorder.record(RowView(row: .sample), named: "row", at: [280, 320, 375])

      It prints a scenario with the constraints, and with the frames of that device.

      Examples:
        layoutdiff recorder > LayoutRecorder.swift

      \(ExitStatus.help)
      """)

  func run() throws {
    Terminal.print(
      String(String(cString: built_in("Tools/LayoutRecorder/LayoutRecorder.swift")).dropLast()))
  }
}
