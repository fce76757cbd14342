import Comparison
import Explaining
import Foundation
import Geometry
import Layouts
import RecordWords
import RunRecords

/// A small picture of both layouts in one container, for the overview: a file of its own, which a
/// browser loads when it comes into sight.
struct Thumbnail {
  /// The text of the SVG file.
  let text: String

  /// The size of a thumbnail, in CSS pixels.
  private static let (width, height) = (144.0, 96.0)

  /// `nil` where there are no frames, or frames too large to draw.
  ///
  /// Shows the first container that differs, or else the first.
  init?(of scenario: ScenarioRecord) {
    guard let elements = Self.elements(of: scenario), let first = elements.first?.spec else {
      return nil
    }
    let frames = elements.flatMap { [$0.spec, $0.constraints] }
    let bounds = frames.reduce(Self.rectangle(first)) { $0.union(Self.rectangle($1)) }
      .insetBy(dx: -2, dy: -2)
    let scale = min(Self.width / max(bounds.width, 1), Self.height / max(bounds.height, 1), 1)
    let contents = Dictionary(
      scenario.contents(inCase: Self.container(of: scenario)?.container.caseName).map {
        ($0.element, $0)
      }
    ) { first, _ in first }
    let boxes = elements.enumerated().map { index, element in
      Self.box(element, isContainer: index == 0, contents[element.element])
    }
    let size = [bounds.width * scale, bounds.height * scale].map {
      NumberText.plain($0.rounded(.up))
    }
    let view = [bounds.minX, bounds.minY, bounds.width, bounds.height]
      .map { NumberText.plain(Double($0)) }.joined(separator: " ")
    text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size[0])" height="\(size[1])" \
      viewBox="\(view)">
      <style>
      \(Self.style)
      </style>
      \(boxes.joined(separator: "\n"))
      </svg>

      """
  }

  private static func container(of scenario: ScenarioRecord) -> ContainerComparison? {
    let containers = scenario.shownContainers
    return containers.first { !$0.agrees && !$0.elements.isEmpty } ?? containers.first
  }

  /// The elements that a thumbnail shows; `nil` where there is none.
  static func elements(of scenario: ScenarioRecord) -> [ElementComparison]? {
    let elements =
      container(of: scenario).map {
        $0.shownElements(of: scenario.single(in: $0.container), most: SizeLimits.thumbnailElements)
          .map(\.comparison)
      } ?? []
    let isShowable = elements.flatMap { [$0.spec, $0.constraints] }.allSatisfy { frame in
      Edge.allCases.allSatisfy { abs(frame.position(of: $0)) < 1e5 }
    }
    return elements.isEmpty || !isShowable ? nil : elements
  }

  /// Bars stand for lines of text, which would be too small to read.
  private static func box(
    _ element: ElementComparison, isContainer: Bool, _ content: ElementContent?
  ) -> String {
    let isEqual = element.agrees && !element.isAmbiguous
    if isContainer {
      return rectangle(element.spec, "c")
        + (isEqual ? "" : rectangle(element.constraints, "c d"))
    }
    var text = rectangle(element.spec, content?.kind == .image ? "i" : "s")
    if let drawn = content?.text, drawn.isDrawable, let lines = drawn.lines(in: element.spec.width)
    {
      text += lines.prefix(SizeLimits.drawnLines).enumerated().map { index, line in
        let top = element.spec.y + drawn.firstBaseline + Double(index) * drawn.lineHeight
        return rectangle(
          Frame(
            x: element.spec.x + drawn.left, y: top - drawn.fontSize * 0.5,
            width: line.width, height: drawn.fontSize * 0.4), "t")
      }.joined()
    }
    return isEqual ? text : text + rectangle(element.constraints, element.isAmbiguous ? "a" : "d")
  }

  private static func rectangle(_ frame: Frame) -> CGRect {
    CGRect(x: frame.x, y: frame.y, width: max(frame.width, 0), height: max(frame.height, 0))
  }

  private static func rectangle(_ frame: Frame, _ style: String) -> String {
    let numbers = [frame.x, frame.y, max(frame.width, 0.5), max(frame.height, 0.5)]
      .map(NumberText.coordinate)
    return "<rect class=\"\(style)\" x=\"\(numbers[0])\" y=\"\(numbers[1])\" "
      + "width=\"\(numbers[2])\" height=\"\(numbers[3])\"/>"
  }

  /// Lines keep their width at any scale.
  private static let style = """
    rect { fill: none; stroke: #0b57d0; vector-effect: non-scaling-stroke }
    .c { stroke: #82878f }
    .s { fill: #0b57d0; fill-opacity: .08 }
    .i { fill: #82878f; fill-opacity: .25 }
    .t { stroke: none; fill: #55595f }
    .d { stroke: #b54708; stroke-dasharray: 4 2; fill: #b54708; fill-opacity: .12 }
    .c.d { fill: none }
    .a { stroke: #755400; stroke-dasharray: 2 2 }
    @media (prefers-color-scheme: dark) {
    rect { stroke: #8ab4f8 }
    .c { stroke: #7d848e }
    .t { fill: #aab0b8; stroke: none }
    .d { stroke: #f5a45a; fill: #f5a45a }
    .a { stroke: #f0c95a }
    }
    """
}
