import RunRecords
import Runs
import Scenarios
import Synchronization
import Testing
import TextMeasuring

@testable import Benchmarking
@testable import Timing

/// What a report says of times on machines of all speeds: the clock is the test's own.
@Suite("Times of a report")
struct ReportTimesTests {
  /// A clock that goes on by `step` whenever it is read: a long one on a busy machine.
  private final class SteppingClock: Sendable {
    private let time = Mutex(Duration.zero)
    private let step: Duration

    init(step: Duration) {
      self.step = step
    }

    var clock: TimingClock {
      TimingClock {
        self.time.withLock { time in
          time += self.step
          return time
        }
      }
    }
  }

  private final class Notes: Sendable {
    private let notes = Mutex<[String]>([])

    var all: [String] { notes.withLock { $0 } }

    func add(_ note: String) { notes.withLock { $0.append(note) } }
  }

  /// The record of a row that was timed while the clock went by steps, and what was said of it.
  private func record(
    step: Duration, rows: [Int] = [1]
  ) throws -> (record: ScenarioRecord, notes: [String]) {
    let measurer = TextMeasurer()
    let scene = try #require(BenchmarkScene.all.first { $0.name == "row" })
    let clock = SteppingClock(step: step)
    let notes = Notes()
    var run = Run(.time, measurer: measurer)
    run.timing.samples = 30
    run.timing.rows = rows
    run.timing.clock = { clock.clock }
    run.observer.note = notes.add
    let examined = run.examine(LoadedScenarios(scenarios: [try scene.make(1, measurer)]))
    return (try #require(examined.record.scenarios.first), notes.all)
  }

  @Test("where there is time for all rounds, nothing is missing")
  func enough() throws {
    let (record, notes) = try record(step: .milliseconds(2))
    let timing = try #require(record.timings.first)
    #expect(timing.measurement.subjects.allSatisfy { $0.nanoseconds.count == 30 })
    #expect(record.missingTimes.isEmpty)
    #expect(notes == [])
  }

  @Test("a machine too busy for all rounds has fewer, and both record and message say why")
  func fewerRounds() throws {
    let (record, notes) = try record(step: .milliseconds(50))
    let timing = try #require(record.timings.first)
    let rounds = try #require(timing.measurement.subjects.map(\.nanoseconds.count).min())
    #expect((10..<30).contains(rounds))
    #expect(timing.ratios.count == 2)
    let missing = try #require(record.missingTimes.first)
    #expect(missing.rows == 1 && missing.rounds == rounds)
    #expect(
      missing.sentence == """
        timed in few rounds: the time budget ended after \(rounds) of 30 rounds; a busy machine is \
        slower: try again on an idle one, or with --time-budget 20
        """)
    #expect(notes == ["\(record.file): \(missing.sentence)"])
  }

  @Test("a machine too busy for any time has none, and both record and message say why")
  func none() throws {
    let (record, notes) = try record(step: .seconds(1))
    #expect(record.timings.isEmpty)
    let missing = try #require(record.missingTimes.first)
    #expect(missing.rounds == 0)
    #expect(
      missing.sentence == """
        not timed: the time budget ended after 0 rounds; a result needs 10; a busy machine is \
        slower: try again on an idle one, or with --time-budget 20
        """)
    #expect(notes == ["\(record.file): \(missing.sentence)"])
  }

  @Test("a list that would take too long is not begun, and the record says so")
  func list() throws {
    let (record, notes) = try record(step: .seconds(1), rows: [10])
    #expect(record.timings.isEmpty)
    let missing = try #require(record.missingTimes.first)
    #expect(missing.rows == 10)
    #expect(missing.sentence.hasPrefix("not timed as a list of 10 rows: one layout by all engines"))
    #expect(notes == ["\(record.file): \(missing.sentence)"])
  }
}
