/// The tolerances of proofs, in points, each with the reason for its size.
package enum ProofTolerance {
  /// The uncertainty of a breakpoint: nothing is claimed this close to one.
  ///
  /// Text fits into a width that is 10⁻⁶ points too small, and the solver rounds widths to about as
  /// much before text is measured in them. This close to a breakpoint, either engine may already be
  /// on the other side.
  package static let breakpoint = 4e-6

  /// The longest run of segments shorter than `breakpoint` that still counts as one breakpoint.
  ///
  /// A longer run is not rounding.
  package static let breakpointCluster = 2 * breakpoint

  /// The largest difference below which two frames are the same.
  package static let frame = 1e-6

  /// The numerical error of a frame from the simplex solver.
  package static let solver = 1e-5

  /// The rounding error of a length that is a multiple of a pixel: only its last bits may be off.
  package static let pixel = 1e-9

  /// The distance inside both ends of a segment at which the engines are asked, by its length:
  /// further than the uncertainty of its ends, at most a hundredth of a point.
  package static func margin(ofLength length: Double) -> Double {
    max(breakpoint, min(1e-2, 1e-4 * length))
  }
}
