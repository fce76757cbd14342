import Geometry
import LayoutConstraints
import Scenarios

/// Reads insets: distances from the four sides of an item.
struct InsetReader {
  let reader: FieldReader

  /// The keys of the sides with left and right.
  static let keys = ["top", "left", "bottom", "right"]
  /// The keys of the sides that follow the reading direction.
  static let directionalKeys = ["top", "leading", "bottom", "trailing"]

  /// Insets from one number for all sides, or from some sides by name; the other sides are those of
  /// `insets`.
  ///
  /// `range` is in points. Mistakes are reported and left out.
  func insets(
    _ value: YAMLValue, of key: String, else insets: EdgeInsets = EdgeInsets(),
    in range: ClosedRange<Double> = ScenarioLimits.lengths
  ) -> EdgeInsets {
    let sides = sides(
      value, of: key, keys: Self.keys, [insets.top, insets.left, insets.bottom, insets.right],
      in: range)
    return EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }

  /// Insets as above, with sides that follow the reading direction.
  func directionalInsets(
    _ value: YAMLValue, of key: String, else insets: DirectionalEdgeInsets
  ) -> DirectionalEdgeInsets {
    let sides = sides(
      value, of: key, keys: Self.directionalKeys,
      [insets.top, insets.leading, insets.bottom, insets.trailing],
      in: ScenarioLimits.lengths)
    return DirectionalEdgeInsets(
      top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
  }

  /// The length of each side, in the order of `keys`, in points.
  private func sides(
    _ value: YAMLValue, of key: String, keys: [String], _ others: [Double],
    in range: ClosedRange<Double>
  ) -> [Double] {
    guard case .mapping = value.shape else {
      let length = reader.number(value, of: "'\(key)'", in: range)
      return others.map { length ?? $0 }
    }
    guard let fields = reader.fields(value, of: "'\(key)'", keys: keys) else { return others }
    return zip(keys, others).map { side, other in
      fields[side].flatMap { reader.number($0, of: "'\(key)'", in: range) } ?? other
    }
  }
}
