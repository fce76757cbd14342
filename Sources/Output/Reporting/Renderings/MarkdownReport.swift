import Comparison
import Foundation
import Geometry
import RecordWords
package import RunRecords
import Scenarios

/// Renders a record as a page of Markdown with pictures, for a forge such as GitHub.
package enum MarkdownReport {
  /// The first line of the page; only a file that begins with it is ever overwritten.
  package static let marker = "<!-- Made by layoutdiff report --markdown: edits are lost. -->"

  /// The files, `README.md` last; the same record gives the same bytes.
  package static func files(of record: RunRecord) throws(ReportingError) -> [ReportFile] {
    let templates = try PageTemplates(surfaces: [])
    let scenarios = record.byUrgency
    let names = PageNames(ids: scenarios.map(\.id)).names.map { "pictures/\($0).svg" }
    var files: [ReportFile] = []
    var pictures: [String: String] = [:]
    for (scenario, name) in zip(scenarios, names) {
      guard let picture = MarkdownPicture(of: scenario) else { continue }
      files.append(ReportFile(path: name, text: try picture.text(templates)))
      pictures[name] = picture.finding
    }
    let sections = zip(scenarios, names).map { scenario, name in
      section(of: scenario, picture: pictures[name].map { (name, $0) })
    }
    let page =
      [marker, introduction(to: record), table(of: scenarios)] + sections + [ending(record)]
    files.append(ReportFile(path: "README.md", text: page.joined(separator: "\n")))
    return files
  }

  private static func introduction(to record: RunRecord) -> String {
    var text = """

      # Layout specs and constraints, compared

      \(record.verdictSentence)

      Each scenario is one screen written twice: as a layout spec, as in Texture, and as \
      constraints, as in Auto Layout. In the pictures, solid lines are frames of the layout spec \
      and dashed lines are frames of the constraints. Where the lines coincide, both agree; frames \
      that differ are filled. Lengths are in points.

      """
    let ratios = record.scenarios.compactMap { $0.timings.first?.ratios.first }
    if !ratios.isEmpty {
      text += """

        \(TimeWords.quotient(of: ratios)): below 1, the first is faster. \(TimeWords.method) \
        \(TimeWords.caveat(of: record.scenarios))

        """
    }
    return text
  }

  private static func table(of scenarios: [ScenarioRecord]) -> String {
    guard !scenarios.isEmpty else { return "" }
    let isTimed = scenarios.contains { !$0.timings.isEmpty }
    var slugs = Slugs()
    _ = slugs.slug(of: "Layout specs and constraints, compared")
    var lines = [
      "| \(Headings.summaryColumns.joined(separator: " | ")) |\(isTimed ? " \(Headings.time) |" : "")",
      "|---|---|---|---|\(isTimed ? "---|" : "")",
    ]
    for scenario in scenarios {
      let mark = StatusMark(scenario.standing)
      let containers = scenario.comparison.containers.map(\.container).shortText
      let link = "[\(inline(scenario.title))](#\(slugs.slug(of: heading(of: scenario))))"
      var cells = [
        inline("\(mark.shape) \(scenario.standingWords)"), link,
        inline(containers), inline(scenario.worstWords),
      ]
      if isTimed { cells.append(inline(scenario.timeWords ?? "not timed")) }
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func heading(of scenario: ScenarioRecord) -> String { scenario.title.cut(to: 200) }

  private static func section(
    of scenario: ScenarioRecord, picture: (path: String, finding: String)?
  ) -> String {
    let mark = StatusMark(scenario.standing)
    var parts = ["## \(inline(heading(of: scenario)))"]
    if !scenario.summary.isEmpty { parts.append(inline(scenario.summary)) }
    parts.append(
      "\(mark.shape) **\(inline(scenario.standingWords))**: \(inline(scenario.sentence)).")
    if let picture { parts.append("![\(inline(picture.finding))](\(picture.path))") }
    let findings = scenario.findingList(most: SizeLimits.forgeFindings, inline: inline)
    if !findings.isEmpty { parts.append(findings.joined(separator: "\n")) }
    if let proof = scenario.proof, !proof.sweeps.isEmpty {
      parts.append("\(Headings.everyWidth): \(inline(proof.sentence)).")
    }
    if let time = scenario.timeWords { parts.append("\(Headings.time): \(inline(time)).") }
    let sources = scenario.sections.all.map(\.text)
    if !sources.isEmpty {
      let blocks = sources.map(codeBlock).joined(separator: "\n\n")
      parts.append(
        "<details><summary>\(Headings.bothNotations)</summary>\n\n\(blocks)\n\n</details>")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func ending(_ record: RunRecord) -> String {
    // Frames do not depend on the machine: without times, every machine makes the same page.
    let isTimed = record.scenarios.contains { !$0.timings.isEmpty }
    let facts =
      isTimed
      ? EnvironmentSection(record).facts.map { "\($0.name) \($0.value)" }
      : (record.tools.map { "\($0.name) \($0.version)" } + record.fonts.map(\.name))
    return
      "## Made with\n\n\(inline(facts.joined(separator: " · ").cut(to: SizeLimits.forgeCharacters)))\n"
  }

  /// Wraps a source in fences that are longer than any inside it.
  private static func codeBlock(_ text: String) -> String {
    let text = text.cut(to: SizeLimits.forgeSourceCharacters)
    var longest = 2
    var run = 0
    for character in text.unicodeScalars {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let harmless = text.unicodeScalars.map { scalar in
      scalar == "\n" || scalar == "\t" || scalar.properties.generalCategory != .control
        ? scalar : "\u{FFFD}"
    }
    return "\(fence)yaml\n\(String(String.UnicodeScalarView(harmless)))\n\(fence)"
  }

  private static func inline(_ text: String) -> String {
    MarkdownText().escapeText(text.cut(to: SizeLimits.forgeCharacters))
  }
}

/// The link targets that forges give to headings.
///
/// Source: the gem `html-pipeline`; GitHub, GitLab and Gitea share its rule for plain headings.
private struct Slugs {
  private var counts: [String: Int] = [:]

  mutating func slug(of heading: String) -> String {
    var slug = String.UnicodeScalarView()
    for scalar in heading.lowercased().unicodeScalars {
      if scalar == " " { slug.append("-") }
      let isWord = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isWord || scalar == "-" || scalar == "_" { slug.append(scalar) }
    }
    let name = String(slug)
    let count = counts[name, default: 0]
    counts[name] = count + 1
    return count == 0 ? name : "\(name)-\(count)"
  }
}
