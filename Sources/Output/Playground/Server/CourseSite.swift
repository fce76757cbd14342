package import Foundation
package import Layouts
package import LessonAnswers
package import PlayAnswers

/// The pages of a course, and the judge of answers that are typed there.
package struct CourseSite: Sendable {
  /// The judge: what the engines say of an answer within some work; `nil` where there is no such task.
  package typealias Judge = @Sendable (JudgeQuestion, LayoutWork) -> AnswerJudgement?

  /// The folder of the playground beside the lessons.
  package static let playground = "playground/"

  let judge: Judge
  private let files: [String: PageResponse]

  package init(files: [(path: String, contents: Data)], judge: @escaping Judge) {
    self.judge = judge
    var responses: [String: PageResponse] = [:]
    for (path, contents) in files {
      let (type, policy) = Self.kind(of: path)
      var response = PageResponse(type: type, body: contents)
      response.policy = policy
      responses[path] = response
    }
    self.files = responses
  }

  func file(_ name: String) -> PageResponse? { files[name.isEmpty ? "index.html" : name] }

  private static func kind(of path: String) -> (type: String, policy: String) {
    switch path.split(separator: ".").last {
    case "html": ("text/html; charset=utf-8", PageResponse.policy)
    case "css": ("text/css; charset=utf-8", PageResponse.policy)
    case "js": ("text/javascript; charset=utf-8", PageResponse.policy)
    // A picture has its style in it, and nothing else.
    case "svg": ("image/svg+xml; charset=utf-8", "default-src 'none'; style-src 'unsafe-inline'")
    default: ("text/plain; charset=utf-8", PageResponse.policy)
    }
  }
}
