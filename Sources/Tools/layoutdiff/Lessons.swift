import Commands
import Course
import Layouts
import LessonAnswers
import Lessons
import PlayAnswers
import Playground
import Reporting
import Scenarios
import TextMeasuring

/// Lessons for the commands `course` and `play`: this is where the course and the server meet.
enum Lessons {
  /// The lessons of a folder, or those that come with the program.
  static func read(_ folder: String?) -> CourseProgram.Lessons {
    let measurer = TextMeasurer()
    let read =
      folder.map { CourseFolder(at: $0, measurer: measurer) }
      ?? CourseFolder.shipped(measurer: measurer)
    return (
      read.chapters.map(\.lessons.count).reduce(0, +), read.mistakes,
      { judge(read.chapters, budget: $0, $1) }
    )
  }

  private static func judge(
    _ chapters: [CourseFolder.Chapter], budget: Int, _ judged: (Int) -> Void
  ) -> CourseProgram.Judged {
    var mistakes: [Diagnostic] = []
    var answered: [CourseWriter.Chapter] = []
    for chapter in chapters {
      var lessons: [AnsweredLesson] = []
      for file in chapter.lessons {
        do {
          let lesson = try AnsweredLesson(file, work: LayoutWork(budget: budget))
          judged(lesson.tasks.count)
          lessons.append(lesson)
        } catch {
          mistakes += error.diagnostics
        }
      }
      answered.append(
        CourseWriter.Chapter(number: chapter.number, title: chapter.title, lessons: lessons))
    }
    let course = answered
    return (
      mistakes,
      { title, others throws(ReportingError) in
        try CourseWriter.render(course, title: title, others: others)
      },
      { try listen(course, $0) }
    )
  }

  private static func listen(
    _ chapters: [CourseWriter.Chapter], _ port: UInt16
  ) throws -> PlaygroundProgram.Listening {
    do {
      let server = try PlaygroundServer(port: port, course: try site(chapters))
      return (server.address, server.run)
    } catch PlaygroundServer.StartError.taken {
      throw PlaygroundProgram.PortTaken()
    }
  }

  /// The pages as the server shows them, with the judges that they ask.
  private static func site(_ chapters: [CourseWriter.Chapter]) throws -> CourseSite {
    let files = try CourseWriter.render(
      chapters, title: Lesson.courseTitle, judge: .server("api/judge"),
      others: [.playground: CourseSite.playground + "index.html"])
    let judges = CourseWriter.judges(of: chapters)
    return CourseSite(files: files.map { ($0.path, $0.contents) }) { question, work in
      judges[question.lesson]?.judge(question, work: work)
    }
  }
}
