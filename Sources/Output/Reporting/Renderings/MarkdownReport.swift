import Comparison
import Foundation
public import Runs

/// A record as a page of Markdown with pictures, which a forge shows beside the code.
public enum MarkdownReport {
  /// What begins the page: only a page that begins so is ever written over.
  public static let marker = "<!-- Made by layoutdiff report --markdown: edits are lost. -->"

  /// The files, `README.md` last; the same record gives the same bytes.
  public static func files(of record: RunRecord) -> [ReportFile] {
    let scenarios = record.byUrgency
    let names = PageNames(ids: scenarios.map(\.id)).paths.map { page in
      let name = page.dropFirst("scenario/".count).dropLast(".html".count)
      return "pictures/\(name).svg"
    }
    var files: [ReportFile] = []
    var pictures: [String: String] = [:]
    for (scenario, name) in zip(scenarios, names) {
      guard let picture = Picture(of: scenario) else { continue }
      files.append(ReportFile(path: name, text: picture.text))
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

      Each scenario is one screen, written twice: as layout specs, and as constraints. In the \
      pictures a solid line is the frame that the layout spec gives, a dashed line the one that \
      the constraints give; where they lie on each other, both notations agree. What differs is \
      filled.

      """
    let isTimed = record.scenarios.contains { !$0.timings.isEmpty }
    if isTimed {
      text += """

        Times are ratios of pairs that were measured alternately, with the interval that covers \
        the true ratio in 95 of 100 such runs: time of the constraints over time of the layout \
        spec.

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
      let containers = scenario.comparison.containers.map(\.container.shortText)
      let link = "[\(inline(scenario.title))](#\(slugs.slug(of: heading(of: scenario))))"
      var cells = [
        inline("\(mark.shape) \(scenario.standingWords)"), link,
        inline(containers.joined(separator: ", ")), inline(scenario.worstWords),
      ]
      if isTimed { cells.append(inline(scenario.timeWords ?? "not timed")) }
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func heading(of scenario: ScenarioRecord) -> String { scenario.title.cut(to: 200) }

  private static let mostLines = 12

  private static func section(
    of scenario: ScenarioRecord, picture: (path: String, finding: String)?
  ) -> String {
    let mark = StatusMark(scenario.standing)
    var parts = ["## \(inline(heading(of: scenario)))"]
    if !scenario.summary.isEmpty { parts.append(inline(scenario.summary)) }
    parts.append(
      "\(mark.shape) **\(inline(scenario.standingWords))**: \(inline(scenario.sentence)).")
    if let picture { parts.append("![\(inline(picture.finding))](\(picture.path))") }
    let lines = scenario.findingLines
    if !lines.isEmpty {
      var list = lines.prefix(mostLines).map { "- \(inline($0))" }
      if lines.count > mostLines { list.append("- and \(lines.count - mostLines) more") }
      parts.append(list.joined(separator: "\n"))
    }
    if let proof = scenario.proof, !proof.sweeps.isEmpty {
      parts.append("\(Headings.everyWidth): \(inline(proof.sentence)).")
    }
    if let time = scenario.timeWords { parts.append("\(Headings.time): \(inline(time)).") }
    let sources = [scenario.specSource, scenario.constraintsSource].compactMap(\.self)
    if !sources.isEmpty {
      let blocks = sources.map(codeBlock).joined(separator: "\n\n")
      parts.append(
        "<details><summary>\(Headings.bothNotations)</summary>\n\n\(blocks)\n\n</details>")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func ending(_ record: RunRecord) -> String {
    // Frames hang on no machine: without times, the page is the same wherever it is made.
    let isTimed = record.scenarios.contains { !$0.timings.isEmpty }
    let facts =
      isTimed
      ? EnvironmentSection(record).facts.map { "\($0.name) \($0.value)" }
      : (record.tools.map { "\($0.name) \($0.version)" } + record.fonts.map(\.name))
    return "## Made with\n\n\(inline(facts.joined(separator: " · ").cut(to: 2000)))\n"
  }

  private static let mostSourceCharacters = 20_000

  /// Text between fences that are longer than any in it.
  private static func codeBlock(_ text: String) -> String {
    let text = text.cut(to: mostSourceCharacters)
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
    MarkdownText().escapeText(text.cut(to: 2000))
  }
}

/// The names that forges give to headings, to be linked to.
///
/// Source: the gem `html-pipeline`, whose rule GitHub, GitLab and Gitea share for plain headings.
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
