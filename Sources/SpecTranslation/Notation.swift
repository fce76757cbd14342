/// A way of writing a translation down.
public enum Notation: String, Sendable, CaseIterable {
  /// The rules of a scenario file.
  case rules
  /// A `UIView` with anchors.
  case anchors
  /// A `UIView` with SnapKit's chains.
  case snapkit
  /// The rules of a scenario file, in the visual format as far as that goes.
  case vfl
  /// The layout spec itself, as an `ASDisplayNode`.
  case texture
}

/// Words that several notations share.
enum NotationWords {
  /// Lines of a comment, each behind `mark`.
  static func comment(_ text: String, mark: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "\(mark) \($0)" }
  }

  /// A text between quotes, as Swift and YAML both read it.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
