import ArgumentParser
import Testing
import Timing

@testable import Commands

/// What a debug build says of times, in whatever build the tests run.
@Suite("Times in a debug build")
struct DebugBuildTests {
  @Test(
    "a debug build refuses to compare times, and says what to do", arguments: ["check", "accept"])
  func refused(command: String) throws {
    try DebugBuildOption.$buildMode.withValue(.debug) {
      let error = #expect(throws: (any Error).self) {
        try RootCommand.parseAsRoot([command, ".", "--timing"])
      }
      let message = RootCommand.message(for: try #require(error))
      #expect(message.contains("nothing is timed: this is a debug build"), "\(message)")
      #expect(message.contains("--allow-debug"), "\(message)")
    }
  }

  @Test("it times with --allow-debug, and refuses nothing without times")
  func allowed() throws {
    try DebugBuildOption.$buildMode.withValue(.debug) {
      _ = try RootCommand.parseAsRoot(["check", ".", "--timing", "--allow-debug"])
      _ = try RootCommand.parseAsRoot(["check", "."])
      #expect(try DebugBuildOption.parse([]).refusal != nil)
      #expect(try DebugBuildOption.parse(["--allow-debug"]).refusal == nil)
    }
  }

  @Test("an optimised build times what it is asked to")
  func optimised() throws {
    try DebugBuildOption.$buildMode.withValue(.release) {
      _ = try RootCommand.parseAsRoot(["check", ".", "--timing"])
      #expect(try DebugBuildOption.parse([]).refusal == nil)
    }
  }
}
