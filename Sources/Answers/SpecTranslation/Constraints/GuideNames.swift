import Geometry
import LayoutSpecs

/// Names for guides: `usernameColumn` is the column whose first element is `username`.
struct GuideNames {
  private var taken: Set<String>

  init(taken: [String] = []) {
    self.taken = Set(taken + ["superview"])
  }

  /// The name for the rectangle of a spec that is not an element; it may be taken already.
  func name(for spec: LayoutSpec) -> String {
    let first = spec.elementNames.first ?? ""
    return first + (first.isEmpty ? Self.noun(for: spec) : Self.noun(for: spec).capitalizedFirst)
  }

  /// The words for a spec in sentences: its only element, or `the column of title and note`.
  static func words(for spec: LayoutSpec) -> String {
    let names = spec.elementNames
    let noun: String
    switch spec.kind {
    case .inset: noun = "inset area"
    case .overlay, .background: noun = "layers"
    case .relative, .center: noun = "area"
    default: noun = Self.noun(for: spec)
    }
    switch names.count {
    case 0: return "the empty space"
    case 1: return names[0]
    case 2: return "the \(noun) of \(names[0]) and \(names[1])"
    default: return "the \(noun) of \(names[0]) and others"
    }
  }

  /// `name`, or `name` with a number where it is taken; each name is returned once.
  mutating func unique(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }

  private static func noun(for spec: LayoutSpec) -> String {
    switch spec.kind {
    case .stack(let stack): stack.direction == .horizontal ? "row" : "column"
    case .inset: "margins"
    case .wrapper, .absolute, .static: "group"
    case .relative, .center: "room"
    case .ratio: "frame"
    case .corner: "corner"
    case .overlay, .background: "layers"
    case .spacer: "space"
    case .element, .selfMeasured: "item"
    }
  }
}
