import LayoutConstraints
import Phrases
import Scenarios

/// Names for priorities, and sentences about what each yields to: see `PriorityScale`.
enum PriorityNames {
  /// A priority in Swift: `.defaultHigh - 1`, or `UILayoutPriority(141)` where no name is near.
  static func swift(_ priority: Double) -> String {
    guard let (name, base) = named(priority) else { return "UILayoutPriority(\(priority.plain))" }
    return ".\(name)\(offset(priority - base))"
  }

  /// The same where Swift cannot infer the type.
  static func qualifiedSwift(_ priority: Double) -> String {
    let text = swift(priority)
    return text.hasPrefix(".") ? "UILayoutPriority\(text)" : text
  }

  /// What the priorities of a group of rules yield to; `nil` where all are required.
  ///
  /// They have their names in Swift, and are numbers in rules.
  static func phrase(of priorities: [Double], inSwift: Bool) -> Phrase? {
    let optional = Set(priorities.filter { $0 < Priority.required }).sorted(by: >)
    guard !optional.isEmpty else { return nil }
    func name(_ priority: Double) -> Phrase {
      guard inSwift, let (name, base) = named(priority) else { return "\(exact: priority)" }
      return "\(name)\(offset(priority - base))"
    }
    var parts = optional.filter { $0 > lowest }.map { "\(name($0)) \(reason($0, name))" as Phrase }
    let inside = optional.filter { $0 <= lowest }
    if let first = inside.first {
      parts.append(
        """
        \(name(first)) \(inside.count == 1 ? "yields" : "and lower yield") to the surroundings, which are \
        all above \(name(lowest))
        """)
    }
    return parts.joined(separator: "; ")
  }

  /// The highest priority of decorations, which must not move what they decorate.
  private static let lowest = 175.0

  private static func reason(_ priority: Double, _ name: (Double) -> Phrase) -> Phrase {
    switch priority {
    case 960...: return "yields to required rules where these leave too little space"
    case 201..<960:
      let base = priority > 500 ? Priority.defaultHigh : Priority.defaultLow
      let place = Int(base - priority) % 10
      let content = priority > 500 ? "compression resistance" : "hugging"
      return place == 0
        ? "is as strong as content \(content)"
        : "yields to content \(content) at \(name(priority + Double(place)))"
    default: return "yields to every size: it only places leftover space"
    }
  }

  /// The name in Auto Layout that is next to a priority, and its number.
  private static func named(_ priority: Double) -> (name: String, base: Double)? {
    switch priority {
    case 960...: ("required", Priority.required)
    case 700...800: ("defaultHigh", Priority.defaultHigh)
    case 176...300: ("defaultLow", Priority.defaultLow)
    default: nil
    }
  }

  private static func offset(_ points: Double) -> String {
    points == 0 ? "" : points < 0 ? " - \((-points).plain)" : " + \(points.plain)"
  }
}
