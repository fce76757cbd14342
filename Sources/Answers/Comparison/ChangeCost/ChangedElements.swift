import Foundation
public import Geometry
import Scenarios

/// An element whose frame a change moved, in one container.
public struct MovedElement: Sendable, Equatable, Codable {
  /// The container.
  public var container: Container
  /// The element, or `superview`.
  public var element: String
  /// How the frame changed in the layout spec; `nil` where that did not move it.
  public var spec: Movement?
  /// How the frame changed in the constraints; `nil` where these did not move it.
  public var constraints: Movement?
  /// Whether the constraints leave the element open before or after the change, and the frame that
  /// the spec gives it after the change is allowed: then the movement is a choice; `nil` where that
  /// is not so, and in what was written before it was told.
  public var isLeftOpen: Bool?

  /// How a frame changed, in points.
  public struct Movement: Sendable, Equatable, Codable {
    /// How far it went to the right.
    public var x: Double
    /// How far it went down.
    public var y: Double
    /// By how much it became wider.
    public var width: Double
    /// By how much it became taller.
    public var height: Double

    /// How one frame became another; `nil` where they are the same.
    init?(from before: Frame, to after: Frame) {
      x = after.x - before.x
      y = after.y - before.y
      width = after.width - before.width
      height = after.height - before.height
      guard [x, y, width, height].contains(where: { abs($0) > Tolerance.equal }) else { return nil }
    }

    /// Whether another movement is the same.
    func isLike(_ other: Movement) -> Bool {
      [x - other.x, y - other.y, width - other.width, height - other.height]
        .allSatisfy { abs($0) <= Tolerance.equal }
    }

    /// The movement in words: `5 down, 12 taller`.
    public var words: String {
      var words: [String] = []
      if abs(x) > Tolerance.equal { words.append("\(abs(x).points) \(x > 0 ? "right" : "left")") }
      if abs(y) > Tolerance.equal { words.append("\(abs(y).points) \(y > 0 ? "down" : "up")") }
      if abs(width) > Tolerance.equal {
        words.append("\(abs(width).points) \(width > 0 ? "wider" : "narrower")")
      }
      if abs(height) > Tolerance.equal {
        words.append("\(abs(height).points) \(height > 0 ? "taller" : "shorter")")
      }
      return words.joined(separator: ", ")
    }
  }

  /// Whether it should have moved so: both notations moved it, by the same points.
  ///
  /// Ours: each notation is the other's witness. What moves in one of them alone was not meant, or
  /// was forgotten in the other.
  public var isAgreed: Bool {
    guard let spec, let constraints else { return false }
    return spec.isLike(constraints)
  }
}

/// An element that both notations put in different places after a change, in one container.
public struct ApartElement: Sendable, Equatable, Codable {
  /// The container.
  public var container: Container
  /// The element, or `superview`.
  public var element: String
  /// Whether the change added it.
  public var isNew: Bool
  /// The edge that is furthest apart; `nil` where one notation does not place the element at all.
  public var edge: Edge?
  /// How far that edge lies apart, in points; 0 where `edge` is `nil`.
  public var points: Double

  /// The distance in words: `164.5 points apart at its right edge`.
  public var words: String {
    guard let edge else { return "placed by one notation alone" }
    return "\(points.withUnit) apart at its \(edge.rawValue) edge"
  }
}

/// An element that the constraints held before a change and leave open after it, in one container.
public struct OpenedElement: Sendable, Equatable, Codable {
  /// The container.
  public var container: Container
  /// The element, or `superview`.
  public var element: String
  /// What is open that was not before: `x`, `y`, `width` and `height`.
  public var attributes: [String]
  /// Whether the constraints allow the frame that the element has in the layout spec.
  public var isAllowed: Bool

  /// Makes an element that is left open.
  public init(container: Container, element: String, attributes: [String], isAllowed: Bool) {
    self.container = container
    self.element = element
    self.attributes = attributes
    self.isAllowed = isAllowed
  }

  /// The values in words: `icon.x and icon.y`, and whether the spec's frame is allowed.
  public var words: String {
    let values = attributes.map { "\(element).\($0)" }.listed
    return isAllowed
      ? "\(values); the frame in the spec is one of those they allow"
      : "\(values); the frame in the spec is none of those they allow"
  }
}
