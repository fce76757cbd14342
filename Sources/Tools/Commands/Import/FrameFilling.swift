import ConsoleLogs
import DeviceFrames
import Foundation
import Geometry
import JSONText
import RunRecords
import ScenarioFiles
import Scenarios
import TextMeasuring

/// Fills the frames of an existing scenario with those of a device: `import --into`.
struct FrameFilling {
  let path: String
  /// The texts by their files.
  let texts: [(file: String, text: DumpText)]
  /// The name of the view that is the container; `nil` for the root of each tree.
  let root: String?
  /// The case that all trees show; `nil` for the one whose texts a tree has.
  let caseName: String?

  /// The lines of the texts that could not be read.
  var unread: [FilledScenario.Unread] {
    texts.flatMap { file, text in
      text.unreadLines.map { ("\(file):\($0.line)", $0.text, $0.reason) }
    }
  }

  /// Writes the frames into the file, and returns how that ended and what was matched.
  func run() throws -> (status: ExitStatus, filled: FilledScenario) {
    let scenario = try Scenario.fromArgument(path)
    guard let source = scenario.places.source else {
      try ExitStatus.nothingMatches.exit(with: "\(path): error: this is not a scenario file")
    }
    let cases = scenario.cases.compactMap(\.caseName)
    if let caseName, !cases.contains(caseName) {
      try ExitStatus.nothingMatches.exit(
        with: "\(path): error: there is no case '\(caseName)': "
          + (cases.isEmpty ? "it has no 'cases'" : NearestWord.hint(for: caseName, among: cases)))
    }
    var trees: [(dump: ViewDump, root: Int)] = []
    for (file, text) in texts {
      do {
        trees += try DeviceScreens.roots(in: text, file: file, named: root)
      } catch {
        try ExitStatus.nothingMatches.exit(with: error.description)
      }
    }
    let filled = FilledScenario(scenario, in: source, from: trees, ofCase: caseName)
    guard filled.containers.contains(where: { !$0.matching.matches.isEmpty }) else {
      Terminal.note("\(path): error: not written, since no view could be matched with an element")
      return (.nothingMatches, filled)
    }
    let text = SourceText(file: path, text: filled.text)
    do {
      _ = try ScenarioReader.scenario(from: text, measurer: TextMeasurer())
    } catch {
      Terminal.note("\(path): error: not written, since the file would have mistakes:\n\(error)")
      return (.failure, filled)
    }
    return (OutputFile.write(filled.text, to: path, reading: texts.map(\.file)), filled)
  }
}

// What was matched, for people and as JSON.
extension FilledScenario {
  /// What could not be used: its place, the subject and the reason.
  typealias Unread = (place: String, subject: String, reason: String)

  /// One line for each container, element and line that could not be read.
  func lines(of scenario: String, unread: [Unread]) -> [String] {
    var lines: [String] = []
    for filled in containers {
      let (matches, unmatched) = (filled.matching.matches, filled.matching.unmatched)
      lines.append(
        "\(scenario): frames of \(matches.count) of \(matches.count + unmatched.count) elements at "
          + Geometry.Container.inPoints(filled.container.text))
      lines += matches.map { "  \($0.element): line \($0.line), by \($0.sign.rawValue)" }
      lines += unmatched.map { "  \($0.element): not matched, because \($0.reason)" }
    }
    lines += unread.map {
      "\($0.place): \(ScenarioName.printable($0.subject)): \($0.reason)"
    }
    return lines
      + [
        tolerance == 0
          ? "frames are exact" : "frames are exact to \(NumberText.exact(tolerance)) pt"
      ]
  }

  /// The same as JSON; a match has the sign by which the view was found.
  func document(of scenario: String, unread: [Unread]) -> JSONObject {
    [
      "scenario": scenario.json, "tolerance": tolerance.json,
      "containers": .array(containers.map(Self.json)),
      "unread": .array(
        unread.map {
          ["place": $0.place.json, "subject": $0.subject.json, "reason": $0.reason.json]
        }),
    ]
  }

  private static func json(_ filled: Container) -> JSONValue {
    [
      "container": filled.container.text.json,
      "matches": .array(
        filled.matching.matches.map {
          ["element": $0.element.json, "line": $0.line.json, "by": $0.sign.rawValue.json]
        }),
      "unmatched": .array(
        filled.matching.unmatched.map {
          ["element": $0.element.json, "reason": $0.reason.json]
        }),
      "otherViews": filled.matching.otherViewCount.json,
    ]
  }
}
