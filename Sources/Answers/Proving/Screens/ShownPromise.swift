import Comparison
import LayoutConstraints
import Layouts
import Scenarios

/// A promise in one case of a screen, about the elements that are shown there.
struct ShownPromise {
  /// The promise as the file has it.
  let text: String
  let kind: Promise.Kind
  /// The widths at which it must hold, in points.
  let widths: ClosedRange<Double>

  /// Those of these promises that must hold in a case, without `mirrored`, which is about other layouts.
  static func all(of promises: [Promise], in shown: Scenario) -> [ShownPromise] {
    guard !promises.isEmpty else { return [] }
    let hidden = shown.hiddenElements
    return promises.compactMap { promise in
      guard promise.kind != .mirrored, promise.applies(inCase: shown.caseName),
        let own = promise.without(hidden)
      else { return nil }
      return ShownPromise(
        text: promise.text, kind: own.kind, widths: promise.widths ?? shown.containerWidths)
    }
  }

  /// Its widths from one to another; `nil` where there are none.
  ///
  /// A single width may be a breakpoint, where nothing is claimed, so it is looked at from both sides.
  func widths(from first: Double, to last: Double) -> ClosedRange<Double>? {
    let reach = widths.lowerBound < widths.upperBound ? 0 : ProofTolerance.breakpointCluster
    let (first, last) = (
      max(first, widths.lowerBound - reach), min(last, widths.upperBound + reach)
    )
    return first < last ? first...last : nil
  }

  /// Everything whose frame decides whether it is kept.
  var elements: [String] {
    var names = kind.elements + [ConstraintSystem.containerName]
    if case .rule(let rule) = kind { names += rule.measured }
    return names.distinct
  }
}
