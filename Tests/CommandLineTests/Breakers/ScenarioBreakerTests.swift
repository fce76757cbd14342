import Foundation
import SeededRandom
import TestSupport
import Testing

/// Gives commands scenario files that are broken in all ways: `make fuzz`.
///
/// Every answer is right that has words and a documented exit status. A trap, and a command that takes
/// minutes of processor time, are findings.
@Suite("Breaker: scenario files")
struct ScenarioBreakerTests {
  /// Exit statuses that a scenario file may lead to.
  private static let statuses: Set<Int32> = [0, 1, 65, 66]

  private static let commands = [
    "check FILE", "check FILE --json", "frames FILE",
    "explain FILE --engine constraints", "explain FILE --engine spec", "translate FILE",
    "lp FILE --output out.lp", "prove FILE --save-counterexample small.yaml",
    "prove FILE --certificate certificate.json", "report FILE --no-timing --output out",
    "diff FILE good.yaml", "list FILE", "accept FILE", "bench FILE --iterations 1 --engine reduced",
  ]

  @Test("whatever becomes of a scenario file, commands end with words and a documented status")
  func mutated() async throws {
    let texts = try Self.shipped()
    try #require(texts.count > 30)
    for seed in BreakerSeeds.of(20) {
      var mutation = Mutation(seed: seed)
      let text = mutation.pick(texts)
      let data =
        seed.isMultiple(of: 3)
        ? mutation.bytes(of: text) : Data(mutation.structure(of: text).utf8)
      let command = mutation.pick(Self.commands).replacing("FILE", with: "mutated.yaml")
      let workspace = try Workspace(["good.yaml": Scenarios.good])
      try workspace.write(data, to: "mutated.yaml")
      // By processor time, since a busy machine is no mistake of the command's.
      let outcome = try await workspace.shell("ulimit -t 60; exec layoutdiff \(command)")
      let isSilent = (outcome.output + outcome.errors).isEmpty
      #expect(
        Self.statuses.contains(outcome.status) && (!isSilent || Self.mayBeSilent(command)),
        """
        seed \(seed), layoutdiff \(command): status \(outcome.status)
        \(outcome.errors.suffix(2000))
        \(String(decoding: data, as: UTF8.self))
        """)
    }
  }

  /// Whether a command says nothing where all is fine.
  private static func mayBeSilent(_ command: String) -> Bool {
    command.hasPrefix("bench") || command.hasPrefix("lp")
  }

  /// The texts of the scenarios that come with the project, in the order of their paths.
  static func shipped() throws -> [String] {
    let folder = Repository.scenarios.resolvingSymlinksInPath()
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".yaml") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }
}
