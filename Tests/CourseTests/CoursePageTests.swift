import Explaining
import Foundation
import Reporting
import Scenarios
import Testing

@testable import Course
@testable import LessonAnswers

@Suite("Course pages")
struct CoursePageTests {
  private func pages() throws -> [String: String] {
    let chapters = ShippedCourse.course.chapters.prefix(3).map { chapter in
      CourseWriter.Chapter(
        number: chapter.number, title: chapter.title,
        lessons: chapter.lessons.compactMap { try? AnsweredLesson($0) })
    }
    let files = try CourseWriter.render(chapters, title: "A course")
    return Dictionary(
      files.map { ($0.path, String(decoding: $0.contents, as: UTF8.self)) }
    ) { first, _ in first }
  }

  @Test("each lesson has a page and a picture, and the overview links to it")
  func files() throws {
    let pages = try pages()
    let index = try #require(pages["index.html"])
    let lessons = pages.keys.filter { $0.hasPrefix("lesson/") }
    #expect(lessons.count == 15)
    for lesson in lessons {
      #expect(index.contains("href=\"\(lesson)\""))
      let picture = lesson.replacingOccurrences(of: "lesson/", with: "picture/")
        .replacingOccurrences(of: ".html", with: ".svg")
      #expect(pages[picture]?.hasPrefix("<svg") == true, "\(picture)")
    }
  }

  @Test("a page for those who teach has the right answers, and the overview links to it")
  func answersToPrint() throws {
    let pages = try pages()
    #expect(pages["index.html"]?.contains("href=\"answers.html\"") == true)
    let answers = try #require(pages["answers.html"])
    #expect(answers.contains("<code>badge.left</code> is <b>60 pt</b>."))
    #expect(answers.components(separatedBy: "<section ").count == 16)
    #expect(!answers.contains("Wrong"))
    #expect(answers.contains("href=\"worksheets.html\""))
  }

  @Test("worksheets have all lessons with their tasks, and none of the answers")
  func worksheets() throws {
    let page = try #require(try pages()["worksheets.html"])
    #expect(page.components(separatedBy: "<section class=\"worksheet\"").count == 16)
    #expect(page.contains("Where does the badge begin, counted from the left edge?"))
    #expect(page.contains("<code>badge.left</code> is <span class=\"gap\">"))
    #expect(!page.contains("<b>60 pt</b>") && !page.contains("Wrong") && !page.contains("hint"))
  }

  @Test("a chapter 0 has lesson 0, and the course begins with lesson 1")
  func lessonZero() throws {
    let pages = try pages()
    let index = try #require(pages["index.html"])
    #expect(index.contains("href=\"lesson/01-own-sizes.html\" data-first"))
    #expect(index.contains("<li value=\"0\" data-lesson=\"01-the-words-you-know\""))
    let first = try #require(pages["lesson/01-the-words-you-know.html"])
    #expect(first.contains("Chapter 0: If you know CSS"))
    #expect(first.contains("Lesson 0 of 14"))
    #expect(pages["lesson/01-own-sizes.html"]?.contains("Lesson 1 of 14") == true)
  }

  @Test("pictures for slides are light, with the answers and without what tasks ask about")
  func slides() throws {
    let pages = try pages()
    let answer = try #require(pages["slides/answer/01-own-sizes.svg"])
    let question = try #require(pages["slides/question/01-own-sizes.svg"])
    #expect(answer.contains("data-element=\"badge\"") && answer.contains("data-element=\"photo\""))
    #expect(!question.contains("data-element=\"badge\""))
    for picture in [answer, question] {
      #expect(picture.contains("color-scheme: light;") && !picture.contains("@media"))
    }
    #expect(pages.keys.count { $0.hasPrefix("slides/") } == 30)
    let page = try #require(pages["lesson/01-own-sizes.html"])
    #expect(page.contains("href=\"../slides/question/01-own-sizes.svg\""))
  }

  @Test("rendering again gives the same bytes")
  func same() throws {
    #expect(try pages() == pages())
  }

  @Test("without script each task shows its question, and its answer behind a disclosure")
  func withoutScript() throws {
    let page = try #require(try pages()["lesson/01-own-sizes.html"])
    #expect(page.contains("Where does the badge begin, counted from the left edge?"))
    #expect(page.contains("<summary>The answer, and why</summary>"))
    #expect(page.contains("<code>badge.left</code> is <b>60 pt</b>."))
    #expect(!page.contains("style=\""))
  }

