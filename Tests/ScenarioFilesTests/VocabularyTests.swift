import Geometry
import Scenarios
import Testing

@testable import ScenarioFiles

@Suite("Words of other toolkits")
struct VocabularyTests {
  @Test("a key of another toolkit gets its name here, and the fixed line", arguments: keys)
  func key(spec: String, hints: [String]) {
    let text = ScenarioText.replacing(
      "  stack:\n    spacing: 8\n    children: [photo, title]", by: "  " + spec)
    #expect(Self.hints(in: text) == hints)
  }

  private static let keys: [(String, [String])] = [
    (
      "corner: { gap: 8, location: topRight, child: photo, corner: title }",
      [
        "'gap' is a word of CSS and Yoga: here it is 'offset', [x, y] from the corner; only a stack has "
          + "'spacing'"
      ]
    ),
    (
      "center: { gap: 8, child: photo }",
      ["'gap' is a word of CSS and Yoga: here it is 'spacing', which only a stack has"]
    ),
    (
      "inset: { spacing: 8, insets: 4, child: photo }",
      ["'spacing' is a key that only a stack has"]
    ),
    (
      "stack: { gap: 8, children: [photo, title] }",
      [
        "'gap' is a word of CSS and Yoga: here it is 'spacing'",
        "write   stack: { spacing: 8, children: [photo, title] }",
      ]
    ),
    (
      "stack: { gap: 12px, align-items: .flex-start, children: [photo, title] }",
      [
        "'gap' is a word of CSS and Yoga: here it is 'spacing'",
        "write   stack: { spacing: 12, alignItems: start, children: [photo, title] }",
      ]
    ),
    (
      "stack: { gap: wide, children: [photo, title] }",
      ["'gap' is a word of CSS and Yoga: here it is 'spacing'"]
    ),
    (
      "stack: { gap: 12, spacing: 8, children: [photo, title] }",
      [
        "'gap' is a word of CSS and Yoga: here it is 'spacing'",
        "'spacing' is already there: leave one of the two out",
      ]
    ),
    (
      "stack: { direction: row, children: [photo, title] }",
      [
        "'row' is a word of CSS and Yoga: here it is 'horizontal'",
        "write   stack: { direction: horizontal, children: [photo, title] }",
      ]
    ),
    (
      "stack: { justifyContent: flex-start, children: [photo, title] }",
      [
        "'flex-start' is a word of CSS and Yoga: here it is 'start'",
        "write   stack: { justifyContent: start, children: [photo, title] }",
      ]
    ),
    (
      "stack: { justify-content: start, children: [photo, title] }",
      [
        "'justify-content' is a word of CSS: here it is 'justifyContent'",
        "write   stack: { justifyContent: start, children: [photo, title] }",
      ]
    ),
    (
      "stack: { justifyContent: SPACE_BETWEEN, children: [photo, title] }",
      [
        "'SPACE_BETWEEN' is a word of Figma: here it is 'spaceBetween'",
        "write   stack: { justifyContent: spaceBetween, children: [photo, title] }",
      ]
    ),
    (
      "stack: { alignItems: .center, children: [photo, title] }",
      [
        "'.center' is a word of Swift: here it is 'center'",
        "write   stack: { alignItems: center, children: [photo, title] }",
      ]
    ),
    (
      "stack: { alignment: leading, children: [photo, title] }",
      [
        "'alignment' is a word of SwiftUI and UIKit: here it is 'alignItems'",
        "write   stack: { alignItems: start, children: [photo, title] }",
      ]
    ),
    (
      "stack: { itemSpacing: 8, children: [photo, title] }",
      [
        "'itemSpacing' is a word of Figma: here it is 'spacing'",
        "write   stack: { spacing: 8, children: [photo, title] }",
      ]
    ),
    (
      "stack: { padding: 8, children: [photo, title] }",
      [
        "'padding' is a word of CSS, Yoga, SwiftUI and Figma: here it is an 'inset' spec around this one: "
          + "inset: { insets: 8, child: … }"
      ]
    ),
    (
      "inset: { padding: 8, child: title }",
      [
        "'padding' is a word of CSS, Yoga, SwiftUI and Figma: here it is 'insets'",
        "write   inset: { insets: 8, child: title }",
      ]
    ),
    (
      "HStack: { children: [photo, title] }",
      [
        "'HStack' is a word of SwiftUI: here it is 'stack', whose direction is horizontal",
        "write   stack: { children: [photo, title] }",
      ]
    ),
    (
      "VStack: { children: [photo, title] }",
      [
        "'VStack' is a word of SwiftUI: here it is 'stack' with direction: vertical",
        "write   stack: { direction: vertical, children: [photo, title] }",
      ]
    ),
    (
      "ASStackLayoutSpec: { children: [photo, title] }",
      [
        "'ASStackLayoutSpec' is a word of Texture: here it is 'stack'",
        "write   stack: { children: [photo, title] }",
      ]
    ),
    (
      "stack: { children: [photo, { element: title, flexGrow: 1 }] }",
      [
        "'flexGrow' is a key of 'style'",
        "write   stack: { children: [photo, { element: title, style: { flexGrow: 1 } }] }",
      ]
    ),
    (
      "stack: { children: [photo, { element: title, flex: 1 }] }",
      [
        "'flex' is a word of CSS and Yoga: here it is 'flexGrow' and 'flexShrink'",
        "write   stack: { children: [photo, { element: title, "
          + "style: { flexGrow: 1, flexShrink: 1, flexBasis: 0 } }] }",
      ]
    ),
    (
      "stack: { children: [photo, { element: title, style: { flex: 2 0 auto } }] }",
      [
        "'flex' is a word of CSS and Yoga: here it is 'flexGrow' and 'flexShrink'",
        "write   stack: { children: [photo, { element: title, "
          + "style: { flexGrow: 2, flexShrink: 0 } }] }",
      ]
    ),
    (
      "stack: { children: [photo, { element: title, style: { alignItems: end } }] }",
      ["'alignItems' is a key of 'stack': write it beside the children, not in a style"]
    ),
    (
      "stack: { children: [photo, { element: title, style: { width: fill } }] }",
      [
        "'fill' is a word of Figma: here it is 'flexGrow' along the stack, and alignSelf: stretch across it",
        "write   stack: { children: [photo, { element: title, style: { flexGrow: 1 } }] }",
      ]
    ),
    (
      "stack: { children: [photo, { element: title, style: { maxWidth: 120px } }] }",
      [
        "'px' is a unit of CSS, where it is a point: lengths here are points, without a unit",
        "write   stack: { children: [photo, { element: title, style: { maxWidth: 120 } }] }",
      ]
    ),
    (
      "stack: { spacing: 8pt, children: [photo, title] }",
      [
        "lengths are in points, without 'pt'",
        "write   stack: { spacing: 8, children: [photo, title] }",
      ]
    ),
    (
      "corner: { child: photo, corner: title, location: topTrailing }",
      [
        "'topTrailing' is a word of SwiftUI: here it is 'topRight'",
        "write   corner: { child: photo, corner: title, location: topRight }",
      ]
    ),
  ]

