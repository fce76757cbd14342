import Comparison
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
  let fullWidth: String
  let fullHeight: String
  let keys: [Key]
  let panels: [Panel]

  /// A kind of lines.
  struct Key {
    let keyStyle: String
    /// Where its line begins.
    let start: String
    let wordsStart: String
    let words: String
  }

  /// One container.
  struct Panel {
    let heading: String
    let baseline: String
    let left: String
    let top: String
    let wide: String
    let high: String
    let picture: LayoutPicture
  }

  private static let air = 16.0
  private static let legendHeight = 22.0
  private static let headingHeight = 22.0
  private static let widest = 980.0

  /// `nil` where there are no frames, or frames too large to draw.
  init?(of scenario: ScenarioRecord) {
    let only = scenario.only
    let containers = Self.chosen(scenario.shownContainers)
    let shown = containers.map { container in
      (
        container: container,
        elements: container.shownElements(
          of: scenario.single(in: container.container), most: SizeLimits.forgeElements)
      )
    }
    func pictures(zoom: Double?) -> [(container: ContainerComparison, picture: LayoutPicture)] {
      shown.enumerated().compactMap { number, shown in
        LayoutPicture(
          shown.container, elements: shown.elements, number: number, open: [:],
          contents: scenario.contents(inCase: shown.container.container.caseName), only: only,
          zoom: zoom
        ).map { (shown.container, $0) }
      }
    }
    // One scale for all, so that a wider container looks wider.
    let widths = pictures(zoom: 1).map { max(Double($0.picture.bounds.width), 45) }
    guard !widths.isEmpty else { return nil }
    let available = Self.widest - Self.air * Double(widths.count + 1)
    let zoom = min(max(available / widths.reduce(0, +), 0.2), 2)
    var (x, y, width, rowHeight) = (Self.air, Self.air + Self.legendHeight, 0.0, 0.0)
    panels = pictures(zoom: zoom).map { container, picture in
      let size = (
        width: Double(picture.bounds.width) * zoom, height: Double(picture.bounds.height) * zoom
      )
      if x > Self.air, x + size.width > Self.widest {
        (x, y, rowHeight) = (Self.air, y + rowHeight + Self.air, 0)
      }
      let top = y + Self.headingHeight
      let panel = Panel(
        heading: container.container.inPoints, baseline: NumberText.plain(y + 14),
        left: NumberText.plain(x), top: NumberText.plain(top), wide: NumberText.plain(size.width),
        high: NumberText.plain(size.height), picture: picture)
      x += max(size.width, 90) + Self.air
      (width, rowHeight) = (max(width, x), max(rowHeight, size.height + Self.headingHeight))
      return panel
    }
    let given = containers.compactMap(\.given).first?.heading.lowercased()
    finding = Self.finding(of: containers, in: scenario)
    fullWidth = NumberText.plain(max(width, given == nil ? 330 : 440))
    fullHeight = NumberText.plain(y + rowHeight + Self.air)
    let words =
      scenario.shownEngines.map { ($0.rawValue, $0.heading.lowercased()) }
      + (given.map { [("given", $0)] } ?? [])
    keys = words.enumerated().map { index, key in
      let start = Double(16 + 134 * index)
      return Key(
        keyStyle: key.0, start: NumberText.plain(start), wordsStart: NumberText.plain(start + 34),
        words: key.1)
    }
  }

  /// The text of the SVG file.
  func text(_ templates: PageTemplates) throws(ReportingError) -> String {
    try templates.render(self, with: "forge-picture")
  }

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
}
