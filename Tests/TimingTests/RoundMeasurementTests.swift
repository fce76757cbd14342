import Foundation
import JSONText
import Testing

@testable import Timing

@Suite("Measuring in rounds")
struct RoundMeasurementTests {
  @Test("each subject's batch is the smallest power of two that takes a millisecond")
  func calibration() throws {
    let fake = FakeClock()
    let measurement = try RoundMeasurement.measure(
      [
        fake.subject("quick", cost: .microseconds(3)),
        fake.subject("slow", cost: .milliseconds(2)),
        fake.subject("exact", cost: .nanoseconds(1_000_000 / 64)),
      ],
      options: RoundOptions(rounds: 7), clock: fake.clock)
    #expect(measurement.subjects.map(\.batchSize) == [512, 1, 64])
    #expect(
      measurement.subjects.map(\.nanoseconds)
        == [3000, 2_000_000, 15_625].map { cost in
          Array(repeating: cost, count: 7)
        })
  }

  @Test("a subject that gets faster during the warm-up gets larger batches")
  func calibrationAfterColdStart() throws {
    let fake = FakeClock()
    let warming = TimingSubject(name: "warming") { iteration in
      fake.advance(by: iteration < 20 ? .milliseconds(1) : .microseconds(100))
      return 0
    }
    let measurement = try RoundMeasurement.measure(
      [warming], options: RoundOptions(rounds: 5), clock: fake.clock)
    try #require(!measurement.subjects.isEmpty)
    #expect(measurement.subjects[0].batchSize == 16)
    #expect(measurement.subjects[0].summary?.medianNanoseconds == 100_000)
  }

  @Test("each round runs every subject once, in an order that only the seed decides")
  func orderOfRounds() throws {
    func order(seed: UInt64) throws -> [String] {
      let fake = FakeClock()
      var calls: [String] = []
      let subjects = ["a", "b", "c"].map { name in
        TimingSubject(name: name) { _ in
          fake.advance(by: .milliseconds(1))
          calls.append(name)
          return 0
        }
      }
      let options = RoundOptions(rounds: 50, warmUp: .zero, seed: seed)
      _ = try RoundMeasurement.measure(subjects, options: options, clock: fake.clock)
      return Array(calls.suffix(150))
    }
    let calls = try order(seed: 1)
    let rounds = stride(from: 0, to: 150, by: 3).map { Array(calls[$0..<$0 + 3]) }
    #expect(rounds.allSatisfy { Set($0).count == 3 })
    #expect(Set(rounds).count == 6, "all six orders should come up in 50 rounds")
    #expect(try order(seed: 1) == calls)
    #expect(try order(seed: 2) != calls)
  }

  @Test("the time budget ends a measurement after whole rounds")
  func budgetEndsEarly() throws {
    let fake = FakeClock()
    let measurement = try RoundMeasurement.measure(
      [
        fake.subject("a", cost: .milliseconds(1)), fake.subject("b", cost: .milliseconds(1)),
      ],
      options: RoundOptions(warmUp: .zero, timeBudget: .milliseconds(60)), clock: fake.clock)
    // Ten batches each for the warm-up, until two groups of five have the same median.
    #expect(measurement.subjects.map(\.nanoseconds.count) == [20, 20])
  }

  @Test("a budget that leaves too few rounds is an error with their number")
  func budgetTooSmall() {
    let fake = FakeClock()
    let error = #expect(throws: TimingError.self) {
      try RoundMeasurement.measure(
        [fake.subject("a", cost: .seconds(1))],
        options: RoundOptions(timeBudget: .seconds(8)), clock: fake.clock)
    }
    #expect(
      error.map(String.init(describing:))
        == "the time budget ended after 5 rounds; a result needs 10")
  }

  @Test("a result that changes for the same work is an error", arguments: [2.0, .nan])
  func changedChecksum(changed: Double) {
    let fake = FakeClock()
    let subject = TimingSubject(name: "moody", period: 4) { iteration in
      fake.advance(by: .milliseconds(1))
      return iteration == 13 ? changed : Double(iteration % 4)
    }
    let error = #expect(throws: TimingError.self) {
      try RoundMeasurement.measure([subject], clock: fake.clock)
    }
    #expect(
      error.map(String.init(describing:))
        == "moody returned another result in iteration 13: checksum \(changed), before 1.0")
  }

  @Test("a warm-up continues until times have settled, and records its duration")
  func warmUpUntilSettled() throws {
    let fake = FakeClock()
    let warming = TimingSubject(name: "warming") { iteration in
      fake.advance(by: .milliseconds(iteration < 100 ? 200 - iteration : 100))
      return 0
    }
    let options = RoundOptions(rounds: 5, longestWarmUp: .seconds(3600))
    let measurement = try RoundMeasurement.measure([warming], options: options, clock: fake.clock)
    try #require(!measurement.subjects.isEmpty)
    let warmUp = try #require(measurement.subjects[0].warmUp)
    #expect(warmUp.hasSettled)
    // A millisecond less with every batch is more than 2 % between medians five batches apart, until
    // the fall ends after 100 batches: then two of the first group may still be slower.
    #expect((105...110).contains(warmUp.batches))
    #expect(warmUp.nanoseconds > 1e9)
  }

  @Test("a warm-up that never settles ends at its maximum time, and records that")
  func warmUpThatNeverSettles() throws {
    let fake = FakeClock()
    var time = Duration.milliseconds(1)
    let slowing = TimingSubject(name: "slowing") { _ in
      time = time * 1.05
      fake.advance(by: time)
      return 0
    }
    let measurement = try RoundMeasurement.measure(
      [slowing], options: RoundOptions(rounds: 5), clock: fake.clock)
    try #require(!measurement.subjects.isEmpty)
    let warmUp = try #require(measurement.subjects[0].warmUp)
    #expect(!warmUp.hasSettled)
    #expect(warmUp.nanoseconds >= 2e9 && warmUp.nanoseconds < 2.5e9)
  }

  @Test("a checksum that differs from its untimed answer is an error, and answers come first")
  func wrongAnswer() {
    let fake = FakeClock()
    var asked: [Int] = []
    let subject = TimingSubject(
      name: "wrong", period: 3,
      answer: { iteration in
        #expect(fake.time == .zero)
        asked.append(iteration)
        return Double(iteration)
      },
      run: { iteration in
        fake.advance(by: .milliseconds(1))
        return iteration == 2 ? 7 : Double(iteration % 3)
      })
    let error = #expect(throws: TimingError.self) {
      try RoundMeasurement.measure([subject], clock: fake.clock)
    }
    #expect(asked == [0, 1, 2])
    #expect(
      error.map(String.init(describing:))
        == "wrong returned a wrong result in iteration 2: checksum 7.0, expected 2.0")
  }

  @Test("a NaN checksum is compared like any other")
  func steadyNotANumber() throws {
    try TimingSubject(name: "odd") { _ in .nan }.runUntimed(iterations: 3)
  }

  @Test("running untimed runs exactly the requested iterations, numbered from 0")
  func untimed() throws {
    var iterations: [Int] = []
    let subject = TimingSubject(name: "counted", period: 8) { iteration in
      iterations.append(iteration)
      return Double(iteration)
    }
    try subject.runUntimed(iterations: 5)
    #expect(iterations == [0, 1, 2, 3, 4])
  }

  @Test("an error of the subject is reported with its name and iteration")
  func failingSubject() {
    struct Broken: Error {}
    let subject = TimingSubject(name: "broken") { _ in throw Broken() }
    let error = #expect(throws: TimingError.self) { try RoundMeasurement.measure([subject]) }
    #expect(error.map(String.init(describing:)) == "broken failed in iteration 0: Broken()")
  }

  @Test("a measurement survives JSON to the last bit")
  func codable() throws {
    let measurement = RoundMeasurement(
      seed: 1, subjects: [SubjectSamples(name: "a", batchSize: 4, nanoseconds: [1.0 / 3, 0.1])])
    let data = Data(measurement.json.text().utf8)
    #expect(try JSONDecoder().decode(RoundMeasurement.self, from: data) == measurement)
  }

  @Test("the system's clock moves forward")
  func systemClock() throws {
    let clock = TimingClock.monotonic
    let before = clock.now()
    try TimingSubject(name: "work") { _ in (0..<1000).reduce(0) { $0 + Double($1) } }
      .runUntimed(iterations: 100)
    #expect(clock.now() > before)
  }
}
