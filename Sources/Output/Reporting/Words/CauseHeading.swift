import Comparison
import Geometry
import Layouts
import Phrases

extension Cause.Values {
  /// Both values in plain words: `username ends at 452 pt and at 275 pt`.
  var heading: String? {
    guard let constraints else { return nil }
    let (first, second) = Self.numbers(spec, constraints.points)
    let limit =
      switch constraints.relation {
      case .exactly: ""
      case .atMost: "at most "
      case .atLeast: "at least "
      }
    if let (from, to) = gap {
      return "The gap from \(from) to \(to) is \(first) and \(limit)\(second)"
    }
    guard let (name, attribute) = Self.parts(of: quantity) else {
      return "\(quantity) is \(first) and \(limit)\(second)"
    }
    return switch attribute {
    case "left", "leading", "x": "\(name) begins at \(first) and \(limit)at \(second)"
    case "right", "trailing": "\(name) ends at \(first) and \(limit)at \(second)"
    case "top", "y": "The top of \(name) is at \(first) and \(limit)at \(second)"
    case "bottom": "The bottom of \(name) is at \(first) and \(limit)at \(second)"
    case "width": "\(name) is \(first) and \(limit)\(second) wide"
    case "height": "\(name) is \(first) and \(limit)\(second) high"
    default: "\(quantity) is \(first) and \(limit)\(second)"
    }
  }

  /// The edge that they are about, in a layout from left to right; `nil` where it is none.
  var edge: Edge? {
    guard gap == nil, let attribute = Self.parts(of: quantity)?.attribute else { return nil }
    switch attribute {
    case "leading": return .left
    case "trailing": return .right
    default: return Edge(rawValue: attribute)
    }
  }

  /// The two elements of a gap: `title` and `subtitle` for `title.bottom to subtitle.top`.
  private var gap: (String, String)? {
    let ends = quantity.components(separatedBy: " to ").map(Self.parts)
    guard ends.count == 2, let from = ends[0], let to = ends[1] else { return nil }
    return (from.name, to.name)
  }

  private static func parts(of quantity: String) -> (name: String, attribute: String)? {
    guard let dot = quantity.lastIndex(of: ".") else { return nil }
    return (String(quantity[..<dot]), String(quantity[quantity.index(after: dot)...]))
  }

  /// Both lengths with as many digits as show that they differ: tenths are enough to read.
  private static func numbers(_ spec: Double, _ constraints: Double) -> (String, String) {
    let tenths = [spec, constraints].map { NumberText.decimal($0, places: 1).withMinusSign }
    if tenths[0] != tenths[1] { return ("\(tenths[0]) pt", "\(tenths[1]) pt") }
    return (spec.withUnit, constraints.withUnit)
  }
}
