public import Geometry

/// Properties of a style that nothing reads, or that a size range overrules in every layout.
public struct IgnoredStyle: Sendable, Equatable, Decodable {
  /// The way to the spec: the index of a child at each level, from the root; empty for the root.
  public var way: [Int]
  /// The element's name, or the kind as scenario files spell it.
  public var label: String
  /// The properties, at least one.
  public var properties: [StyleProperty]
  /// Why they are ignored.
  public var reason: Reason

  /// Makes a finding; nothing is checked.
  public init(way: [Int], label: String, properties: [StyleProperty], reason: Reason) {
    self.way = way
    self.label = label
    self.properties = properties
    self.reason = reason
  }

  /// Why properties are ignored.
  public enum Reason: Sendable, Equatable, Decodable {
    /// Only children of other kinds of specs have them; the parent's kind, `nil` for the root.
    case notRead(parent: SpecKind?)
    /// Specs of this kind do not read sizes of their own.
    ///
    /// Source: `ASInsetLayoutSpec`, `ASOverlayLayoutSpec` and `ASBackgroundLayoutSpec`, which
    /// override `calculateLayoutThatFits:restrictedToSize:relativeToParentSize:`.
    case ownSize(of: SpecKind)
    /// The parent, or the container without one, asks for exactly this length along an axis.
    case exactLength(points: Double, axis: Axis, parent: SpecKind?)
    /// A stack stretches the spec to this length across its direction.
    case stretched(points: Double, axis: Axis)
    /// A stack grows or shrinks the spec along its direction, whatever its limits.
    case flexed(points: Double, axis: Axis)
    /// The property is a fraction of a length that the parent does not know.
    case unknownParentLength(axis: Axis)
    /// Other sizes, of its own or around it, decide; the resulting length.
    case overruled(points: Double, axis: Axis)
  }
}

extension StyleProperty.Size {
  /// Whether a length is as the size says, within a hundredth of a point.
  func isMet(by length: Double, _ wanted: Double) -> Bool {
    guard wanted.isFinite else { return false }
    switch bound {
    case .exact: return abs(length - wanted) <= 0.01
    case .smallest: return length >= wanted - 0.01
    case .largest: return length <= wanted + 0.01
    }
  }
}
