import Comparison
import Explaining
import Foundation
import Geometry
import Layouts
import RecordWords
import RunRecords
import Scenarios

/// Both layouts of a scenario drawn over each other, as a self-contained SVG file.
///
/// It has styles for light and dark and its own background, since a forge's page may be either,
/// whatever the system prefers.
struct MarkdownPicture {
  /// The alternative text: what the picture shows, in a sentence.
  let finding: String
  /// The text of the file.
  let text: String

  /// `nil` where there are no frames, or frames too large to draw.
  init?(of scenario: ScenarioRecord) {
    let only = scenario.only
    let containers = Self.chosen(scenario.shownContainers)
    var panels = containers.compactMap { container in
      Panel(
        container,
        elements: container.elements.isEmpty
          ? container.onlyElements(
            of: scenario.single(in: container.container), most: SizeLimits.forgeElements
          ).map(\.comparison) : container.elements,
        only: only,
        contents: Dictionary(
          scenario.contents(inCase: container.container.caseName).map { ($0.element, $0) }
        ) { first, _ in first })
    }
    guard !panels.isEmpty else { return nil }
    // One scale for all, so that a wider container looks wider.
    let available = Self.widest - Self.air * Double(panels.count + 1)
    let zoom = min(
      max(available / panels.reduce(0) { $0 + max(Double($1.bounds.width), 45) }, 0.2), 2)
    for index in panels.indices { panels[index].zoom = zoom }
    finding = Self.finding(of: containers, in: scenario)
    var (x, y, width, rowHeight) = (Self.air, Self.air + Self.legendHeight, 0.0, 0.0)
    var body = ""
    for panel in panels {
      if x > Self.air, x + panel.width > Self.widest {
        (x, y, rowHeight) = (Self.air, y + rowHeight + Self.air, 0)
      }
      body += panel.text(x: x, y: y)
      x += panel.width + Self.air
      (width, rowHeight) = (max(width, x), max(rowHeight, panel.height))
    }
    let given = containers.compactMap(\.given).first?.heading.lowercased()
    let size = (width: max(width, given == nil ? 330 : 440), height: y + rowHeight + Self.air)
    text = Self.document(
      size.width, size.height, title: finding, only: only, given: given, body: body)
  }

  private static let air = 16.0
  private static let legendHeight = 22.0
  private static let widest = 980.0

  /// The containers where something differs, or else the first ones.
  private static func chosen(_ containers: [ContainerComparison]) -> [ContainerComparison] {
    let differing = containers.filter { !$0.agrees }
    return Array((differing.isEmpty ? containers : differing).prefix(SizeLimits.forgeContainers))
  }

  private static func finding(
    of containers: [ContainerComparison], in scenario: ScenarioRecord
  ) -> String {
    let finding = containers.differenceWords
    let title = scenario.title.cut(to: 200)
    guard finding.isEmpty else { return "\(title): \(finding.cut(to: 700))" }
    let places = containers.map(\.container).listedInPoints
    if let only = scenario.only {
      return "\(title) at \(places): the layout of the \(only.heading.lowercased())"
    }
    return "\(title) at \(places): both layouts agree"
  }