  @Test("a word of another toolkit in an element or at the top gets its name here", arguments: tops)
  func top(part: String, replacement: String, hints: [String]) {
    #expect(Self.hints(in: ScenarioText.replacing(part, by: replacement)) == hints)
  }

  private static let tops: [(String, String, [String])] = [
    (
      "{ text: \"Hello\" }", "{ label: \"Hello\" }",
      [
        "'label' is a word of UIKit: here it is 'text'", "write   title: { text: \"Hello\" }",
      ]
    ),
    (
      "{ image: 40x40 }", "{ width: 36px, height: 20 }",
      [
        "'width' is a word of CSS, Yoga and SwiftUI: here it is part of 'image' or 'box', 'width' in a "
          + "style of the spec, or a rule",
        "write   photo: { box: 36x20 }",
      ]
    ),
    (
      "{ text: \"Hello\" }", "{ text: \"Hello\", fontSize: 15, fontWeight: 300 }",
      [
        "'fontSize' is a word of CSS, Yoga and Figma: here it is 'size' of 'font'",
        "write   title: { text: \"Hello\", font: { weight: light, size: 15 } }",
      ]
    ),
    (
      "{ text: \"Hello\" }", "{ text: \"Hello\", numberOfLines: 2 }",
      [
        "'numberOfLines' is a word of UIKit: here it is 'lines'",
        "write   title: { text: \"Hello\", lines: 2 }",
      ]
    ),
    (
      "{ text: \"Hello\" }", "{ text: \"Hello\", hugging: .defaultHigh }",
      [
        "'.defaultHigh' is a word of UIKit: here it is '750'",
        "write   title: { text: \"Hello\", hugging: 750 }",
      ]
    ),
    (
      "{ text: \"Hello\" }", "{ text: \"Hello\", font: { size: 17pt } }",
      [
        "lengths are in points, without 'pt'",
        "write   title: { text: \"Hello\", font: { size: 17 } }",
      ]
    ),
    (
      "{ text: \"Hello\" }", "{ text: \"Hello\", font: { weight: 700 } }",
      [
        "'700' is a word of CSS: here it is 'bold'",
        "write   title: { text: \"Hello\", font: { weight: bold } }",
      ]
    ),
    (
      "[320]", "[iPhone 15]",
      [
        "a container is a size in points: iPhone 15 is 393x852", "write   containers: [393x852]",
      ]
    ),
    (
      "[320]", "[\"320 × 568\"]",
      [
        "a container is WIDTHxHEIGHT in points, without units and spaces",
        "write   containers: [\"320x568\"]",
      ]
    ),
    (
      "[320]", "[iPhone 3000]",
      [
        "write a width, or WIDTHxHEIGHT, in points: 320 or 414x120, each above 0 and at most 100000",
        "sizes of devices: iPhone SE 375x667, iPhone 15 393x852, iPhone 16 Pro 402x874, "
          + "iPhone 16 Pro Max 440x956, iPad Pro 11 834x1194",
      ]
    ),
  ]

