package import Geometry
package import JSONText
package import Layouts
import Scenarios

/// An element whose frame a change moves, in one container.
package struct MovedElement: Sendable, Equatable, Decodable, JSONRepresentable {
  package var container: Container
  /// The element, or `superview`.
  package var element: String
  /// The movement in the layout spec; `nil` where it does not move.
  package var spec: Movement?
  /// The movement in the constraints; `nil` where it does not move.
  package var constraints: Movement?
  /// `true` where the element is ambiguous before or after the change, and the spec's layout after it
  /// is one valid solution: then the movement only chooses another solution.
  ///
  /// `nil` otherwise, and in records from before this was recorded.
  package var isAmbiguous: Bool?
  /// `true` where the notations differed in the element before the change and agree after it: then one
  /// of them has to move alone.
  ///
  /// `nil` otherwise, and in records from before this was recorded.
  package var isMended: Bool?

  private enum CodingKeys: String, CodingKey {
    case container, element, spec, constraints, isMended
    case isAmbiguous = "isLeftOpen"
  }

  /// The movement of a frame, in points.
  package struct Movement: Sendable, Equatable, Decodable, JSONRepresentable {
    /// The distance to the right.
    package var x: Double
    /// The distance down.
    package var y: Double
    /// The increase of the width.
    package var width: Double
    /// The increase of the height.
    package var height: Double

    /// The movement from one frame to another; `nil` where they are equal.
    init?(from before: Frame, to after: Frame) {
      x = after.x - before.x
      y = after.y - before.y
      width = after.width - before.width
      height = after.height - before.height
      guard [x, y, width, height].contains(where: { abs($0) > Tolerance.equal }) else { return nil }
    }

    /// Whether another movement is equal, within the tolerance.
    func isLike(_ other: Movement) -> Bool {
      [x - other.x, y - other.y, width - other.width, height - other.height]
        .allSatisfy { abs($0) <= Tolerance.equal }
    }

    /// The movement in words: `5 pt down, 12 pt taller`.
    package var words: String {
      var words: [String] = []
      if abs(x) > Tolerance.equal { words.append("\(abs(x).withUnit) \(x > 0 ? "right" : "left")") }
      if abs(y) > Tolerance.equal { words.append("\(abs(y).withUnit) \(y > 0 ? "down" : "up")") }
      if abs(width) > Tolerance.equal {
        words.append("\(abs(width).withUnit) \(width > 0 ? "wider" : "narrower")")
      }
      if abs(height) > Tolerance.equal {
        words.append("\(abs(height).withUnit) \(height > 0 ? "taller" : "shorter")")
      }
      return words.joined(separator: ", ")
    }

    package var json: JSONValue {
      .object(["x": x.json, "y": y.json, "width": width.json, "height": height.json])
    }
  }

  /// Whether the movement counts as intended: both notations make the same one.
  ///
  /// Ours: each notation confirms the other. A movement in one of them alone is either unintended or
  /// missing in the other.
  package var isAgreed: Bool {
    guard let spec, let constraints else { return false }
    return spec.isLike(constraints)
  }

  package var json: JSONValue {
    .object([
      "container": container.json, "element": element.json, "spec": spec?.json,
      "constraints": constraints?.json, "isLeftOpen": isAmbiguous?.json, "isMended": isMended?.json,
    ])
  }
}

/// An element whose frames differ between the notations after a change, in one container.
package struct DifferingElement: Sendable, Equatable, Decodable, JSONRepresentable {
  package var container: Container
  /// The element, or `superview`.
  package var element: String
  /// Whether the change adds it.
  package var isNew: Bool
  /// The edge with the largest difference; `nil` where one notation does not place the element.
  package var edge: Edge?
  /// The difference at that edge in points; 0 where `edge` is `nil`.
  package var points: Double

  /// The difference in words: `differs by 164.5 pt at its right edge`.
  package var words: String {
    guard let edge else { return "is placed by only one notation" }
    return "differs by \(points.withUnit) at its \(edge.rawValue) edge"
  }

  package var json: JSONValue {
    .object([
      "container": container.json, "element": element.json, "isNew": isNew.json, "edge": edge?.json,
      "points": points.json,
    ])
  }
}

/// An element that is ambiguous after a change and was not before, in one container.
package struct NewlyAmbiguousElement: Sendable, Equatable, Decodable, JSONRepresentable {
  package var container: Container
  /// The element, or `superview`.
  package var element: String
  /// The newly ambiguous attributes: `x`, `y`, `width` and `height`.
  package var attributes: [String]
  /// Whether the spec's layout is one valid solution.
  package var isAllowed: Bool

  /// The values in words: `icon.x and icon.y`, and whether the spec's layout is one valid solution.
  package var words: String {
    let values = attributes.map { "\(element).\($0)" }.listed
    return isAllowed
      ? "\(values); the spec's layout is one valid solution"
      : "\(values); the spec's layout is not a valid solution"
  }

  package var json: JSONValue {
    .object([
      "container": container.json, "element": element.json, "attributes": attributes.json,
      "isAllowed": isAllowed.json,
    ])
  }
}