  private static func document(
    _ width: Double, _ height: Double, title: String, only: Engine?, given: String?, body: String
  ) -> String {
    let engines = Engine.allCases.filter { only == nil || only == $0 }.enumerated().map {
      let x = 16 + 134 * $0
      return "<path class=\"\($1.rawValue)\" d=\"M\(x) 20h28\"/>"
        + "<text x=\"\(x + 34)\" y=\"24\">\($1.heading.lowercased())</text>\n"
    }.joined()
    let legend =
      given.map {
        "<path class=\"given\" d=\"M284 20h28\"/><text x=\"318\" y=\"24\">\($0)</text>\n"
      } ?? ""
    let size = "\(NumberText.plain(width)) \(NumberText.plain(height))"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" \
      width="\(NumberText.plain(width))" height="\(NumberText.plain(height))" role="img">
      <title>\(XMLText.escape(title))</title>
      <style>
      \(style)\(given == nil ? "" : "\n\(givenStyle)")
      </style>
      <rect class="ground" width="100%" height="100%" rx="6"/>
      \(engines)\(legend)\(body)</svg>

      """
  }

  private static let givenStyle =
    ".given { fill: none; stroke: #7d8590; stroke-width: 1.5; stroke-dasharray: 1 3 }"

  private static let style = """
    .lines text { font-size: inherit; font-weight: inherit; font-family: Inter, system-ui, sans-serif }
    .lines.moved text { fill: #b3470e }
    .lines g[fill] text { fill: inherit }
    .shape { fill: none; stroke: #82878f }
    .shape text { font-size: inherit; stroke: none }
    text { font: 12px system-ui, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; fill: #1f2328 }
    .ground { fill: #ffffff }
    .spec, .constraints { fill: none; stroke-width: 1.5 }
    .spec { stroke: #0a58ca }
    .constraints { stroke: #b3470e; stroke-dasharray: 5 3 }
    .outline { stroke-width: 1 }
    .differs { fill: #b3470e; fill-opacity: .14 }
    .ambiguous { fill: #7a6a00; fill-opacity: .12 }
    @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .ground { fill: #0d1117 }
    .lines.moved text { fill: #ffab70 }
    .spec { stroke: #79b8ff }
    .constraints { stroke: #ffab70 }
    .differs { fill: #ffab70; fill-opacity: .2 }
    .ambiguous { fill: #e3c800; fill-opacity: .16 }
    }
    """

  /// One container, drawn with its heading.
  private struct Panel {
    let comparison: ContainerComparison
    /// The compared elements, or those of the only layout.
    let elements: [ElementComparison]
    /// The notation that is alone; `nil` where both are drawn.
    let only: Engine?
    let contents: [String: ElementContent]
    let bounds: CGRect
    var zoom = 1.0

    private static let headingHeight = 22.0

    init?(
      _ comparison: ContainerComparison, elements: [ElementComparison], only: Engine?,
      contents: [String: ElementContent]
    ) {
      let given = (comparison.given?.elements ?? []).prefix(SizeLimits.forgeElements)
      let compared = elements.prefix(SizeLimits.forgeElements).flatMap {
        [$0.spec, $0.constraints]
      }
      let frames = (compared + (compared.isEmpty ? [] : given.map(\.frame))).map {
        CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
      }
      let isShowable = frames.allSatisfy { frame in
        [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy { abs($0) < 1e5 }
      }
      guard let first = frames.first, isShowable else { return nil }
      self.comparison = comparison
      self.elements = elements
      self.only = only
      self.contents = contents
      bounds = frames.dropFirst().reduce(first) { $0.union($1) }
    }

    var width: Double { max(Double(bounds.width) * zoom, 90) }
    var height: Double { Double(bounds.height) * zoom + Self.headingHeight }

    func text(x: Double, y: Double) -> String {
      let heading = XMLText.escape("\(comparison.container.inPoints)")
      var lines = [
        "<text x=\"\(NumberText.plain(x))\" y=\"\(NumberText.plain(y + 14))\">\(heading)</text>"
      ]
      let origin = (
        x: x - Double(bounds.minX) * zoom,
        y: y + Self.headingHeight - Double(bounds.minY) * zoom
      )
      for (index, element) in elements.prefix(SizeLimits.forgeElements).enumerated() {
        lines.append(box(of: element, isContainer: index == 0, from: origin))
      }
      for given in (comparison.given?.elements ?? []).prefix(SizeLimits.forgeElements) {
        let name = XMLText.escape(given.element.cut(to: 100))
        let title = "<title>\(name): given, \(StatusMark(given).word)</title>"
        lines.append("<g>\(title)\(rectangle(given.frame, "given", from: origin))</g>")
      }
      return lines.joined(separator: "\n") + "\n"
    }

    private func box(
      of element: ElementComparison, isContainer: Bool, from origin: (x: Double, y: Double)
    ) -> String {
      let mark =
        isContainer || element.agrees && !element.isAmbiguous
        ? "" : element.isAmbiguous ? " ambiguous" : " differs"
      let outline = isContainer ? " outline" : ""
      let name = XMLText.escape(element.element.cut(to: 100))
      let isCompared = only == nil || comparison.given != nil
      let finding = isCompared ? ": \(StatusMark(element).word)" : ""
      let title = "<title>\(name)\(finding)</title>"
      let content = contents[element.element]
      let spec = content.flatMap { DrawnContent($0, in: element.spec) }
      let constraints = content.flatMap { DrawnContent($0, in: element.constraints) }
      // A text that stands where the spec's stands, broken alike, is drawn once.
      let isSame =
        spec?.lines == constraints?.lines
        && abs(element.spec.x - element.constraints.x) < 0.01
        && abs(element.spec.y - element.constraints.y) < 0.01
      let first = spec.map { drawing($0, element.spec, isMoved: false, from: origin) }
      let second = constraints.map { drawing($0, element.constraints, isMoved: true, from: origin) }
      let shown = (first ?? "") + (isSame ? "" : second ?? "")
      let label =
        isContainer || spec?.lines.isEmpty == false
        ? nil : label(name: element.element, element.spec, from: origin)
      let rectangles = [
        (Engine.spec, element.spec, "spec\(outline)\(only == nil ? "" : mark)"),
        (.constraints, element.constraints, "constraints\(outline)\(mark)"),
      ].filter { only == nil || only == $0.0 }
      return "<g>\(title)"
        + rectangles.map { rectangle($0.1, $0.2, from: origin) }.joined() + shown + (label ?? "")
        + "</g>"
    }

    /// The content of an element: its lines, clipped to its frame, or the sign of an image or a control.
    private func drawing(
      _ drawn: DrawnContent, _ frame: Frame, isMoved: Bool, from origin: (x: Double, y: Double)
    ) -> String {
      guard !drawn.lines.isEmpty else { return isMoved ? "" : shapes(of: drawn, from: origin) }
      let lines = drawn.lines.map { line in
        let length = line.lineLength.map {
          " textLength=\"\($0)\" lengthAdjust=\"spacingAndGlyphs\""
        }
        return "<text x=\"\(line.lineX ?? "0")\" y=\"\(line.y)\"\(length ?? "")>"
          + "\(XMLText.escape(line.text))</text>"
      }
      // A view of its own scales points, and hides what is outside the frame.
      let numbers = [
        origin.x + frame.x * zoom, origin.y + frame.y * zoom, max(frame.width, 0.01) * zoom,
        max(frame.height, 0.01) * zoom, max(frame.width, 0.01), max(frame.height, 0.01),
      ].map(NumberText.plain)
      let color = drawn.inkColor.map { " fill=\"\($0)\"" } ?? ""
      return "<svg class=\"lines\(isMoved ? " moved" : "")\" x=\"\(numbers[0])\" "
        + "y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\" "
        + "viewBox=\"0 0 \(numbers[4]) \(numbers[5])\" preserveAspectRatio=\"none\">"
        + "<g font-size=\"\(drawn.fontSize)\" font-weight=\"\(drawn.fontWeight ?? "400")\"\(color)>"
        + "\(lines.joined())</g></svg>"
    }

    private func shapes(of drawn: DrawnContent, from origin: (x: Double, y: Double)) -> String {
      let shapes =
        drawn.strokes.map { "<path d=\"\($0)\"/>" }
        + drawn.circles.map { "<circle cx=\"\($0.x)\" cy=\"\($0.y)\" r=\"\($0.radius)\"/>" }
        + drawn.rounded.map {
          "<rect x=\"\($0.x)\" y=\"\($0.y)\" width=\"\($0.width)\" height=\"\($0.height)\" "
            + "rx=\"\($0.radius)\"/>"
        }
      // The size of an image, or the title of a control.
      let words = drawn.middleText.map {
        "<g font-size=\"\($0.middleSize)\"><text x=\"\($0.x)\" y=\"\($0.y)\" "
          + "text-anchor=\"middle\">\(XMLText.escape($0.words))</text></g>"
      }
      let place = [origin.x, origin.y].map(NumberText.plain).joined(separator: " ")
      return "<g class=\"shape\" transform=\"translate(\(place)) "
        + "scale(\(NumberText.plain(zoom)))\">\(shapes.joined())\(words ?? "")</g>"
    }

    private func rectangle(
      _ frame: Frame, _ style: String, from origin: (x: Double, y: Double)
    ) -> String {
      let numbers = [
        origin.x + frame.x * zoom, origin.y + frame.y * zoom, max(frame.width, 0) * zoom,
        max(frame.height, 0) * zoom,
      ].map(NumberText.plain)
      return "<rect class=\"\(style)\" x=\"\(numbers[0])\" y=\"\(numbers[1])\" "
        + "width=\"\(numbers[2])\" height=\"\(numbers[3])\"/>"
    }

    /// The lines of all texts in both layouts, and the words in images and controls, in points.
    private var texts: [CGRect] {
      elements.prefix(SizeLimits.forgeElements).flatMap { element -> [CGRect] in
        guard let content = contents[element.element] else { return [] }
        guard let text = content.text else {
          return DrawnContent(content, in: element.spec)?.middleText.map {
            [Self.rectangle(of: $0, in: element.spec)]
          } ?? []
        }
        return [element.spec, element.constraints].flatMap { text.rectangles(in: $0) }
      }
    }

    private static func rectangle(of text: DrawnContent.MiddleText, in frame: Frame) -> CGRect {
      let size = Double(text.middleSize) ?? 11
      let width = Double(text.words.count) * size * 0.6
      return CGRect(
        x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - size) / 2,
        width: width, height: size)
    }

    /// `nil` where the name does not fit into the frame beside texts, of which it covers none.
    private func label(
      name: String, _ frame: Frame, from origin: (x: Double, y: Double)
    ) -> String? {
      let scalars = name.unicodeScalars.prefix(200)
      let width = scalars.reduce(0) { $0 + ($1.isASCII ? 7.0 : 12.5) }
      guard scalars.count < 200, width + 8 <= frame.width * zoom, frame.height * zoom >= 14 else {
        return nil
      }
      let high = 13 / zoom
      let places = [frame.y + (frame.height - high) / 2, frame.y, frame.y + frame.height - high]
      let free = places.first { top in
        let place = CGRect(x: frame.x + 4 / zoom, y: top, width: width / zoom, height: high)
        return !texts.contains { $0.intersects(place) }
      }
      guard let free else { return nil }
      let x = NumberText.plain(origin.x + frame.x * zoom + 4)
      let y = NumberText.plain(origin.y + free * zoom + 10.5)
      return "<text x=\"\(x)\" y=\"\(y)\">\(XMLText.escape(name))</text>"
    }
  }
}
