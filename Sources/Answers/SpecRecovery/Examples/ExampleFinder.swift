import AffineGeometry
import Comparison
import Geometry
import LayoutConstraints
import Layouts
import Scenarios

/// Chooses widths at which a spec must have the constraints' frames.
///
/// Between two breakpoints of the constraints each edge is an affine function of the width, so a few
/// widths say nearly everything. What they leave out, a proof finds.
struct ExampleFinder {
  private let scenario: Scenario
  private let cases: [Scenario]
  private let layouts: [ScenarioLayouts]
  private let hidden: [Set<String>]
  private let work: LayoutWork
  /// The containers of examples so far, by case.
  private(set) var containers: [(caseIndex: Int, container: Container)] = []

  /// The elements that are shown in some case, in the order of the file: a spec has no others.
  let shownNames: [String]

  /// The widths of a sweep that are chosen first, and the most segments that are followed for them.
  private static let firstWidths = 8
  private static let mostSegments = 60

  /// Chooses the first widths of each sweep: both ends, and the ends of segments in between.
  init(_ scenario: Scenario, _ sweeps: [Sweep], _ work: LayoutWork) {
    self.scenario = scenario
    self.work = work
    cases = scenario.everyCase
    layouts = cases.map { ScenarioLayouts($0) }
    let hidden = cases.map { $0.hiddenElements }
    self.hidden = hidden
    shownNames = scenario.elements.map { $0.name }.filter { name in
      hidden.contains { !$0.contains(name) }
    }
    // Many cases have few examples each.
    let count = max(3, Self.firstWidths * 3 / max(3, sweeps.count))
    for sweep in sweeps {
      for width in widths(of: sweep, most: count) { add(width, of: sweep) }
    }
  }

  /// Adds the container of a width, unless it is an example already; whether it was not.
  @discardableResult
  mutating func add(_ width: Double, of sweep: Sweep) -> Bool {
    guard let index = cases.firstIndex(where: { $0.caseName == sweep.caseName }) else {
      return false
    }
    let container = sweep.container(at: width)
    guard !containers.contains(where: { $0.caseIndex == index && $0.container == container }) else {
      return false
    }
    containers.append((index, container))
    return true
  }

  /// The screen with the layouts at all widths of a range, without the elements of `leftOut`.
  ///
  /// Where required constraints conflict, nothing can be proven, so those widths count only if there are no others.
  func screen(
    leavingOut leftOut: Set<String>, widths: ClosedRange<Double>
  ) -> RecoveryScreen {
    var screen = RecoveryScreen(scenario, shownNames.filter { !leftOut.contains($0) })
    var shown: [(caseIndex: Int, container: Container, layout: ConstraintLayout)] = []
    for (index, container) in containers where widths.contains(container.width) {
      guard work.takes(1),
        let layout = try? layouts[index].constraints(in: container, rounding: .exact)
      else { continue }
      shown.append((index, container, layout))
    }
    let possible = shown.filter { $0.layout.conflicts.isEmpty }
    for (index, container, layout) in possible.isEmpty ? shown : possible {
      screen.add(
        layout.layout, in: container, ofCase: index, hidden: hidden[index],
        isMirrored: cases[index].mirrorsSpec)
    }
    return screen
  }

  /// The distance inside both ends of a segment at which a spec must be right, in points.
  ///
  /// Further than the hundredth of a point up to which a stack distributes nothing.
  static func margin(ofLength length: Double) -> Double {
    max(ProofTolerance.margin(ofLength: length), min(0.05, length / 8))
  }

  /// Widths just inside both ends of segments, spread evenly, the first and the last included.
  private func widths(of sweep: Sweep, most: Int) -> [Double] {
    let (first, last) = (sweep.lengths.lowerBound, sweep.lengths.upperBound)
    var widths: [Double] = []
    guard let index = cases.firstIndex(where: { $0.caseName == sweep.caseName }),
      let system = cases[index].constraints, var segments = try? ConstraintSegments(system)
    else { return [first, (first + last) / 2, last] }
    var start = first
    for _ in 0..<Self.mostSegments where start < last && work.takes(2) {
      let container = MovingContainer(
        width: AffineLength(start, slope: 1), height: sweep.across.map { AffineLength($0) })
      guard let segment = try? segments.segment(in: container, limit: last - start) else { break }
      let end = min(last, start + max(segment.reach, ProofTolerance.breakpoint))
      defer { start = end }
      if case .conflict = segment.outcome { continue }
      let margin = Self.margin(ofLength: end - start)
      guard end - start > 4 * margin || end == last else { continue }
      widths.append(start > first ? start + margin : first)
      widths.append(end < last ? end - margin : last)
    }
    if widths.count < 3 { widths += [first, (first + last) / 2, last] }
    guard widths.count > most else { return widths }
    let step = Double(widths.count - 1) / Double(most - 1)
    return (0..<most).map { widths[Int((Double($0) * step).rounded())] }
  }
}
