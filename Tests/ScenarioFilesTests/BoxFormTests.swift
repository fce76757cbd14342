import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Scenarios
import Testing

/// Boxes with a length on one axis, boxes with baselines, and a container that is a stack view.
@Suite("Forms of boxes")
struct BoxFormTests {
  private static func text(_ box: String, _ rest: String) -> String {
    """
    layoutdiff: 1
    containers: [200x100]
    elements:
      box: { \(box) }
      other: { box: 40x20 }
    \(rest)
    """
  }

  private static func box(_ box: String) throws -> Element {
    let scenario = try ScenarioText.read(text(box, "spec: other"))
    return try #require(scenario.elements.first)
  }

  private static func problems(_ box: String) -> String {
    ScenarioText.problems(in: text(box, "spec: other"))
  }

  @Test(
    "a length may be missing on one axis",
    arguments: [
      ("40x", BoxContent(width: 40, height: nil)), ("x20", BoxContent(width: nil, height: 20)),
      ("40x20", BoxContent(width: 40, height: 20)), ("0x", BoxContent(width: 0, height: nil)),
    ])
  func oneAxis(text: String, expected: BoxContent) throws {
    let element = try Self.box("box: \(text)")
    #expect(element.kind == .box(expected))
    #expect(expected.text == text)
    #expect(expected.size == CGSize(width: expected.width ?? 0, height: expected.height ?? 0))
    #expect(element.item.hasContentWidth == (expected.width != nil))
    #expect(element.item.hasContentHeight == (expected.height != nil))
  }

  @Test("a width alone is content in constraints, and the height is what rules say")
  func widthInConstraints() throws {
    let scenario = try ScenarioText.read(
      Self.text(
        "box: 40x",
        """
        constraints:
          - box.leading == superview.leading
          - box.top == superview.top
          - box.bottom == superview.bottom
        """))
    let layout = try #require(scenario.constraints)
      .layout(in: Container(width: 200, height: 100), rounding: .exact)
    #expect(layout.layout.frame(of: "box") == CGRect(x: 0, y: 0, width: 40, height: 100))
    #expect(layout.conflicts.isEmpty && !layout.isAmbiguous("box"))
  }

  @Test("a height that nothing sets is ambiguous for a width alone, unlike for a height of 0")
  func missingHeight() throws {
    for (box, isAmbiguous) in [("40x", true), ("40x0", false)] {
      let scenario = try ScenarioText.read(
        Self.text(
          "box: \(box)",
          "constraints: [box.leading == superview.leading, box.top == superview.top]"))
      let layout = try #require(scenario.constraints)
        .layout(in: Container(width: 200, height: 100), rounding: .exact)
      #expect(layout.isAmbiguous("box") == isAmbiguous, "\(box)")
    }
  }

  /// The frame of `box` in a layout spec.
  private static func frame(
    _ box: String, _ spec: String, in container: Container
  ) throws -> CGRect? {
    let scenario = try ScenarioText.read(text(box, "spec: { \(spec) }"))
    return try SpecTree(#require(scenario.spec)).layout(
      in: SizeRange(container), rounding: .exact
    ).frame(of: "box")
  }

  @Test(
    "in a layout spec, the axis without a length is as long as the parent allows, and 0 if unlimited",
    arguments: [
      ("box: 40x", "stack: { alignItems: start, children: [box] }", CGSize(width: 40, height: 100)),
      (
        "box: 40x", "stack: { alignItems: stretch, children: [box] }",
        CGSize(width: 40, height: 100)
      ),
      ("box: x20", "stack: { children: [box] }", CGSize(width: 0, height: 20)),
      (
        "box: x20", "stack: { direction: vertical, alignItems: center, children: [box] }",
        CGSize(width: 200, height: 20)
      ),
      ("box: x20", "center: { centering: XY, child: box }", CGSize(width: 200, height: 20)),
      (
        "box: 40x",
        "stack: { alignItems: start, children: [{ element: box, style: { width: 30, flexGrow: 1 } }] }",
        CGSize(width: 200, height: 100)
      ),
      (
        "box: x20",
        "center: { centering: XY, child: { element: box, style: { width: 30, maxHeight: 8 } } }",
        CGSize(width: 30, height: 8)
      ),
    ])
  func oneAxisInSpecs(box: String, spec: String, size: CGSize) throws {
    let container = Container(width: 200, height: 100)
    #expect(try Self.frame(box, spec, in: container)?.size == size)
  }

  @Test("a box with a width alone is 0 high in a container whose height follows from its content")
  func unlimitedHeight() throws {
    let frame = try Self.frame(
      "box: 40x", "stack: { alignItems: start, children: [box] }", in: Container(width: 200))
    #expect(frame?.size == CGSize(width: 40, height: 0))
  }

