package import Scenarios

/// The kind of a text that a person gives a command, by words that only such a text has.
package enum TextKind {
  case scenario
  case interfaceFile
  case consoleLog
  case deviceFrames

  private init?(_ lines: [String]) {
    if lines.contains(where: { $0.hasPrefix("layoutdiff:") }) {
      self = .scenario
    } else if lines.contains(where: { $0.contains("com.apple.InterfaceBuilder") }) {
      self = .interfaceFile
    } else if lines.contains(where: { $0.contains("<NSLayoutConstraint:") }) {
      self = .consoleLog
    } else if lines.contains(where: { $0.contains("; frame = (") }) {
      self = .deviceFrames
    } else {
      return nil
    }
  }

  /// What a text is and the command that reads it; `nil` where it is of an expected kind, or of none.
  package static func hint(for text: SourceText, insteadOf expected: TextKind...) -> String? {
    guard let kind = TextKind(text.lines), !expected.contains(kind) else { return nil }
    return switch kind {
    case .scenario: "it is a scenario: layoutdiff check \(text.file)"
    case .interfaceFile: "it is a file of Interface Builder: layoutdiff import \(text.file)"
    case .consoleLog: "it is a console log of constraints: layoutdiff diagnose \(text.file)"
    case .deviceFrames: "it has frames of a device: layoutdiff import \(text.file)"
    }
  }
}
