import Foundation
import LayoutConstraints
import Lessons
import Phrases
import Scenarios
import SeededRandom
import Testing

@testable import Course
@testable import LessonAnswers

@Suite("Reasons in plain words")
struct PlainReasonTests {
  /// Everything that a lesson's pages say of answers.
  private func sentences(of lesson: AnsweredLesson) -> [String] {
    var sentences: [String] = []
    for task in lesson.tasks {
      sentences += task.judgements.flatMap(\.reasons)
      sentences += (task.whys + task.facts + task.misplaced).map(\.text)
      sentences += task.ranges.map(\.reason.sentence) + task.specRanges.map(\.reason.sentence)
    }
    return sentences
  }

  @Test("no reason has an engine's paths, size ranges, coordinates or identifiers")
  func words() {
    for lesson in ShippedCourse.answered {
      for sentence in sentences(of: lesson) {
        for word in [
          "asked to be", "lamped", "size range", "[0]", "[1]", "∞", "UISV", "decide:", "chosen",
          " x 0", " y 0", "resolves this conflict", "more narrower", "  ", "..", ": .", " ,",
        ] {
          #expect(!sentence.contains(word), "\(lesson.file.scenario.id): \(sentence)")
        }
        #expect(sentence.hasSuffix("."), "\(lesson.file.scenario.id): \(sentence)")
      }
    }
  }

