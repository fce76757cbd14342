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

  /// Writes the frames into the file, and returns how that ended and what was matched.
  func run() throws -> (status: ExitStatus, document: FillJSON) {
    let scenario = try Scenario.fromArgument(path)
    guard let source = scenario.places.source else {
      try ExitStatus.nothingMatches.exit(with: "\(path): error: this is not a scenario file")
    }
    var trees: [(dump: ViewDump, root: Int)] = []
    for (file, text) in texts {
      do {
        trees += try DeviceScreens.roots(in: text, file: file, named: root)
      } catch {
        try ExitStatus.nothingMatches.exit(with: error.description)
      }
    }
    let filled = FilledScenario(scenario, in: source, from: trees)
    let document = FillJSON(
      scenario: path, filled,
      unread: texts.flatMap { text in
        text.text.unreadLines.map { ("\(text.file):\($0.line)", $0.text, $0.reason) }
      })
    guard filled.containers.contains(where: { !$0.matching.matches.isEmpty }) else {
      Terminal.note(
        filled.otherCases.isEmpty
          ? "\(path): error: not written, since no view could be matched with an element"
          : "\(path): error: not written, since no tree shows the usual contents")
      return (.nothingMatches, document)
    }
    let text = SourceText(file: path, text: filled.text)
    do {
      _ = try ScenarioReader.scenario(from: text, measurer: TextMeasurer())
    } catch {
      Terminal.note("\(path): error: not written, since the file would have mistakes:\n\(error)")
      return (.failure, document)
    }
    return (OutputFile.write(filled.text, to: path, reading: texts.map(\.file)), document)
  }
}

/// What `import --into` matched, for people and as JSON.
struct FillJSON {
  let schemaVersion = JSONOutput.schemaVersion
  let scenario: String
  let containers: [Filled]
  /// How far from a frame a length may be, in points.
  let tolerance: Double
  let unread: [Unread]

  struct Filled {
    let container: String
    let matches: [Match]
    let unmatched: [Unmatched]
    /// The number of views that no element is.
    let otherViews: Int
  }

  struct Match {
    let element: String
    let line: Int
    /// The sign by which the view was found.
    let by: String
  }

  struct Unmatched {
    let element: String
    let reason: String
  }

  struct Unread {
    let place: String
    let subject: String
    let reason: String
  }

  init(scenario: String, _ filled: FilledScenario, unread: [(String, String, String)]) {
    self.scenario = scenario
    tolerance = filled.tolerance
    containers = filled.containers.map { container in
      Filled(
        container: container.container.text,
        matches: container.matching.matches.map {
          Match(element: $0.element, line: $0.line, by: $0.sign.rawValue)
        },
        unmatched: container.matching.unmatched.map {
          Unmatched(element: $0.element, reason: $0.reason)
        },
        otherViews: container.matching.otherViewCount)
    }
    self.unread =
      filled.otherCases.map { line, name in
        Unread(
          place: "line \(line)", subject: "the tree",
          reason: "it shows the case '\(name)', and frames belong to the usual contents")
      } + unread.map { Unread(place: $0, subject: $1, reason: $2) }
  }

  /// One line for each container, element and line that could not be read.
  var lines: [String] {
    var lines: [String] = []
    for filled in containers {
      let count = filled.matches.count + filled.unmatched.count
      lines.append(
        "\(scenario): frames of \(filled.matches.count) of \(count) elements at \(Container.inPoints(filled.container))"
      )
      lines += filled.matches.map { "  \($0.element): line \($0.line), by \($0.by)" }
      lines += filled.unmatched.map { "  \($0.element): not matched, because \($0.reason)" }
    }
    lines += unread.map { "\($0.place): \(ScenarioName.printable($0.subject)): \($0.reason)" }
    lines.append(
      tolerance == 0
        ? "frames are exact" : "frames are exact to \(NumberText.exact(tolerance)) pt")
    return lines
  }
}

extension FillJSON: JSONRepresentable {
  var json: JSONValue {
    .object([
      "schemaVersion": schemaVersion.json, "scenario": scenario.json,
      "containers": containers.json, "tolerance": tolerance.json, "unread": unread.json,
    ])
  }
}

extension FillJSON.Filled: JSONRepresentable {
  var json: JSONValue {
    .object([
      "container": container.json, "matches": matches.json, "unmatched": unmatched.json,
      "otherViews": otherViews.json,
    ])
  }
}

extension FillJSON.Match: JSONRepresentable {
  var json: JSONValue {
    .object(["element": element.json, "line": line.json, "by": by.json])
  }
}

extension FillJSON.Unmatched: JSONRepresentable {
  var json: JSONValue { .object(["element": element.json, "reason": reason.json]) }
}

extension FillJSON.Unread: JSONRepresentable {
  var json: JSONValue {
    .object(["place": place.json, "subject": subject.json, "reason": reason.json])
  }
}
