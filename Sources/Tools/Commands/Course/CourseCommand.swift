import ArgumentParser
import Foundation
import Lessons
import Reporting
import RunRecords

struct CourseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "course",
    abstract: "Make pages of lessons whose answers the engines compute.",
    discussion: """
      A lesson is a scenario file with the key 'lesson': a few sentences, and tasks. Each folder \
      with lessons is a chapter; files and folders are in the order of their names. Both engines \
      judge every answer, right or wrong, beforehand. The pages need neither a server nor an \
      engine. Without a folder, the lessons are those that come with layoutdiff.

      Every mistake is reported with its line, for example an answer marked right that the \
      engines deny. Then nothing is written, and the status is 65. Pages of lessons that are gone \
      are removed; a folder with other pages is refused, with status 73.

      Examples:
        layoutdiff course --output Pages
        layoutdiff course Lessons --output Pages
        layoutdiff course Lessons/1-rows/2-spacing.yaml --output Pages --title "Rows"

      \(ExitStatus.help)
      """, shouldDisplay: CourseProgram.current != nil)

  @Argument(
    help: ArgumentHelp(
      "A folder of lessons, or one lesson. (default: the lessons that come with layoutdiff)",
      valueName: "folder"))
  var folder: String?

  @Option(
    help: ArgumentHelp(
      "Write the pages to this folder; open its index.html first.", valueName: "folder"))
  var output: String

  @Option(help: ArgumentHelp("The title of the course.", valueName: "title"))
  var title = Lesson.courseTitle

  @OptionGroup
  var budgetOption: BudgetOption

  func validate() throws {
    if output.isEmpty { throw ValidationError("--output needs the name of a folder.") }
  }

  func run() throws {
    guard let program = CourseProgram.current else {
      throw ValidationError("\(RunningProgram.name) makes no course: run layoutdiff course")
    }
    let (course, count, tasks) = try program.course(
      of: folder, budget: budgetOption.budget)
    do {
      let folder = URL(fileURLWithPath: output, isDirectory: true)
      try PageFolder.write(
        try course.pages(title, ReportWriter.report(around: folder)), to: folder,
        listedIn: "course.json", mark: ReportWriter.courseMark)
    } catch {
      try ExitStatus(error).exit(with: "error: \(error)")
    }
    Terminal.print(
      "\(count) \(count == 1 ? "lesson" : "lessons"), \(tasks) \(tasks == 1 ? "task" : "tasks"), "
        + "all judged by the engines")
    Terminal.print(ReportPlace.page(of: output))
  }
}
