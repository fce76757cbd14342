import AffineGeometry
import Comparison
import Geometry
import Layouts
import Scenarios

/// The conditions of texts that are shown whole.
enum TextConditions {
  /// Each text has all its lines, and none is wider than its frame.
  ///
  /// `slack` is the length, in points, by which a frame may be too narrow or too low. In an inspection, a
  /// line may also lack as much as fonts differ by.
  static func whole(
    _ names: [String], in scenario: Scenario, slack: Double, isInspection: Bool = false
  ) -> [Condition] {
    names.flatMap { name in
      scenario.text(of: name).map {
        let difference = isInspection ? differenceOfFonts(of: name, in: scenario) : 0
        return conditions(of: $0, name, slack: slack, difference: difference)
      } ?? []
    }
  }

  /// The part of a line by which the font of a text differs from the one that measures it here: Inter differs
  /// from the system's font by less than from others.
  static func differenceOfFonts(of name: String, in scenario: Scenario) -> Double {
    scenario.document?.inOtherFonts.contains(name) == true ? 2 * leastDifference : leastDifference
  }

  /// The part of a line by which Inter and the system's font differ.
  private static let leastDifference = 0.06

  private static func conditions(
    of text: any TextDrawing, _ name: String, slack: Double, difference: Double
  ) -> [Condition] {
    let (unbound, widest) = (text.withoutLineLimit, text.widestCharacter)
    let wideLine = Condition(PromiseBreach(.wideLine, [name], axis: .horizontal)) { frames in
      // A word that does not fit is broken: only a character makes a line wider.
      frames.length(.horizontal, of: name).map {
        [Excess(AffineLength(widest) - $0, .horizontal)]
      }
    }
    let most = text.mostHeight + slack
    if !text.wraps {
      return oneLine(unbound, most, slack, name, difference: difference) + [wideLine]
    }
    // Lines break elsewhere in a narrower font.
    let scale = difference > leastDifference ? 1 + difference : 1
    return [
      Condition(PromiseBreach(.cut, [name], axis: .vertical)) { frames, range in
        cutParts(of: unbound, most, slack, name, scale: scale, in: frames, over: range)
      }, wideLine,
    ]
  }

  /// A text of one line is shown up to its end, and in its whole height.
  private static func oneLine(
    _ unbound: any TextDrawing, _ most: Double, _ slack: Double, _ name: String,
    difference: Double
  ) -> [Condition] {
    let needed = unbound.unlimitedMeasurement.size
    // A text that lacks more than this is known to be cut where somebody has seen it.
    let allowance = min(difference, leastDifference) * Double(needed.width)
    let least = max(Tolerance.equal, difference * Double(needed.width) - allowance)
    return [
      Condition(
        PromiseBreach(.cut, [name], axis: .horizontal), least: least, allowance: allowance
      ) { frames in
        frames.length(.horizontal, of: name).map {
          [Excess(AffineLength(Double(needed.width) - slack - allowance) - $0, .horizontal)]
        }
      },
      Condition(PromiseBreach(.cut, [name], axis: .vertical)) { frames in
        // The lines that a line feed begins are never shown.
        frames.length(.vertical, of: name).map {
          let height = Double(needed.height)
          return [
            Excess(
              height > most ? AffineLength(height - most + slack) : AffineLength(height) - $0,
              .vertical)
          ]
        }
      },
    ]
  }

  /// The missing height over each part of a range in which the text has the same size, in a frame as many times as
  /// wide as `scale` says.
  private static func cutParts(
    of unbound: any TextDrawing, _ permitted: Double, _ slack: Double, _ name: String,
    scale: Double, in frames: MovingFrames, over range: ClosedRange<Double>
  ) -> [(range: ClosedRange<Double>, excesses: [Excess])] {
    guard let own = frames.length(.horizontal, of: name),
      let height = frames.length(.vertical, of: name)
    else { return [] }
    let width = scale * own
    var parts: [(range: ClosedRange<Double>, excesses: [Excess])] = []
    var start = range.lowerBound
    while true {
      // Just beyond the start, where the lines are those of the part.
      let nudge = abs(width.slope) > leastSlope ? (width.slope > 0 ? 1e-7 : -1e-7) : 0
      let segment = unbound.segment(containing: max(0, width.after(start) + slack + nudge))
      let needed = Double(segment.size.height)
      let missing =
        needed > permitted
        ? AffineLength(needed - permitted + slack) : AffineLength(needed) - height
      var end = range.upperBound
      if nudge != 0 {
        let limit = (nudge > 0 ? segment.widths.upperBound : segment.widths.lowerBound) - slack
        if limit.isFinite { end = min(end, max((limit - width.value) / width.slope, start + 1e-6)) }
      }
      parts.append((start...max(start, end), [Excess(missing, .vertical)]))
      guard end < range.upperBound else { return parts }
      start = end
    }
  }

  /// Below this slope a width does not change.
  private static let leastSlope = 1e-8
}
