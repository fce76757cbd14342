import Scenarios

/// A constraint written as Swift code, with the rule that says the same.
struct SwiftConstraint {
  /// The rule, in which other words of other toolkits stay; `nil` where the code does not say all of it.
  let rule: String?
  /// The owner of the code.
  let sentence: String
  /// Rules to write instead where there is no rule.
  let examples: [String]

  /// Reads one constraint of anchors, of `NSLayoutConstraint(item:…)` or of SnapKit; `nil` for other
  /// text.
  init?(_ text: String) {
    if text.contains(".constraint(") {
      sentence = "this is UIKit's code: here a constraint is a rule"
      rule = Self.anchors(text) ?? Self.systemSpacing(text)
    } else if text.contains("NSLayoutConstraint(") {
      sentence = "this is UIKit's code: here a constraint is a rule"
      rule = Self.items(text)
    } else if text.firstMatch(of: /\bmake\.|\$0\.|\.equalTo|EqualTo\(|\.makeConstraints/) != nil {
      sentence = "this is SnapKit's code: here a rule names its item"
      rule = Self.snapKit(text)
    } else {
      return nil
    }
    examples = ["write rules such as: title.leading == photo.trailing + 8 @750"]
  }

  private static func relation(_ word: Substring) -> String {
    if word.hasPrefix("less") { return "<=" }
    return word.hasPrefix("greater") ? ">=" : "=="
  }

  /// `icon.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: 8)`.
  private static func anchors(_ text: String) -> String? {
    let code =
      /^\s*([\w.]+)\.(\w+)Anchor\s*\.constraint\(\s*(equalTo|lessThanOrEqualTo|greaterThanOrEqualTo)(?:Constant)?\s*:\s*([^,()]+?)(?:\s*,\s*multiplier\s*:\s*([^,()]+?))?(?:\s*,\s*constant\s*:\s*([^,()]+?))?\s*\)(?:\.isActive\s*=\s*true)?[;,]?\s*$/
    guard let match = text.firstMatch(of: code) else { return nil }
    let factor = match.5.map { "\($0) * " } ?? ""
    let right = match.4.hasSuffix("Anchor") ? match.4.dropLast(6) : match.4
    return "\(match.1).\(match.2) \(relation(match.3)) \(factor)\(right)" + sum(match.6)
  }

  /// `icon.leadingAnchor.constraint(equalToSystemSpacingAfter: title.trailingAnchor, multiplier: 1)`.
  private static func systemSpacing(_ text: String) -> String? {
    let code =
      /^\s*([\w.]+)\.(\w+)Anchor\s*\.constraint\(\s*(equalTo|lessThanOrEqualTo|greaterThanOrEqualTo)SystemSpacing(?:After|Below)\s*:\s*([\w.]+?)Anchor\s*,\s*multiplier\s*:\s*([\d.]+)\s*\)(?:\.isActive\s*=\s*true)?[;,]?\s*$/
    guard let match = text.firstMatch(of: code), let count = Double(match.5) else { return nil }
    let points = systemSpacing * count
    return "\(match.1).\(match.2) \(relation(match.3)) \(match.4) + \(points.plain)"
  }

  /// The distance between neighbours that UIKit calls system spacing, in points.
  private static var systemSpacing: Double { 8 }

  /// `NSLayoutConstraint(item: icon, attribute: .top, relatedBy: .equal, toItem: view, …)`.
  private static func items(_ text: String) -> String? {
    let code =
      /NSLayoutConstraint\(\s*item\s*:\s*([\w.]+)\s*,\s*attribute\s*:\s*[\w.]*?\.?(\w+)\s*,\s*relatedBy\s*:\s*[\w.]*?\.?(\w+)\s*,\s*toItem\s*:\s*([\w.]+)\s*,\s*attribute\s*:\s*[\w.]*?\.?(\w+)\s*,\s*multiplier\s*:\s*([-\d.]+)\s*,\s*constant\s*:\s*([-\w.]+)\s*\)/
    guard let match = text.firstMatch(of: code) else { return nil }
    let left = "\(match.1).\(match.2) \(relation(match.3)) "
    guard match.4 != "nil", match.5 != "notAnAttribute" else { return left + match.7 }
    let factor = Double(match.6) == 1 ? "" : "\(match.6) * "
    return left + "\(factor)\(match.4).\(match.5)" + sum(match.7)
  }

  /// `icon.snp.leading.equalTo(title.snp.trailing).offset(8)`, of which SnapKit has only the part
  /// after `make`.
  private static func snapKit(_ text: String) -> String? {
    let code =
      /^\s*(\w+)\.snp\.makeConstraints\s*\{\s*(?:\w+\s+in\s+\w+|\$0)\.(\w+)\.(equalTo|lessThanOrEqualTo|greaterThanOrEqualTo)\(([\w.]+)\)(?:\.offset\(([-\w.]+)\))?(?:\.priority\(([\w.]+)\))?\s*\}\s*$/
    guard let match = text.firstMatch(of: code) else { return nil }
    var right = String(match.4).replacing(".snp.", with: ".")
    if !right.contains("."), Double(right) == nil { right += ".\(match.2)" }
    let priority = match.6.map { " @\($0)" } ?? ""
    return "\(match.1).\(match.2) \(relation(match.3)) \(right)" + sum(match.5) + priority
  }

  /// A constant that is added: ` + 8`, ` - 8`, or nothing for 0.
  private static func sum(_ constant: Substring?) -> String {
    guard let constant, Double(constant) != 0 else { return "" }
    return constant.hasPrefix("-") ? " - \(constant.dropFirst())" : " + \(constant)"
  }
}
