package import Geometry
package import JSONText

/// A range of container widths, or of heights: the subject of one proof.
package struct Sweep: Sendable, Equatable, Decodable, JSONRepresentable {
  /// The widths or heights of the range, in points; closed.
  package var lengths: ClosedRange<Double>
  /// Horizontal where ``lengths`` are widths, vertical where they are heights.
  package var axis: Axis
  /// The container's length along the other axis, in points; `nil` for a self-sizing height.
  package var across: Double?
  /// The case of the screen, as `Container.caseName`; `nil` for the usual one.
  package var caseName: String?

  private enum CodingKeys: String, CodingKey {
    case lengths, axis, across
    case caseName = "case"
  }

  /// Makes the sweep over all widths of a range, at one height or with a self-sizing height.
  package init(widths: ClosedRange<Double>, height: Double? = nil) {
    self.init(lengths: widths, axis: .horizontal, across: height)
  }

  /// Makes the sweep over all heights of a range, at one width.
  package init(heights: ClosedRange<Double>, width: Double) {
    self.init(lengths: heights, axis: .vertical, across: width)
  }

  package init(lengths: ClosedRange<Double>, axis: Axis, across: Double?) {
    self.lengths = lengths
    self.axis = axis
    self.across = across
  }

  /// The same lengths in another case of the screen.
  package func inCase(_ name: String?) -> Sweep {
    var sweep = self
    sweep.caseName = name
    return sweep
  }

  /// The containers whose lengths are whole points, from the shortest to the longest.
  package var wholePoints: [Container] {
    let first = Int(lengths.lowerBound.rounded(.up))
    let last = Int(lengths.upperBound.rounded(.down))
    return stride(from: first, through: last, by: 1).map { container(at: Double($0)) }
  }

  /// The container that has this length along ``axis``.
  package func container(at length: Double) -> Container {
    guard axis == .vertical, let across else {
      return Container(width: length, height: across, caseName: caseName)
    }
    return Container(width: across, height: length, caseName: caseName)
  }

  package var json: JSONValue {
    .object([
      "lengths": lengths.json, "axis": axis.json, "across": across?.json, "case": caseName?.json,
    ])
  }
}
