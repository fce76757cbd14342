import Comparison
public import Foundation
import Geometry
import Scenarios

extension Baseline {
  /// Larger files are none that a layout was ever accepted into.
  private static let mostBytes = 64 << 20

  /// Reads what ``text`` wrote, in this version of the format.
  ///
  /// Anything else is an error: what was cut off, of a newer version, joined from two by a merge,
  /// or edited by hand into another form than the one that is written. A number changed by hand in
  /// that very form is read as it stands, as something that somebody accepted.
  public init(data: Data) throws(BaselineError) {
    guard data.count <= Self.mostBytes else { throw .notABaseline(reason: "it is too large") }
    guard let written = String(validating: data, as: UTF8.self) else {
      throw .notABaseline(reason: "it is not UTF-8")
    }
    let text = written.replacing("\r\n", with: "\n")
    if let line = Self.lineOfMergeConflict(in: text) { throw .mergeConflict(line: line) }
    let contents: Contents
    // The decoder looks one byte too far where a text ends at the deepest level that it allows.
    let json = Data((text + "\n").utf8)
    do {
      let version = try JSONDecoder().decode(Version.self, from: json).layoutdiffBaseline
      guard version <= Self.currentVersion else {
        throw BaselineError.newer(found: version, known: Self.currentVersion)
      }
      guard version == Self.currentVersion else {
        throw BaselineError.notABaseline(reason: "there is no version \(version)")
      }
      contents = try JSONDecoder().decode(Contents.self, from: json)
    } catch let error as BaselineError {
      throw error
    } catch {
      throw .notABaseline(reason: DecodingReason.text(for: error))
    }
    self.init(
      scenario: contents.scenario,
      containers: contents.containers.mapValues {
        Room(spec: $0.spec, constraints: $0.constraints, work: $0.work)
      }, timing: contents.timing)
    guard hasPlainNames else { throw .notABaseline(reason: "a name has control characters") }
    guard isFinite else { throw .notABaseline(reason: "a frame has a number without end") }
    if let line = Self.firstDifferentLine(text, self.text) { throw .edited(line: line) }
  }

  /// Read before all else, since a later version may have changed anything but this.
  private struct Version: Decodable {
    var layoutdiffBaseline: Int
  }

  private struct Contents: Decodable {
    var scenario: String
    var containers: [String: Room]
    var timing: Ratio?

    struct Room: Decodable {
      var spec: [String: Frame]?
      var constraints: [String: Frame]?
      var work: [String: [String: Int]]
    }
  }

  /// Whether no name would act on a terminal or in a log where a difference is told.
  private var hasPlainNames: Bool {
    let rooms = containers.values
    let elements = rooms.flatMap { room in
      [room.spec, room.constraints].flatMap { ($0 ?? [:]).keys }
    }
    let counters = rooms.flatMap { room in room.work.flatMap { [$0.key] + $0.value.keys } }
    let names = Array(containers.keys) + elements + counters
    return (names + (timing.map { [$0.of, $0.to] } ?? [])).allSatisfy { name in
      ScenarioName.printable(name) == name
    }
  }

  private static func lineOfMergeConflict(in text: String) -> Int? {
    lines(of: text).firstIndex { $0.hasPrefix("<<<<<<< ") }.map { $0 + 1 }
  }

  private static func firstDifferentLine(_ text: String, _ expected: String) -> Int? {
    guard text != expected else { return nil }
    let (found, wanted) = (lines(of: text), lines(of: expected))
    let first = zip(found, wanted).enumerated().first { $1.0 != $1.1 }?.offset
    return (first ?? min(found.count, wanted.count)) + 1
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
