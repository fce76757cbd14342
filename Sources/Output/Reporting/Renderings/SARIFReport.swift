import Comparison
import Foundation
import Geometry
import JSONText
import RunRecords
import Scenarios

/// Renders the problems of a record as SARIF 2.1.0, which code review services show at their lines.
///
/// The rule of a result is its class of difference; its location is a line of the scenario file. The
/// place in the other notation is a related location, and changes after which both layouts agree are
/// fixes. A problem without a file, such as a shard whose record is missing, is a notification of the
/// run, since services refuse results without a location.
///
/// Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
enum SARIFReport {
  /// The most results that GitHub accepts of one run; the gravest come first.
  static let mostResults = 25_000

  /// The bytes of `results.sarif`; the same for the same record.
  static func data(of record: RunRecord) -> Data {
    let problems = record.problems.prefix(mostResults)
    let rules =
      DifferenceClass.allCases.map { (id: $0.rawValue, name: $0.words, meaning: $0.meaning) }
      + Problem.rules.map { (id: $0.id, name: $0.id, meaning: $0.meaning) }
    let tool = record.tools.first { $0.name == ToolVersion.layoutDiff.name } ?? .layoutDiff
    let results = problems.compactMap { problem in
      problem.file.map { file in
        result(problem, file: file, ruleIndex: rules.firstIndex { $0.id == problem.rule } ?? 0)
      }
    }
    let driver: JSONValue = [
      "name": "layoutdiff", "version": tool.version.cut(to: 100).json,
      "rules": .array(
        rules.map {
          ["id": $0.id.json, "name": $0.name.json, "shortDescription": message($0.meaning)]
        }),
    ]
    let run = JSONValue.object([
      "tool": ["driver": driver], "results": .array(results),
      "invocations": invocations(problems.filter { $0.file == nil }),
      "columnKind": "unicodeCodePoints",
    ])
    let log: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
    ]
    return Data((log.text(onLines: true) + "\n").utf8)
  }

  /// The notifications of problems without a file; `nil` where there are none.
  private static func invocations(_ problems: [Problem]) -> JSONValue? {
    guard !problems.isEmpty else { return nil }
    let notifications = problems.map { problem -> JSONValue in
      ["level": level(problem), "message": message(problem.message)]
    }
    return [
      ["executionSuccessful": false, "toolExecutionNotifications": .array(notifications)]
    ]
  }

  private static func result(_ problem: Problem, file: String, ruleIndex: Int) -> JSONValue {
    let artifact: JSONValue = ["uri": uri(ofFile: file).json]
    func location(_ line: Int?, _ column: Int?, _ text: String? = nil) -> JSONValue {
      .object([
        "physicalLocation": ["artifactLocation": artifact, "region": region(line, column)],
        "message": text.map(message),
      ])
    }
    let related = problem.otherPlaces.map {
      location($0.line, $0.column, $0.message.printableLines)
    }
    let fixes = problem.fixes.map { fix -> JSONValue in
      let replacements = fix.edits.map { edit -> JSONValue in
        ["deletedRegion": region(edit), "insertedContent": message(edit.text)]
      }
      return [
        "description": message(fix.message.printableLines),
        "artifactChanges": [
          ["artifactLocation": artifact, "replacements": .array(replacements)]
        ],
      ]
    }
    return .object([
      "ruleId": problem.rule.json, "ruleIndex": ruleIndex.json, "level": level(problem),
      "message": message(problem.message), "locations": [location(problem.line, problem.column)],
      "relatedLocations": related.isEmpty ? nil : .array(related),
      "fixes": fixes.isEmpty ? nil : .array(fixes),
      "partialFingerprints": [
        "layoutdiff/v1": StableHash.text(of: "\(problem.rule) \(problem.identity)").json
      ],
    ])
  }

  private static func message(_ text: String) -> JSONValue { ["text": text.json] }

  private static func level(_ problem: Problem) -> JSONValue {
    problem.isError ? "error" : "warning"
  }

  /// Lines and columns count from 1, whatever a record says.
  private static func region(_ line: Int?, _ column: Int?) -> JSONValue {
    .object(["startLine": max(line ?? 1, 1).json, "startColumn": column.map { max($0, 1).json }])
  }

  /// The region of an edit, which ends before a column.
  private static func region(_ edit: TextEdit) -> JSONValue {
    let (line, column) = (max(edit.start.line, 1), max(edit.start.column, 1))
    let endLine = max(edit.end.line, line)
    let endColumn = max(edit.end.column, endLine == line ? column : 1)
    return region(line, column).adding(["endLine": endLine.json, "endColumn": endColumn.json])
  }

  /// The path as a URI reference, relative where the path is relative.
  ///
  /// Every byte besides unreserved characters and `/` is escaped, so that no text can be read as a
  /// scheme or a host.
  static func uri(ofFile path: String) -> String {
    var uri = path.hasPrefix("/") ? "file://" : ""
    for byte in path.cut(to: 2000).utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri += String(UnicodeScalar(byte))
      default: uri += String(format: "%%%02X", byte)
      }
    }
    return uri
  }
}

/// A hash that is the same in every run and on every machine.
enum StableHash {
  /// FNV-1a in 64 bits, as hexadecimal digits.
  static func text(of text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
