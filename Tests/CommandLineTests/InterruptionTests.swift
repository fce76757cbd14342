import Foundation
import Testing

#if os(Linux)
  @Suite("Commands that are ended")
  struct InterruptionTests {
    /// Starts a command, and sends it a signal once it hears signals.
    private func interrupt(
      _ arguments: [String], in workspace: Workspace, by signal: Int32 = SIGINT
    ) async throws -> (process: Process, output: String, errors: String) {
      let process = Process()
      process.executableURL = Tool.layoutdiff
      process.arguments = arguments
      process.currentDirectoryURL = workspace.url
      for name in ["output", "errors"] { try workspace.write(Data(), to: name) }
      let files = try ["output", "errors"].map {
        try FileHandle(forWritingTo: workspace.url.appending(path: $0))
      }
      (process.standardOutput, process.standardError) = (files[0], files[1])
      try process.run()
      let identifier = process.processIdentifier
      // A thread of its own: among many tests a task may wait until the command is done.
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          while Self.isRunning(identifier), !Self.hears(signal, identifier) { usleep(10_000) }
          // A process that just began to listen may miss the first one.
          while Self.isRunning(identifier) {
            kill(identifier, signal)
            usleep(50_000)
          }
          continuation.resume()
        }
      }
      process.waitUntilExit()
      return (process, try workspace.text("output"), try workspace.text("errors"))
    }

    /// Whether a process was started and has not ended, whether or not anybody has asked how.
    private static func isRunning(_ process: Int32) -> Bool {
      let path = "/proc/\(process)/stat"
      guard let text = try? String(contentsOfFile: path, encoding: .utf8),
        let name = text.lastIndex(of: ")")
      else { return false }
      return !text[name...].hasPrefix(") Z")
    }

    /// Whether a process does anything else with a signal than to end by it.
    private static func hears(_ signal: Int32, _ process: Int32) -> Bool {
      let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
      return status.split(separator: "\n").contains { line in
        guard ["SigIgn:", "SigCgt:", "SigBlk:"].contains(where: line.hasPrefix) else {
          return false
        }
        let digits = line.dropFirst(7).trimmingCharacters(in: .whitespaces)
        return (UInt64(digits, radix: 16) ?? 0) & (1 << UInt64(signal - 1)) != 0
      }
    }

    @Test("a proof that is interrupted ends by the signal, and says what it was doing")
    func proof() async throws {
      let workspace = try Workspace(["card.yaml": Scenarios.good])
      let (process, output, errors) = try await interrupt(
        [
          "prove", "card.yaml", "--widths", "1...100000", "--rounding", "3", "--budget",
          "1000000000",
          "--quiet",
        ], in: workspace)
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(process.terminationStatus == SIGINT)
      #expect(output == "")
      #expect(errors.hasPrefix("interrupted"), "\(errors)")
    }

    @Test("without a descriptor to listen with, commands end with an error, and no trap")
    func withoutDescriptors() async throws {
      let workspace = try Workspace(["card.yaml": Scenarios.good])
      for command in ["report card.yaml --no-timing", "check card.yaml", "prove card.yaml"] {
        for count in 3...12 {
          let outcome = try await workspace.shell("ulimit -n \(count); exec layoutdiff \(command)")
          #expect(
            [0, 65, 66, 70, 73, 74, 127].contains(outcome.status),
            "\(command), \(count): \(outcome.status) \(outcome.errors)")
        }
      }
    }

    @Test("a proof without enough work says up to where it came, and how to allow more")
    func budget() async throws {
      let workspace = try Workspace(["card.yaml": Scenarios.good])
      let outcome = try await workspace.layoutdiff(
        "prove", "card.yaml", "--rounding", "off", "--budget", "5")
      #expect(outcome.status == 1)
      #expect(
        outcome.output.contains("the work ended here, after 5 layouts; --budget allows more"),
        "\(outcome.output)")
      for wrong in ["0", "-1", "x", "1e3"] {
        #expect(
          try await workspace.layoutdiff("prove", "card.yaml", "--budget", wrong).status == 64)
      }
    }
  }
#endif
