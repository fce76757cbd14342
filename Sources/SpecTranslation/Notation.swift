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
  /// The columns that comments and calls keep to.
  static let columns = 100

  /// Lines of a comment, each behind `mark`; long ones are broken, and go on further inside.
  static func comment(_ text: String, mark: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      var lines: [String] = []
      var current = mark
      for word in line.split(separator: " ", omittingEmptySubsequences: false) {
        if current.count + 1 + word.count > columns, current.count > mark.count + 20 {
          lines.append(current)
          current = "\(mark)  "
        }
        current += " \(word)"
      }
      return lines + [current]
    }
  }

  /// A call with its arguments: in one line if that fits, else one line each.
  static func call(_ function: String, _ arguments: [String], indent: Int) -> [String] {
    let line = "\(function)(\(arguments.joined(separator: ", ")))"
    guard line.count + indent > columns else { return [line] }
    let inside = arguments.enumerated().map { index, argument in
      "  \(argument)\(index + 1 < arguments.count ? "," : "")"
    }
    return ["\(function)("] + inside + [")"]
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
