import Comparison
import Explaining
import Geometry
import LayoutConstraints
import Layouts
import Scenarios

/// The frames of a notation over a range of widths, at one height of the container.
struct FollowedSweep {
  /// The container's height, in points; `nil` for a self-sizing height.
  let height: Double?
  private let frames: WidthFrames?
  /// The layout that reads the other way; `nil` where nobody asked for it.
  private let opposite: WidthFrames?
  /// The frames at the only width, where the range is one width.
  private let single: MovingFrames?
  /// Whether required constraints conflict there.
  private let singleConflicts: Bool
  private let readsRightToLeft: Bool

  /// One for each height of the containers of a scenario with one notation; takes what is in `followed` from there.
  static func all(
    of scenario: Scenario, _ promises: [Promise], _ work: LayoutWork, _ followed: [WidthFrames]
  ) -> [FollowedSweep] {
    let asked = promises.map { $0.widths ?? scenario.containerWidths }
    let range =
      (asked.map { $0.lowerBound }.min() ?? 0)...(asked.map { $0.upperBound }.max() ?? 0)
    let needsOpposite = promises.contains { $0.kind == .mirrored }
    let sweeps = Sweep.all(of: scenario, widths: range)
    return sweeps.filter { $0.caseName == scenario.caseName }.map {
      FollowedSweep($0, of: scenario, needsOpposite: needsOpposite, work, followed)
    }
  }

  private init(
    _ sweep: Sweep, of scenario: Scenario, needsOpposite: Bool, _ work: LayoutWork,
    _ followed: [WidthFrames]
  ) {
    height = sweep.across
    readsRightToLeft = scenario.readsRightToLeft
    // A layout spec that reads the other way is its own mirror image, except for what its code decides.
    let needsOpposite = needsOpposite && (scenario.isCode || !scenario.hasSpec)
    let other = needsOpposite ? scenario.readingTheOtherWay : nil
    guard !needsOpposite || other != nil else {
      (frames, opposite, single, singleConflicts) = (nil, nil, nil, false)
      return
    }
    guard sweep.lengths.lowerBound < sweep.lengths.upperBound else {
      (frames, opposite) = (nil, nil)
      (single, singleConflicts) = Self.only(sweep, scenario, other, work)
      return
    }
    func follow(_ scenario: Scenario) -> WidthFrames? {
      NotationFollower.frames(of: scenario, on: [sweep], allViews: true, work: work).first
    }
    (single, singleConflicts) = (nil, false)
    frames = followed.first { $0.covers(sweep) } ?? follow(scenario)
    opposite = other.flatMap(follow)
  }

  /// The frames at the only width of a range.
  private static func only(
    _ sweep: Sweep, _ scenario: Scenario, _ other: Scenario?, _ work: LayoutWork
  ) -> (frames: MovingFrames?, hasConflict: Bool) {
    let container = sweep.container(at: sweep.lengths.lowerBound)
    func layout(_ scenario: Scenario) -> (frames: NamedFrames, hasConflict: Bool)? {
      let layouts = ScenarioLayouts(scenario, work: work)
      guard !scenario.hasSpec else {
        return (try? layouts.spec(in: container, rounding: .exact)).map { (NamedFrames($0), false) }
      }
      return (try? layouts.constraints(in: container, rounding: .exact)).map {
        (NamedFrames($0.layout), !$0.conflicts.isEmpty)
      }
    }
    guard let own = layout(scenario) else { return (nil, false) }
    let frames = MovingFrames(
      at: container.width, own.frames, opposite: other.flatMap { layout($0)?.frames },
      readsRightToLeft: scenario.readsRightToLeft)
    return (frames, own.hasConflict)
  }

  /// Whether required constraints conflict at some width.
  var hasConflict: Bool { !conflicts.isEmpty }

  /// The widths at which required constraints conflict.
  var conflicts: [PromisedWidths] {
    if let single, singleConflicts {
      return [PromisedWidths(from: single.widths.lowerBound, to: single.widths.lowerBound)]
    }
    return (frames?.conflicts ?? []).map { PromisedWidths(from: $0.from, to: $0.to) }
  }

  /// The widths at which elements are ambiguous, by element.
  var ambiguities: [String: [PromisedWidths]] {
    Dictionary(grouping: frames?.ambiguous ?? [], by: { $0.element }).mapValues {
      $0.map { PromisedWidths(from: $0.span.from, to: $0.span.to) }
    }
  }