  @Test("the text that a task leaves out is not in the listing")
  func blanks() throws {
    func listing(_ options: String) throws -> String {
      let task = "{ question: Which?, complete: \"spacing: 8\", options: [\(options)] }"
      let lesson = try AnsweredLesson(
        try ShippedCourse.lesson(ShippedCourse.row(tasks: [task])))
      let chapter = CourseWriter.Chapter(title: "Rows", lessons: [lesson])
      let files = try CourseWriter.render([chapter], title: "Rows")
      let page = try #require(files.first { $0.path == "lesson/row.html" })
      return try #require(
        String(decoding: page.contents, as: UTF8.self).components(separatedBy: "</pre>").first)
    }
    let left = try listing("\"spacing: 8\", \"spacing: 9\"")
    #expect(!left.contains("spacing: 8"))
    #expect(left.contains("class=\"blank\""))
    // A text that is to be replaced stays, since it is not among the answers.
    let replaced = try listing("\"spacing: 8.0\", \"spacing: 9\"")
    #expect(replaced.contains("spacing: 8"))
    #expect(!replaced.contains("class=\"blank\""))
  }

  @Test("a legend names the guess, and both notations where their layouts differ")
  func legends() throws {
    let files = try CourseWriter.render(
      ShippedCourse.course.chapters.map { chapter in
        CourseWriter.Chapter(
          title: chapter.title, lessons: chapter.lessons.compactMap { try? AnsweredLesson($0) })
      }, title: "A course")
    var count = 0
    for file in files where file.path.hasPrefix("lesson/") {
      let page = String(decoding: file.contents, as: UTF8.self)
      for figure in page.components(separatedBy: "<figure class=\"result\">").dropFirst() {
        let result = try #require(figure.components(separatedBy: "</figure>").first)
        #expect(result.contains("your guess"), "\(file.path)")
        #expect(
          result.contains("<rect class=\"other\" x=\"1\"")
            == (result.components(separatedBy: "class=\"other\"").count > 2), "\(file.path)")
        count += 1
      }
    }
    #expect(count > 20)
    let signs = try #require(files.first { $0.path == "lesson/04-signs.html" })
    #expect(String(decoding: signs.contents, as: UTF8.self).contains("where they differ"))
    let shrink = try #require(files.first { $0.path == "lesson/04-shrink.html" })
    #expect(!String(decoding: shrink.contents, as: UTF8.self).contains("where they differ"))
  }

  @Test("where rounding moves edges by more than a pixel, the picture at any width is on pixels")
  func pixels() throws {
    func frames(_ name: String) throws -> WidthFrames {
      let lesson = try #require(
        ShippedCourse.answered.first { $0.file.source.file.hasSuffix("\(name).yaml") })
      return try #require(SliderData(lesson)).frames
    }
    let columns = try frames("05-whole-pixels")
    let first = try #require(columns.elements.first { $0.element == "first" })
    let rules = try #require(first.constraints)
    try #require(first.spec.count == 4 && rules.count == 4)
    for width in [280.0, 300, 320, 333, 400, 414] {
      let share = (width / 3).rounded(.down)
      #expect(first.spec[2].value(at: width) == share + width - 3 * share, "\(width)")
      #expect(rules[2].value(at: width) == (width / 3 * 2).rounded() / 2, "\(width)")
    }
    // Elsewhere the straight pieces are what a reader sees, with few numbers.
    let row = try #require(try frames("01-own-sizes").elements.last)
    #expect(row.spec.allSatisfy { $0.segments.count == 1 })
  }

  @Test("the answers that pages show behind the last disclosure are those of the judge")
  func answers() throws {
    let lessons = ShippedCourse.answered
    let files = try CourseWriter.render(
      [CourseWriter.Chapter(title: "All", lessons: lessons)], title: "A course")
    let pages = files.filter { $0.path.hasPrefix("lesson/") }
    try #require(pages.count == lessons.count)
    var count = 0
    for (file, lesson) in zip(pages, lessons) {
      let page = String(decoding: file.contents, as: UTF8.self)
      let tasks = page.components(separatedBy: "<section class=\"task\"").dropFirst()
      try #require(tasks.count == lesson.tasks.count)
      for (index, text) in tasks.enumerated() {
        func judge(_ answer: LessonAnswer) -> Bool {
          lesson.judge.judge(answer, task: index).isRight
        }
        let place = "\(file.path), \(index)"
        for found in text.matches(of: #/data-option="([0-9]+)" data-is-right="([a-z]+)"/#) {
          let option = try #require(Int(found.1))
          #expect(judge(.option(option)) == (found.2 == "true"), "\(place), \(option)")
          count += 1
        }
        if let found = text.firstMatch(of: #/<\/code> is <b>(-?[0-9.]+) pt<\/b>/#) {
          let value = try #require(Double(found.1))
          #expect(judge(.value(value)), "\(place)")
          count += 1
        }
        let items = text.matches(of: #/<li data-index="([0-9]+)" data-position="([0-9]+)"/#)
          .compactMap { found in Int(found.1).flatMap { item in Int(found.2).map { (item, $0) } } }
        if !items.isEmpty {
          #expect(judge(.order(items.sorted { $0.1 < $1.1 }.map(\.0))), "\(place)")
          count += 1
        }
      }
    }
    #expect(count > 150)
  }

  @Test("what is between backquotes is code, and a single backquote is itself")
  func marks() throws {
    #expect(
      LessonMarkup.html("The `a < b` is `c`.")
        == "The <code>a &lt; b</code> is <code>c</code>.")
    #expect(LessonMarkup.html("A ` & no more") == "A ` &amp; no more")
    #expect(LessonMarkup.html("") == "")
    #expect(LessonMarkup.plain("The `a` is `c`.") == "The a is c.")
    let page = try #require(try pages()["lesson/03-grow.html"])
    #expect(page.contains("<code>flex-grow</code>) is their share"))
    #expect(!page.contains("`"))
  }

  @Test("markup in a lesson's texts is escaped")
  func escaping() throws {
    let lesson = try AnsweredLesson(
      try ShippedCourse.lesson(
        ShippedCourse.row(tasks: [
          "{ question: \"<b>Where</b>?\", place: title.left }"
        ]).replacingOccurrences(of: "A row.", with: "\"</script><script>alert(1)</script>\"")))
    let files = try CourseWriter.render(
      [CourseWriter.Chapter(title: "<i>", lessons: [lesson])], title: "\"<u>\"")
    for file in files where file.path.hasSuffix(".html") {
      let text = String(decoding: file.contents, as: UTF8.self)
      #expect(!text.contains("<b>Where") && !text.contains("alert(1)</script>"))
      #expect(!text.contains("<u>") && !text.contains("<i>"))
    }
  }
}
