import AffineGeometry
import Comparison
import Geometry
import Layouts

/// One thing that must not happen for a promise to be kept.
struct Condition {
  /// What it is if it happens, without its places.
  let breach: PromiseBreach
  /// The amount that counts: less is equal, or rounding to pixels.
  var least = Tolerance.equal
  /// The part of the amount that is allowed, in points: the lengths are what is beyond it.
  var allowance = 0.0
  /// The lengths that are all above 0 where it happens, in each part of a range of distances; empty where
  /// an element has no frame.
  let excesses:
    (_ frames: MovingFrames, _ distances: ClosedRange<Double>) -> [(
      range: ClosedRange<Double>, excesses: [Excess]
    )]

  /// A condition that is the same throughout a piece.
  init(
    _ breach: PromiseBreach, least: Double = Tolerance.equal, allowance: Double = 0,
    _ excesses: @escaping (MovingFrames) -> [Excess]?
  ) {
    self.breach = breach
    self.least = least
    self.allowance = allowance
    self.excesses = { frames, range in excesses(frames).map { [(range, $0)] } ?? [] }
  }

  /// A condition that changes within a piece.
  init(
    _ breach: PromiseBreach,
    inParts excesses:
      @escaping (MovingFrames, ClosedRange<Double>) -> [(
        range: ClosedRange<Double>, excesses: [Excess]
      )]
  ) {
    self.breach = breach
    self.excesses = excesses
  }
}