  @Test("what a claim compares with is not said, since the answer does not say it")
  func thresholds() throws {
    let lesson = try #require(
      ShippedCourse.answered.first { $0.file.source.file.hasSuffix("03-text-wraps.yaml") })
    let task = try #require(lesson.tasks.first)
    #expect(task.judgements.count == 3)
    for judgement in task.judgements {
      #expect(judgement.reasons.first == "comment.height is 41.5 pt.")
      #expect(!judgement.reasons.joined().contains("25 pt"))
    }
  }

  @Test("a wrong guess is not told the sum that is the answer, which is the last hint")
  func hidden() throws {
    for lesson in ShippedCourse.answered {
      for (index, task) in lesson.tasks.enumerated() where task.task.kind == .place {
        let value = try #require(task.value)
        for guess in [value + 9, value - 9] where guess >= 0 && guess <= task.length {
          let judgement = lesson.judge.judge(.value(guess), task: index)
          guard !judgement.isRight else { continue }
          #expect(!judgement.reasons.isEmpty, "\(lesson.file.scenario.id), \(guess)")
          let subject = "\(task.task.element ?? "").\(task.task.attribute?.rawValue ?? "") is"
          #expect(
            !judgement.reasons.contains { $0.contains(subject) }, "\(judgement.reasons)")
          #expect(!judgement.phrases.contains { task.whys.contains($0) }, "\(judgement.reasons)")
        }
      }
    }
  }

  @Test("a guess that the layout spec denies gets its distance, and the step that leads past it")
  func steps() throws {
    let seed: UInt64 = 17
    var random = SeededGenerator(seed: seed)
    var count = 0
    for lesson in ShippedCourse.answered {
      for task in lesson.tasks where !task.specRanges.isEmpty {
        let judge = try #require(GuessJudge(task.task, of: lesson.judge.screen(of: task.task)))
        let spec = try #require(judge.specReasons)
        // The parts of all specs on the way are the value.
        #expect(abs(spec.parts.map(\.points).reduce(0, +) - judge.value) < 0.01)
        for _ in 0..<6 {
          let guess = Double(Int.random(in: 0...Int(task.length), using: &random))
          let range = task.specRanges.first { $0.from <= guess && guess <= $0.to }
          #expect((range == nil) == judge.isRight(guess))
          guard let range else { continue }
          let place = "seed \(seed), \(lesson.file.scenario.id), \(guess)"
          let reason = spec.reason(against: guess)
          #expect(reason.text == range.reason.text, "\(place)")
          let shown = range.reason.points + range.slope * (guess - range.from)
          #expect(abs(reason.points - shown) < 0.01, "\(place)")
          #expect(abs(abs(guess - judge.value) - shown) < 0.01, "\(place)")
          count += 1
        }
      }
    }
    #expect(count > 30)
  }

  @Test("the spec that makes an element as large as it is, is named")
  func owners() throws {
    func reason(_ name: String, _ guess: Double) throws -> String {
      let lesson = try #require(
        ShippedCourse.answered.first { $0.file.source.file.hasSuffix("\(name).yaml") })
      return try #require(lesson.judge.judge(.value(guess), task: 0).reasons.first)
    }
    #expect(
      try reason("07-layers", 120)
        == "By the layout spec, this is 20 pt too little. What decides is the background spec.")
    #expect(
      try reason("08-ratio-and-corner", 160)
        == "By the layout spec, this is 20 pt too much. What decides is the ratio spec. "
        + "The full width and the ratio 0.5 give the height.")
  }

  @Test("an optional rule gives way below the width that is said, and not above it")
  func thresholdsOfOrders() throws {
    let lesson = try #require(
      ShippedCourse.answered.first { $0.file.source.file.hasSuffix("05-who-gives-way.yaml") })
    let task = try #require(lesson.tasks.first)
    #expect(
      task.facts.map(\.text).contains(
        "place.compressionResistance gives way on screens narrower than 360 pt."))
    let wrong = lesson.judge.judge(.order(Array(task.order.reversed())), task: 0)
    #expect(
      wrong.reasons == [
        "'name.compressionResistance' does not give way first. "
          + "name.compressionResistance gives way on screens narrower than 180 pt. "
          + "One of those below it gives way before."
      ])
  }

  @Test("a rounded length is said by what is rounded: edges of constraints, sizes of layout specs")
  func rounded() throws {
    func lesson(_ name: String) throws -> AnsweredLesson {
      try #require(
        ShippedCourse.answered.first { $0.file.source.file.hasSuffix("\(name).yaml") })
    }
    let pixels = try #require(try lesson("05-whole-pixels").tasks.dropFirst().first)
    #expect(pixels.judgements.count == 3)
    for judgement in pixels.judgements {
      let words = judgement.reasons.joined(separator: " ")
      #expect(words.contains("middle.width is 106.67 pt"), "\(words)")
      #expect(
        words.hasSuffix(
          " Its edges are at 106.5 and 213.5 pt on whole pixels, so it is 107 pt wide."),
        "\(words)")
    }
    let text = try lesson("04-shrink").file.source.lines.prefix { !$0.hasPrefix("lesson:") }
      .joined(separator: "\n").replacing("[300x60, 320x60, 360x60]", with: "[280x60]")
    let narrow = try AnsweredLesson(
      try ShippedCourse.lesson(
        text
          + "\nlesson:\n  text: A row.\n  show: spec\n  tasks: [{ question: How wide?, place: date.width }]\n"
      ))
    let shrink = try #require(narrow.tasks.first)
    let words = shrink.whys.joined(separator: " ").text
    #expect(words.contains("63.33 pt"), "\(words)")
    #expect(
      words.hasSuffix(
        " It shrinks from 100 to 63.33 pt. Layout specs round sizes up to whole pixels, so it is "
          + "63.5 pt wide."),
      "\(words)")
  }

  @Test("a height below what the content needs is not called lower, which a position may be")
  func heights() {
    for lesson in ShippedCourse.answered {
      for sentence in sentences(of: lesson) {
        #expect(!sentence.contains("is lower than"), "\(lesson.file.scenario.id): \(sentence)")
      }
    }
  }

  @Test("where a page shows one notation, no reason names the other one")
  func oneNotation() {
    for lesson in ShippedCourse.answered {
      let words: [String] =
        switch lesson.judge.screen.shown {
        case .both: []
        case .spec: ["both engines", "both notations", "the constraints", "engines"]
        case .constraints: ["both engines", "both notations", "spec", "engines"]
        }
      for sentence in sentences(of: lesson) {
        for word in words {
          #expect(!sentence.contains(word), "\(lesson.file.scenario.id): \(sentence)")
        }
      }
    }
  }

  @Test("a length that a stack gives an element is not called the element's own")
  func own() throws {
    let lesson = try #require(
      ShippedCourse.answered.first { $0.file.source.file.hasSuffix("04-one-line.yaml") })
    let words = lesson.tasks.flatMap(\.judgements).flatMap(\.reasons).joined(separator: " ")
    #expect(words.contains("406 pt by the width of subject"), "\(words)")
    #expect(words.contains("time.width is 34 pt, by the own width of time."), "\(words)")
  }

  @Test("one notation alone is said to hold at whole widths, and only proofs at every width")
  func proven() {
    for lesson in ShippedCourse.answered where lesson.judge.frames.isEmpty {
      for sentence in sentences(of: lesson) {
        #expect(!sentence.contains("at every width"), "\(lesson.file.scenario.id): \(sentence)")
        #expect(!sentence.contains("proven"), "\(lesson.file.scenario.id): \(sentence)")
      }
    }
  }

  @Test("an element with the name of a layout spec is not taken for it")
  func names() throws {
    let lesson = try AnsweredLesson(
      try ShippedCourse.lesson(
        """
        layoutdiff: 1
        containers: [300]
        elements: { inset: { box: 100x40 } }
        spec: { inset: { insets: 10, child: inset } }
        lesson:
          text: A card.
          tasks: [{ place: inset.left, question: Where is it? }]
        """))
    #expect(
      lesson.judge.judge(.value(0), task: 0).reasons == [
        "By the layout spec, this is 10 pt too little. What decides is the inset. "
          + "Its insets are 10 pt (left) and 10 pt (right)."
      ])
  }
}
