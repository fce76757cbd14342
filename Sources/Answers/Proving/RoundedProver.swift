import Comparison
import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Scenarios

/// Compares both layouts as they are rounded to pixels: at all lengths of whole pixels, and between.
struct RoundedProver {
  let screen: ProvenScreen
  let sweep: Sweep
  /// Pixels per point.
  let scale: Double
  /// The lengths, from each step's start on, at which both engines are asked, as parts of a step.
  var trials = [0.5]
  var proof: RoundedProof
  /// The stretches found so far, not in order.
  var stretches: [RoundedStretch] = []
  /// What lays the constraints out, as it is in use.
  private var layouter: ConstraintLayouter

  /// Rounded lengths are multiples of a pixel, which only the last bits may miss.
  static let noise = 1e-9
  /// The pixels per point that screens may have; work grows with them.
  static let scales = 0.01...16.0

  /// Throws where the scale or a measured size is out of range.
  init(screen: ProvenScreen, sweep: Sweep, scale: Double) throws(LayoutFailure) {
    self.screen = screen
    self.sweep = sweep
    self.scale = scale
    proof = RoundedProof(scale: scale)
    do {
      layouter = try ConstraintLayouter(
        screen.system, rounding: .pixels(scale: scale), solver: .reduced)
    } catch {
      throw LayoutFailure(error)
    }
  }

  var rounding: Rounding { .pixels(scale: scale) }

  /// Follows the lengths of `ranges`, which are in order.
  mutating func prove(in ranges: [ClosedRange<Double>]) throws(LayoutFailure) -> RoundedProof {
    guard Self.scales.contains(scale) else {
      proof.addGap(sweep.lengths, "no screen has \(scale) pixels per point")
      return proof
    }
    for range in ranges {
      try layOutWholePixels(in: range)
      try followSteps(in: range)
    }
    let bound = proof.bound + Self.noise
    proof.joinGaps()
    proof.setStretches(stretches.filter { $0.largest.distance > bound })
    return proof
  }

  // MARK: Whole pixels

  /// Every so many lengths of whole pixels, the direct solver is asked as well.
  private static let directEvery = 256

  /// Lays out every length of whole pixels in a range, by both engines as they are in use.
  ///
  /// Not at the range's own ends, where they are not the sweep's: there the layouts part without
  /// rounding.
  private mutating func layOutWholePixels(
    in range: ClosedRange<Double>
  ) throws(LayoutFailure) {
    let first = Int((range.lowerBound * scale - Self.noise).rounded(.up))
    let last = Int((range.upperBound * scale + Self.noise).rounded(.down))
    guard first <= last else { return }
    for pixel in first...last {
      let length = Double(pixel) / scale
      let isEnd = { (end: Double) in abs(length - end) < 2 * SweepProver.resolution }
      if isEnd(range.lowerBound), range.lowerBound != sweep.lengths.lowerBound { continue }
      if isEnd(range.upperBound), range.upperBound != sweep.lengths.upperBound { continue }
      let asksDirect = (pixel - first).isMultiple(of: Self.directEvery)
      try layOut(wholePixels: length, asksDirect: asksDirect)
    }
  }

  /// What the reduced solver gives, which keeps what it found for other lengths.
  mutating func constraints(at length: Double) throws(LayoutFailure) -> ConstraintLayout {
    do {
      return try layouter.layout(in: sweep.container(at: length))
    } catch {
      throw LayoutFailure(error)
    }
  }

  private mutating func layOut(
    wholePixels length: Double, asksDirect: Bool
  ) throws(LayoutFailure) {
    let container = sweep.container(at: length)
    let others = try constraints(at: length)
    guard others.conflicts.isEmpty else {
      return proof.addGap(length...length, "the constraints conflict")
    }
    let spec: Layout
    do {
      spec = try screen.layouts.spec(in: container, rounding: rounding)
    } catch {
      return proof.addGap(length...length, error.description)
    }
    let open = Set(screen.names.filter { others.isAmbiguous($0) })
    proof.openElements.formUnion(open)
    let frames = NamedFrames(others.layout)
    if asksDirect {
      let direct = NamedFrames(
        try screen.layouts.constraints(in: container, rounding: rounding).layout)
      let names = screen.names.filter { !open.contains($0) }
      if direct.distance(to: frames, of: names) > Self.noise {
        return proof.addGap(length...length, "both solvers give other frames")
      }
    }
    proof.wholePixels += 1
    let distances = NamedFrames(spec).differences(
      from: frames, of: screen.names.filter { !open.contains($0) }, beyond: Self.noise
    ).map {
      RoundedDistance(
        element: $0.element, edge: $0.edge, length: length, spec: $0.own, constraints: $0.other)
    }
    for distance in distances { proof.addAtPixels(distance) }
    guard let largest = distances.max(by: { $0.distance < $1.distance }) else { return }
    // The bound is known only at the end, and until then no larger than that.
    if largest.distance > proof.bound + Self.noise {
      stretches.append(RoundedStretch(lengths: length...length, largest: largest))
    }
  }
}
