import Geometry
import Scenarios
import TextMeasuring

/// Writes a class in Swift: what views and nodes of a screen have in common.
struct SwiftText {
  private(set) var lines: [String] = []
  private var indent = 0

  /// Adds lines at the present indentation; an empty one stays empty.
  mutating func add(_ text: String...) {
    for line in text {
      lines.append(line.isEmpty ? "" : String(repeating: "  ", count: indent) + line)
    }
  }

  /// Adds a line that opens a block, what is in it, and the line that closes it.
  mutating func block(_ opening: String, closing: String = "}", _ inside: (inout SwiftText) -> Void)
  {
    add(opening)
    indent += 1
    inside(&self)
    indent -= 1
    add(closing)
  }

  /// The whole text.
  var text: String { lines.joined(separator: "\n") }

  /// A name for a class, from that of a scenario: `RepositoryRow` for `repository-row`.
  ///
  /// What begins like the classes of toolkits, or is what the code calls its own, gets `Screen`
  /// before it: `UI` would otherwise become a `UIView` that is its own superclass.
  static func className(of scenario: Scenario) -> String {
    let words = scenario.id.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { String($0).capitalisedFirst }.joined()
    let isTaken = name == "FixedSize" || name.firstMatch(of: /^(UI|AS|NS|CA|CG)(\p{Lu}|$)/) != nil
    return name.first?.isLetter == true && !isTaken ? name : "Screen" + name
  }

  /// A weight of a font as code writes it.
  static func font(_ font: FontDescription) -> String {
    font.weight == .regular
      ? ".systemFont(ofSize: \(font.size.plain))"
      : ".systemFont(ofSize: \(font.size.plain), weight: .\(font.weight.rawValue))"
  }
}