  @Test("a rule in words of another toolkit is written again", arguments: rules)
  func rule(rule: String, hints: [String]) {
    let text = ScenarioText.replacing(
      "photo.leading == superview.leading",
      by: "'" + rule.replacing("'", with: "''") + "'")
    #expect(Self.hints(in: text) == hints)
  }

  private static let rules: [(String, [String])] = [
    (
      "photo.centerYAnchor == title.centerYAnchor",
      [
        "'centerYAnchor' is a word of UIKit: here it is 'centerY'",
        "write   - photo.centerY == title.centerY",
      ]
    ),
    (
      "photo.top == view.safeArea.topAnchor + 17pt @high",
      [
        "'safeArea' is a word of SwiftUI and UIKit: here it is 'safeAreaLayoutGuide'",
        "write   - photo.top == superview.safeAreaLayoutGuide.top + 17 @750",
      ]
    ),
    (
      "photo.leading == view.leading",
      [
        "'view' is not an element: here the container is 'superview', as 'view' may be in code",
        "write   - photo.leading == superview.leading",
      ]
    ),
    (
      "photo.leading == self.view.leading @UILayoutPriority.defaultHigh - 1",
      [
        "'self' is Swift's: here an item is its name alone",
        "write   - photo.leading == superview.leading @749",
      ]
    ),
    (
      "photo.width == 40 @.required",
      [
        "'required' is a word of UIKit: here it is '1000'", "write   - photo.width == 40 @1000",
      ]
    ),
    (
      "photo.width = 40px",
      ["'=' is an assignment in Swift: here it is '=='", "write   - photo.width == 40"]
    ),
    (
      "photo.width lessThanOrEqual 40",
      ["'lessThanOrEqual' is a word of UIKit: here it is '<='", "write   - photo.width <= 40"]
    ),
    (
      "photo.width ≥ 40",
      ["'≥' is a sign of mathematics: here it is '>='", "write   - photo.width >= 40"]
    ),
    (
      "photo.width == 50%",
      [
        "'%' is a unit of CSS: here a share is a factor of another length",
        "write   - photo.width == 0.5 * superview.width",
      ]
    ),
    (
      "photo.edges == superview.edges",
      [
        "'edges' is a word of SnapKit: here it is one rule each for top, left, bottom and right",
        "write   - photo.top == superview.top", "        - photo.left == superview.left",
        "        - photo.bottom == superview.bottom", "        - photo.right == superview.right",
      ]
    ),
    (
      "photo.size == 36",
      [
        "'size' is a word of SnapKit: here it is one rule each for width and height",
        "write   - photo.width == 36", "        - photo.height == 36",
      ]
    ),
    (
      "photo.size >= 36x20 @high",
      [
        "'size' is a word of SnapKit: here it is one rule each for width and height",
        "write   - photo.width >= 36 @750", "        - photo.height >= 20 @750",
      ]
    ),
    (
      "photo.center == -4",
      [
        "'center' is a word of SnapKit and UIKit: here it is one rule each for centerX and centerY",
        "write   - photo.centerX == superview.centerX - 4",
        "        - photo.centerY == superview.centerY - 4",
      ]
    ),
    (
      "photo.aspectRatio == 16:9",
      [
        "'aspectRatio' is a word of CSS and SwiftUI: here it is a width that is a multiple of the height",
        "write   - photo.width == 1.777778 * photo.height",
      ]
    ),
    (
      "avatar.size == 36",
      [
        "'size' is a word of SnapKit: here it is one rule each for width and height",
        "write   - avatar.width == 36", "        - avatar.height == 36",
        "there is no element 'avatar': expected one of: superview, photo, title",
      ]
    ),
    (
      "photo.leading == superview.padding + 12",
      [
        "'padding' is a word of CSS and SwiftUI: here it is the constant of a rule for each side, such as "
          + "leading: superview.leading + 12"
      ]
    ),
    (
      "photo.hugging == 300",
      ["'hugging' is a word of UIKit: here it is a key of the element: hugging: 300"]
    ),
    (
      "H:|-8px-[photo]-(8@low)-[title]",
      [
        "'px' is a unit of CSS, where it is a point: lengths here are points, without a unit",
        "write   - H:|-8-[photo]-(8@250)-[title]",
      ]
    ),
    (
      "photo.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -8).isActive = true",
      [
        "this is UIKit's code: here a constraint is a rule",
        "write   - photo.centerY == superview.centerY - 8",
      ]
    ),
    (
      "photo.widthAnchor.constraint(lessThanOrEqualToConstant: 40)",
      ["this is UIKit's code: here a constraint is a rule", "write   - photo.width <= 40"]
    ),
    (
      "NSLayoutConstraint(item: photo, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: view, "
        + "attribute: .top, multiplier: 1, constant: 8)",
      [
        "this is UIKit's code: here a constraint is a rule",
        "write   - photo.top >= superview.top + 8",
      ]
    ),
    (
      "photo.snp.makeConstraints { $0.leading.equalTo(title.snp.trailing).offset(8) }",
      [
        "this is SnapKit's code: here a rule names its item",
        "write   - photo.leading == title.trailing + 8",
      ]
    ),
    (
      "make.edges.equalToSuperview()",
      [
        "this is SnapKit's code: here a rule names its item",
        "'make.edges.equalToSuperview()' has no rule: it does not say which item it constrains: write all "
          + "of ITEM.snp.makeConstraints",
      ]
    ),
  ]

