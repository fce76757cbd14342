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

  /// A text between quotes, as YAML reads it.
  static func quoted(_ text: String) -> String {
    quoted(text) { scalar in
      let digits = String(scalar.value, radix: 16)
      let isShort = digits.count <= 4
      return (isShort ? "\\u" : "\\U")
        + String(repeating: "0", count: (isShort ? 4 : 8) - digits.count) + digits
    }
  }

  /// A text between quotes, as Swift reads it.
  static func swiftQuoted(_ text: String) -> String {
    quoted(text) { "\\u{\(String($0.value, radix: 16))}" }
  }

  private static func quoted(_ text: String, _ escaped: (Unicode.Scalar) -> String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where isUnseen(scalar): quoted += escaped(scalar)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Whether a character shows nothing and steers what reads or shows the text.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }
}
