import Reporting
import Testing
import Timing

@testable import RunRecords

@Suite("Merging records")
struct MergingTests {
  @Test("records of shards join into the record of the whole, in the order of the files")
  func joined() throws {
    var whole = try SampleRecord.make()
    for index in whole.scenarios.indices { whole.scenarios[index].file = "Scenarios/\(index).yaml" }
    let shards = (0..<3).map { shard in
      var part = whole
      part.scenarios = whole.scenarios.enumerated().filter { $0.offset % 3 == shard }.map(\.element)
      part.unreadableFiles = shard == 1 ? whole.unreadableFiles : []
      return part
    }
    let names = ["1", "2", "3"]
    #expect(try RunRecord.merging(shards, names: names) == whole)
    #expect(try RunRecord.merging(shards.reversed(), names: names) == whole)
    #expect(try RunRecord.merging([whole], names: ["1"]) == whole)
  }

  @Test("a shard without a record is reported until its record is merged")
  func missingShard() throws {
    var whole = try SampleRecord.written()
    let shards = (1...3).map { index in
      var part = whole
      let share = whole.scenarios.enumerated().filter { $0.offset % 3 + 1 == index }
      part.scenarios = share.map(\.element)
      part.unreadableFiles = []
      part.shards = [Shard(index: index, count: 3)]
      return part
    }
    let two = try RunRecord.merging([shards[2], shards[0]], names: ["3", "1"])
    #expect(two.missingShards == [Shard(index: 2, count: 3)])
    #expect(two.unreadableFiles.map(\.file) == ["shard 2/3"])
    #expect(try RunRecord(json: two.json()) == two)
    let three = try RunRecord.merging([two, shards[1]], names: ["two", "2"])
    #expect(three.missingShards == [] && three.unreadableFiles == [])
    whole.shards = [Shard(index: 1, count: 2)]
    let error = #expect(throws: MergeError.self) {
      try RunRecord.merging([two, whole], names: ["two.json", "half.json"])
    }
    #expect(
      error?.description == """
        two.json is of shard 1/3, and half.json of shard 1/2: run all shards with the same number of \
        them
        """)
    var odd = whole
    odd.shards = [
      Shard(index: -1, count: .max), Shard(index: 7, count: .min),
      Shard(index: 9, count: 2),
    ]
    #expect(odd.missingShards.count == 2)
    let most = Shard.most
    for (count, missing) in [(most, most - 1), (most + 1, 0)] {
      odd.shards = [Shard(index: 1, count: count)]
      #expect(odd.missingShards.count == missing)
    }
  }

  @Test("machines, tools and fonts of all records are kept, each once")
  func machines() throws {
    var first = try SampleRecord.written()
    var second = first
    first.scenarios = []
    second.machine.cores = 64
    second.tools.append(ToolVersion(name: "GLPK", version: "5.1"))
    second.fonts.append(FontFile(name: "Other.ttf", sha256: "1"))
    var third = second
    third.scenarios = []
    third.machine.cores = 8
    let merged = try RunRecord.merging([first, second, third], names: ["1", "2", "3"])
    #expect(merged.machine == first.machine)
    #expect(merged.otherMachines?.map(\.cores) == [64, 8])
    #expect(merged.tools == second.tools)
    #expect(merged.fonts == second.fonts)
    #expect(try RunRecord(json: merged.json()) == merged)
    third.scenarios = [second.scenarios[0]]
    third.scenarios[0].id = "more"
    let again = try RunRecord.merging([merged, third], names: ["merged", "3"])
    #expect(again.otherMachines?.map(\.cores) == [64, 8])
  }

  @Test("a scenario in two records, records of two versions, and none at all are errors")
  func errors() throws {
    let record = try SampleRecord.make()
    func message(_ records: [RunRecord]) -> String {
      do {
        _ = try RunRecord.merging(records, names: ["one.json", "two.json"])
        return ""
      } catch {
        return error.description
      }
    }
    #expect(message([record, record]).contains("'badge' is in one.json and two.json\n"))
    var older = record
    older.scenarios = []
    older.schemaVersion = 0
    #expect(message([record, older]).contains("two.json has 0: write all records with the same"))
    #expect(message([]) == "there are no records to join")
  }
}
