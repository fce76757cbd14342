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
      DifferenceClass.allCases.map { Rule($0.rawValue, $0.words, $0.meaning) }
      + Problem.rules.map { Rule($0.id, $0.id, $0.meaning) }
    let tool = record.tools.first { $0.name == ToolVersion.layoutDiff.name } ?? .layoutDiff
    let run = Run(
      tool: Tool(
        driver: Driver(name: "layoutdiff", version: tool.version.cut(to: 100), rules: rules)),
      results: problems.compactMap { problem in
        problem.file.map { file in
          Result(problem, file: file, ruleIndex: rules.firstIndex { $0.id == problem.rule } ?? 0)
        }
      },
      invocations: Invocation(problems.filter { $0.file == nil }).map { [$0] })
    return Data((Log(runs: [run]).json.text(onLines: true) + "\n").utf8)
  }

  private struct Log: JSONRepresentable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    var json: JSONValue {
      .object(["$schema": schema.json, "version": version.json, "runs": runs.json])
    }
  }

  private struct Run: JSONRepresentable {
    let tool: Tool
    let results: [Result]
    let invocations: [Invocation]?
    let columnKind = "unicodeCodePoints"

    var json: JSONValue {
      .object([
        "tool": tool.json, "results": results.json, "invocations": invocations?.json,
        "columnKind": columnKind.json,
      ])
    }
  }

  private struct Invocation: JSONRepresentable {
    let executionSuccessful = false
    let toolExecutionNotifications: [Notification]

    /// `nil` where there are no notifications.
    init?(_ problems: [Problem]) {
      guard !problems.isEmpty else { return nil }
      toolExecutionNotifications = problems.map {
        Notification(level: $0.isError ? "error" : "warning", message: Message(text: $0.message))
      }
    }

    struct Notification: JSONRepresentable {
      let level: String
      let message: Message

      var json: JSONValue { .object(["level": level.json, "message": message.json]) }
    }

    var json: JSONValue {
      .object([
        "executionSuccessful": executionSuccessful.json,
        "toolExecutionNotifications": toolExecutionNotifications.json,
      ])
    }
  }

  private struct Tool: JSONRepresentable {
    let driver: Driver

    var json: JSONValue { .object(["driver": driver.json]) }
  }

  private struct Driver: JSONRepresentable {
    let name: String
    let version: String
    let rules: [Rule]

    var json: JSONValue {
      .object(["name": name.json, "version": version.json, "rules": rules.json])
    }
  }

  private struct Rule: JSONRepresentable {
    let id: String
    let name: String
    let shortDescription: Message

    init(_ id: String, _ name: String, _ meaning: String) {
      self.id = id
      self.name = name
      shortDescription = Message(text: meaning)
    }

    var json: JSONValue {
      .object(["id": id.json, "name": name.json, "shortDescription": shortDescription.json])
    }
  }

  private struct Message: JSONRepresentable {
    let text: String

    var json: JSONValue { .object(["text": text.json]) }
  }

  private struct Result: JSONRepresentable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]?
    let fixes: [Fix]?
    let partialFingerprints: [String: String]

    init(_ problem: Problem, file: String, ruleIndex: Int) {
      ruleId = problem.rule
      self.ruleIndex = ruleIndex
      level = problem.isError ? "error" : "warning"
      message = Message(text: problem.message)
      let artifact = ArtifactLocation(uri: SARIFReport.uri(ofFile: file))
      locations = [Location(artifact, Region(line: problem.line, column: problem.column))]
      relatedLocations =
        problem.otherPlaces.isEmpty
        ? nil
        : problem.otherPlaces.map { place in
          Location(
            artifact, Region(line: place.line, column: place.column),
            message: Message(text: place.message.printableLines))
        }
      fixes = problem.fixes.isEmpty ? nil : problem.fixes.map { Fix($0, in: artifact) }
      partialFingerprints = [
        "layoutdiff/v1": StableHash.text(of: "\(problem.rule) \(problem.identity)")
      ]
    }

    var json: JSONValue {
      .object([
        "ruleId": ruleId.json, "ruleIndex": ruleIndex.json, "level": level.json,
        "message": message.json, "locations": locations.json,
        "relatedLocations": relatedLocations?.json, "fixes": fixes?.json,
        "partialFingerprints": partialFingerprints.json,
      ])
    }
  }

  private struct Location: JSONRepresentable {
    let physicalLocation: PhysicalLocation
    let message: Message?

    init(_ artifact: ArtifactLocation, _ region: Region, message: Message? = nil) {
      physicalLocation = PhysicalLocation(artifactLocation: artifact, region: region)
      self.message = message
    }

    var json: JSONValue {
      .object(["physicalLocation": physicalLocation.json, "message": message?.json])
    }
  }

  private struct PhysicalLocation: JSONRepresentable {
    let artifactLocation: ArtifactLocation
    let region: Region

    var json: JSONValue {
      .object(["artifactLocation": artifactLocation.json, "region": region.json])
    }
  }

  private struct ArtifactLocation: JSONRepresentable {
    let uri: String

    var json: JSONValue { .object(["uri": uri.json]) }
  }

  /// Lines and columns count from 1, whatever a record says; the end is the column after the last one.
  private struct Region: JSONRepresentable {
    let startLine: Int
    let startColumn: Int?
    var endLine: Int?
    var endColumn: Int?

    init(line: Int?, column: Int?) {
      startLine = max(line ?? 1, 1)
      startColumn = column.map { max($0, 1) }
    }

    init(_ edit: TextEdit) {
      self.init(line: edit.start.line, column: edit.start.column)
      endLine = max(edit.end.line, startLine)
      endColumn = max(edit.end.column, endLine == startLine ? startColumn ?? 1 : 1)
    }

    var json: JSONValue {
      .object([
        "startLine": startLine.json, "startColumn": startColumn?.json, "endLine": endLine?.json,
        "endColumn": endColumn?.json,
      ])
    }
  }

  private struct Fix: JSONRepresentable {
    let description: Message
    let artifactChanges: [ArtifactChange]

    init(_ fix: Problem.Fix, in artifact: ArtifactLocation) {
      description = Message(text: fix.message.printableLines)
      artifactChanges = [
        ArtifactChange(artifactLocation: artifact, replacements: fix.edits.map(Replacement.init))
      ]
    }

    var json: JSONValue {
      .object(["description": description.json, "artifactChanges": artifactChanges.json])
    }
  }

  private struct ArtifactChange: JSONRepresentable {
    let artifactLocation: ArtifactLocation
    let replacements: [Replacement]

    var json: JSONValue {
      .object(["artifactLocation": artifactLocation.json, "replacements": replacements.json])
    }
  }

  private struct Replacement: JSONRepresentable {
    let deletedRegion: Region
    let insertedContent: Message

    init(_ edit: TextEdit) {
      deletedRegion = Region(edit)
      insertedContent = Message(text: edit.text)
    }

    var json: JSONValue {
      .object(["deletedRegion": deletedRegion.json, "insertedContent": insertedContent.json])
    }
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
