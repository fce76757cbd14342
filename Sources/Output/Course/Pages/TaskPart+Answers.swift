import Comparison
import Explaining
import Foundation
import Geometry
import LayoutConstraints
import Layouts
import LessonAnswers
import Lessons
import Phrases
import Reporting
import Scenarios

extension TaskPart {
  init(_ answered: AnsweredTask, number: Int, of lesson: AnsweredLesson) {
    let task = answered.task
    let painter = LessonPainter(lesson)
    self.number = number
    kind = task.kind.rawValue
    question = LessonMarkup.html(task.question)
    plainQuestion = LessonMarkup.plain(task.question)
    place = "At \(task.container.longWords)."
    isGuess = task.kind == .place
    isOrder = task.kind == .order
    isChoice = !isGuess && !isOrder
    hints = task.hints.enumerated().map {
      Hint(title: "Hint \($0 + 1)", hint: LessonMarkup.html($1.text))
    }
    hasPictures = task.kind == .choose && task.options.contains(where: \.isChange)
    let drawings = LessonPicture.sharingScale(
      task.options.enumerated().map { index, option in
        guard task.kind == .choose, option.isChange else { return nil }
        return painter.drawing(after: option.changes, in: task.container, Self.letter(index))
      })
    choices = zip(task.options, answered.judgements).enumerated().map { index, pair in
      let (option, judgement) = pair
      let name = Self.letter(index)
      let isPicture = task.kind == .choose && option.isChange
      return Choice(
        index: index, name: name,
        label: option.text ?? (isPicture ? "Picture \(name)" : Self.words(option.changes)),
        isCode: task.kind == .complete || option.text == nil && !isPicture,
        drawing: drawings[index]?.inline,
        isRight: judgement.isRight, mark: judgement.isRight ? "Right" : "Wrong",
        reasons: judgement.phrases.map(\.typeset))
    }
    if let value = answered.value, let element = task.element, let attribute = task.attribute {
      figure =
        painter.drawing(
          without: [element] + task.hidden, in: task.container, by: task.notation)?.inline ?? ""
      guess = Guess(
        task, value, element, attribute, answered,
        origin: painter.origin(of: element, attribute, in: task.container, by: task.notation),
        result: painter.drawing(in: task.container, by: task.notation))
    } else {
      (figure, guess) = (nil, nil)
    }
    items = task.options.enumerated().compactMap { index, option in
      guard task.kind == .order, let position = answered.order.firstIndex(of: index) else {
        return nil
      }
      return Item(
        index: index, label: option.text ?? "", position: position,
        fact: answered.facts[index].typeset,
        notFirst: OrderJudge.refusal(of: option.text ?? "", isFirst: true, task.order),
        notNext: OrderJudge.refusal(of: option.text ?? "", isFirst: false, task.order),
        misplaced: answered.misplaced[index].typeset)
    }
    orderedFacts = answered.order.map { answered.facts[$0].typeset }
    writing =
      switch task.kind {
      case .choose, .place, .order: nil
      case .complete: Writing(isLine: true, rows: 1, text: "")
      case .repair, .shortest: Writing(lesson.file.typedLines)
      }
    rightAnswers = choices.filter(\.isRight).map(\.label)
  }

  private static func letter(_ index: Int) -> String {
    String(UnicodeScalar(UInt8(65 + index % 26)))
  }

  /// Changes in words: what is written in place of what.
  private static func words(_ changes: [LessonChange]) -> String {
    changes.map { change in
      change.new.isEmpty ? "remove \(change.old)" : "\(change.old) → \(change.new)"
    }.joined(separator: "; ")
  }
}

extension TaskPart.Writing {
  /// The file above its lesson, to be changed.
  fileprivate init(_ lines: [String]) {
    (isLine, rows) = (false, lines.count + 1)
    text = lines.joined(separator: "\n") + "\n"
  }
}

extension TaskPart.Guess {
  fileprivate init(
    _ task: LessonTask, _ value: Double, _ element: String, _ attribute: Constraint.Attribute,
    _ answered: AnsweredTask, origin: Double, result: LessonPicture?
  ) {
    subject = "\(element).\(attribute.rawValue)"
    self.value = NumberText.plain(value)
    valueText = value.withUnit
    tolerance = NumberText.plain(task.tolerance)
    length = NumberText.plain(answered.length.rounded(.down))
    reach = NumberText.plain(answered.reach)
    isHorizontal = attribute.axis == .horizontal
    self.origin = NumberText.plain(origin)
    why = answered.whys.map(\.typeset)
    self.result = result?.inline ?? ""
    hasOther = result?.differs ?? false
    rangeLists = [answered.ranges, answered.specRanges].filter { !$0.isEmpty }.map { ranges in
      TaskPart.RangeList(ranges: ranges.map { TaskPart.Range($0) })
    }
  }
}

