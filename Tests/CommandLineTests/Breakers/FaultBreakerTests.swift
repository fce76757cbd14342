import Foundation
import SeededRandom
import TestSupport
import Testing

/// Takes from commands what they need of the system: `make fuzz`.
///
/// Every one ends with a documented status or by the signal that was sent, and never leaves half a
/// report or half a file.
@Suite("Breaker: faults of the system")
struct FaultBreakerTests {
  private static let statuses: Set<Int32> = [0, 1, 64, 65, 66, 70, 73, 74]

  private static let commands = [
    "check .", "frames card.yaml", "prove card.yaml --certificate file.json",
    "report . --no-timing",
    "report . --no-timing --markdown page", "translate card.yaml --output file.yaml",
    "explain card.yaml --engine spec", "lp card.yaml --output file.lp",
    "diff card.yaml other.yaml --html changed",
    "accept .", "list .",
  ]

  /// Lines of a shell around a command; `N` is a number.
  private static let faults = [
    "ulimit -f N; exec COMMAND", "ulimit -n N; exec COMMAND", "exec COMMAND >&-",
    "exec COMMAND 2>&-", "exec COMMAND <&- >&- 2>&-", "exec COMMAND >/dev/full",
    "COMMAND | head -c N >head", "TMPDIR=/nowhere; export TMPDIR; exec COMMAND",
    "HOME=/nowhere; export HOME; exec COMMAND",
    "ulimit -s 512; exec COMMAND", "LAYOUTDIFF_FONTS=fonts; export LAYOUTDIFF_FONTS; exec COMMAND",
  ]

  @Test("whatever the system refuses, a command ends with a status, and what it writes is whole")
  func refused() async throws {
    for seed in BreakerSeeds.of(20) {
      var mutation = Mutation(seed: seed)
      let workspace = try Workspace([
        "card.yaml": Scenarios.good, "other.yaml": Scenarios.differing,
      ])
      // A font of random bytes, and a text that is to be measured with it.
      let text = Scenarios.good.replacing("{ box: 30x20 }", with: "{ text: Octocat }")
      try workspace.write(Data(text.utf8), to: "text.yaml")
      try workspace.write(mutation.bytes(of: text), to: "fonts/Inter-Regular.ttf")
      let command = "layoutdiff " + mutation.pick(Self.commands)
      let line = mutation.pick(Self.faults).replacing("COMMAND", with: command)
        .replacing("N", with: mutation.pick(["0", "1", "3", "4", "6", "9", "16", "40", "200"]))
      let outcome = try await workspace.shell(line)
      let place = "seed \(seed), \(line): status \(outcome.status)\n\(outcome.errors)"
      // Without descriptors a shell, or the loader of libraries, cannot begin the command.
      let isOfSystem =
        [2, 126, 127].contains(outcome.status)
        && ["sh:", "shared libraries"].contains(where: outcome.errors.contains)
      // A pipe that nobody reads ends a program by a signal, and by design.
      #expect(
        Self.statuses.contains(outcome.status) || isOfSystem || outcome.status == SIGPIPE,
        "\(place)"
      )
      try expectWhole(workspace, place)
    }
  }

  #if os(Linux)
    @Test("where the memory ends, a command ends too, and what it writes is whole")
    func withoutMemory() async throws {
      for seed in BreakerSeeds.of(12) {
        var generator = SeededGenerator(seed: seed)
        let workspace = try Workspace([
          "card.yaml": Scenarios.good, "other.yaml": Scenarios.differing,
        ])
        let command = Self.commands[generator.index(below: Self.commands.count)]
        // From where the loader gives up to where there is enough for all threads.
        let kilobytes = 80_000 + 10_000 * generator.index(below: 60)
        // Far more time than any machine takes: only a command that waits for ever is killed.
        let line = """
          ulimit -v \(kilobytes); exec timeout -s KILL 900 layoutdiff \(command)
          """
        let outcome = try await workspace.shell(line)
        let place = "seed \(seed), \(line): status \(outcome.status)\n\(outcome.errors.suffix(500))"
        #expect(outcome.status != 128 + SIGKILL && outcome.status != SIGKILL, "\(place)")
        try expectWhole(workspace, place)
      }
    }
  #endif

  @Test("a command that is killed at any moment leaves what it writes whole or as it was")
  func killed() async throws {
    for seed in BreakerSeeds.of(6) {
      var generator = SeededGenerator(seed: seed)
      let workspace = try Workspace([
        "card.yaml": Scenarios.good, "other.yaml": Scenarios.differing,
      ])
      let commands = Self.commands.filter { $0.contains("report") || $0.contains("file") }
      let command = commands[generator.index(below: commands.count)]
      let process = Tool.process(
        command.split(separator: " ").map(String.init), in: workspace.url)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      usleep(UInt32(generator.index(below: 400_000)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      try expectWhole(workspace, "seed \(seed), layoutdiff \(command)")
      // What a killed run leaves does not stop the next one.
      let next = try await workspace.layoutdiff(
        "report", "card.yaml", "other.yaml", "--no-timing")
      #expect(next.status == 1, "seed \(seed), after \(command): \(next.errors)")
    }
  }

  /// A report has all its files or is not there, and so is a file: it ends as it ends when whole.
  private func expectWhole(_ workspace: Workspace, _ place: String) throws {
    let scenarios = try [workspace.text("card.yaml"), workspace.text("other.yaml")]
    #expect(scenarios == [Scenarios.good, Scenarios.differing], "\(place)")
    if workspace.has("Reports/index.html") {
      let index = try workspace.text("Reports/index.html")
      #expect(index.hasSuffix("</html>\n"), "\(place)")
      for file in ["run.json", "junit.xml", "results.sarif", "scenario/card.html", "style.css"] {
        #expect(workspace.has("Reports/" + file), "\(place): \(file)")
      }
    }
    for (file, end) in [
      ("file.json", "}\n"), ("changed/index.html", "</html>\n"), ("file.lp", "End\n"),
    ]
    where workspace.has(file) && !workspace.isFolder(file) {
      #expect(
        try workspace.text(file).lowercased().hasSuffix(end.lowercased()), "\(place): \(file)")
    }
  }
}
