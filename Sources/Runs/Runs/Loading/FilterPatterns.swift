import Foundation
import Geometry
import Scenarios

/// Regular expressions that names are chosen by: those that any of them matches.
package struct FilterPatterns: Sendable {
  let texts: [String]

  /// Longer expressions are none that a person wrote.
  static let mostBytes = 1000

  /// The most reports of progress for one name, besides one for each of its places.
  ///
  /// Ours: names take none, a thousand come in about a third of a second, and some expressions, such
  /// as `(a*)*b`, take longer than anybody lives.
  static let mostReports = 1000

  /// The mistake in an expression; `nil` where it can be used.
  package static func problem(of text: String) -> String? {
    guard text.utf8.count <= mostBytes else {
      return "a filter has at most \(mostBytes) bytes; this one has \(text.utf8.count)."
    }
    return expression(text) == nil
      ? "'\(ScenarioName.printable(text))' is not a regular expression." : nil
  }

  /// Whether each of `names`, given with all its spellings, is wanted; all are where there are no
  /// expressions.
  ///
  /// Throws where an expression takes too long.
  func matches(_ names: [[String]]) throws(FilterTooSlow) -> [Bool] {
    guard !texts.isEmpty else { return names.map { _ in true } }
    let patterns = texts.compactMap { text in Self.expression(text).map { (text, $0) } }
    return try names.map { spellings throws(FilterTooSlow) in
      for (text, expression) in patterns {
        for name in spellings {
          guard let matches = Self.matches(expression, name) else {
            throw FilterTooSlow(text: text)
          }
          if matches { return true }
        }
      }
      return false
    }
  }

  /// Composed like names, since file systems may have decomposed them; an empty text matches all.
  private static func expression(_ text: String) -> NSRegularExpression? {
    // Foundation refuses an empty expression.
    try? NSRegularExpression(
      pattern: text.isEmpty ? "(?:)" : text.precomposedStringWithCanonicalMapping)
  }

  /// Whether a part of `name` matches; `nil` where that takes too long.
  private static func matches(_ expression: NSRegularExpression, _ name: String) -> Bool? {
    let name = name.precomposedStringWithCanonicalMapping
    var answer: Bool? = false
    var reports = 0
    expression.enumerateMatches(
      in: name, options: [.reportProgress, .reportCompletion],
      range: NSRange(name.startIndex..., in: name)
    ) { match, flags, stop in
      reports += 1
      if match != nil {
        answer = true
      } else if flags.contains(.internalError) || reports > mostReports + name.utf16.count {
        // An internal error is a stack that ran full: whether the name matches is not known.
        answer = nil
      }
      if answer != false { stop.pointee = true }
    }
    return answer
  }
}

package struct FilterTooSlow: Error, CustomStringConvertible {
  let text: String

  package var description: String {
    """
    '\(ScenarioName.printable(text))' takes too long to match; a repetition inside a repetition, as \
    in (a*)*, tries out too many ways.
    """
  }
}
