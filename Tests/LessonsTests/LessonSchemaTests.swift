import Foundation
import ScenarioFiles
import Testing

@testable import Lessons

@Suite("Lessons in the schema of scenario files")
struct LessonSchemaTests {
  @Test("lessons have the keys of the reader")
  func keys() throws {
    #expect(try keys(at: ["properties", "lesson"]) == Set(LessonReader.keys))
    #expect(try keys(at: ["definitions", "lessonTask"]) == Set(LessonReader.taskKeys))
    #expect(try keys(at: ["definitions", "lessonOption"]) == Set(LessonReader.optionKeys))
    let forms = try #require(
      try object(at: ["definitions", "lessonHint"])["oneOf"] as? [[String: Any]])
    let hint = try #require(forms.compactMap { $0["properties"] as? [String: Any] }.first)
    #expect(Set(hint.keys) == Set(LessonReader.hintKeys))
  }

  private func keys(at path: [String]) throws -> Set<String> {
    let properties = try #require(try object(at: path)["properties"] as? [String: Any])
    return Set(properties.keys)
  }

  private func object(at path: [String]) throws -> [String: Any] {
    var object = try #require(
      try JSONSerialization.jsonObject(with: Data(ScenarioSchema.text.utf8)) as? [String: Any])
    for key in path { object = try #require(object[key] as? [String: Any]) }
    return object
  }
}
