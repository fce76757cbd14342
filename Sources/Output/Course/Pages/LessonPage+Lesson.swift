import Explaining
import Foundation
import Geometry
import JSONText
import LayoutConstraints
import LessonAnswers
import Lessons
import Scenarios

extension LessonPage {
  init(
    _ lesson: AnsweredLesson, index: Int, number: Int, chapter: CourseWriter.Chapter,
    of titles: [String], _ addresses: LessonAddresses, courseKey: String, judge: CourseJudge?
  ) {
    let scenario = lesson.file.scenario
    let taught = lesson.file.lesson
    pageTitle = scenario.title
    self.courseKey = courseKey
    policy = CourseJudge.policy(of: judge)
    self.judge = judge.map { Judge($0, lesson.file) }
    key = addresses.keys[index]
    lessonTitle = scenario.title
    (chapterNumber, chapterTitle) = (chapter.number, chapter.title)
    lessonNumber = number
    lastNumber = number - index + titles.count - 1
    paragraphs = taught.text.map(LessonMarkup.html)
    elements = scenario.elements.map(ElementRow.init)
    sources = Self.sources(scenario, taught) + Self.sources(of: lesson.file)
    tasks = lesson.tasks.enumerated().map { TaskPart($1, number: $0 + 1, of: lesson) }
    taskCount = tasks.count
    learned = taught.learned.map(LessonMarkup.html)
    let painter = LessonPainter(lesson)
    let ofCases = lesson.tasks.map(\.task.container).filter { $0.caseName != nil }
    let containers = ofCases.reduce(into: scenario.containers) { all, container in
      if !all.contains(container) { all.append(container) }
    }
    let scaled = LessonPicture.sharingScale(containers.map { painter.drawing(in: $0) })
    let drawings = zip(containers, scaled).compactMap { container, drawing in
      drawing.map { (container, $0) }
    }
    func pictures(ofCases: Bool) -> [Picture] {
      drawings.filter { ($0.0.caseName != nil) == ofCases }.map {
        Picture(caption: $0.longWords.capitalizedFirst, svg: $1.inline)
      }
    }
    (self.pictures, casePictures) = (pictures(ofCases: false), pictures(ofCases: true))
    hasOther = drawings.contains { $1.differs }
    (answerPicture, questionPicture) = (addresses.answers[index], addresses.questions[index])
    sliderData = SliderData(lesson)?.json.textInPage
    hasSlider = sliderData != nil
    narrowest = NumberText.plain(lesson.judge.widths.lowerBound)
    widest = NumberText.plain(lesson.judge.widths.upperBound)
    firstWidth = NumberText.plain(scenario.containers[0].width)
    func neighbour(_ other: Int) -> Neighbour? {
      guard titles.indices.contains(other) else { return nil }
      return Neighbour(href: "../" + addresses.pages[other], neighbourTitle: titles[other])
    }
    previous = neighbour(index - 1)
    next = neighbour(index + 1)
    fileName = URL(fileURLWithPath: scenario.file).lastPathComponent
  }

  /// The cases and the promises of the file.
  private static func sources(of file: LessonFile) -> [Source] {
    [("cases", "Cases"), ("promises", "Promises")].compactMap { key, heading in
      file.section(key).map { Source(heading, $0.text, from: $0.line, []) }
    }
  }

  private static func sources(_ scenario: Scenario, _ lesson: Lesson) -> [Source] {
    // What may be put back must not be read; what is asked to be replaced must.
    let blanks = lesson.tasks.compactMap { task in
      task.options.contains { $0.text == task.blank } ? task.blank : nil
    }
    var sources: [Source] = []
    if lesson.shows != .constraints, let spec = scenario.sections.spec, let line = spec.line {
      sources.append(Source("Layout spec", spec.text, from: line, blanks))
    }
    if lesson.shows != .spec, let rules = scenario.sections.constraints, let line = rules.line {
      sources.append(Source("Constraints", rules.text, from: line, blanks))
    }
    return sources
  }
}

