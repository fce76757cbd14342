import AffineGeometry
public import Geometry

/// All containers of one width, or of one height: what a proof is about.
public struct Sweep: Sendable, Equatable {
  /// The lengths that the container takes.
  public var lengths: ClosedRange<Double>
  /// Whether these are its widths or its heights.
  public var axis: Axis
  /// Its length along the other axis; `nil` for a height that the content decides.
  public var across: Double?

  /// All widths of a range, with a height or without.
  public init(widths: ClosedRange<Double>, height: Double? = nil) {
    self.init(lengths: widths, axis: .horizontal, across: height)
  }

  /// All heights of a range, at one width.
  public init(heights: ClosedRange<Double>, width: Double) {
    self.init(lengths: heights, axis: .vertical, across: width)
  }

  init(lengths: ClosedRange<Double>, axis: Axis, across: Double?) {
    self.lengths = lengths
    self.axis = axis
    self.across = across
  }

  /// The widths of a proof unless others are asked for, in points.
  ///
  /// Ours: from the narrowest device's cell to the widest tablet's.
  public static let usualWidths = 280.0...1200.0

  /// The containers whose lengths are whole points, from the shortest to the longest.
  public var wholePoints: [Container] {
    let first = Int(lengths.lowerBound.rounded(.up))
    let last = Int(lengths.upperBound.rounded(.down))
    return stride(from: first, through: last, by: 1).map { container(at: Double($0)) }
  }

  /// The container of one length.
  func container(at length: Double) -> Container {
    guard axis == .vertical, let across else { return Container(width: length, height: across) }
    return Container(width: across, height: length)
  }

  /// The width and the height where the length begins at `origin` and changes by `slope`.
  func lengths(from origin: Double, slope: Double) -> (AffineLength, AffineLength?) {
    let moving = AffineLength(origin, slope: slope)
    guard axis == .vertical, let across else { return (moving, across.map { AffineLength($0) }) }
    return (AffineLength(across), moving)
  }
}
