package import LayoutConstraints

/// Why a certificate of a scenario is not valid.
package enum CertificateObjection: Sendable, Equatable {
  /// It has a version of the format that this code does not know.
  case version(Int)
  /// It is for another scenario than this one.
  case scenario(String, not: String)
  /// It is for a case that the scenario does not have.
  case unknownCase(String)
  /// It has no sweeps.
  case noContainers
  /// A sweep covers no lengths that a container may have.
  case noLengths
  /// A sweep over heights names no width.
  case noWidth
  /// The segments of a sweep do not cover it from end to end.
  case uncovered(from: Double, to: Double)
  /// The segment after one that ends at a length starts at another one.
  case gap(end: Double, next: Double)
  /// Two segments that claim to be rounding meet.
  case meetingRounding(at: Double)
  /// The segments that claim to be rounding are too long in total.
  case longRounding
  /// The spec engine takes another decision path at too many lengths.
  case manyPaths
  /// The claim about a segment is not true.
  case segment(from: Double, to: Double, SegmentObjection)
  /// No screen has so many pixels per point.
  case scale(Double)
  /// The layouts on pixels are not as it claims.
  case rounding
}

/// Why the claim of a certificate about a segment is not true.
package enum SegmentObjection: Error, Equatable {
  /// It has no length.
  case noLength
  /// It is longer than the uncertainty of its ends.
  case longRounding
  /// It is shorter than that, and claims something.
  case short
  /// It has no frames or no passes.
  case noFrames
  /// The spec engine's decision path changes too often.
  case manyPaths
  /// The spec engine has no frame for an element, and the certificate has one.
  case surprisingFrame(element: String)
  /// The spec engine has a frame for an element, and the certificate has none.
  case missingFrame(element: String)
  /// The spec engine has another frame for an element at a length, in points.
  case specFrame(element: String, length: Double)
  /// A pass does not fit the scenario's constraints.
  case foreignPass
  /// The passes are not the layout of the constraints.
  case passes(SegmentCheck.Objection)
  /// The frames that follow from the passes are others.
  case constraintFrames
  /// The solver has another frame for an element.
  case solverFrame(element: String)
  /// An element differs between the notations, and the claim is that they are equal.
  case differs(element: String)
  /// Nothing differs, and the claim is that something does.
  case equal
}
