package import Comparison
import Geometry
import LayoutConstraints
import Layouts
package import Scenarios

/// Reads what the elements of a scenario show, with the lines of texts at all widths that occur.
package struct ContentReader {
  private let scenario: Scenario
  /// The widths of each element at which it is drawn.
  private var widths: [String: [Double]] = [:]
  /// The least and the largest width of each element between breakpoints.
  private var ranges: [String: ClosedRange<Double>] = [:]

  /// The most different breaks of one text; beyond them, only the widths of containers have lines.
  ///
  /// Ours: a page has room for about as many numbers.
  static let mostBreaks = 200
  /// The most scalars of a text that is read: a longer one is no label.
  static let mostScalars = 4000

  /// The contents of the elements, in the order of the scenario; elements without anything are left out.
  ///
  /// Breaks each text anew for each width at which another word fits. `widths` are those of elements
  /// that nothing is compared with, in points.
  package static func contents(
    of scenario: Scenario, _ comparison: ScenarioComparison, _ frames: [WidthFrames],
    alsoAt widths: [String: [Double]] = [:]
  ) -> [ElementContent] {
    var reader = ContentReader(scenario)
    reader.widths = widths
    let own = comparison.containers.filter { $0.container.caseName == scenario.caseName }
    for element in own.flatMap({ $0.elements }) {
      reader.widths[element.element, default: []] += [
        element.spec.width, element.constraints.width,
      ]
    }
    for frames in frames where frames.caseName == scenario.caseName {
      for element in frames.elements { reader.add(element, over: frames.span) }
    }
    let items = Dictionary(
      (scenario.constraints?.items ?? []).map { ($0.name, $0.content) }
    ) { first, _ in first }
    let contents = scenario.elements.compactMap { element in
      reader.content(of: element, items[element.name] ?? .none)
    }
    // A case has no cases of its own to draw.
    guard scenario.caseName == nil else { return contents }
    let names =
      comparison.containers.ofShownCases.compactMap { $0.container.caseName }
      + frames.compactMap { $0.caseName }
    return contents
      + scenario.cases.filter { $0.caseName.map(names.contains) ?? false }.flatMap { shown in
        Self.contents(of: shown, comparison, frames).map { content in
          var content = content
          content.caseName = shown.caseName
          return content
        }
      }
  }

  private init(_ scenario: Scenario) {
    self.scenario = scenario
  }

  /// Notes the widths that an element has anywhere in a range of containers.
  private mutating func add(_ element: MovingFrame, over span: WidthSpan) {
    for edges in [element.spec, element.constraints ?? []] where edges.count == 4 {
      let starts = (edges[0].segments + edges[2].segments).map { $0.start }
      let ends = Array(starts.dropFirst()) + [span.to]
      for width in starts + ends.map({ $0 - 1e-6 }) + [span.to] {
        let own = edges[2].value(at: width) - edges[0].value(at: width)
        guard own.isFinite, own >= 0 else { continue }
        let range = ranges[element.element] ?? own...own
        ranges[element.element] = min(range.lowerBound, own)...max(range.upperBound, own)
      }
    }
  }

  private func content(of element: Element, _ item: Content) -> ElementContent? {
    if let control = element.control, control.look != .image {
      return ElementContent(
        element: element.name, kind: .control, control: control.look, title: control.title)
    }
    if case .image(let size) = element.kind { return image(element.name, size) }
    if element.control != nil {
      guard case .fixed(let size) = item else { return image(element.name, nil) }
      return image(element.name, size)
    }
    // A node and a view may have different texts: the view's is drawn.
    let own = if case .measured = item { item } else { element.content }
    guard case .measured(let content) = own, let text = content.drawnText else {
      return nil
    }
    return self.text(of: element.name, text).map {
      ElementContent(element: element.name, kind: .text, text: $0)
    }
  }

  private func image(_ name: String, _ size: CGSize?) -> ElementContent {
    ElementContent(
      element: name, kind: .image, size: size.map { [Double($0.width), Double($0.height)] })
  }

  private func text(of name: String, _ content: any TextDrawing) -> ElementText? {
    let drawn = content.drawing(in: .infinity)
    guard !drawn.lines.isEmpty, drawn.text.unicodeScalars.count <= Self.mostScalars else {
      return nil
    }
    var breaks: [TextBreaks] = []
    if let range = ranges[name] { breaks = self.breaks(of: content, over: range) ?? [] }
    for width in Set(widths[name] ?? []).sorted() where width.isFinite && width >= 0 {
      if breaks.contains(where: { $0.from <= width && width <= $0.to }) { continue }
      let drawing = content.drawing(in: width)
      breaks.append(TextBreaks(from: width, to: width, lines: drawing.recordedLines))
    }
    breaks.sort { $0.from < $1.from }
    return ElementText(
      text: drawn.text, fontSize: drawn.fontSize, fontWeight: drawn.fontWeight, color: drawn.color,
      left: drawn.left, firstBaseline: drawn.firstBaseline.rounded6,
      lineHeight: drawn.lineHeight.rounded6, breaks: breaks)
  }

  /// The breaks over a range of widths; `nil` where they are too many.
  private func breaks(
    of content: any TextDrawing, over range: ClosedRange<Double>
  ) -> [TextBreaks]? {
    var breaks: [TextBreaks] = []
    var width = range.lowerBound
    // Each comparison of the line breaker ends a range, also where it changes no line.
    for _ in 0..<(20 * Self.mostBreaks) {
      let drawing = content.drawing(in: width)
      let end = min(drawing.widths.upperBound, range.upperBound)
      let lines = drawing.recordedLines
      if let last = breaks.last, last.says(lines) {
        breaks[breaks.count - 1].to = end
      } else {
        breaks.append(TextBreaks(from: width.rounded6, to: end, lines: lines))
      }
      guard breaks.count <= Self.mostBreaks else { return nil }
      guard end < range.upperBound else {
        breaks[breaks.count - 1].to = range.upperBound.rounded6
        return breaks
      }
      // Just beyond the end, where another word fits.
      width = max(end, width + 1e-7)
      breaks[breaks.count - 1].to = width.rounded6
    }
    return nil
  }
}

extension TextBreaks {
  /// Whether the lines show the same scalars; a cut line is as wide as its element.
  fileprivate func says(_ others: [Line]) -> Bool {
    lines.count == others.count
      && zip(lines, others).allSatisfy {
        $0.start == $1.start && $0.end == $1.end && $0.isCut == $1.isCut
      }
  }
}

extension DrawnText {
  fileprivate var recordedLines: [TextBreaks.Line] {
    lines.map {
      TextBreaks.Line(
        start: $0.scalars.lowerBound, end: $0.scalars.upperBound, width: $0.width.rounded6,
        isCut: $0.isCut)
    }
  }
}

extension Double {
  /// Rounded to a millionth.
  fileprivate var rounded6: Double { (self * 1e6).rounded() / 1e6 }
}
