import Foundation
import Geometry
import RunRecords
import Scenarios
import Testing

@Suite("Printed JSON")
struct PrintedJSONTests {
  @Test("JSON has unsafe characters escaped, and decodes to what was encoded")
  func json() throws {
    let texts = ["a\u{202E}b\u{9B}31m\u{1B}\u{7F}\u{2069}é", "plain"]
    let data = try JSONEncoder().printableData(texts)
    let json = String(decoding: data, as: UTF8.self)
    #expect(!json.hasUnsafeCharacters)
    #expect(json.contains(#"\u202eb\u009b31m"#) && json.contains(#"\u007f\u2069é"#))
    #expect(try JSONDecoder().decode([String].self, from: data) == texts)
  }
}
