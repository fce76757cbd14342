import Foundation
import Scenarios
import Testing
import TextMeasuring

@testable import Course
@testable import LessonAnswers

@Suite("Lessons in the program")
struct ShippedFilesTests {
  @Test("the lessons that are built into the program are those of the folder")
  func same() {
    let shipped = CourseFolder.shipped(measurer: TextMeasurer())
    #expect(shipped.mistakes == [])
    #expect(shipped.chapters.map(\.title) == ShippedCourse.course.chapters.map(\.title))
    let lessons = shipped.chapters.flatMap(\.lessons)
    #expect(lessons.map(\.source.lines) == ShippedCourse.files.map(\.source.lines))
    #expect(lessons.map(\.scenario.id) == ShippedCourse.files.map(\.scenario.id))
  }
}
