package import Comparison
import Geometry
import LayoutConstraints
package import Layouts
package import Scenarios

/// Writes down the frames of both layouts over a sweep of widths from layouts at some widths: for
/// scenarios without a proof, which are code, or too large for one.
///
/// Widths are added in the middle of two others, first where the frames there are furthest from a
/// straight line. So ranges in which nothing happens take few layouts, and jumps are found to a point.
package struct FrameSampler {
  private let elements: [String]
  private let sweep: Sweep
  private let work: LayoutWork
  private let layouts: ScenarioLayouts
  /// The widths that were laid out, also in vain.
  private var asked: Set<Double> = []
  private var samples: [Double: Sample] = [:]

  /// The most frames of a layout, over all widths.
  ///
  /// Ours: a list of 400 elements is laid out at 60 widths, in about a second.
  private static let mostFrames = 24_000
  /// The parts of the sweep that are looked at in any case.
  private static let parts = 8

  /// The frames of elements at all widths of a sweep, which are all said to be sampled.
  ///
  /// Takes two layouts for each width, at least 9 widths and at most 24,000 divided by the number of
  /// elements. Where the work ends, the frames are those of the widths until then.
  package static func frames(
    of elements: [String], in scenario: Scenario, on sweep: Sweep, work: LayoutWork = LayoutWork()
  ) -> WidthFrames {
    var sampler = FrameSampler(
      elements: elements, sweep: sweep, work: work,
      layouts: ScenarioLayouts(scenario, work: work))
    work.begin("sampling \(scenario.id)")
    sampler.sample(at: scenario.containers.map { $0.width })
    return sampler.frames
  }

  /// Both layouts at a width: four edges of each element.
  private struct Sample {
    let spec: [[Double]]
    let constraints: [[Double]]
    let isConflicting: Bool
    /// The indices of elements that are ambiguous.
    let ambiguous: [Int]
    /// Whether the spec's frames of these elements together are one valid solution.
    let admitsSpec: Bool

    subscript(engine: Engine) -> [[Double]] { engine == .spec ? spec : constraints }

    /// The largest distance of an edge from the straight line between two others.
    func distance(fromLine first: Sample, _ second: Sample, at share: Double) -> Double {
      var largest = 0.0
      for engine in Engine.allCases {
        for (index, edges) in self[engine].enumerated() {
          for edge in edges.indices {
            let (from, to) = (first[engine][index], second[engine][index])
            let middle = from[edge] + share * (to[edge] - from[edge])
            largest = max(largest, abs(edges[edge] - middle))
          }
        }
      }
      return largest
    }
  }

  /// A range between two sampled widths, and how far its frames may be from straight lines.
  fileprivate struct Gap {
    let from: Double
    let to: Double
    let doubt: Double
  }

  /// Lays out at the ends of the parts of the sweep, at the given widths, and where that leaves doubts.
  private mutating func sample(at own: [Double]) {
    let (first, last) = (sweep.lengths.lowerBound, sweep.lengths.upperBound)
    let most = max(Self.parts + 1, Self.mostFrames / max(elements.count, 1))
    let grid = (0...Self.parts).map { part in
      part == Self.parts
        ? last : (first + (last - first) * Double(part) / Double(Self.parts)).rounded(.down)
    }
    let own = own.filter { sweep.lengths.contains($0) }
    let widths = Set(grid.map { max($0, first) } + own.prefix(most / 2)).sorted()
    for width in widths where !add(width) { return }
    var gaps = zip(widths, widths.dropFirst()).map { Gap(from: $0, to: $1, doubt: .infinity) }
    while samples.count < most,
      let index = gaps.indices.max(by: { gaps[$0].urgency < gaps[$1].urgency })
    {
      let gap = gaps.remove(at: index)
      guard gap.to - gap.from > 1 else { continue }
      let middle = gap.middle
      guard add(middle) else { return }
      guard let one = samples[gap.from], let two = samples[gap.to], let own = samples[middle]
      else {
        // Where there is a layout at one side only, the border between is worth finding.
        let isEmpty = samples[gap.from] == nil && samples[gap.to] == nil && samples[middle] == nil
        if !isEmpty { gaps += gap.halves(doubt: 1) }
        continue
      }
      let share = (middle - gap.from) / (gap.to - gap.from)
      let doubt = own.distance(fromLine: one, two, at: share)
      if doubt > 1e-6 { gaps += gap.halves(doubt: doubt) }
    }
  }

  /// Lays out one width; answers false where the work ended.
  private mutating func add(_ width: Double) -> Bool {
    guard asked.insert(width).inserted else { return true }
    let container = sweep.container(at: width)
    if let spec = try? layouts.spec(in: container, rounding: .exact),
      let constraints = try? layouts.constraints(in: container, rounding: .exact)
    {
      let (first, second) = (NamedFrames(spec), NamedFrames(constraints.layout))
      let ambiguous =
        constraints.ambiguousElements.isEmpty
        ? [] : elements.indices.filter { constraints.isAmbiguous(elements[$0]) }
      samples[width] = Sample(
        spec: elements.map(first.edges), constraints: elements.map(second.edges),
        isConflicting: !constraints.conflicts.isEmpty,
        ambiguous: ambiguous,
        admitsSpec: admits(first, second, for: ambiguous.map { elements[$0] }, in: constraints))
    }
    return !work.hasEnded
  }

  /// Whether the spec's frames of ambiguous elements are a valid solution; equal ones are, without
  /// another linear program.
  private func admits(
    _ spec: NamedFrames, _ constraints: NamedFrames, for ambiguous: [String],
    in layout: ConstraintLayout
  ) -> Bool {
    guard spec.distance(to: constraints, of: ambiguous) > Tolerance.equal else { return true }
    let frames = Dictionary(ambiguous.map { ($0, spec.frame(of: $0)) }) { first, _ in first }
    return (try? layout.admits(frames, within: Tolerance.equal)) ?? false
  }

  private var frames: WidthFrames {
    let span = WidthSpan(from: sweep.lengths.lowerBound, to: sweep.lengths.upperBound)
    var frames = WidthFrames(span: span, height: sweep.across, elements: [], sampled: [span])
    let widths = samples.keys.sorted()
    guard let last = widths.last else {
      frames.missing = [span]
      return frames
    }
    let ends = widths.dropFirst() + [span.to]
    let tried = asked.sorted()
    for (from, to) in zip(tried, tried.dropFirst() + [span.to])
    where samples[from] == nil {
      WidthSpan.add(WidthSpan(from: from, to: to), to: &frames.missing)
    }
    for (from, to) in zip(widths, ends) where from < to || from == last {
      guard let sample = samples[from] else { continue }
      let segment = WidthSpan(from: from, to: max(from, to))
      if sample.isConflicting { WidthSpan.add(segment, to: &frames.conflicts) }
      for element in sample.ambiguous {
        let name = elements[element]
        AmbiguousSpan.add(
          AmbiguousSpan(element: name, span: segment, admitsSpec: sample.admitsSpec),
          to: &frames.ambiguous)
      }
    }
    frames.elements = elements.indices.map { element in
      let (spec, constraints) = (
        segments(.spec, of: element, at: widths), segments(.constraints, of: element, at: widths)
      )
      return MovingFrame(
        element: elements[element], spec: spec,
        constraints: spec == constraints ? nil : constraints)
    }
    return frames
  }

  /// The edges of an element in one layout, straight from width to width.
  private func segments(
    _ engine: Engine, of element: Int, at widths: [Double]
  ) -> [StraightSegments] {
    Edge.allCases.indices.map { edge in
      var segments = StraightSegments()
      let values = widths.map { samples[$0]?[engine][element][edge] ?? 0 }
      for (index, width) in widths.enumerated() {
        let isLast = index + 1 == widths.count
        let slope =
          isLast ? 0 : (values[index + 1] - values[index]) / (widths[index + 1] - width)
        if isLast, let before = segments.segments.last,
          abs(before.value(at: width) - values[index]) < 1e-5
        {
          continue
        }
        segments.append(.init(start: width, value: values[index], slope: slope))
      }
      return segments.rounded
    }
  }
}

extension FrameSampler.Gap {
  /// Long ranges and large doubts come first.
  fileprivate var urgency: Double { doubt == .infinity ? .infinity : doubt * (to - from) }

  /// A whole point, as widths of devices are; only a range without one is halved.
  fileprivate var middle: Double {
    let whole = ((from + to) / 2).rounded()
    return from < whole && whole < to ? whole : (from + to) / 2
  }

  fileprivate func halves(doubt: Double) -> [FrameSampler.Gap] {
    [
      FrameSampler.Gap(from: from, to: middle, doubt: doubt),
      FrameSampler.Gap(from: middle, to: to, doubt: doubt),
    ]
  }
}
