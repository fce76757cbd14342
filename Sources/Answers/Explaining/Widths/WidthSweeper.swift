package import Comparison
import Geometry
import LayoutConstraints
package import Layouts
package import Scenarios

/// Lays a scenario out at one width after another.
package struct WidthSweeper {
  private let scenario: Scenario
  private let layouts: ScenarioLayouts
  private let elements: [String]
  private let widths: [Double]
  private let height: Double?
  private var spec: [[CGRect]] = []
  private var constraints: [[CGRect]] = []
  /// The widths at which both engines give a layout.
  private var answered: [Double] = []
  private var sweep: WidthSweep
  private var work: LayoutWork?

  /// The most widths of a sweep.
  ///
  /// Ours: a small chart has about as many pixels to show them.
  static let mostWidths = 200

  /// Sweeps over the widths from the smallest container of `comparison` to the largest.
  ///
  /// Where all containers have one width, from a fifth less to a fifth more. The widths are whole
  /// points and those of the containers. Takes two layouts for each; `nil` where there is nothing to
  /// compare. Widths after the end of `work` have no layout.
  package static func sweep(
    _ scenario: Scenario, _ comparison: ScenarioComparison, work: LayoutWork? = nil
  ) -> WidthSweep? {
    guard let first = comparison.containers.first(where: { !$0.elements.isEmpty }) else {
      return nil
    }
    let elements = first.elements.prefix(ScenarioExplainer.mostElements).map(\.element)
    let containers = comparison.containers.map(\.container)
    var sweeper = WidthSweeper(scenario, elements, containers, count: first.elements.count)
    sweeper.work = work
    work?.begin("following the edges of \(scenario.id)")
    return sweeper.run()
  }

  private init(
    _ scenario: Scenario, _ elements: [String], _ containers: [Container], count: Int
  ) {
    self.scenario = scenario
    self.elements = elements
    layouts = ScenarioLayouts(scenario)
    height = containers.contains { $0.height == nil } ? nil : containers.first?.height
    widths = Self.widths(
      around: containers.map(\.width), most: min(max(8000 / count, 20), Self.mostWidths))
    sweep = WidthSweep(
      span: WidthSpan(from: widths.first ?? 0, to: widths.last ?? 0), count: widths.count,
      height: height)
  }

  /// Whole points between the smallest and the largest width, at most about `most` of them, and the
  /// widths themselves.
  static func widths(around widths: [Double], most: Int) -> [Double] {
    guard var low = widths.min(), var high = widths.max(), high.isFinite else { return [] }
    if high - low < 1 { (low, high) = (low * 0.8, high * 1.2) }
    let step = max(((high - low) / Double(most)).rounded(.up), 1)
    let whole = Array(stride(from: low.rounded(.up), through: high, by: step))
    return Set(whole + widths).sorted()
  }

  private mutating func run() -> WidthSweep? {
    var layouter = try? layouts.layouter(rounding: .exact)
    for width in widths {
      let container = Container(width: width, height: height)
      guard work?.takes(2) != false,
        let first = try? layouts.spec(in: container, rounding: .exact),
        let second = constraintLayout(in: container, &layouter)
      else {
        Self.extend(&sweep.failures, to: width, after: widths)
        continue
      }
      answered.append(width)
      spec.append(frames(in: first))
      constraints.append(frames(in: second.layout))
      note(second, at: width)
    }
    guard answered.count > 1 else { return nil }
    sweep.edges = lines()
    return sweep
  }

  private func constraintLayout(
    in container: Container, _ layouter: inout ConstraintLayouter?
  ) -> ConstraintLayout? {
    if layouter != nil { return try? layouter?.layout(in: container) }
    return try? layouts.constraints(in: container, rounding: .exact)
  }

  private func frames(in layout: Layout) -> [CGRect] {
    let frames = NamedFrames(layout)
    return elements.map { frames[$0] ?? .zero }
  }

  private mutating func note(_ layout: ConstraintLayout, at width: Double) {
    if !layout.conflicts.isEmpty { Self.extend(&sweep.conflicts, to: width, after: widths) }
    let ambiguous = elements.filter(layout.isAmbiguous)
    guard !ambiguous.isEmpty else { return }
    let admits = admitsSpec(layout, of: ambiguous)
    for element in ambiguous {
      let isSame = { (span: AmbiguousSpan) in span.element == element && span.admitsSpec == admits }
      var spans = sweep.ambiguous.filter(isSame).map(\.span)
      Self.extend(&spans, to: width, after: widths)
      sweep.ambiguous.removeAll(where: isSame)
      sweep.ambiguous += spans.map {
        AmbiguousSpan(element: element, span: $0, admitsSpec: admits)
      }
    }
  }

  /// Whether the last of the spec's layouts is one valid solution for these elements together.
  private func admitsSpec(_ layout: ConstraintLayout, of ambiguous: [String]) -> Bool {
    guard let first = spec.last, let second = constraints.last else { return false }
    let frames = Dictionary(zip(elements, first)) { first, _ in first }
      .filter { ambiguous.contains($0.key) }
    let isSame = zip(elements, zip(first, second)).allSatisfy { name, pair in
      !ambiguous.contains(name)
        || Edge.allCases.allSatisfy {
          let distance = Frame(pair.0).position(of: $0) - Frame(pair.1).position(of: $0)
          return abs(distance) <= Tolerance.equal
        }
    }
    return isSame || (try? layout.admits(frames, within: Tolerance.equal)) ?? false
  }

  /// Extends the last span by a width that is next to it, or starts another span.
  private static func extend(_ spans: inout [WidthSpan], to width: Double, after widths: [Double]) {
    let before = widths.last { $0 < width }
    if let before, spans.last?.to == before {
      spans[spans.count - 1].to = width
    } else {
      spans.append(WidthSpan(from: width, to: width))
    }
  }

  private func lines() -> [EdgeLine] {
    elements.indices.flatMap { element in
      Edge.allCases.map { edge in
        let first = spec.map { Frame($0[element]).position(of: edge) }
        let second = constraints.map { Frame($0[element]).position(of: edge) }
        let isSame = zip(first, second).allSatisfy { abs($0 - $1) <= Tolerance.equal }
        return EdgeLine(
          element: elements[element], edge: edge, spec: Self.line(answered, first),
          constraints: isSame ? nil : Self.line(answered, second))
      }
    }
  }

  /// The points that are not on a straight line between their neighbours, and both ends.
  static func line(_ widths: [Double], _ positions: [Double]) -> [LinePoint] {
    var slopes: [Double] = []
    for index in widths.indices.dropFirst() {
      let rise = positions[index] - positions[index - 1]
      slopes.append(rise / (widths[index] - widths[index - 1]))
    }
    return widths.indices.filter { index in
      guard index > 0, index < widths.count - 1 else { return true }
      // Far above the solver's noise, and less than a hundredth of a point over a whole chart.
      return abs(slopes[index] - slopes[index - 1]) > 1e-5
    }.map { LinePoint(width: widths[$0], position: positions[$0]) }
  }
}
