import Course
import Foundation
import LessonAnswers
import Scenarios
import TestSupport
import Testing
import TextMeasuring

/// The lessons that come with the project, read once for all tests.
enum ShippedCourse {
  static let folder = Repository.folder.appending(path: "Sources/Output/Course/Lessons")

  static let course = CourseFolder(at: folder.path, measurer: TextMeasurer())

  static let files: [LessonFile] = course.chapters.flatMap(\.lessons)

  /// All lessons with their answers; those that the engines refuse are missing.
  static let answered: [AnsweredLesson] = files.compactMap { try? AnsweredLesson($0) }

  /// A lesson of a text.
  static func lesson(_ text: String) throws -> LessonFile {
    try LessonFile(SourceText(file: "row.yaml", text: text), measurer: TextMeasurer())
  }

  /// A row with a lesson of some tasks, each a line of YAML.
  static func row(tasks: [String]) -> String {
    """
    layoutdiff: 1
    containers: [320, 280]
    elements:
      photo: { box: 40x40 }
      title: { box: 100x20 }
    spec:
      stack: { spacing: 8, alignItems: start, children: [photo, title] }
    constraints:
      - photo.leading == superview.leading
      - photo.top == superview.top
      - title.leading == photo.trailing + 8
      - title.top == photo.top
      - superview.bottom == photo.bottom
    lesson:
      text: A row.
      tasks:
    \(tasks.map { "    - " + $0 }.joined(separator: "\n"))
    """
  }

  /// A lesson of some tasks, each a line of YAML, about a card that may be anywhere between margins.
  ///
  /// `spec` is the layout spec on one line, or empty.
  static func movableCard(tasks: [String], spec: String = "") throws -> LessonFile {
    try lesson(
      """
      layoutdiff: 1
      containers: [300]
      elements: { card: { box: 100x40 } }
      \(spec.isEmpty ? "" : "spec: \(spec)")
      constraints:
        - card.leading >= superview.leading + 10
        - card.trailing <= superview.trailing - 10
        - card.top == superview.top
        - superview.bottom == card.bottom
      lesson:
        text: A card.
        tasks:
      \(tasks.map { "    - " + $0 }.joined(separator: "\n"))
      """)
  }
}
