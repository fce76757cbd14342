import ArgumentParser
import Foundation
import Layouts
package import Reporting
import RunRecords
package import Scenarios

/// The maker of courses, which only the program `layoutdiff` has: programs with screens of their own do
/// not link one.
package struct CourseProgram: Sendable {
  /// Reads the lessons of a folder, or those that come with the program for `nil`.
  let read: @Sendable (_ folder: String?) -> Lessons

  /// Lessons that were read, and the mistakes of files that cannot be read.
  ///
  /// `judge` asks the engines for every answer, with at most `budget` layouts for each lesson, and calls
  /// back after each lesson with the number of its tasks.
  package typealias Lessons = (
    count: Int, mistakes: [Diagnostic],
    judge: @Sendable (_ budget: Int, _ judged: (Int) -> Void) -> Judged
  )

  /// Lessons with the engines' answers: the claims that the engines deny, the pages of a course with a
  /// title and with links to what is beside it, and what serves them.
  package typealias Judged = (
    mistakes: [Diagnostic],
    pages:
      @Sendable (_ title: String, _ others: [Surface: String]) throws(ReportingError) ->
      [ReportFile],
    listen: @Sendable (_ port: UInt16) throws -> PlaygroundProgram.Listening
  )

  /// The course of the running program; `nil` in every program but `layoutdiff`.
  @TaskLocal static var current: CourseProgram?

  package init(read: @escaping @Sendable (_ folder: String?) -> Lessons) { self.read = read }

  /// The course of a folder, or the one that comes with the program, with at most `budget` layouts for
  /// each lesson.
  ///
  /// Prints every mistake and ends with its status where there is one.
  func course(
    of folder: String?, budget: Int = LayoutWork.usualBudget
  ) throws -> (course: Judged, lessons: Int, tasks: Int) {
    if let folder, !FileManager.default.fileExists(atPath: folder) {
      try ExitStatus.nothingMatches.exit(
        with: "\(folder): error: there is no such file or folder")
    }
    let lessons = read(folder)
    guard lessons.count > 0 || !lessons.mistakes.isEmpty else {
      try ExitStatus.nothingMatches.exit(
        with: "\(folder ?? ""): error: it contains no lessons, which are scenario files with the "
          + "key 'lesson'")
    }
    let tasks = ResultsSoFar<Int>()
    Interruption.begin {
      Terminal.note("interrupted: \(tasks.all.count) of \(lessons.count) lessons were judged")
    }
    let course = lessons.judge(budget) { tasks.add($0) }
    Interruption.beginToPrint()
    let mistakes = lessons.mistakes + course.mistakes
    guard mistakes.isEmpty else {
      for mistake in mistakes { Terminal.note(mistake.description) }
      throw ExitCode(ExitStatus.invalidScenario.rawValue)
    }
    return (course, lessons.count, tasks.all.reduce(0, +))
  }
}