  /// The parts of a range of widths in which no required constraints conflict.
  ///
  /// A conflict that is there at a width at which the layout is `known` changes nothing at the others.
  func withoutConflicts(
    _ asked: ClosedRange<Double>, known: Double?
  ) -> [ClosedRange<Double>] {
    guard let all = frames?.span else { return [asked] }
    var parts: [ClosedRange<Double>] = []
    var first = asked.lowerBound
    for span in conflicts where span.to >= first {
      if let known, span.contains(known, of: all.from...all.to) { continue }
      let last = min(span.from - Self.margin, asked.upperBound)
      if first <= last { parts.append(first...last) }
      first = span.to + Self.margin
    }
    return first <= asked.upperBound ? parts + [first...asked.upperBound] : parts
  }

  /// How far beyond a conflict its consequences may be, in points: some are found width by width.
  private static let margin = 0.5

  /// The pieces of a range of widths in which all edges of some elements are affine; none where frames are
  /// not known.
  func pieces(of elements: [String], over asked: ClosedRange<Double>) -> [MovingFrames] {
    if let single { return asked.contains(single.widths.lowerBound) ? [single] : [] }
    guard let frames else { return [] }
    return MovingFrames.pieces(
      of: frames, opposite: opposite, elements: Set(elements), over: asked,
      readsRightToLeft: readsRightToLeft)
  }

  /// The widths of a range at which frames are not proven: sampled, or without a layout.
  func sampled(in range: PromisedWidths) -> [PromisedWidths] {
    let all = [frames, opposite].compactMap { $0 }.flatMap { $0.sampled + $0.missing }
    let clipped = all.compactMap { $0.clipped(to: range) }
    return clipped.sorted { $0.from < $1.from }.reduce(into: []) { joined, next in
      guard let last = joined.last, next.from - last.to < ProofTolerance.breakpointCluster else {
        return joined.append(next)
      }
      joined[joined.count - 1].to = max(last.to, next.to)
    }
  }

  /// The elements among some that are ambiguous at a width of a range.
  func ambiguous(of elements: [String], in range: PromisedWidths) -> [String] {
    let spans = [frames, opposite].compactMap { $0 }.flatMap { $0.ambiguous }
    return elements.filter { name in
      spans.contains { $0.element == name && $0.span.clipped(to: range) != nil }
    }
  }
}

extension PromisedWidths {
  /// Whether something that is so at these widths is so at one: not where it begins or ends there, unless that
  /// is the first or the last width of all.
  func contains(_ width: Double, of all: ClosedRange<Double>) -> Bool {
    let margin = 1e-3
    return (from + margin < width || from - all.lowerBound < margin && width - from > -margin)
      && (width < to - margin || all.upperBound - to < margin && to - width > -margin)
  }
}

extension WidthFrames {
  /// Whether it has the frames of a sweep in the same case.
  fileprivate func covers(_ sweep: Sweep) -> Bool {
    caseName == sweep.caseName && height == sweep.across
      && span.from <= sweep.lengths.lowerBound && sweep.lengths.upperBound <= span.to
  }
}

extension WidthSpan {
  /// The widths that are in a range too; `nil` where there are fewer than two.
  fileprivate func clipped(to range: PromisedWidths) -> PromisedWidths? {
    let own = PromisedWidths(from: max(from, range.from), to: min(to, range.to))
    return own.from < own.to ? own : nil
  }
}

extension Scenario {
  /// The scenario in the other reading direction: its constraints read the other way, and its layout spec is
  /// mirrored, as Texture does it; `nil` where its spec is code that cannot be mirrored.
  ///
  /// Ours: alignment insets change sides, since they belong to the picture of a control.
  fileprivate var readingTheOtherWay: Scenario? {
    var other = self
    if let spec = code?.spec {
      guard let mirrored = spec.mirroredLayout else { return nil }
      other.origin = .code(CodedNotations(spec: CodedSpec(layout: mirrored)))
    }
    other.constraints?.direction = readsRightToLeft ? .leftToRight : .rightToLeft
    for (index, item) in (constraints?.items ?? []).enumerated()
    where item.alignmentRectInsets.left != item.alignmentRectInsets.right {
      // No inset is new, so none is out of range.
      try? other.constraints?.updateItem(index) { item in
        let insets = item.alignmentRectInsets
        (item.alignmentRectInsets.left, item.alignmentRectInsets.right) = (
          insets.right, insets.left
        )
      }
    }
    other.mirrorsSpec.toggle()
    return other
  }
}