  @Test("a stack view in words of another toolkit is written again", arguments: stackViews)
  func stackView(stack: String, hints: [String]) {
    let text = ScenarioText.replacing(
      "  - photo.leading == superview.leading\n  - title.leading == photo.trailing + 8",
      by: "  " + stack)
    #expect(Self.hints(in: text) == hints)
  }

  private static let stackViews: [(String, [String])] = [
    (
      "stacks: { row: { arrangedSubviews: [photo, title] } }",
      [
        "'arrangedSubviews' is a word of UIKit: here it is 'arranged'",
        "write   stacks: { row: { arranged: [photo, title] } }",
      ]
    ),
    (
      "stacks: { row: { arranged: [photo, title], distribution: space-between } }",
      [
        "'space-between' is a word of CSS, Yoga, Figma and Texture: here it is 'equalSpacing'",
        "write   stacks: { row: { arranged: [photo, title], distribution: equalSpacing } }",
      ]
    ),
    (
      "views: { title: { isHidden: true } }\n  rules: [photo.left == title.left]",
      [
        "'isHidden' is a word of UIKit: here it is 'hidden'",
        "write   views: { title: { hidden: true } }",
      ]
    ),
    (
      "stacks: { row: { gap: 12px, arranged: [photo, title] } }",
      [
        "'gap' is a word of CSS and Yoga: here it is 'spacing'",
        "write   stacks: { row: { spacing: 12, arranged: [photo, title] } }",
      ]
    ),
    (
      "stacks: { row: { paddingLeft: 12, arranged: [photo, title] } }",
      [
        "'paddingLeft' is a word of CSS, Yoga and Figma: here it is 'layoutMargins' in 'views', with "
          + "marginsRelative: true here: views: { row: { layoutMargins: { leading: 12 } } }"
      ]
    ),
    (
      "- { item: photo, attribute: width, relatedBy: lessThanOrEqual, constant: 36, priority: high }",
      ["write   - photo.width <= 36 @750"]
    ),
    (
      "- { photo.width: 40 }",
      ["write   - photo.width == 40"]
    ),
    (
      "- photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 8)",
      [
        "this is UIKit's code: here a constraint is a rule",
        "write   - photo.top == superview.top + 8",
      ]
    ),
    (
      "- photo.topAnchor.constraint(equalTo: view.topAnchor)",
      ["this is UIKit's code: here a constraint is a rule", "write   - photo.top == superview.top"]
    ),
  ]

