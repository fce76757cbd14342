import Foundation
import Geometry
package import RunRecords

/// Renders the problems of a record as workflow commands, which GitHub shows at their lines.
package enum GitHubAnnotations {
  /// The most errors of one step that GitHub shows; it silently drops the rest.
  static let most = 10

  /// A line for each problem that makes the run fail, the gravest first, at most ten; if there are
  /// more, the last line counts them.
  ///
  /// Paths inside `checkout`, the folder that the project was checked out into, are relative to it.
  package static func lines(for record: RunRecord, checkout: String? = nil) -> [String] {
    let problems = record.problems.filter(\.isError)
    let shown = problems.count > most ? problems.prefix(most - 1) : problems[...]
    var lines = shown.map { problem in
      var properties = problem.file.map { ["file=\(property(path($0, from: checkout)))"] } ?? []
      if let line = problem.line { properties.append("line=\(line)") }
      if let column = problem.column { properties.append("col=\(column)") }
      properties.append("title=\(property("layoutdiff: \(problem.ruleWords)"))")
      return "::error \(properties.joined(separator: ","))::\(message(problem.message))"
    }
    if problems.count > shown.count {
      lines.append("::error title=layoutdiff::and \(problems.count - shown.count) more")
    }
    return lines
  }

  private static func path(_ path: String, from checkout: String?) -> String {
    guard let checkout, !checkout.isEmpty else { return path }
    let folder = checkout.hasSuffix("/") ? checkout : checkout + "/"
    let whole = URL(fileURLWithPath: path).standardizedFileURL.path
    return whole.hasPrefix(folder) ? String(whole.dropFirst(folder.count)) : path
  }

  private static func message(_ text: String) -> String { escape(text, besides: [:]) }

  private static func property(_ text: String) -> String {
    escape(text.cut(to: 1000), besides: [":": "%3A", ",": "%2C"])
  }

  /// Works on Unicode scalars, since a percent sign with a combining accent is one character.
  ///
  /// Source of the escapes: `command.ts` of GitHub's toolkit for actions.
  private static func escape(
    _ text: String, besides others: [Unicode.Scalar: String]
  ) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      default:
        if let other = others[scalar] {
          escaped += other
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }
}
