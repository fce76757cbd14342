import Foundation

/// The page with all lessons.
struct CoursePage {
  let pageTitle: String
  let root = ""
  let policy = CourseJudge.policy(of: nil)
  let courseKey: String
  let courseTitle: String
  let lessonTotal: Int
  let taskTotal: Int
  let firstLesson: String?
  let chapters: [Chapter]

  typealias Chapter = (number: Int, chapterTitle: String, lessons: [Entry])

  struct Entry {
    let number: Int
    let key: String
    let address: String
    /// The address of its picture; `nil` where nothing is drawn.
    let picture: String?
    let lessonTitle: String
    let summary: String
    let taskCount: Int
    let tasksWord: String
  }
}

/// A page with all lessons, to be printed.
struct PrintedPage {
  let pageTitle: String
  let root = ""
  let policy = CourseJudge.policy(of: nil)
  let courseKey: String
  let lessons: [LessonPage]
}

/// Where the pages of a course are, by lesson.
struct LessonAddresses {
  /// The addresses from the index, in the order of the lessons: `lesson/1-words.html`.
  let pages: [String]
  /// The addresses of the pictures: `picture/1-words.svg`.
  let pictures: [String]
  /// The addresses of the pictures for slides, and of those without what the tasks ask about.
  let answers: [String]
  let questions: [String]
  /// The name of each lesson in the browser's store.
  let keys: [String]

  init(_ ids: [String]) {
    var seen: Set<String> = []
    let keys = ids.map { id in
      let safe = String(
        id.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") ? $0 : "-" })
      var key = safe
      var number = 2
      while !seen.insert(key).inserted {
        key = "\(safe)-\(number)"
        number += 1
      }
      return key
    }
    self.keys = keys
    pages = keys.map { "lesson/\($0).html" }
    pictures = keys.map { "picture/\($0).svg" }
    answers = keys.map { "slides/answer/\($0).svg" }
    questions = keys.map { "slides/question/\($0).svg" }
  }
}