extension LessonPage.Source {
  /// The lines of a notation, each blank left out.
  fileprivate init(_ heading: String, _ text: String, from first: Int, _ blanks: [String]) {
    self.heading = heading
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      index, line in
      let line = String(line)
      for blank in blanks {
        guard let range = line.range(of: blank) else { continue }
        return LessonPage.Line(
          number: first + index, before: String(line[..<range.lowerBound]), hasBlank: true,
          after: String(line[range.upperBound...]))
      }
      return LessonPage.Line(number: first + index, before: line, hasBlank: false, after: "")
    }
  }
}

extension LessonPage.ElementRow {
  fileprivate init(_ element: Element) {
    name = element.name
    let words: String
    switch element.kind {
    case .image(let image):
      words = "image"
      size = "\(Double(image.width).points) × \(Double(image.height).withUnit)"
    case .box(let box):
      words = "box"
      size =
        switch (box?.width, box?.height) {
        case (let width?, let height?): "\(width.points) × \(height.withUnit)"
        case (let width?, nil): "\(width.withUnit) wide, no height"
        case (nil, let height?): "no width, \(height.withUnit) high"
        case (nil, nil): "none"
        }
    case .text(let text):
      let lines =
        switch text.maximumLines {
        case 0: ""
        case 1: ", one line"
        default: ", at most \(text.maximumLines) lines"
        }
      words = "text “\(text.text)”\(lines)"
      size = Self.measured(element) ?? ""
    }
    // Priorities that are not the usual ones decide who gives way.
    content = ([words] + Self.priorities(of: element)).joined(separator: ", ")
  }

  private static func priorities(of element: Element) -> [String] {
    [
      ("hugging", element.hugging, Priority.defaultLow),
      ("compression resistance", element.compressionResistance, Priority.defaultHigh),
    ].compactMap { name, priorities, usual in
      guard priorities.horizontal != usual || priorities.vertical != usual else { return nil }
      return priorities.horizontal == priorities.vertical
        ? "\(name) \(NumberText.exact(priorities.horizontal))"
        : "\(name) \(NumberText.exact(priorities.horizontal)) and \(NumberText.exact(priorities.vertical))"
    }
  }

  /// The size of the content where nothing limits it; `nil` where it has none.
  private static func measured(_ element: Element) -> String? {
    guard let size = element.content.unlimitedSize else { return nil }
    guard size.width.isFinite, size.height.isFinite else { return nil }
    return "\(Double(size.width).points) × \(Double(size.height).withUnit)"
  }
}

/// The data of the picture at any width: the straight segments of every edge, and the lines of
/// texts.
struct SliderData: JSONRepresentable {
  let frames: WidthFrames
  let contents: [ElementContent]

  /// `nil` where no width is proven.
  init?(_ lesson: AnsweredLesson) {
    guard let straight = lesson.judge.frames.first else { return nil }
    var frames = straight.onPixels(lesson.judge.screen) ?? straight
    // Readers of one notation see its frames, and nothing over them.
    let shown = lesson.judge.screen.shown
    for index in frames.elements.indices where shown != .both {
      let constraints = frames.elements[index].constraints
      if shown == .constraints, let constraints { frames.elements[index].spec = constraints }
      frames.elements[index].constraints = nil
    }
    self.frames = frames
    contents = lesson.contents.filter { $0.caseName == nil }
  }

  var json: JSONValue { .object(["frames": frames.json, "contents": contents.json]) }

}

extension JSONValue {
  /// The JSON as it can be put into a page.
  fileprivate var textInPage: String {
    // A closing tag in a text would end the block.
    text().replacingOccurrences(of: "/", with: "\\/")
      .replacingOccurrences(of: "<!--", with: "<\\u0021--")
  }
}

extension LessonPage.Judge {
  fileprivate init(_ judge: CourseJudge, _ file: LessonFile) {
    (address, script) = (judge.address, judge.script)
    let source: JSONValue = .object([
      "file": file.source.file.json, "text": file.source.lines.joined(separator: "\n").json,
    ])
    lesson = source.textInPage
  }
}
