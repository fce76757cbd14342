import Foundation
import Scenarios
import SeededRandom
import TestSupport
import Testing

@testable import Reporting
@testable import RunRecords
@testable import Runs

/// Run records that somebody else wrote, or that are damaged.
@Suite("Hostile run records")
struct HostileRecordTests {
  @Test("a record that is cut off anywhere is an error")
  func cutOff() throws {
    let data = try SampleRecord.make().json()
    // The last byte is the line's end.
    for length in stride(from: 0, to: data.count - 1, by: 61) {
      #expect(throws: RecordError.self, "\(length) bytes") {
        try RunRecord(json: data.prefix(length))
      }
    }
  }

  @Test("a record of a later version is an error that says what to do")
  func newer() throws {
    let text = String(decoding: try SampleRecord.make().json(onLines: true), as: UTF8.self)
    let current = "\"schemaVersion\" : \(RunRecord.currentSchemaVersion)"
    for version in ["\(RunRecord.currentSchemaVersion + 1)", "1000000"] {
      let newer = text.replacingOccurrences(of: current, with: "\"schemaVersion\" : \(version)")
      let error = #expect(throws: RecordError.self) {
        try RunRecord(json: Data(newer.utf8))
      }
      let advice = "use the layoutdiff that wrote it, or a later one"
      #expect(error?.description.contains(advice) == true)
    }
    for version in ["0", "-1", "1e99", "\"1\"", "null"] {
      let odd = text.replacingOccurrences(of: current, with: "\"schemaVersion\" : \(version)")
      #expect(throws: RecordError.self) { try RunRecord(json: Data(odd.utf8)) }
    }
  }

  @Test("JSON that nests without end, or is none at all, is an error")
  func noRecord() {
    let texts = [
      "", "[]", "null", "{\"schemaVersion\":1}", String(repeating: "[", count: 100_000),
      String(repeating: "{\"a\":", count: 100_000), "\u{FEFF}", "\u{0}",
    ]
    for text in texts {
      #expect(throws: RecordError.self, "\(text.prefix(20))") {
        try RunRecord(json: Data(text.utf8))
      }
    }
  }

  @Test("a text that ends at any level of nesting is an error")
  func deepest() {
    for depth in 505...520 {
      for start in ["[", "{\"a\":"] {
        let text = String(repeating: start, count: depth)
        #expect(throws: RecordError.self, "\(depth)") { try RunRecord(json: Data(text.utf8)) }
        #expect(throws: BaselineError.self, "\(depth)") { try Baseline(data: Data(text.utf8)) }
      }
    }
  }

  @Test("an error says what a record says without what acts on a terminal, and not all of it")
  func quoted() throws {
    let text = String(decoding: try SampleRecord.make().json(onLines: true), as: UTF8.self)
    let attack = "\\u001b[31m\\n::error::x" + String(repeating: "x", count: 100_000)
    let changed = text.replacing("\"agrees\"", with: "\"\(attack)\"")
    #expect(changed != text)
    let error = #expect(throws: RecordError.self) { try RunRecord(json: Data(changed.utf8)) }
    let message = error?.description ?? ""
    #expect(!message.contains("\u{1B}") && !message.contains("\n") && message.count < 500)
    #expect(message.contains(".verdict"))
  }

  @Test("whatever a record says, pages have their own elements alone")
  func structure() throws {
    let json = try JSONSerialization.jsonObject(with: SampleRecord.make().json())
    // What stands below titles that are the same, and beside ids that make no address, is ours too, and
    // so is text that is cut where its frame ends.
    let known = try Self.structure(of: ReportWriter.render(SampleRecord.make()))
      .union(["small", "li data-words", "li data-elements", "svg x", "svg y", "use x", "use y"])
    let texts = [
      "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onload='alert(1)",
      "]]><svg/onload=alert(1)>", "javascript:alert(1)", "../../../evil", "", "a\nb\r\nc",
      "\u{0}\u{1B}[31m\u{85}\u{FFFE}", "{{{title}}}{{/a}}{{#b}}", "\u{202E}evil", "--><!--", "nan",
      "inf", String(repeating: "x", count: 3000),
    ]
    let numbers: [Any] = [
      "nan", "inf", "-inf", 1e308, -1e308, Double.leastNonzeroMagnitude, 0, -1, 0.5, 1_000_000_000,
      Int.max, Int.min,
    ]
    var rendered = 0
    let seeds = BreakerSeeds.of(8)
    for seed in seeds {
      var generator = SeededGenerator(seed: seed)
      let changed = Self.replacing(in: json) { value in
        guard generator.index(below: 40) == 0 else { return nil }
        return value is NSNumber
          ? numbers[generator.index(below: numbers.count)]
          : value is String ? texts[generator.index(below: texts.count)] : nil
      }
      guard var object = changed as? [String: Any] else { continue }
      object["schemaVersion"] = RunRecord.currentSchemaVersion
      // What must be one of a few words, or a whole number, is put back where that is what is wrong.
      let data = try JSONSerialization.data(withJSONObject: object)
      guard let record = Self.record(data, orThatOf: json) else { continue }
      let found = try Self.structure(of: ReportWriter.render(record))
      #expect(found.subtracting(known).isEmpty, "seed \(seed): \(found.subtracting(known))")
      rendered += 1
    }
    #expect(2 * rendered >= seeds.count, "\(rendered) records were accepted")
  }

  @Test(
    "whole numbers as large or as small as there are leave a report as it is",
    arguments: [Int.max, .min])
  func wholeNumbers(number: Int) throws {
    let json = try JSONSerialization.jsonObject(with: SampleRecord.make().json())
    // All of them at once, then about half of them, so that no number hides what another one does.
    var rendered = 0
    for seed in [0] + BreakerSeeds.of(3) {
      var generator = SeededGenerator(seed: seed)
      let changed = Self.replacing(in: json) { value in
        // A truth value is a number of one character.
        guard let value = value as? NSNumber, String(cString: value.objCType) != "c",
          value.doubleValue == value.doubleValue.rounded(),
          seed == 0 || generator.index(below: 2) == 0
        else { return nil }
        return number
      }
      guard var object = changed as? [String: Any] else { continue }
      object["schemaVersion"] = RunRecord.currentSchemaVersion
      let data = try JSONSerialization.data(withJSONObject: object)
      guard let record = Self.record(data, orThatOf: json) else { continue }
      #expect(!(try ReportWriter.render(record)).isEmpty, "seed \(seed)")
      rendered += 1
    }
    #expect(rendered > 0)
  }

  /// The record in `data`, where values that it may not have are those of `json` again.
  private static func record(_ data: Data, orThatOf json: Any) -> RunRecord? {
    var data = data
    for _ in 0..<200 {
      do {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
          positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        _ = try decoder.decode(RunRecord.self, from: data)
        return try RunRecord(json: data)
      } catch let error as DecodingError {
        let context: DecodingError.Context
        switch error {
        case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found),
          .keyNotFound(_, let found):
          context = found
        @unknown default: return nil
        }
        guard let changed = try? JSONSerialization.jsonObject(with: data) else { return nil }
        let mended = putBack(context.codingPath[...], in: changed, from: json)
        guard let next = try? JSONSerialization.data(withJSONObject: mended) else { return nil }
        data = next
      } catch {
        return nil
      }
    }
    return nil
  }

  private static func putBack(
    _ path: ArraySlice<any CodingKey>, in value: Any, from json: Any
  ) -> Any {
    guard let key = path.first else { return json }
    if let index = key.intValue, var array = value as? [Any], let old = json as? [Any],
      array.indices.contains(index), old.indices.contains(index)
    {
      array[index] = putBack(path.dropFirst(), in: array[index], from: old[index])
      return array
    }
    if var object = value as? [String: Any], let old = json as? [String: Any],
      let inner = object[key.stringValue], let before = old[key.stringValue]
    {
      object[key.stringValue] = putBack(path.dropFirst(), in: inner, from: before)
      return object
    }
    return json
  }

  /// Each element with each of its attributes, as `a href`, and where links lead outside.
  private static func structure(of files: [ReportFile]) throws -> Set<String> {
    var found: Set<String> = []
    for file in files where file.path.hasSuffix(".html") {
      for element in try PageStructure(file.contents).elements {
        found.insert(element.name)
        for (name, value) in element.attributes {
          found.insert("\(element.name) \(name)")
          guard name == "href" || name == "src" else { continue }
          let path = value.hasPrefix("../") ? value.dropFirst(3) : value[...]
          if value.contains(":") || path.contains("..") || value.hasPrefix("/") {
            found.insert("\(element.name) \(name)=\(value)")
          }
        }
      }
    }
    return found
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

  @Test("a thousand scenarios of one name have a page each, and soon")
  func twins() throws {
    let ids = Array(repeating: "row", count: 20_000)
    #expect(Set(PageNames(ids: ids).paths).count == ids.count)
    #expect(PageNames(ids: ["a", "a", "a-2", "a"]).paths.count == 4)
    #expect(Set(PageNames(ids: ["a", "a", "a-2", "a", "a-2"]).paths).count == 5)
  }

  @Test("a text of megabytes is shown or cut, and nothing else")
  func longText() throws {
    var record = try SampleRecord.written()
    record.scenarios = [record.scenarios[0]]
    // Markup, and one character with accents without end: both have taken hours.
    record.scenarios[0].title = String(repeating: "<&\"é", count: 300_000)
    record.scenarios[0].summary = "e" + String(repeating: "\u{301}", count: 500_000)
    record.scenarios[0].sections.spec = Section(String(repeating: "a: b\n", count: 400_000))
    record.unreadableFiles = [
      UnreadableFile(
        file: record.scenarios[0].summary, message: "no", mistakes: ["no"])
    ]
    let files = try ReportWriter.render(record)
    #expect(files.count > 3)
    for file in files where ["junit.xml", "summary.md", "results.sarif"].contains(file.path) {
      #expect(file.contents.count < 200_000, "\(file.path)")
    }
    for file in files where file.path.hasSuffix(".html") {
      #expect(file.contents.count < 6_000_000, "\(file.path)")
      let text = String(decoding: file.contents, as: UTF8.self)
      #expect(text.contains("… (cut here; run.json has all of it)"), "\(file.path)")
    }
    #expect(try RunRecord(json: record.json()) == record)
  }

  @Test("numbers that are none, without end or out of all proportion are shown")
  func numbers() throws {
    let json = try JSONSerialization.jsonObject(with: SampleRecord.make().json())
    let odd: [Any] = [
      "nan", "inf", "-inf", 1e308, -1e308, Double.leastNonzeroMagnitude, 0, -1,
      9_007_199_254_740_993,
    ]
    var rendered = 0
    let seeds = BreakerSeeds.of(40)
    for seed in seeds {
      var generator = SeededGenerator(seed: seed)
      let changed = Self.replacing(in: json) { value in
        guard value is NSNumber || ["nan", "inf", "-inf"].contains(value as? String) else {
          return nil
        }
        return generator.index(below: 60) == 0 ? odd[generator.index(below: odd.count)] : nil
      }
      guard var object = changed as? [String: Any] else { continue }
      object["schemaVersion"] = 1
      let data = try JSONSerialization.data(withJSONObject: object)
      guard let record = try? RunRecord(json: data) else { continue }
      _ = try ReportWriter.render(record)
      rendered += 1
    }
    #expect(rendered > 0 || seeds.count < 40, "no record was ever accepted: that proves little")
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
