import Foundation
import Testing

@testable import Playground

#if os(Linux)
  @Suite("The command play")
  struct PlayCommandTests {
    private func inFolder(_ body: (URL) async throws -> Void) async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try await body(folder)
    }

    /// Waits on a thread of its own.
    private func end(of process: Process) async {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          process.waitUntilExit()
          continuation.resume()
        }
      }
    }

    @Test(
      "it prints its address, answers there, and ends by the signal", arguments: [SIGINT, SIGTERM])
    func signal(number: Int32) async throws {
      try await inFolder { folder in
        try Data("layoutdiff: 1\n".utf8).write(to: folder.appending(path: "row.yaml"))
        let (process, address) = try await Program.play(["row.yaml", "--port", "0"], in: folder)
        let client = try Client(address)
        #expect(await client.ask("GET", "api/file?n=0")?.status == 200)
        kill(process.processIdentifier, number)
        await end(of: process)
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == number)
      }
    }

    /// Questions whose answers take long, with their texts.
    private static let slow = [
      ("constraints", LongTexts.chain(of: 3000)), ("translate", LongTexts.nest(of: 300)),
    ]

    @Test(
      "Ctrl-C ends it at once, also while answers are being made", arguments: slow.indices)
    func signalWhileAnswering(index: Int) async throws {
      let (question, text) = Self.slow[index]
      try await inFolder { folder in
        try Data("layoutdiff: 1\n".utf8).write(to: folder.appending(path: "row.yaml"))
        let (process, address) = try await Program.play(["row.yaml", "--port", "0"], in: folder)
        defer { process.terminate() }
        let client = try Client(address)
        let body = String(
          decoding: try JSONSerialization.data(withJSONObject: [
            "version": 1, "text": text, "question": question,
          ]), as: UTF8.self)
        // More answers than there are threads for them: some are being made, and some wait.
        let before = try Self.ticks(of: process)
        let answers = (0..<12).map { _ in
          Task { await client.ask("POST", "api/answer", body: body) }
        }
        // It has begun once it has worked for a while, however busy the machine is.
        let deadline = ContinuousClock.now + .seconds(300)
        while process.isRunning, try Self.ticks(of: process) < before + 20 {
          try #require(ContinuousClock.now < deadline, "it does not begin to answer")
          try await Task.sleep(for: .milliseconds(5))
        }
        kill(process.processIdentifier, SIGINT)
        await end(of: process)
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == SIGINT)
        // It did not end only once all answers were there. An answer ends with its seconds, so that on a
        // busy machine the first ones may have come before.
        var unanswered = 0
        for answer in answers where await answer.value == nil { unanswered += 1 }
        #expect(unanswered > 0)
      }
    }

    /// The processor's time that a process has worked, in hundredths of a second.
    private static func ticks(of process: Process) throws -> Int {
      let text = try String(
        contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
      let end = try #require(text.lastIndex(of: ")"))
      let fields = text[end...].split(separator: " ").dropFirst()
      let times = fields.dropFirst(11).prefix(2).compactMap { Int($0) }
      try #require(times.count == 2)
      return times[0] + times[1]
    }

    @Test("a port in use leads to the next free one, and a missing file ends it with a status")
    func port() async throws {
      try await inFolder { folder in
        let server = try PlaygroundServer(port: 0, files: PlaygroundFiles(path: folder.path))
        #expect(throws: PlaygroundServer.StartError.self) {
          try PlaygroundServer(port: server.port, files: PlaygroundFiles(path: folder.path))
        }
        let (process, address) = try await Program.play(
          [".", "--port", "\(server.port)"], in: folder)
        defer { process.terminate() }
        #expect((address.port ?? 0) > Int(server.port))
        let missing = try await Program.run(["play", "nothing.yaml", "--port", "0"], in: folder)
        #expect(missing.status == 66)
      }
    }

    @Test("killed while it saves, it leaves one of both texts whole")
    func killed() async throws {
      try await inFolder { folder in
        let path = folder.appending(path: "row.yaml")
        // Long enough to be written in several steps.
        let texts = ["a", "b"].map { String(repeating: "# \($0)\n", count: 300_000) }
        for attempt in 0..<8 {
          try Data(texts[0].utf8).write(to: path)
          let (process, address) = try await Program.play(["row.yaml", "--port", "0"], in: folder)
          let client = try Client(address)
          let requests = try texts.indices.map { turn in
            String(
              decoding: try JSONSerialization.data(withJSONObject: [
                "version": 1, "n": 0, "text": texts[turn], "hash": FileText(texts[1 - turn]).hash,
              ]), as: UTF8.self)
          }
          let saving = Task {
            var turn = 1
            while await client.ask("POST", "api/save", body: requests[turn]) != nil {
              turn = 1 - turn
            }
          }
          try await Task.sleep(for: .milliseconds(40 + 23 * attempt))
          kill(process.processIdentifier, SIGKILL)
          await end(of: process)
          await saving.value
          let text = try String(contentsOf: path, encoding: .utf8)
          #expect(texts.contains(text), "attempt \(attempt): \(text.utf8.count) bytes")
        }
      }
    }

    @Test("a thousand keystrokes leave the memory where it was")
    func memory() async throws {
      try await inFolder { folder in
        let text = try Shipped.text("photo-with-inset-title")
        try Data(text.utf8).write(to: folder.appending(path: "photo.yaml"))
        let (process, address) = try await Program.play(["photo.yaml", "--port", "0"], in: folder)
        defer { process.terminate() }
        let client = try Client(address)
        func type(_ count: Int, _ word: String) async throws {
          for number in 0..<count {
            _ = try await client.post(
              "api/layout",
              [
                "version": 1, "client": "p", "request": number,
                "text": text.replacing("Sunrise", with: "Sunrise \(word) \(number)"),
              ])
          }
        }
        // As many as are remembered, so that it has what it will ever have.
        try await type(520, "a")
        let before = try Self.kilobytes(of: process)
        try await type(1000, "b")
        let growth = try Self.kilobytes(of: process) - before
        #expect(growth < 8_000, "\(growth) kB on top of \(before)")
      }
    }

    /// The memory that a process holds.
    private static func kilobytes(of process: Process) throws -> Int {
      let text = try String(
        contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
      let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
      return try #require(Int(line.filter(\.isNumber)))
    }
  }

  extension Client {
    /// A client of a server in another process.
    init(_ address: URL) throws {
      port = try #require(address.port.flatMap { UInt16(exactly: $0) })
      token = address.lastPathComponent
    }
  }
#endif
