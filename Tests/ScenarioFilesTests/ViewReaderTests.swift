import Foundation
import Geometry
import LayoutConstraints
import Scenarios
import Testing

@Suite("Reading views, guides and the container's settings")
struct ViewReaderTests {
  /// The valid scenario with other constraints; the text begins in line 11.
  private static func text(_ constraints: String) -> String {
    let before = ScenarioText.valid.split(separator: "\n").prefix { $0 != "constraints:" }
    return before.joined(separator: "\n") + "\n" + constraints
  }

  private static func scenario(_ constraints: String) throws -> Scenario {
    try ScenarioText.read(text(constraints))
  }

  @Test("all settings of a view reach the model")
  func wholeView() throws {
    let scenario = try Self.scenario(
      """
      constraints:
        direction: rightToLeft
        safeArea: { top: 47, bottom: 34 }
        guides: [gapBefore, gapAfter]
        hierarchy: { photo: [title, gapAfter] }
        views:
          superview: { layoutMargins: 16 }
          photo:
            layoutMargins: { top: 4, leading: 12 }
            alignmentRectInsets: { bottom: 4 }
            direction: leftToRight
            hidden: true
            preservesSuperviewLayoutMargins: true
            insetsLayoutMarginsFromSafeArea: false
            additionalSafeArea: 3
            scroll: true
        rules: [gapBefore.width == gapAfter.width, photo.contentLayoutGuide.width == 9]
      """)
    let system = try #require(scenario.constraints)
    #expect(system.direction == .rightToLeft)
    #expect(system.safeAreaInsets == EdgeInsets(top: 47, bottom: 34))
    try #require(!system.items.isEmpty)
    #expect(system.items[0].layoutMargins == DirectionalEdgeInsets(all: 16))
    let photo = try #require(system.index(of: "photo"))
    let view = system.items[photo]
    #expect(
      view.layoutMargins == DirectionalEdgeInsets(top: 4, leading: 12, bottom: 8, trailing: 8))
    #expect(view.alignmentRectInsets == EdgeInsets(bottom: 4))
    #expect(view.direction == .leftToRight)
    #expect(view.isHidden && view.preservesSuperviewLayoutMargins)
    #expect(!view.insetsLayoutMarginsFromSafeArea)
    #expect(view.additionalSafeAreaInsets == EdgeInsets(all: 3))
    #expect(view.contentLayoutGuide == system.index(of: "photo.contentLayoutGuide"))
    let guides = system.items.filter { $0.kind == .layoutGuide }
    #expect(guides.map(\.name) == ["gapBefore", "gapAfter"])
    #expect(guides.map(\.parent) == [0, photo])
    let result = try system.layout(in: Container(width: 320), rounding: .exact)
    #expect(result.layout.elements == ["photo", "title"])
  }

  @Test("sizes and masks become constraints with the line of their key, before the rules")
  func generatedConstraints() throws {
    let scenario = try Self.scenario(
      """
      constraints:
        views:
          title: { encapsulated: { height: 44 } }
          photo:
            autoresizing:
              frame: [8, 0, 40, 40]
              superview: 56x100
              mask: [flexibleWidth, flexibleBottomMargin]
            encapsulated:
              width: 40
        rules:
          - title.width == 9
      """)
    let system = try #require(scenario.constraints)
    let rules = system.constraints.indices.map {
      "\(scenario.constraintLines[$0]): \(system.text(ofConstraint: $0))"
    }
    #expect(
      rules == [
        "13: title.height == 44", "19: photo.width == 40",
        "15: photo.left == superview.left + 8", "15: photo.right == superview.right - 8",
        "15: photo.top == superview.top", "15: photo.height == 40", "22: title.width == 9",
      ])
    #expect(
      system.constraints.map(\.source) == [
        .encapsulatedLayout, .encapsulatedLayout, .autoresizingMask, .autoresizingMask,
        .autoresizingMask, .autoresizingMask, .author,
      ])
  }

  @Test(
    "margins and hidden views are known when stack views are lowered, and stacks may contain guides"
  )
  func stacks() throws {
    let scenario = try Self.scenario(
      """
      constraints:
        stacks: { row: { arranged: [photo, title], spacing: 10, marginsRelative: true } }
        guides: [gap]
        hierarchy: { row: [gap] }
        views: { photo: { hidden: true }, row: { layoutMargins: { leading: 30 } } }
        rules: ["H:|-0-[row]", "V:|-0-[row]-0-|", "gap.leading == row.leading", "gap.width == 5"]
      """)
    let system = try #require(scenario.constraints)
    let result = try system.layout(in: Container(width: 320), rounding: .exact)
    #expect(result.layout.frame(of: "title")?.minX == 30)
    #expect(result.layout.frame(of: "photo")?.width == 0)
    #expect(result.layout.elements == ["photo", "title", "row"])
  }

  @Test("rules may be missing where views have constraints")
  func noRules() throws {
    let views = "constraints:\n  views: { photo: { encapsulated: { width: 4 } } }"
    #expect(try Self.scenario(views).constraints?.constraints.count == 1)
    let none = ScenarioText.problems(
      in: Self.text("constraints:\n  views: { photo: { hidden: true } }"))
    #expect(none.hasPrefix("card.yaml:12:3: error: 'constraints' has no 'rules'"))
  }

  @Test("a list of rows keeps direction, safe area, guides and scroll views of its row")
  func repeated() throws {
    let scenario = try Self.scenario(
      """
      constraints:
        direction: rightToLeft
        safeArea: { top: 20 }
        guides: [gap]
        hierarchy: { photo: [title] }
        views: { photo: { scroll: true, encapsulated: { width: 70, height: 30 } } }
        rules:
          - "H:|-4-[gap(5)]-[photo]"
          - photo.top == superview.safeAreaLayoutGuide.top
          - photo.bottom == superview.bottom
          - gap.top == superview.top
          - gap.height == 1
          - "V:|-0-[title(90)]-0-|"
          - "H:|-0-[title(20)]-0-|"
      """)
    let row = try #require(scenario.constraints)
    let single = try row.layout(in: Container(width: 320), rounding: .exact)
    let list = try #require(try scenario.repeated(2).constraints)
    let result = try list.layout(in: Container(width: 320), rounding: .exact)
    #expect(result.conflicts.isEmpty && result.ambiguousElements.isEmpty)
    #expect(result.layout.size.height == 2 * single.layout.size.height)
    #expect(single.layout.size.height == 50)
    for (row, y) in [("row1", 0.0), ("row2", 50)] {
      for name in ["photo", "title"] {
        let frame = try #require(single.layout.frame(of: name)).offsetBy(dx: 0, dy: y)
        #expect(result.layout.frame(of: "\(row).\(name)") == frame)
      }
      #expect(result.contentSizes["\(row).photo"] == CGSize(width: 20, height: 90))
    }
    let left = try #require(single.layout.frame(of: "photo")?.minX)
    #expect(abs(left - 233) < 1e-6)  // 320 - 4 - 5 - 8 - 70
  }

  @Test(
    "a mistake is shown with its position, its line, a caret and the next step", arguments: mistakes
  )
  func wholeMessage(constraints: String, message: String) {
    let rest = constraints.contains("rules:") ? "" : "\n  rules: [photo.width == 4]"
    #expect(
      ScenarioText.problems(in: Self.text("constraints:\n" + constraints + rest)) == message)
  }

  private static let mistakes = [
    (
      "  direction: rightToLeeft",
      """
      card.yaml:12:14: error: 'direction' cannot be 'rightToLeeft'
        direction: rightToLeeft
                   ^~~~~~~~~~~~
      did you mean 'rightToLeft'?
      """
    ),
    (
      "  safeArea: { top: -4, leading: 3 }",
      """
      card.yaml:12:20: error: 'safeArea' is -4, which is out of range
        safeArea: { top: -4, leading: 3 }
                         ^~
      expected a number from 0 to 1000000
      card.yaml:12:24: error: unknown key 'leading' in 'safeArea'
        safeArea: { top: -4, leading: 3 }
                             ^~~~~~~
      expected one of: top, left, bottom, right
      """
    ),
    (
      "  guides: [gap, photo, 2nd]",
      """
      card.yaml:12:17: error: there is more than one 'photo'
        guides: [gap, photo, 2nd]
                      ^~~~~
      a guide needs a unique name
      card.yaml:12:24: error: '2nd' cannot be a guide's name
        guides: [gap, photo, 2nd]
                             ^~~
      a name is a letter followed by letters, digits and _
      """
    ),
    (
      "  guides: [gap]\n  views: { gap: { hidden: true }, phot: {} }",
      """
      card.yaml:13:12: error: 'gap' is a guide, not a view
        views: { gap: { hidden: true }, phot: {} }
                 ^~~
      a guide has no settings: use it in rules
      card.yaml:13:35: error: there is no view 'phot'
        views: { gap: { hidden: true }, phot: {} }
                                        ^~~~
      did you mean 'photo'?
      """
    ),
    (
      "  guides: [gap]\n  hierarchy: { gap: [photo] }",
      """
      card.yaml:13:22: error: 'gap' is a guide, and nothing can be inside it
        hierarchy: { gap: [photo] }
                           ^~~~~
      """
    ),
    (
      "  views: { photo: { layoutMargin: 8 } }",
      """
      card.yaml:12:21: error: unknown key 'layoutMargin' in view 'photo'
        views: { photo: { layoutMargin: 8 } }
                          ^~~~~~~~~~~~
      did you mean 'layoutMargins'?
      """
    ),
    (
      "  views: { photo: { autoresizing: { frame: [0, 0, 4], superview: 4x4 } } }",
      """
      card.yaml:12:44: error: 'frame' must be [x, y, width, height] in points, not a list of 3
        views: { photo: { autoresizing: { frame: [0, 0, 4], superview: 4x4 } } }
                                                 ^
      """
    ),
    (
      "  views: { photo: { autoresizing: { frame: [0, 0, 4, 4], superview: 4, mask: [width] } } }",
      """
      card.yaml:12:69: error: 'superview' must be a size, not '4'
        views: { photo: { autoresizing: { frame: [0, 0, 4, 4], superview: 4, mask: [width] } } }
                                                                          ^
      write WIDTHxHEIGHT in points, each from 0 to 1000000
      card.yaml:12:79: error: a flexible part cannot be 'width'
        views: { photo: { autoresizing: { frame: [0, 0, 4, 4], superview: 4, mask: [width] } } }
                                                                                    ^~~~~
      expected one of: flexibleBottomMargin, flexibleHeight, flexibleLeftMargin, \
      flexibleRightMargin, flexibleTopMargin, flexibleWidth
      """
    ),
    (
      "  views: { photo: { encapsulated: { heigth: 4 } } }",
      """
      card.yaml:12:37: error: unknown key 'heigth' in 'encapsulated'
        views: { photo: { encapsulated: { heigth: 4 } } }
                                          ^~~~~~
      did you mean 'height'?
      """
    ),
    (
      "  direction: rtl\n  hierarchy: { photo: title }",
      """
      card.yaml:12:14: error: 'direction' cannot be 'rtl'
        direction: rtl
                   ^~~
      did you mean 'rightToLeft'?
      card.yaml:13:23: error: the subviews of 'photo' must be a list, not 'title'
        hierarchy: { photo: title }
                            ^~~~~
      write   hierarchy: { photo: [title] }
      """
    ),
    (
      "  views: { photo: { autoresizing: { mask: [flexibleWidth] }, encapsulated: {} } }",
      """
      card.yaml:12:35: error: 'autoresizing' needs the frame that the mask was set with, and the \
      superview's size
        views: { photo: { autoresizing: { mask: [flexibleWidth] }, encapsulated: {} } }
                                        ^
      for example { frame: [0, 0, 320, 44], superview: 320x100, mask: [flexibleWidth] }
      card.yaml:12:76: error: 'encapsulated' has neither width nor height
        views: { photo: { autoresizing: { mask: [flexibleWidth] }, encapsulated: {} } }
                                                                                 ^
      for example { width: 320, height: 44 }, or one of both
      """
    ),
    (
      "  views: { superview: { autoresizing: { frame: [0, 0, 4, 4], superview: 4x4 } } }",
      """
      card.yaml:12:39: error: 'superview' is the container and has no superview
        views: { superview: { autoresizing: { frame: [0, 0, 4, 4], superview: 4x4 } } }
                                            ^
      """
    ),
    (
      "  rules: [photo.contentLayoutGuide.width == 4]",
      """
      card.yaml:12:11: error: 'photo' is not a scroll view, so it has no contentLayoutGuide
        rules: [photo.contentLayoutGuide.width == 4]
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      make 'photo' a scroll view, or leave the guide out
      """
    ),
  ]
}
