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
  /// A sweep claims that a promise is kept which its scenario does not make of these widths, or of which
  /// there are no certificates.
  case unknownPromise(String)
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
  /// It compares notations of a scenario with one, or does not compare two.
  case foreignClaim
  /// It has no frames or no passes, or those of a notation that the scenario does not have.
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
  /// A promise is not kept there, or may not be.
  case promise(String, PromiseObjection)
}

/// Why the frames of a segment do not show that a promise is kept.
package enum PromiseObjection: Error, Equatable {
  /// The segment claims nothing.
  case noFrames
  /// No notation has frames of all that it is about.
  case unplaced
  /// The constraints allow other frames of an element.
  case ambiguous(element: String)
  /// The frames break it.
  case broken
}
