import Geometry
import RecordWords
import RunRecords

/// Renders a record as JUnit XML, which most CI services show.
///
/// A failure is a scenario that does not pass; an error is one that could not be run. There is no
/// official schema: the elements and attributes are those that JUnit, Jenkins and GitLab read.
enum JUnitReport {
  /// The text of `junit.xml`; linear in the size of the record.
  static func text(of record: RunRecord) -> String {
    let scenarios = record.scenarios
    let counts = Counts(
      tests: scenarios.count + record.unreadableFiles.count,
      failures: scenarios.count { $0.standing.jUnitOutcome == .failure },
      errors: scenarios.count { $0.standing.jUnitOutcome == .error } + record.unreadableFiles.count,
      skipped: scenarios.count { $0.standing.jUnitOutcome == .skipped })
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"layoutdiff\" \(counts.attributes)>",
      "  <testsuite name=\"layoutdiff\" \(counts.attributes)>",
    ]
    lines += scenarios.map(testCase)
    lines += record.unreadableFiles.map { file in
      testCase(file, at: record.isMissingShard(file) ? "" : file.file.withoutDotPrefix)
    }
    return (lines + ["  </testsuite>", "</testsuites>", ""]).joined(separator: "\n")
  }

  private struct Counts {
    let tests: Int
    let failures: Int
    let errors: Int
    let skipped: Int

    var attributes: String {
      "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
    }
  }

  private static func testCase(_ scenario: ScenarioRecord) -> String {
    let body = details(of: scenario)
    switch scenario.standing.jUnitOutcome {
    case .passed: return testCase(scenario.id, file: scenario.place.file, content: nil)
    case .skipped:
      return testCase(
        scenario.id, file: scenario.place.file,
        content: "<skipped message=\"\(XMLText.attribute(scenario.sentence))\"/>")
    case .failure:
      return testCase(
        scenario.id, file: scenario.place.file,
        content: result("failure", scenario.standing.word, scenario.sentence, body))
    case .error:
      return testCase(
        scenario.id, file: scenario.place.file,
        content: result("error", scenario.standing.word, scenario.sentence, body))
    }
  }

  private static func testCase(_ file: UnreadableFile, at path: String) -> String {
    let first = String(file.message.prefix { !$0.isNewline })
    return testCase(
      file.file, file: path,
      content: result("error", "invalid scenario", first, file.message))
  }

  private static func testCase(_ name: String, file: String, content: String?) -> String {
    let folder = file.split(separator: "/").dropLast().joined(separator: "/")
    let start =
      "    <testcase classname=\"\(attribute(folder.isEmpty ? "layoutdiff" : folder))\" "
      + "name=\"\(attribute(name))\""
    return content.map { "\(start)>\($0)</testcase>" } ?? "\(start)/>"
  }

  private static func result(
    _ element: String, _ type: String, _ message: String, _ body: String
  ) -> String {
    "<\(element) type=\"\(attribute(type))\" message=\"\(attribute(message))\">"
      + "\(XMLText.escape(body.cut(to: SizeLimits.junitCharacters)))</\(element)>"
  }

  private static func attribute(_ text: String) -> String {
    XMLText.attribute(text.cut(to: SizeLimits.junitCharacters))
  }

  /// The causes, findings and changes from the baseline, one line each.
  private static func details(of scenario: ScenarioRecord) -> String {
    let lines = scenario.findingGroups.flatMap { $0.prefix(1) + $0.dropFirst().map { "    " + $0 } }
    let more = lines.count - SizeLimits.junitLines
    return (lines.prefix(SizeLimits.junitLines) + (more > 0 ? ["and \(more) more"] : []))
      .joined(separator: "\n")
  }
}