  @Test("a word of the same spelling that is right stays right")
  func rightWords() {
    let text = ScenarioText.replacing("photo.leading ==", by: "view.leading ==")
      .replacing("photo: {", with: "view: {").replacing("[photo,", with: "[view,")
      .replacing("photo.trailing", with: "view.trailing")
    #expect(ScenarioText.problems(in: text) == "")
  }

  @Test("a text that is no container gets the size it means", arguments: sizes)
  func container(text: String, hint: String?) {
    #expect(Container.hints(for: text).last == hint)
  }

  private static let sizes: [(String, String?)] = [
    ("iphone 15 pro", "write   393x852"), ("iPad Pro 12.9\"", "write   1024x1366"),
    ("320pt", "write   320"), ("414,896", "write   414x896"), ("wide", Container.hint),
  ]

  /// The hints of the first mistake: the lines after its caret.
  private static func hints(in text: String) -> [String] {
    do {
      _ = try ScenarioText.read(text)
      return []
    } catch {
      return error.diagnostics.first?.hints ?? []
    }
  }
}

@Suite("CSS's flex")
struct FlexShorthandTests {
  @Test(
    "it stands for growing, shrinking and a basis, of which any may be missing",
    arguments: [
      ("1", "flexGrow: 1, flexShrink: 1, flexBasis: 0"), ("auto", "flexGrow: 1, flexShrink: 1"),
      ("2 3", "flexGrow: 2, flexShrink: 3, flexBasis: 0"), ("none", "flexShrink: 0"),
      ("2 30%", "flexGrow: 2, flexShrink: 1, flexBasis: 30%"), ("initial", "flexShrink: 1"),
      ("2 auto", "flexGrow: 2, flexShrink: 1"), ("2 0 auto", "flexGrow: 2, flexShrink: 0"),
      ("2 0 30%", "flexGrow: 2, flexShrink: 0, flexBasis: 30%"),
      ("2 3 4", "flexGrow: 2, flexShrink: 3, flexBasis: 4"), ("wide", nil), ("iPhone 15", nil),
    ])
  func keys(value: String, keys: String?) {
    #expect(FlexShorthand.text(value) == keys)
  }
}
