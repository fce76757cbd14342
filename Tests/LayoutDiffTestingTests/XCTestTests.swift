import Foundation
import Testing

#if os(Linux)
  @Suite("Layouts in XCTest")
  struct XCTestTests {
    @Test("a difference fails a test of XCTest, with its reasons and its line")
    func failure() throws {
      let (process, text) = try Self.run("DifferentLayouts/testDifferentLayouts")
      #expect(process.terminationReason == .exit && process.terminationStatus == 1)
      #expect(text.contains("LayoutDiffTestingTests/DifferentLayouts.swift:15: "), "\(text)")
      #expect(
        text.contains("box.right is 20 pt in the spec and 30 pt in the constraints"), "\(text)")
      #expect(text.contains("with 1 failure"), "\(text)")
    }

    @Test("a view off the main thread is named before Swift 6 ends the program")
    func offMainThread() throws {
      let (process, text) = try Self.run("OffMainThread/testOffMainThread")
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(
        text.contains(
          """
          CheckedView: error: code of this view ran outside the main thread, where Swift 6 ends the program
          mark the test, or what makes the view, with @MainActor
          """), "\(text)")
    }

    @Test("a view on the main thread has no message, nor does one off it without closures")
    func onMainThread() throws {
      let (process, text) = try Self.run("OffMainThread/testOnMainThread")
      #expect(process.terminationReason == .exit && process.terminationStatus == 0, "\(text)")
      #expect(!text.contains("@MainActor"), "\(text)")
    }

    /// Runs a test of XCTest that does nothing elsewhere; gives everything that it prints.
    private static func run(_ name: String) throws -> (Process, output: String) {
      let process = Process()
      process.executableURL = URL(filePath: CommandLine.arguments[0])
      process.arguments = ["LayoutDiffTestingTests.\(name)"]
      process.environment = ProcessInfo.processInfo.environment
        .merging([DifferentLayouts.variable: "1", "SWIFT_BACKTRACE": "enable=no"]) { $1 }
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (process, text)
    }
  }
#endif
