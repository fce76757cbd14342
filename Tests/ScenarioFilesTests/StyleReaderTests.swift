import Foundation
import Geometry
import LayoutSpecs
import Scenarios
import Testing

@Suite("Reading styles and specs")
struct StyleReaderTests {
  @Test("sizes are read as pairs, and single lengths override them")
  func pairs() throws {
    let style = try style(
      """
      preferredLayoutSize: [50%, auto], minSize: 10x20, maxLayoutSize: [80pt, 100%], minHeight: 30
      """)
    #expect(style.preferredLayoutSize == LayoutSize(width: .fraction(0.5)))
    #expect(style.minLayoutSize == LayoutSize(width: 10, height: 30))
    #expect(style.maxLayoutSize == LayoutSize(width: 80, height: .fraction(1)))
    #expect(
      try self.style("maxSize: [40, 50%]").maxLayoutSize
        == LayoutSize(width: 40, height: .fraction(0.5)))
    #expect(try self.style("minLayoutSize: [auto, 5]").minLayoutSize == LayoutSize(height: 5))
  }

  @Test("a size range has a minimum and a maximum, and either may be missing")
  func sizeRange() throws {
    let both = try style("sizeRange: { min: [25%, auto], max: [50%, 48] }")
    #expect(both.sizeRange.min == LayoutSize(width: .fraction(0.25)))
    #expect(both.sizeRange.max == LayoutSize(width: .fraction(0.5), height: 48))
    let upper = try style("sizeRange: { max: [40, 40] }")
    #expect(upper.sizeRange == RelativeSizeRange(max: LayoutSize(width: 40, height: 40)))
  }

  @Test("a static spec is read with its children")
  func staticSpec() throws {
    let text = ScenarioText.valid.replacing("stack:\n    spacing: 8", with: "static:")
    let spec = try #require(try ScenarioText.read(text).spec)
    guard case .static = spec.kind else {
      Issue.record("\(spec.kind)")
      return
    }
    #expect(spec.children.count == 2)
  }

  @Test("a center spec takes the positions of a relative spec")
  func centerPositions() throws {
    let text = Self.center("horizontalPosition: end")
    guard case .center(let relative) = try #require(try ScenarioText.read(text).spec).kind else {
      Issue.record("no center spec was read")
      return
    }
    #expect(relative == RelativeSpec(horizontalPosition: .end))
  }

  @Test("a wrong property is shown with what is expected", arguments: mistakes)
  func wholeMessage(mistake: Mistake) {
    let text = ScenarioText.replacing(mistake.part, by: mistake.replacement)
    #expect(ScenarioText.problems(in: text) == mistake.message)
  }

  @Test("the position in a center spec can be set once")
  func contradiction() {
    #expect(
      ScenarioText.problems(in: Self.center("centering: X, verticalPosition: end")) == """
        card.yaml:8:45: error: 'verticalPosition' is already set by 'centering'
          center: { centering: X, verticalPosition: end, child: photo }
                                                    ^~~
        """)
  }

  static let mistakes = [
    mistake(
      "minLayoutSize: 50%",
      """
      card.yaml:10:58: error: 'minLayoutSize' must be a size, not '50%'
          children: [{ element: photo, style: { minLayoutSize: 50% } }, title]
                                                               ^~~
      write WIDTHxHEIGHT in points, each from 0 to 1000000
      or [width, height], each points, a percentage, or auto
      """),
    mistake(
      "maxLayoutSize: [50%, 101%]",
      """
      card.yaml:10:64: error: 'maxLayoutSize' cannot be '101%'
          children: [{ element: photo, style: { maxLayoutSize: [50%, 101%] } }, title]
                                                                     ^~~~
      expected points, a percentage from 0% to 100%, or auto
      """),
    mistake(
      "minSize: [1, 2, 3]",
      """
      card.yaml:10:52: error: 'minSize' must be a size, not a list
          children: [{ element: photo, style: { minSize: [1, 2, 3] } }, title]
                                                         ^
      write WIDTHxHEIGHT in points, each from 0 to 1000000
      or [width, height], each points, a percentage, or auto
      """),
    mistake(
      "sizeRange: { minimum: [1, 2] }",
      """
      card.yaml:10:56: error: unknown key 'minimum' in 'sizeRange'
          children: [{ element: photo, style: { sizeRange: { minimum: [1, 2] } } }, title]
                                                             ^~~~~~~
      expected one of: min, max
      """),
    mistake(
      "sizeRange: { max: [1, -2] }",
      """
      card.yaml:10:65: error: 'max' cannot be '-2'
          children: [{ element: photo, style: { sizeRange: { max: [1, -2] } } }, title]
                                                                      ^~
      expected points, a percentage from 0% to 100%, or auto
      """),
    mistake(
      "sizeRange: 40x40",
      """
      card.yaml:10:54: error: 'sizeRange' must be a mapping, not '40x40'
          children: [{ element: photo, style: { sizeRange: 40x40 } }, title]
                                                           ^~~~~
      expected keys: min, max
      """),
  ]

  private static func mistake(_ style: String, _ message: String) -> Mistake {
    Mistake("[photo,", "[{ element: photo, style: { \(style) } },", message)
  }

  private static func center(_ properties: String) -> String {
    ScenarioText.replacing(
      "stack:\n    spacing: 8\n    children: [photo, title]",
      by: "center: { \(properties), child: photo }")
  }

  /// The style that is read from the text between braces.
  private func style(_ text: String) throws -> ElementStyle {
    let text = ScenarioText.replacing("[photo,", by: "[{ element: photo, style: { \(text) } },")
    let spec = try #require(try ScenarioText.read(text).spec)
    return try #require(spec.children.first).style
  }
}
