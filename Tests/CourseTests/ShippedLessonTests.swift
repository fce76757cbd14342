import Comparison
import Course
import Explaining
import Foundation
import Geometry
import LayoutConstraints
import Layouts
import LessonAnswers
import Lessons
import Scenarios
import SeededRandom
import TestSupport
import Testing

@Suite("Shipped lessons")
struct ShippedLessonTests {
  @Test("there are 36 lessons in seven chapters, and the engines agree with every one")
  func all() throws {
    #expect(ShippedCourse.course.mistakes == [])
    #expect(ShippedCourse.course.chapters.map(\.number) == Array(0...6))
    #expect(ShippedCourse.files.count == 36)
    for file in ShippedCourse.files {
      #expect(throws: Never.self, "\(file.scenario.id)") { try AnsweredLesson(file) }
    }
    #expect(ShippedCourse.answered.count == ShippedCourse.files.count)
  }

  @Test("every kind of task is in the course")
  func kinds() {
    let kinds = Set(ShippedCourse.files.flatMap(\.lesson.tasks).map(\.kind))
    #expect(kinds == Set(LessonTask.Kind.allCases))
  }

  @Test("every lesson has a title, a summary, what is learned, and a hint for each task")
  func texts() {
    for file in ShippedCourse.files {
      let id = file.scenario.id
      #expect(file.scenario.summary.hasSuffix("."), "\(id)")
      #expect(file.lesson.learned?.hasSuffix(".") == true, "\(id)")
      #expect(file.lesson.tasks.allSatisfy { !$0.hints.isEmpty }, "\(id)")
    }
    #expect(Set(ShippedCourse.files.map(\.scenario.title)).count == ShippedCourse.files.count)
  }

  @Test("where several answers to choose from are right, the question says so")
  func several() {
    for lesson in ShippedCourse.answered {
      for task in lesson.tasks where !task.judgements.isEmpty {
        let isOpen = task.judgements.filter(\.isRight).count > 1
        #expect(
          task.task.question.contains("Choose one") == isOpen,
          "\(lesson.file.scenario.id): \(task.task.question)")
      }
    }
  }

  @Test("a lesson with one notation says why the other one is not there")
  func oneNotation() {
    var count = 0
    for file in ShippedCourse.files where !file.scenario.hasBothNotations {
      let text = file.lesson.text.joined(separator: " ")
      let missing =
        file.scenario.hasSpec
        ? ["Constraints cannot say"] : ["A spec cannot say", "Layout specs have nothing like it"]
      #expect(missing.contains { text.contains($0) }, "\(file.scenario.id)")
      count += 1
    }
    #expect(count <= 3)
    let last = ShippedCourse.course.chapters.last?.lessons ?? []
    #expect(last.filter { !$0.scenario.hasBothNotations }.map(\.scenario.id) == [])
  }

  @Test("every lesson's scenario is as its file announces")
  func scenarios() {
    for lesson in ShippedCourse.answered {
      #expect(
        lesson.comparison.verdict.passes,
        "\(lesson.file.scenario.id): \(lesson.comparison.sentence)")
    }
  }

  @Test("where both notations agree, each engine puts every asked edge at the answer")
  func places() throws {
    for lesson in ShippedCourse.answered {
      for task in lesson.tasks where task.task.kind == .place {
        let element = try #require(task.task.element)
        let attribute = try #require(task.task.attribute)
        let value = try #require(task.value)
        let layouts = ScenarioLayouts(lesson.file.scenario.shown(in: task.task.container))
        let rounding = Rounding.pixels(scale: lesson.file.scenario.scale)
        var frames: [CGRect] = []
        if lesson.file.scenario.hasSpec, task.task.notation != .constraints {
          let layout = try layouts.spec(in: task.task.container, rounding: rounding)
          frames.append(try #require(NamedFrames(layout)[element]))
        }
        if lesson.file.scenario.constraints != nil, task.task.notation != .spec {
          let layout = try layouts.constraints(in: task.task.container, rounding: rounding)
          frames.append(try #require(NamedFrames(layout.layout)[element]))
        }
        #expect(!frames.isEmpty)
        for frame in frames {
          #expect(abs(frame.value(of: attribute) - value) < 0.01, "\(lesson.file.scenario.id)")
        }
      }
    }
  }

  @Test("the straight pieces of a lesson's pages are at the answer in the task's container")
  func pieces() throws {
    var count = 0
    for lesson in ShippedCourse.answered {
      guard let frames = lesson.judge.frames.first else { continue }
      // A share in whole points is further from the exact one, which the pieces are.
      for task in lesson.tasks
      where task.task.container.height == frames.height && task.task.notation == .both {
        guard let element = task.task.element, let attribute = task.task.attribute,
          let value = task.value,
          let moving = frames.elements.first(where: { $0.element == element })
        else { continue }
        let width = task.task.container.width
        let edges = moving.spec.map { $0.value(at: width) }
        try #require(edges.count == 4)
        let frame = CGRect(
          x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
        // On pixels the answer is at most a pixel away.
        #expect(abs(frame.value(of: attribute) - value) <= 1, "\(lesson.file.scenario.id)")
        count += 1
      }
    }
    #expect(count > 10)
  }

  @Test("a random walk through all tasks gets the verdicts that the pages have")
  func walk() throws {
    let seed: UInt64 = 23
    var random = SeededGenerator(seed: seed)
    for lesson in ShippedCourse.answered {
      for (index, task) in lesson.tasks.enumerated() {
        switch task.task.kind {
        case .place:
          let value = try #require(task.value)
          #expect(lesson.judge.judge(.value(value), task: index).isRight)
          let guess = Double(Int.random(in: 0...Int(task.length), using: &random))
          let isRight = abs(guess - value) <= task.task.tolerance + 0.01
          let range = task.ranges.first { $0.from <= guess && guess <= $0.to }
          #expect(
            lesson.judge.judge(.value(guess), task: index).isRight
              == (isRight || range?.reason.isAsGood == true),
            "seed \(seed), \(lesson.file.scenario.id), \(guess)")
        case .order:
          #expect(lesson.judge.judge(.order(task.order), task: index).isRight)
          let other = task.order.shuffled(using: &random)
          #expect(
            lesson.judge.judge(.order(other), task: index).isRight == (other == task.order),
            "seed \(seed), \(lesson.file.scenario.id)")
        default:
          let option = Int.random(in: task.judgements.indices, using: &random)
          #expect(
            lesson.judge.judge(.option(option), task: index) == task.judgements[option],
            "seed \(seed), \(lesson.file.scenario.id)")
        }
      }
    }
  }
}
