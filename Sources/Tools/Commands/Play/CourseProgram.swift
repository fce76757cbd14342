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

  /// Lessons that were read.
  package struct Lessons: Sendable {
    /// How many.
    let count: Int
    /// The mistakes of files that cannot be read.
    let mistakes: [Diagnostic]
    /// Asks the engines for every answer, with at most `budget` layouts for each lesson; calls back after
    /// each lesson with the number of its tasks.
    let judge: @Sendable (_ budget: Int, _ judged: (Int) -> Void) -> Judged

    /// Makes a list.
    package init(
      count: Int, mistakes: [Diagnostic],
      judge: @escaping @Sendable (_ budget: Int, _ judged: (Int) -> Void) -> Judged
    ) {
      (self.count, self.mistakes, self.judge) = (count, mistakes, judge)
    }
  }

  /// Lessons with the engines' answers.
  package struct Judged: Sendable {
    /// The claims that the engines deny.
    let mistakes: [Diagnostic]
    /// The pages of the course with a title.
    let pages: @Sendable (_ title: String) throws(ReportingError) -> [ReportFile]
    /// Begins to listen on a port, and serves the pages there; 0 is any free port.
    let listen: @Sendable (_ port: UInt16) throws -> PlaygroundProgram.Listening

    /// Makes a course.
    package init(
      mistakes: [Diagnostic],
      pages: @escaping @Sendable (_ title: String) throws(ReportingError) -> [ReportFile],
      listen: @escaping @Sendable (_ port: UInt16) throws -> PlaygroundProgram.Listening
    ) {
      (self.mistakes, self.pages, self.listen) = (mistakes, pages, listen)
    }
  }

  /// The title of a course without another one.
  package static let usualTitle = "Predict, then see"

  /// The course of the running program; `nil` in every program but `layoutdiff`.
  @TaskLocal static var current: CourseProgram?

  /// Makes the maker of courses of a program.
  package init(read: @escaping @Sendable (_ folder: String?) -> Lessons) { self.read = read }
}

extension CourseProgram {
  /// The course of a folder, or the one that comes with the program, with at most `budget` layouts for
  /// each lesson.
  ///
  /// Prints every mistake and ends with its status where there is one.
  func course(
    of folder: String?, budget: Int = LayoutWork.usualBudget
  ) throws -> (course: Judged, lessons: Int, tasks: Int) {
    if let folder, !FileManager.default.fileExists(atPath: folder) {
      Terminal.note("\(folder): error: there is no such file or folder")
      throw ExitCode(ExitStatus.nothingMatches.rawValue)
    }
    let lessons = read(folder)
    guard lessons.count > 0 || !lessons.mistakes.isEmpty else {
      Terminal.note(
        """
        \(folder ?? ""): error: it contains no lessons, which are scenario files with the key 'lesson'
        """)
      throw ExitCode(ExitStatus.nothingMatches.rawValue)
    }
    let tasks = ResultsSoFar<Int>()
    let interruption = Interruption {
      Terminal.note("interrupted: \(tasks.all.count) of \(lessons.count) lessons were judged")
    }
    let course = lessons.judge(budget) { tasks.add($0) }
    interruption.beginToPrint()
    let mistakes = lessons.mistakes + course.mistakes
    guard mistakes.isEmpty else {
      for mistake in mistakes { Terminal.note(mistake.description) }
      throw ExitCode(ExitStatus.invalidScenario.rawValue)
    }
    return (course, lessons.count, tasks.all.reduce(0, +))
  }
}