extension TaskPart.Range {
  fileprivate init(_ range: GuessRange) {
    let parts = range.reason.text.components(separatedBy: GuessReason.pointsMark)
    let last = range.reason.points + range.slope * (range.to - range.from)
    (from, to) = (NumberText.plain(range.from), NumberText.plain(range.to))
    points = NumberText.plain(range.reason.points)
    slope = NumberText.decimal(range.slope, places: 6)
    span =
      range.from == range.to
      ? "The guess \(range.from.withUnit)"
      : "Guesses from \(range.from.points) to \(range.to.withUnit)"
    before = parts[0]
    after = parts.count > 1 ? parts[1] : ""
    hasPoints = parts.count > 1
    shown =
      abs(last - range.reason.points) < 0.01
      ? last.withUnit : "\(range.reason.points.points) to \(last.withUnit)"
    isAsGood = range.reason.isAsGood
  }
}

/// Draws the layouts of a lesson.
struct LessonPainter {
  private let lesson: AnsweredLesson
  private let contents: [String: ElementContent]

  init(_ lesson: AnsweredLesson) {
    self.lesson = lesson
    contents = Self.contents(lesson.contents)
  }

  /// The contents by their elements, those of the usual case where there are several.
  private static func contents(_ contents: [ElementContent]) -> [String: ElementContent] {
    Dictionary(contents.map { ($0.element, $0) }) { first, _ in first }
  }

  /// The contents in the case that a container shows.
  private func contents(in container: Container) -> [String: ElementContent] {
    guard container.caseName != nil else { return contents }
    return Self.contents(
      ContentReader.contents(
        of: lesson.file.scenario.shown(in: container), lesson.comparison, []))
  }

  private var names: [String] { lesson.file.scenario.elements.map(\.name) }

  /// The layout in a container but for some elements; `nil` where there is none.
  func drawing(
    without hidden: [String] = [], in container: Container, by notation: Lesson.Shown = .both
  ) -> LessonPicture? {
    let screen = LessonScreen(lesson.file, in: container, notation: notation)
    // Readers of one notation see its frames, and nothing over them.
    guard let engine = screen.engines.first(where: screen.shows),
      let frames = try? screen.frames(by: engine, in: container)
    else { return nil }
    let other =
      hidden.isEmpty && screen.shown == .both
      ? try? screen.frames(by: .constraints, in: container) : nil
    return LessonPicture(
      frames: frames, elements: names.filter { !hidden.contains($0) },
      contents: contents(in: container),
      title: "\(lesson.file.scenario.title), \(container.longWords)", other: other)
  }

  /// The first screen without the elements that tasks ask about; without all of them where no task asks for a place.
  var question: LessonPicture? {
    let asked = lesson.tasks.flatMap { [$0.task.element].compactMap(\.self) + $0.task.hidden }
    return drawing(without: asked.isEmpty ? names : asked, in: lesson.file.scenario.containers[0])
  }

  /// The layout after a change, by the notation that it changes.
  func drawing(
    after changes: [LessonChange], in container: Container, _ name: String
  ) -> LessonPicture? {
    guard let changed = try? lesson.file.scenario(after: changes).shown(in: container) else {
      return nil
    }
    let screen = LessonScreen(changed)
    let isSpec = changed.sections.spec?.text != lesson.file.scenario.sections.spec?.text
    let engine = screen.engines.first { ($0 == .spec) == isSpec } ?? screen.engines.first
    guard let engine, let frames = try? screen.frames(by: engine, in: container) else { return nil }
    let read = ContentReader.contents(of: changed, ScenarioComparer.compare(changed), [])
    return LessonPicture(
      frames: frames, elements: names,
      contents: Self.contents(read),
      title: "Picture \(name)")
  }

  /// Where a length begins: the near edge of its element; 0 for a position.
  func origin(
    of element: String, _ attribute: Constraint.Attribute, in container: Container,
    by notation: Lesson.Shown
  ) -> Double {
    let screen = LessonScreen(lesson.file, in: container, notation: notation)
    guard attribute.isSize, let engine = screen.engines.first,
      let frame = try? screen.frames(by: engine, in: container)[element]
    else { return 0 }
    return attribute == .width ? frame.minX : frame.minY
  }
}

extension Container {
  /// The container in words: `320 pt wide`, `320 × 100 pt, in the case long`.
  var longWords: String {
    (height.map { "\(width.points) × \($0.withUnit)" } ?? "\(width.withUnit) wide")
      + (caseName.map { ", in the case \($0)" } ?? "")
  }
}
