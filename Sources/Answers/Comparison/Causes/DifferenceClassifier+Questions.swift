import Geometry
import LayoutConstraints

extension AmbiguousValue.Cause {
  var isTie: Bool { self != .unconstrained }

  var conditions: [LayoutCondition] {
    guard case .tie(let ties) = self else { return [] }
    return ties.flatMap(\.conditions)
  }
}

extension [LayoutCondition] {
  /// The first line of the file that one of the conditions stands in.
  func firstLine(in words: ConditionWords) -> Int? {
    lazy.compactMap { condition -> Int? in
      guard case .constraint(let index) = condition else { return nil }
      return words.line(of: index)
    }.first
  }
}

extension AmbiguousValue.Variable {
  var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
}

extension Edge {
  var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }

  var attribute: Constraint.Attribute {
    switch self {
    case .left: .left
    case .top: .top
    case .right: .right
    case .bottom: .bottom
    }
  }
}
