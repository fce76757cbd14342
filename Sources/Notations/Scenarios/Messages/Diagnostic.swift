import Geometry

/// One mistake in a scenario file, or a warning about it, with the way to fix it.
///
/// Its text has the form that editors and terminals turn into links:
///
///     Scenarios/row.yaml:12:9: error: unknown key 'allignItems'
///             allignItems: start
///             ^~~~~~~~~~~
///     did you mean 'alignItems'?
public struct Diagnostic: Error, Sendable, Equatable, CustomStringConvertible {
  /// The file's path, as it is shown in messages.
  public var file: String
  /// The position in the file; `nil` where the diagnostic is not about its contents.
  public var position: SourcePosition?
  /// The mistake, in one line.
  public var message: String
  /// The number of wrong columns, from `position` on; at least 1.
  public var length: Int
  /// The line of the file at `position`, as it is written; `nil` without a position.
  public var sourceLine: String?
  /// The expected value, the nearest known word and the next step, one line each.
  public var hints: [String]
  /// Whether the file can still be used.
  public var severity = Severity.error
  /// Why nothing of the file could be read, so that its contents cannot be wrong; else `nil`.
  public var obstacle: Obstacle?

  /// Whether a file can be used in spite of a diagnostic.
  public enum Severity: String, Sendable {
    /// The file cannot be used.
    case error
    /// The file can be used.
    case warning
  }

  /// Why nothing of a file could be read.
  public enum Obstacle: Sendable, Equatable {
    /// It does not exist.
    case missing
    /// It exists, but cannot be read; the message says why.
    case unreadable
  }

  /// The message about a file that does not exist.
  package static let noSuchFile = "there is no such file"

  /// The diagnostic of a file that does not exist.
  package static func missing(_ path: String, hints: [String] = []) -> Diagnostic {
    var diagnostic = Diagnostic(file: path, noSuchFile, hints: hints)
    diagnostic.obstacle = .missing
    return diagnostic
  }

  /// The diagnostic of a device, a pipe, or anything else that is not the file of a text.
  package static func irregularFile(_ path: String) -> Diagnostic {
    .unreadable(path, "is not a regular file")
  }

  /// The diagnostic of a folder whose names cannot be read.
  package static func unreadableFolder(_ path: String) -> Diagnostic {
    .unreadable(
      path, "the folder cannot be read", hints: ["check its permissions: ls -ld \(path)"])
  }

  /// The diagnostic of a file that exists, but cannot be read.
  package static func unreadable(
    _ file: String, _ message: String, hints: [String] = []
  ) -> Diagnostic {
    var diagnostic = Diagnostic(file: file, message, hints: hints)
    diagnostic.obstacle = .unreadable
    return diagnostic
  }

  /// Makes a diagnostic at `position` in `source`.
  public init(
    in source: SourceText, at position: SourcePosition?, length: Int = 1, _ message: String,
    hints: [String] = []
  ) {
    file = source.file
    self.position = position
    self.message = message
    self.length = max(1, length)
    sourceLine = position.flatMap { source[line: $0.line] }
    self.hints = hints
  }

  /// Makes a diagnostic about a file without an excerpt; `position` is where its contents are wrong,
  /// or `nil` where the diagnostic is not about them.
  public init(
    file: String, at position: SourcePosition? = nil, _ message: String, hints: [String] = []
  ) {
    self.file = file
    self.position = position
    self.message = message
    length = 1
    sourceLine = nil
    self.hints = hints
  }

  /// The first line of the text: position and message.
  public var headline: String {
    "\(file.printable)\(position?.suffix ?? ""): \(severity.rawValue): \(message.printable)"
  }

  /// The whole text: position, message, source line with a caret, hints.
  public var description: String {
    var text = [headline]
    if let position, let sourceLine {
      text += Excerpt(line: sourceLine, column: position.column, length: length).lines
    }
    return (text + hints.map { $0.printable }).joined(separator: "\n")
  }
}

extension Diagnostic {
  /// Makes a warning about the rule at `place` in `file`; without a place, about the whole file.
  public init(
    warningIn file: String, at place: RulePlace?, _ message: String, hints: [String] = []
  ) {
    self.init(file: file, message, hints: hints)
    severity = .warning
    guard let place else { return }
    position = place.position
    length = max(1, place.length)
    sourceLine = place.sourceLine
  }
}

/// All mistakes in a scenario file.
public struct ScenarioError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The mistakes, in the order of the file; at least one.
  public var diagnostics: [Diagnostic]

  /// Makes an error of these mistakes.
  public init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// Whether the file does not exist.
  public var isMissingFile: Bool {
    diagnostics.contains { $0.obstacle == .missing }
  }

  /// Whether the file does not exist or cannot be read.
  public var isUnreadable: Bool { diagnostics.contains { $0.obstacle != nil } }

  /// The text of every diagnostic, one after the other.
  public var description: String {
    let texts = diagnostics.map { $0.description }.joined(separator: "\n")
    guard diagnostics.count >= ScenarioLimits.mostMistakes, let file = diagnostics.first?.file
    else {
      return texts
    }
    return texts + "\n\(file): there may be more mistakes: fix these first"
  }
}

/// A source line, cut to a readable width, with a caret under the wrong characters.
private struct Excerpt {
  let lines: [String]

  /// Longer lines are cut around the caret: a minified file must not fill the terminal.
  private static let longest = ScenarioLimits.longestSourceLine

  init(line: String, column: Int, length: Int) {
    let scalars = Array(line.unicodeScalars)
    let start = min(max(0, column - 1), scalars.count)
    let first = scalars.count > Self.longest ? max(0, start - Self.longest / 2) : 0
    let last = min(scalars.count, first + Self.longest)
    let before = scalars[first..<start]
    let wrong = scalars[start..<min(last, start + length)]
    var padding = ""
    for scalar in before {
      padding += scalar == "\t" ? "\t" : String(repeating: " ", count: Self.columns(of: scalar))
    }
    let width = wrong.reduce(0) { $0 + Self.columns(of: $1) }
    let underline = "^" + String(repeating: "~", count: max(0, width - 1))
    var shown = String.UnicodeScalarView()
    shown.append(contentsOf: scalars[first..<last].map { $0.value < 32 && $0 != "\t" ? " " : $0 })
    lines = [String(shown), padding + underline]
  }

  /// The number of terminal columns of a scalar: two for Hangul, kana, Han and full-width forms.
  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
