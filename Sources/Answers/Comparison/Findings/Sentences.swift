import Foundation
import Geometry

extension EdgeComparison {
  /// The difference in words: `title.left is 12 in the spec and 15.5 in the constraints: 3.5 points
  /// further right`.
  public func sentence(element: String) -> String {
    """
    \(element).\(edge.rawValue) is \(spec.points) in the spec and \(constraints.points) in the \
    constraints: \(abs(difference).withUnit) \(direction)
    """
  }

  private var direction: String {
    switch edge {
    case .left, .right: difference > 0 ? "further right" : "further left"
    case .top, .bottom: difference > 0 ? "further down" : "further up"
    }
  }
}

extension ConflictFinding {
  /// The conflict in words: `line 20: 'title.width == 40' cannot hold with the others; it is missed
  /// by 12 points`.
  public var sentence: String {
    let place = line.map { "line \($0): " } ?? ""
    return "\(place)'\(rule)' cannot hold with the others; it is missed by \(missedBy.withUnit)"
  }
}

extension AmbiguityFinding {
  /// The ambiguity in words: `title.width may be anything from 40 to 92`.
  public var sentence: String {
    switch (smallest, largest) {
    case (let smallest?, let largest?):
      "\(element).\(attribute) may be anything from \(smallest.points) to \(largest.points)"
    case (let smallest?, nil): "\(element).\(attribute) may be anything from \(smallest.points) up"
    case (nil, let largest?): "\(element).\(attribute) may be anything up to \(largest.points)"
    case (nil, nil): "nothing holds \(element).\(attribute)"
    }
  }
}

extension String {
  /// A rule to be read rather than pasted: with at most three decimals where it has more than six,
  /// which nobody writes but a quotient has: `0.222` for `0.2222222222222222`.
  var withShortNumbers: String {
    replacing(/[0-9]+\.[0-9]{7,}/) { match in
      Double(match.output).map(NumberText.plain) ?? String(match.output)
    }
  }
}
