import Foundation
import Reporting
import SeededRandom
import Testing

/// Run records that somebody else wrote, or that are damaged.
@Suite("Hostile run records")
struct HostileRecordTests {
  @Test("a record that is cut off anywhere is an error")
  func cutOff() throws {
    let data = try SampleRecord.make().json()
    // The last byte is the line's end.
    for length in stride(from: 0, to: data.count - 1, by: 61) {
      #expect(throws: ReportingError.self, "\(length) bytes") {
        try RunRecord(json: data.prefix(length))
      }
    }
  }

  @Test("a record of a later version is an error that says what to do")
  func newer() throws {
    let text = String(decoding: try SampleRecord.make().json(), as: UTF8.self)
    let current = "\"schemaVersion\" : \(RunRecord.currentSchemaVersion)"
    for version in ["\(RunRecord.currentSchemaVersion + 1)", "1000000"] {
      let newer = text.replacingOccurrences(of: current, with: "\"schemaVersion\" : \(version)")
      let error = #expect(throws: ReportingError.self) {
        try RunRecord(json: Data(newer.utf8))
      }
      let advice = "use the layoutdiff that wrote it, or a later one"
      #expect(error?.description.contains(advice) == true)
    }
    for version in ["0", "-1", "1e99", "\"1\"", "null"] {
      let odd = text.replacingOccurrences(of: current, with: "\"schemaVersion\" : \(version)")
      #expect(throws: ReportingError.self) { try RunRecord(json: Data(odd.utf8)) }
    }
  }

  @Test("JSON that nests without end, or is none at all, is an error")
  func noRecord() {
    let texts = [
      "", "[]", "null", "{\"schemaVersion\":1}", String(repeating: "[", count: 100_000),
      String(repeating: "{\"a\":", count: 100_000), "\u{FEFF}", "\u{0}",
    ]
    for text in texts {
      #expect(throws: ReportingError.self, "\(text.prefix(20))") {
        try RunRecord(json: Data(text.utf8))
      }
    }
  }

  @Test("names with markup are shown as text, on every page")
  func markup() throws {
    let attacks = [
      "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onload='alert(1)",
      "{{{title}}}", "]]><svg/onload=alert(1)>",
    ]
    for attack in attacks {
      let files = try ReportWriter.render(try Self.record(replacingTextsBy: attack))
      for file in files where file.path.hasSuffix(".html") {
        let text = String(decoding: file.contents, as: UTF8.self)
        #expect(!text.contains("<script>alert"), "\(file.path)")
        #expect(!text.contains("<img src=x"), "\(file.path)")
        #expect(!text.contains("<svg/onload"), "\(file.path)")
        #expect(!text.contains("' onload='"), "\(file.path)")
      }
    }
  }

  @Test("no id leads out of the folder, or to the page of another one")
  func ids() throws {
    var record = try SampleRecord.make()
    let ids = [
      "../../evil", "..", ".", "/etc/passwd", "a/../../b", "..\\..\\evil", "con", "", "\u{0}",
      "a\nb", "%2e%2e%2f", "index", "../index.html", String(repeating: "x", count: 300),
    ]
    record.scenarios = ids.map { id in
      var scenario = record.scenarios[0]
      scenario.id = id
      return scenario
    }
    let paths = try ReportWriter.render(record).map(\.path)
    #expect(Set(paths).count == paths.count)
    for path in paths where path.hasPrefix("scenario") {
      #expect(path.wholeMatch(of: /scenario\/[a-z0-9-]{1,80}\.[a-z]+/) != nil, "\(path)")
    }
    for path in paths { #expect(!path.contains("..") && !path.hasPrefix("/"), "\(path)") }
  }

  @Test("a text of ten megabytes is shown or cut, and nothing else")
  func longText() throws {
    var record = try SampleRecord.make()
    record.scenarios = [record.scenarios[0]]
    record.scenarios[0].title = String(repeating: "x", count: 10_000_000)
    let files = try ReportWriter.render(record)
    #expect(files.count > 3)
    #expect(try RunRecord(json: record.json()) == record)
  }

  @Test("numbers that are none, without end or out of all proportion are shown (seeds 1 to 40)")
  func numbers() throws {
    let json = try JSONSerialization.jsonObject(with: SampleRecord.make().json())
    let odd: [Any] = [
      "nan", "inf", "-inf", 1e308, -1e308, Double.leastNonzeroMagnitude, 0, -1,
      9_007_199_254_740_993,
    ]
    var rendered = 0
    for seed in 1...40 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let changed = Self.replacing(in: json) { value in
        guard value is NSNumber || ["nan", "inf", "-inf"].contains(value as? String) else {
          return nil
        }
        return generator.index(below: 20) == 0 ? odd[generator.index(below: odd.count)] : nil
      }
      guard var object = changed as? [String: Any] else { continue }
      object["schemaVersion"] = 1
      let data = try JSONSerialization.data(withJSONObject: object)
      guard let record = try? RunRecord(json: data) else { continue }
      _ = try ReportWriter.render(record)
      rendered += 1
    }
    #expect(rendered > 0, "no record was ever accepted, so that nothing was put to the test")
  }

  private static func record(replacingTextsBy attack: String) throws -> RunRecord {
    let json = try JSONSerialization.jsonObject(with: SampleRecord.make().json())
    let keys: Set = ["id", "title", "summary", "file", "sentence", "element", "message", "reason"]
    let changed = replacing(in: json, underAnyOf: keys) { $0 is String ? attack : nil }
    return try RunRecord(json: JSONSerialization.data(withJSONObject: changed))
  }

  /// `json` with other values where `replacement` has one; `keys` says under which, if not all.
  private static func replacing(
    in json: Any, underAnyOf keys: Set<String>? = nil, key: String = "",
    _ replacement: (Any) -> Any?
  ) -> Any {
    if let object = json as? [String: Any] {
      var changed: [String: Any] = [:]
      // In an order, or a seed would not repeat anything.
      for (key, value) in object.sorted(by: { $0.key < $1.key }) {
        changed[key] = replacing(in: value, underAnyOf: keys, key: key, replacement)
      }
      return changed
    }
    if let array = json as? [Any] {
      return array.map { replacing(in: $0, underAnyOf: keys, key: key, replacement) }
    }
    guard keys?.contains(key) ?? true else { return json }
    return replacement(json) ?? json
  }
}