  @Test(
    "a separator between two squares in a centred column makes the column as wide as the screen")
  func separator() throws {
    let frame = try Self.frame(
      "box: x10",
      """
      relative: { horizontalPosition: center, verticalPosition: center, child: { stack: {
        direction: vertical, alignItems: center, children: [box, other] } } }
      """, in: Container(width: 375, height: 667))
    #expect(frame == CGRect(x: 0, y: 318.5, width: 375, height: 10))
  }

  @Test("a box of one line has one baseline, one of several lines a first and a last one")
  func baselines() throws {
    let one = try Self.box("box: 80x31, baseline: 21")
    #expect(
      one.kind
        == .box(BoxContent(width: 80, height: 31, baselines: .init(first: 21, last: 21))))
    let two = try Self.box("box: 80x50, baseline: [15, 35]")
    guard case .measured(let content) = two.content else {
      Issue.record("a box with baselines is measured")
      return
    }
    #expect(
      content.measure(in: CGSize(width: 60, height: Double.infinity))
        == ContentMeasurement(
          size: CGSize(width: 60, height: 50), firstBaseline: 15, lastBaselineFromBottom: 15))
    #expect(!content.wraps)
  }

  @Test(
    "baselines of a box that is too short for its text are outside, the first one below the last")
  func baselinesOutside() throws {
    let short = try Self.box("box: 80x9, baseline: [15.5, -2]")
    #expect(
      short.kind
        == .box(BoxContent(width: 80, height: 9, baselines: .init(first: 15.5, last: -2))))
  }

  @Test("both notations align a box by its baseline")
  func alignedBaselines() throws {
    let scenario = try ScenarioText.read(
      Self.text(
        "box: 80x31, baseline: 21",
        """
        spec:
          stack:
            alignItems: baselineFirst
            children: [box, { element: other, style: { ascender: 16 } }]
        constraints:
          - "H:|[box][other]"
          - box.top == superview.top
          - other.top == box.firstBaseline - 16
        """))
    let container = Container(width: 200, height: 100)
    let spec = try SpecTree(#require(scenario.spec))
      .layout(in: SizeRange(container), rounding: .exact)
    let constraints = try #require(scenario.constraints).layout(in: container, rounding: .exact)
    #expect(spec.frame(of: "other") == CGRect(x: 80, y: 5, width: 40, height: 20))
    #expect(constraints.layout.frame(of: "other") == spec.frame(of: "other"))
    #expect(constraints.layout.frame(of: "box") == spec.frame(of: "box"))
  }

  @Test("a last baseline keeps its distance from the bottom of a taller box")
  func lastBaseline() throws {
    let scenario = try ScenarioText.read(
      Self.text(
        "box: 80x50, baseline: [15, 35]",
        """
        constraints:
          - "H:|[box][other]"
          - "V:|[box]|"
          - other.bottom == box.lastBaseline
        """))
    let layout = try #require(scenario.constraints)
      .layout(in: Container(width: 200, height: 100), rounding: .exact)
    #expect(layout.layout.frame(of: "other")?.maxY == 85)
  }

  @Test(
    "a mistake in a box has a caret and the forms to write",
    arguments: [
      ("box: x", "or 40x for a width alone, x40 for a height alone, or none"),
      ("box: -4x", "or 40x for a width alone"),
      ("box: 40", "write WIDTHxHEIGHT in points"),
      ("box: 40x, baseline: 3", "'baseline' needs a box with a width and a height"),
      ("box: none, baseline: 3", "'baseline' needs a box with a width and a height"),
      ("box: 40x20, baseline: 2000000", "expected a number from -1000000 to 1000000"),
      ("box: 40x20, baseline: [1, 2, 3]", "'baseline' must be one distance or [first, last]"),
      ("image: 40x20, baseline: 4", "'baseline' applies to boxes only"),
      ("box: 40x20, basline: 4", "did you mean 'baseline'?"),
    ])
  func mistakes(box: String, part: String) {
    let problems = Self.problems(box)
    #expect(problems.contains(part), "\(problems)")
    #expect(problems.contains("card.yaml:4:"), "\(problems)")
    #expect(problems.contains("^"), "\(problems)")
  }

  @Test("the container itself may be a stack view")
  func rootStack() throws {
    let text = """
      layoutdiff: 1
      containers: [200x100, 200]
      elements:
        photo: { box: 40x30 }
        title: { box: 80x20 }
      constraints:
        stacks:
          superview: { axis: vertical, spacing: 8, alignment: leading, arranged: [photo, title] }
      """
    let system = try #require(try ScenarioText.read(text).constraints)
    let fixed = try system.layout(in: Container(width: 200, height: 100), rounding: .exact)
    #expect(fixed.layout.frame(of: "photo")?.minY == 0)
    #expect(fixed.layout.frame(of: "title")?.maxY == 100)
    let fitting = try system.layout(in: Container(width: 200), rounding: .exact)
    #expect(fitting.layout.size.height == 58)
    #expect(fitting.layout.frame(of: "title") == CGRect(x: 0, y: 38, width: 80, height: 20))
    #expect(fitting.conflicts.isEmpty)
  }
}
