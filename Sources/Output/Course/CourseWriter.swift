import CResources
import Foundation
import Geometry
package import LessonAnswers
package import Reporting
import Scenarios

/// Renders lessons with their answers as static pages.
package enum CourseWriter {
  /// The lessons of a chapter with their answers.
  package struct Chapter: Sendable {
    /// Its number; lessons are numbered from that of the first chapter on.
    package var number: Int
    package var title: String
    /// The lessons, in order.
    package var lessons: [AnsweredLesson]

    package init(number: Int = 1, title: String, lessons: [AnsweredLesson]) {
      (self.number, self.title, self.lessons) = (number, title, lessons)
    }
  }

  /// All files of a course, `index.html` last.
  ///
  /// A pure function of the lessons: the same ones give the same bytes. No engine runs in the pages.
  /// With a judge, they also take typed answers and ask it. Their header links to `others`, what is
  /// beside the course, by their paths from the overview.
  package static func render(
    _ chapters: [Chapter], title: String, judge: CourseJudge? = nil, others: [Surface: String] = [:]
  ) throws(ReportingError) -> [ReportFile] {
    let templates = try PageTemplates(
      in: "Output/Course/Resources/", surfaces: Surface.course.links(and: others))
    let lessons = chapters.flatMap(\.lessons)
    let addresses = LessonAddresses(lessons.map(\.file.scenario.id))
    let titles = lessons.map(\.file.scenario.title)
    var files = [
      ReportFile(
        path: "course.css",
        text: [
          ReportStyle.product, String(cString: built_in("Output/Course/Resources/course.css")),
          LessonPicture.rules,
        ].joined(separator: "\n")),
      Surface.icon,
      ReportFile(
        path: "course.js", text: String(cString: built_in("Output/Course/Resources/course.js"))),
    ]
    var index = 0
    let first = chapters.first?.number ?? 1
    var listed: [CoursePage.Chapter] = []
    var printed: [LessonPage] = []
    for chapter in chapters {
      var entries: [CoursePage.Entry] = []
      for lesson in chapter.lessons {
        let page = LessonPage(
          lesson, index: index, number: first + index, chapter: chapter, of: titles, addresses,
          courseKey: Self.key(of: title), judge: judge)
        files.append(
          ReportFile(
            path: addresses.pages[index], text: try templates.render(page, with: "lesson")))
        let painter = LessonPainter(lesson)
        let drawing = painter.drawing(in: lesson.file.scenario.containers[0])
        if let drawing, let question = painter.question {
          files += [
            ReportFile(path: addresses.pictures[index], text: drawing.file),
            ReportFile(path: addresses.answers[index], text: drawing.slide),
            ReportFile(path: addresses.questions[index], text: question.slide),
          ]
        }
        entries.append(
          CoursePage.Entry(
            number: first + index, key: addresses.keys[index], address: addresses.pages[index],
            picture: drawing.map { _ in addresses.pictures[index] },
            lessonTitle: titles[index], summary: lesson.file.scenario.summary,
            taskCount: page.taskCount, tasksWord: page.taskCount == 1 ? "task" : "tasks"))
        printed.append(page)
        index += 1
      }
      listed.append(
        CoursePage.Chapter(
          number: chapter.number, chapterTitle: chapter.title, lessons: entries))
    }
    let course = CoursePage(
      pageTitle: title, courseKey: Self.key(of: title), courseTitle: title,
      lessonTotal: lessons.count, taskTotal: lessons.map(\.tasks.count).reduce(0, +),
      firstLesson: addresses.pages.dropFirst(first == 0 ? 1 : 0).first, chapters: listed)
    for name in ["answers", "worksheets"] {
      let page = PrintedPage(
        pageTitle: "\(name.capitalizedFirst) – \(title)", courseKey: Self.key(of: title),
        lessons: printed)
      files.append(
        ReportFile(path: "\(name).html", text: try templates.render(page, with: name)))
    }
    files.append(
      ReportFile(path: "index.html", text: try templates.render(course, with: "course")))
    return files
  }

  /// The judges of all lessons by the names of their pages.
  package static func judges(of chapters: [Chapter]) -> [String: LessonJudge] {
    let lessons = chapters.flatMap(\.lessons)
    let addresses = LessonAddresses(lessons.map(\.file.scenario.id))
    return Dictionary(zip(addresses.keys, lessons.map(\.judge))) { first, _ in first }
  }

  /// The name of a course in the browser's store, so that two courses from one folder do not mix.
  private static func key(of title: String) -> String {
    "layoutdiff-course-"
      + title.lowercased().map { $0.isLetter || $0.isNumber ? "\($0)" : "-" }
      .joined()
  }
}
