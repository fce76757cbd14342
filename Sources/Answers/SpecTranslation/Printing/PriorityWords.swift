import Foundation
import LayoutConstraints

/// What priorities are called, and what each of them yields to: see `PriorityTier`.
enum PriorityWords {
  /// A priority as Swift says it: `.defaultHigh - 1`; far from all names, `UILayoutPriority(141)`.
  static func swift(_ priority: Double) -> String {
    guard let (name, base) = named(priority) else { return "UILayoutPriority(\(priority.plain))" }
    return ".\(name)\(offset(priority - base))"
  }

  /// The same where Swift must be told what the name is of.
  static func qualifiedSwift(_ priority: Double) -> String {
    let text = swift(priority)
    return text.hasPrefix(".") ? "UILayoutPriority\(text)" : text
  }

  /// A priority in a sentence of a comment: the number in rules, the name in Swift.
  static func spoken(_ priority: Double, inSwift: Bool) -> String {
    guard inSwift, let (name, base) = named(priority) else { return priority.plain }
    return "\(name)\(offset(priority - base))"
  }

  /// What the priorities of a group of rules yield to, as a sentence; `nil` where all must hold.
  static func sentence(of priorities: [Double], inSwift: Bool) -> String? {
    let optional = Set(priorities.filter { $0 < Priority.required }).sorted(by: >)
    guard !optional.isEmpty else { return nil }
    let said = { (priority: Double) in spoken(priority, inSwift: inSwift) }
    var parts = optional.filter { $0 > lowest }.map { "\(said($0)) \(reason($0, said))" }
    let inside = optional.filter { $0 <= lowest }
    if let first = inside.first {
      let numbers = inside.count == 1 ? "\(said(first)) yields" : "\(said(first)) and less yield"
      parts.append("\(numbers) to what is around, all of it above \(said(lowest))")
    }
    return parts.joined(separator: "; ")
  }

  /// The priorities up to here are those of what must not move what it lies in.
  private static let lowest = 175.0

  private static func reason(_ priority: Double, _ said: (Double) -> String) -> String {
    switch priority {
    case 960...: return "yields to what must hold, where that leaves too little room"
    case 201..<960:
      let base = priority > 500 ? Priority.defaultHigh : Priority.defaultLow
      let place = Int(base - priority) % 10
      let verb = priority > 500 ? "resists being cut" : "hugs"
      return place == 0
        ? "is as strong as content that \(verb)"
        : "yields to content that \(verb), at \(said(priority + Double(place)))"
    default: return "yields to all that sizes: it places what is left over"
    }
  }

  /// The name of Auto Layout that is next to a priority, and its number.
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
