import Geometry
import Scenarios

/// Writes constraints of a file as rules of a scenario.
struct RuleWriter {
  let tree: ViewTree
  let names: [String]

  /// The rule of a constraint; throws why there is none.
  func rule(of constraint: InterfaceConstraint, name: String?) throws(InterfaceConstraint.Refusal)
    -> ImportedRule
  {
    var text = "\(try anchor(constraint.first)) \(constraint.relation) "
    if let second = constraint.second {
      if constraint.multiplier != 1 { text += "\(NumberText.exact(constraint.multiplier)) * " }
      text += try anchor(second)
      if constraint.constant != 0 {
        text += constraint.constant < 0 ? " - " : " + "
        text += NumberText.exact(abs(constraint.constant))
      }
    } else {
      text += NumberText.exact(constraint.constant)
    }
    if constraint.priority != 1000 { text += " @\(NumberText.exact(constraint.priority))" }
    var comment = constraint.element.id ?? ""
    func add(_ words: String) { comment += comment.isEmpty ? words : ", \(words)" }
    if constraint.isPlaceholder {
      add("a placeholder: Xcode removes it when it builds")
    }
    let topOfGuide = ConstraintSide(reference: .topLayoutGuide, attribute: "top")
    if [constraint.first, constraint.second].contains(topOfGuide) {
      add("as Xcode draws it: in an app, the top of this guide is that of the root view")
    }
    return ImportedRule(
      text: text, name: name, comment: comment, line: constraint.element.position.line,
      isPlaceholder: constraint.isPlaceholder)
  }

  /// Attributes that have another word in scenarios.
  private static let words = ["baseline": "lastBaseline"]
  /// Attributes of scenarios.
  private static let known: Set = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "firstBaseline", "lastBaseline", "leftMargin", "rightMargin", "topMargin",
    "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins",
  ]
  /// Guides of scenarios by their key in the file.
  private static let guides = [
    "safeArea": "safeAreaLayoutGuide", "contentLayoutGuide": "contentLayoutGuide",
    "frameLayoutGuide": "frameLayoutGuide", "layoutMargins": "layoutMarginsGuide",
    "margins": "layoutMarginsGuide",
  ]

  private func anchor(_ side: ConstraintSide) throws(InterfaceConstraint.Refusal) -> String {
    let attribute = Self.words[side.attribute] ?? side.attribute
    guard Self.known.contains(attribute) else {
      throw .other("'\(side.attribute.prefix(40))' is not an attribute of a scenario's rules")
    }
    let root = names[0]
    switch side.reference {
    case .view(let view): return "\(names[view]).\(attribute)"
    case .topLayoutGuide:
      switch attribute {
      // Xcode draws a view that is at the top of this guide at its bottom.
      case "bottom", "top": return "\(root).safeAreaLayoutGuide.top"
      default: throw .other("the top layout guide has no \(attribute) in a scenario")
      }
    case .bottomLayoutGuide:
      switch attribute {
      case "top": return "\(root).safeAreaLayoutGuide.bottom"
      case "bottom": return "\(root).bottom"
      default: throw .other("the bottom layout guide has no \(attribute) in a scenario")
      }
    case .guide(let view, "keyboard"):
      // Without a keyboard its guide is a line at the bottom of the safe area.
      switch attribute {
      case "top", "bottom": return "\(names[view]).safeAreaLayoutGuide.bottom"
      case "leading", "trailing", "left", "right", "centerX", "width":
        return "\(names[view]).\(attribute)"
      default: throw .other("the keyboard's guide has no \(attribute) in a scenario")
      }
    case .guide(let view, let key):
      guard let guide = Self.guides[key] else {
        throw .other("a scenario has no guide '\(key.prefix(40))'")
      }
      return "\(names[view]).\(guide).\(attribute)"
    }
  }
}
