import Foundation
import RunRecords
import Testing

@testable import Runs

@Suite("Shards")
struct ShardTests {
  @Test("every scenario is in exactly one shard, and in the same one for ever")
  func stable() {
    let names = (1...300).map { "scenario-\($0)" } + ["저장소", "", "a/b"]
    for count in [1, 2, 3, 7] {
      let shards = (1...count).map { Shard(index: $0, count: count) }
      for name in names { #expect(shards.count { $0.contains(name) } == 1, "\(name) of \(count)") }
      for shard in shards {
        let share = names.count { shard.contains($0) }
        #expect(abs(share - names.count / count) < 40, "\(share) in \(shard.text)")
      }
    }
    // Machines may be on different versions: these places are part of the contract.
    let places = ["repository-row", "card", "저장소", "scenario-1"].map { name in
      (1...8).first { Shard(index: $0, count: 8).contains(name) } ?? 0
    }
    #expect(places == [6, 7, 7, 1])
  }

  @Test("there are at most 1000 shards, each from the first to the last")
  func limits() throws {
    for text in ["1/1", "1/1000", "1000/1000", "999/1000"] {
      #expect(Shard(text)?.text == text)
    }
    for text in [
      "0/1000", "1001/1000", "1/1001", "1001/1001", "1/0", "0/0", "2/1", "1", "1/", "a/2",
    ] {
      #expect(Shard(text) == nil, "\(text)")
    }
  }

  @Test("all shards together check what one run checks, files of one name included")
  func together() async throws {
    let workspace = try Workspace([
      "a/card.yaml": Scenarios.good, "b/card.yaml": Scenarios.good, "c.yaml": Scenarios.good,
      "d.yaml": Scenarios.good, "e.yaml": Scenarios.good,
    ])
    func ids(_ arguments: String...) async throws -> [String] {
      let outcome = try await Tool.run(
        Tool.layoutdiff, ["list", "."] + arguments, in: workspace.url, environment: [:], output: nil
      )
      #expect(outcome.status == 0)
      return outcome.firstWords
    }
    var shared: [String] = []
    for index in 1...3 { shared += try await ids("--shard", "\(index)/3") }
    #expect(try await shared.sorted() == ids())
  }

  @Test("a shard without scenarios is fine and says so; nothing to share is 66 as ever")
  func empty() async throws {
    let workspace = try Workspace(["card.yaml": Scenarios.good])
    let full = try #require((1...9).first { Shard(index: $0, count: 9).contains("card") })
    let empty = full == 1 ? 2 : 1
    let outcome = try await workspace.layoutdiff("check", ".", "--shard", "\(empty)/9")
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(outcome.errors == "shard \(empty)/9 has none of the 1 scenarios\n")
    let none = try await workspace.layoutdiff(
      "check", ".", "--shard", "\(empty)/9", "--filter", "cart")
    #expect(none.status == 66)
    #expect(none.errors.contains("did you mean 'card'?"))
    let tag = try await workspace.layoutdiff("check", ".", "--shard", "\(full)/9", "--tag", "row")
    #expect(tag.status == 0)
  }
}
