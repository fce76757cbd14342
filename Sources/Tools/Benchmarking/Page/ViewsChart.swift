import Geometry
package import Runs

/// The chart of 2013 that made constraints look slow, drawn again: times of up to 600 views that are
/// flat, pinned to each other, or nested.
///
/// An SVG file with styles for light and dark, and with its own background. It has the caveat about
/// times inside, since pictures are copied without the page around them. The same results give the
/// same bytes. Source of the three screens: Florian Kugler's chart of the cost of Auto Layout, 2013.
package struct ViewsChart {
  /// The text of the file.
  package let text: String
  /// A description of the chart, for those who do not see it.
  static let description =
    "Time of one layout of up to 600 views, flat, relative and nested: as layout specs, as one linear "
    + "program, and as reduced constraints"

  /// `nil` without the times of at least two sizes of each screen.
  package init?(_ results: BenchmarkResults) {
    var panels: [Panel] = []
    for scene in GuideFigures.scenes {
      for (phase, words) in [("cold", "first layout"), ("resize", "another width")] {
        panels.append(Panel(heading: "\(scene), \(words)", Self.lines(results, scene, phase)))
      }
    }
    panels = panels.filter { !$0.lines.isEmpty }
    let rows = GuideFigures.scenes.count
    guard panels.count.isMultiple(of: rows), !panels.isEmpty else { return nil }
    let columns = panels.count / rows
    let points = panels.flatMap(\.lines).flatMap(\.points)
    let scale = Scale(
      mostViews: points.map(\.views).max() ?? 1,
      longest: Scale.round(points.map(\.nanoseconds).max() ?? 1))
    var body = ""
    for (index, panel) in panels.enumerated() {
      let column = index % columns
      body += panel.text(
        x: Self.left + Double(column) * Self.columnWidth,
        y: Self.top + Double(index / columns) * Self.rowHeight, scale, hasLengths: column == 0)
    }
    // As wide as the sentences, where there is one column.
    let width = Self.left + Self.columnWidth * Double(max(columns, 2))
    let height = Self.top + Self.rowHeight * Double(rows) + Self.foot
    text = Self.document(width, height, body)
  }

  private static let (left, top, foot) = (64.0, 44.0, 44.0)
  private static let (columnWidth, rowHeight) = (196.0, 194.0)
  /// How much larger it is shown where there is space: on a phone, letters still have nine pixels.
  private static let enlargement = 1.6

  /// The median times of each engine; empty where an engine has fewer than two.
  private static func lines(_ results: BenchmarkResults, _ scene: String, _ phase: String) -> [Line]
  {
    let lines = BenchmarkEngine.allCases.map { engine in
      let own = results.measurements.filter {
        $0.scenario == scene && $0.phase == phase && $0.engine == engine.rawValue
      }
      return Line(
        engine: engine.rawValue,
        points: own.sorted { $0.rows < $1.rows }.map {
          (views: Double($0.rows), nanoseconds: $0.medianNanoseconds)
        })
    }
    return lines.allSatisfy { $0.points.count > 1 } ? lines : []
  }

  private static func document(_ width: Double, _ height: Double, _ body: String) -> String {
    let size = "\(NumberText.plain(width)) \(NumberText.plain(height))"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" \
      width="\(NumberText.plain(width * enlargement))" height="\(NumberText.plain(height * enlargement))" role="img">
      <title>\(description)</title>
      <style>
      \(style)
      </style>
      <rect class="ground" width="100%" height="100%" rx="6"/>
      <text class="title" x="16" y="26">Time of one layout, by the number of views</text>
      \(body)<text class="quiet" x="16" y="\(NumberText.plain(height - 28))">Times of LayoutDiff’s own engines on one machine, \
      on equal frames;</text>
      <text class="quiet" x="16" y="\(NumberText.plain(height - 12))">not Apple’s Auto Layout, not Texture on a phone.</text>
      </svg>

      """
  }

  private static let style = """
    text { font: 12px system-ui, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; fill: #1f2328 }
    .title { font-size: 15px; font-weight: 600 }
    .heading { font-weight: 600 }
    .quiet { fill: #59636e }
    .ground { fill: #ffffff }
    .axis { fill: none; stroke: #d1d9e0 }
    .line { fill: none; stroke-width: 2; stroke-linejoin: round }
    .line.spec { stroke: #0a58ca }
    .line.reduced { stroke: #b3470e; stroke-dasharray: 6 3 }
    .line.direct { stroke: #59636e; stroke-dasharray: 2 3 }
    text.spec { fill: #0a58ca }
    text.reduced { fill: #b3470e }
    text.direct { fill: #59636e }
    @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .quiet, text.direct { fill: #9da7b3 }
    .ground { fill: #0d1117 }
    .axis { stroke: #3d444d }
    .line.spec { stroke: #79b8ff }
    .line.reduced { stroke: #ffab70 }
    .line.direct { stroke: #9da7b3 }
    text.spec { fill: #79b8ff }
    text.reduced { fill: #ffab70 }
    }
    """

  /// The times of one engine, by ascending numbers of views.
  private struct Line {
    let engine: String
    let points: [(views: Double, nanoseconds: Double)]
  }

  /// The scale of all panels: one for all, so that heights can be compared.
  private struct Scale {
    let mostViews: Double
    let longest: Double

    /// The smallest of 1, 1.5, 2, 3 and 5 times a power of ten that is at least `number`.
    static func round(_ number: Double) -> Double {
      var power = 1.0
      while power * 10 < number { power *= 10 }
      return [1, 1.5, 2, 3, 5, 10].map { $0 * power }.first { $0 >= number } ?? number
    }

    func x(_ views: Double) -> Double { views / mostViews * Panel.width }
    func y(_ nanoseconds: Double) -> Double { (1 - nanoseconds / longest) * Panel.height }
  }

  /// One screen in one phase.
  private struct Panel {
    let heading: String
    let lines: [Line]

    static let (width, height) = (92.0, 126.0)

    init(heading: String, _ lines: [Line]) {
      self.heading = heading
      self.lines = lines
    }

    func text(x: Double, y: Double, _ scale: Scale, hasLengths: Bool) -> String {
      let plain = NumberText.plain
      let most = NumberText.plain(scale.mostViews)
      var parts = [
        "<g transform=\"translate(\(plain(x)) \(plain(y)))\">",
        "<text class=\"heading\" x=\"0\" y=\"10\">\(heading)</text>",
        "<g transform=\"translate(0 24)\">",
      ]
      for share in [0, 0.5, 1] {
        let height = plain((1 - share) * Self.height)
        parts.append("<path class=\"axis\" d=\"M0 \(height)H\(plain(Self.width))\"/>")
        guard hasLengths else { continue }
        let words = share == 0 ? "0" : NumberText.duration(nanoseconds: scale.longest * share)
        parts.append(
          "<text class=\"quiet\" x=\"-8\" y=\"\(height)\" dy=\"4\" text-anchor=\"end\">\(words)</text>"
        )
      }
      let foot = plain(Self.height + 18)
      parts.append("<text class=\"quiet\" x=\"0\" y=\"\(foot)\">0</text>")
      parts.append(
        "<text class=\"quiet\" x=\"\(plain(Self.width))\" y=\"\(foot)\" text-anchor=\"end\">\(most) views</text>"
      )
      parts += lines.map { line in
        let points = line.points.map { point in
          "\(decimal(scale.x(point.views))) \(decimal(scale.y(point.nanoseconds)))"
        }
        return "<path class=\"line \(line.engine)\" d=\"M\(points.joined(separator: "L"))\"/>"
      }
      parts += labels(scale)
      return (parts + ["</g>", "</g>", ""]).joined(separator: "\n")
    }

    /// The name of each engine and its time at the end of its line, none over another.
    private func labels(_ scale: Scale) -> [String] {
      let ends = lines.compactMap { line in line.points.last.map { (line.engine, $0) } }
        .sorted { $0.1.nanoseconds < $1.1.nanoseconds }
      var lowest = Self.height + 4
      return ends.map { engine, point in
        let y = min(scale.y(point.nanoseconds) + 4, lowest)
        lowest = y - 15
        let x = decimal(scale.x(point.views) + 6)
        let words = NumberText.duration(nanoseconds: point.nanoseconds)
        return "<text class=\"\(engine)\" x=\"\(x)\" y=\"\(decimal(y))\">\(engine) \(words)</text>"
      }
    }

    private func decimal(_ number: Double) -> String { NumberText.decimal(number, places: 1) }
  }
}
