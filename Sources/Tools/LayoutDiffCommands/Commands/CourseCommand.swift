import ArgumentParser
import Course
import Foundation
import Reporting
import RunRecords
import Scenarios
import TextMeasuring

/// Makes static pages of lessons.
struct CourseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "course",
    abstract: "Make pages of lessons whose answers the engines compute.",
    discussion: """
      A lesson is a scenario file with the key 'lesson': a few sentences, and tasks. Each folder with \
      lessons is a chapter; files and folders are in the order of their names. Both engines judge \
      every answer, right or wrong, beforehand. The pages need neither a server nor an engine.

      Every mistake is reported with its line, for example an answer marked right that the engines \
      deny. Then nothing is written, and the status is 65.

      Examples:
        layoutdiff course Lessons --output Pages
        layoutdiff course Lessons/1-rows/2-spacing.yaml --output Pages --title "Rows"

      \(ExitStatus.help)
      """)

  @Argument(
    help: ArgumentHelp(
      "A folder of lessons, or one lesson. (default: the current folder)", valueName: "folder"))
  var folder = "."

  @Option(
    help: ArgumentHelp(
      "Write the pages to this folder; begin with its index.html.", valueName: "folder"))
  var output: String

  @Option(help: ArgumentHelp("The title of the course.", valueName: "title"))
  var title = "Predict, then see"

  func validate() throws {
    if output.isEmpty { throw ValidationError("--output needs the name of a folder.") }
  }

  func run() throws {
    let read = CourseFolder(at: folder, measurer: TextMeasurer())
    var mistakes = read.mistakes
    guard !read.chapters.isEmpty || !mistakes.isEmpty else {
      Terminal.note("\(folder): error: there are no lessons in it: scenario files with 'lesson:'")
      try ExitStatus.nothingMatches.exit()
      return
    }
    let count = read.chapters.map(\.lessons.count).reduce(0, +)
    let judged = FoundSoFar<AnsweredLesson>()
    let interruption = Interruption {
      Terminal.note("interrupted: \(judged.all.count) of \(count) lessons were judged")
    }
    var chapters: [CourseWriter.Chapter] = []
    for chapter in read.chapters {
      var lessons: [AnsweredLesson] = []
      for file in chapter.lessons {
        do {
          let lesson = try AnsweredLesson(file)
          judged.add(lesson)
          lessons.append(lesson)
        } catch {
          mistakes += error.diagnostics
        }
      }
      chapters.append(CourseWriter.Chapter(title: chapter.title, lessons: lessons))
    }
    interruption.beginToPrint()
    guard mistakes.isEmpty else {
      for mistake in mistakes { Terminal.note(mistake.description) }
      try ExitStatus.invalidScenario.exit()
      return
    }
    do {
      try PageFolder.write(
        try CourseWriter.render(chapters, title: title),
        to: URL(fileURLWithPath: output, isDirectory: true))
    } catch {
      Terminal.note("error: \(error)")
      throw ExitCode(ExitStatus(error).rawValue)
    }
    let tasks = judged.all.map(\.tasks.count).reduce(0, +)
    Terminal.print(
      "\(count) \(count == 1 ? "lesson" : "lessons"), \(tasks) \(tasks == 1 ? "task" : "tasks"), "
        + "all judged by the engines")
    Terminal.print(ReportPlace.index(of: output))
  }
}
