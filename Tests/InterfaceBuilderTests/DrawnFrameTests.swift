import Conformance
import Foundation
import InterfaceBuilder
import Testing
import TextMeasuring

/// What Xcode draws without writing it down: the frames of small documents, as those of public files.
@Suite("What Xcode draws")
struct DrawnFrameTests {
  /// A constraint of the root, with `first` and `second` such as `a.top`; `root` is the root view.
  private static func constraint(
    _ first: String, _ second: String? = nil, _ rest: String = ""
  ) -> String {
    func side(_ text: String, _ word: String) -> String {
      let parts = text.split(separator: ".")
      return "\(word)Item=\"\(parts[0])\" \(word)Attribute=\"\(parts[1])\""
    }
    let sides = [side(first, "first")] + (second.map { [side($0, "second")] } ?? [])
    return "<constraint \(sides.joined(separator: " ")) \(rest) id=\"\(UUID())\"/>"
  }

  private static func length(_ first: String, _ constant: Double) -> String {
    constraint(first, nil, "constant=\"\(constant)\"")
  }

  /// The result of comparing a document with its frames.
  private static func check(_ document: ImportedDocument) -> ImportCheck {
    ImportCheck(document, .stored, measurer: TextMeasurer())
  }

  private static func agrees(_ document: ImportedDocument) {
    let check = check(document)
    #expect(check.status == .agrees, "\(check.reason)\n\(document.text(.stored))")
  }

  private static let symbol =
    #"<imageReference key="image" image="checkmark" catalog="system" symbolScale="large"/>"#

  @Test(
    "the frame of a symbol is not what its constraints place, and they are right",
    arguments: [
      ((16, 15.5, 24, 25), [("a.width", 24), ("a.height", 24)]),
      ((14, 18, 28, 20), [("a.width", 24), ("a.height", 24)]),
      ((16, 19.5, 24, 17), [("a.width", 24)]),
      ((16, 11.5, 24, 25), [("a.width", 24), ("a.height", 16)]),
    ] as [((Double, Double, Double, Double), [(String, Double)])])
  func symbols(frame: (Double, Double, Double, Double), lengths: [(String, Double)]) throws {
    let isSquare = lengths.count == 1
    let constraints =
      lengths.map { Self.length($0.0, $0.1) } + [
        Self.constraint("a.leading", "root.leading", #"constant="16""#),
        Self.constraint("a.top", "root.top", #"constant="16""#),
        Self.constraint("b.leading", "a.trailing", #"constant="8""#),
        Self.constraint("b.top", "a.bottom"),
      ] + (isSquare ? [Self.constraint("a.width", "a.height")] : [])
    let below = Imported.view("label", "b", (48, 16 + lengths[lengths.count - 1].1, 30, 20))
    let name = #"image="checkmark""#
    let resources =
      "<resources><image name=\"checkmark\" catalog=\"system\" width=\"128\"/></resources>"
    for (inside, attributes) in [(Self.symbol, ""), ("", name)] {
      Self.agrees(
        try Imported.root(
          Imported.view("imageView", "a", frame, attributes, inside: inside) + below,
          constraints: constraints.joined(), resources: resources))
    }
  }

  @Test(
    "a symbol in a stack view has the edges or the centre that the alignment gives it",
    arguments: [
      (nil, -4.0, 48.0), ("fill", -1, 42), ("center", 8, 24), ("top", -0.5, 25),
      ("bottom", 15.5, 25),
    ])
  func symbolsInStackViews(alignment: String?, y: Double, height: Double) throws {
    let stack = Imported.view(
      "stackView", "s", (0, 0, 320, 40), alignment.map { "alignment=\"\($0)\"" } ?? "",
      inside: """
        <subviews>\(Imported.view("imageView", "a", (0, y, 24, height), inside: Self.symbol))
        \(Imported.view("view", "b", (24, 0, 296, 40)))</subviews>
        """)
    let edges = ["top", "leading", "trailing"].map { Self.constraint("s.\($0)", "root.\($0)") }
    let lengths = [Self.length("b.height", 40), Self.length("a.width", 24)]
    Self.agrees(try Imported.root(stack, constraints: (edges + lengths).joined()))
  }

  @Test(
    "so has a symbol in a vertical stack view",
    arguments: [
      (nil, -4.0, 48.0), ("fill", -1, 42), ("center", 8, 24), ("leading", -0.5, 25),
      ("trailing", 15.5, 25),
    ])
  func symbolsInVerticalStackViews(alignment: String?, x: Double, width: Double) throws {
    let stack = Imported.view(
      "stackView", "s", (0, 0, 40, 100),
      "axis=\"vertical\"" + (alignment.map { " alignment=\"\($0)\"" } ?? ""),
      inside: """
        <subviews>\(Imported.view("imageView", "a", (x, 0, width, 24), inside: Self.symbol))
        \(Imported.view("view", "b", (0, 24, 40, 76)))</subviews>
        """)
    let edges = ["top", "leading", "bottom"].map { Self.constraint("s.\($0)", "root.\($0)") }
    let lengths = [Self.length("b.width", 40), Self.length("a.height", 24)]
    Self.agrees(try Imported.root(stack, constraints: (edges + lengths).joined()))
  }

  @Test("a frame far from what constraints place is no alignment rectangle")
  func outdatedSymbol() throws {
    let document = try Imported.root(
      Imported.view("imageView", "a", (16, 16, 100, 24), inside: Self.symbol),
      constraints: [
        Self.length("a.width", 24), Self.constraint("a.leading", "root.leading", #"constant="16""#),
        Self.constraint("a.top", "root.top", #"constant="16""#),
      ].joined())
    #expect(Self.check(document).status == .outdated)
  }

  @Test("the middle of a symbol is that of the capital letters beside it")
  func symbolBaseline() throws {
    let document = try Imported.root(
      Imported.view("label", "a", (40, 10, 60, 20.5), #"text="Title""#)
        + Imported.view("imageView", "b", (10, 10, 20, 20), inside: Self.symbol),
      constraints: [
        Self.constraint("a.top", "root.top", #"constant="10""#),
        Self.constraint("a.leading", "root.leading", #"constant="40""#),
        Self.constraint("b.firstBaseline", "a.firstBaseline"),
        Self.constraint("b.leading", "root.leading", #"constant="10""#),
      ].joined())
    Self.agrees(document)
  }

  @Test("the baseline of a button with an image alone is its bottom")
  func imageBaseline() throws {
    let document = try Imported.root(
      Imported.view("button", "a", (10, 10, 60, 60), inside: #"<state key="normal" image="star"/>"#)
        + Imported.view("imageView", "b", (80, 50, 20, 20), #"image="star""#),
      constraints: [
        Self.length("a.width", 60), Self.length("a.height", 60),
        Self.constraint("a.top", "root.top", #"constant="10""#),
        Self.constraint("a.leading", "root.leading", #"constant="10""#),
        Self.constraint("b.baseline", "a.baseline"),
        Self.constraint("b.leading", "a.trailing", #"constant="10""#),
      ].joined(), resources: #"<resources><image name="star" width="20" height="20"/></resources>"#)
    Self.agrees(document)
  }

  @Test("the frame of a button whose background is a symbol is not what its constraints place")
  func symbolBackground() throws {
    let document = try Imported.root(
      Imported.view(
        "button", "a", (16, 16.5, 50, 49),
        inside: #"<state key="normal" backgroundImage="checkmark" catalog="system"/>"#),
      constraints: [
        Self.length("a.width", 50), Self.length("a.height", 50),
        Self.constraint("a.top", "root.top", #"constant="16""#),
        Self.constraint("a.leading", "root.leading", #"constant="16""#),
      ].joined(),
      resources: #"<resources><image name="checkmark" catalog="system" width="128"/></resources>"#)
    Self.agrees(document)
  }

  @Test("margins that no rule names follow the safe area, as the views of a stack view show")
  func marginsOfStackViews() throws {
    func document(_ y: Double, _ height: Double) throws -> ImportedDocument {
      let stack = Imported.view(
        "stackView", "s", (0, 8, 320, height), #"axis="vertical" alignment="top""#,
        inside: """
          <subviews>\(Imported.view("view", "a", (0, y, 44, 40)))</subviews>
          <edgeInsets key="layoutMargins" top="0.0" left="0.0" bottom="0.0" right="0.0"/>
          """)
      return try Imported.root(
        stack,
        constraints: [
          Self.constraint("s.top", "root.top", #"constant="8""#),
          Self.constraint("s.leading", "root.leading"),
          Self.constraint("s.trailing", "root.trailing"),
          Self.length("a.width", 44), Self.length("a.height", 40),
        ].joined())
    }
    let following = try document(12, 52)
    #expect(following.text().contains("safeArea: { top: 20 }"))
    Self.agrees(following)
    let own = try document(5, 48)
    #expect(own.text().contains("insetsLayoutMarginsFromSafeArea: false"))
    Self.agrees(own)
  }

  @Test("the safe area ends where the alignment rectangle of a view at its end does")
  func alignedSafeArea() throws {
    let document = try Imported.root(
      Imported.view("segmentedControl", "a", (20, 47, 120, 32)),
      constraints: """
        \(Self.constraint("safe.bottom", "a.bottom"))</constraints>\
        <viewLayoutGuide key="safeArea" id="safe"/><constraints>
        """)
    #expect(document.text().contains("bottom: 22 }"), "\(document.text())")
  }

  @Test("the top of the guide below the bars is drawn at its bottom")
  func topOfGuide() throws {
    let xib = Imported.xib(
      Imported.view("view", "a", (0, 20, 320, 80)),
      ["top", "bottom", "leading", "trailing"].map {
        Self.constraint("a.\($0)", $0 == "top" ? "guide.top" : "root.\($0)")
      }.joined())
    let storyboard = xib.replacing("CocoaTouch.XIB", with: "CocoaTouch.Storyboard.XIB")
      .replacing(
        "<objects>\n<view",
        with: """
          <scenes><scene sceneID="s"><objects><viewController id="c"><layoutGuides>\
          <viewControllerLayoutGuide type="top" id="guide"/></layoutGuides><view key="view"
          """
      ).replacing("</objects>", with: "</viewController></objects></scene></scenes>")
    let file = try InterfaceImport(data: Data(storyboard.utf8), file: "Old.storyboard")
    let document = try #require(file.documents.first)
    #expect(Imported.rules(document).contains("view.top == superview.safeAreaLayoutGuide.top"))
    #expect(document.text().contains("in an app, the top of this guide"))
    Self.agrees(document)
  }

  @Test(
    "a text view, an empty label and a squeezed one have the baselines of their font",
    arguments: [
      // 8 + ⌈20 × 0.952⌉ below the top.
      ("textView", #"scrollEnabled="NO" text="1""#, 20.0, 39.5, "baseline: [28, 27.64]"),
      ("label", #"text="""#, 16, 0, "baseline: [15.23, -3.86]"),
      ("label", #"text="Title""#, 15, 13.5, "baseline: [14.28, 9.89]"),
      ("button", "", 15, 9, "baseline: 9.83"),
    ])
  func baselines(
    kind: String, attributes: String, size: Double, height: Double, baseline: String
  ) throws {
    let document = try Imported.root(
      Imported.view(
        kind, "a", (0, 0, 80, height), attributes,
        inside: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"),
      constraints: [
        Self.constraint("a.firstBaseline", "root.top", #"constant="50""#),
        Self.constraint("a.leading", "root.leading"),
      ].joined())
    #expect(document.text(.stored).contains(baseline), "\(document.text(.stored))")
    #expect(throws: Never.self) { try document.scenario(.stored, measurer: TextMeasurer()) }
  }

  @Test(
    "a keyboard's guide has two spellings", arguments: ["viewLayoutGuide", "keyboardLayoutGuide"])
  func keyboard(element: String) throws {
    let document = try Imported.root(
      Imported.view("view", "a", (0, 0, 10, 10)),
      constraints: """
        \(Self.constraint("key.top", "a.bottom", #"constant="8""#))</constraints>\
        <\(element) key="keyboard" id="key"/><constraints>
        """)
    #expect(Imported.rules(document) == ["superview.safeAreaLayoutGuide.bottom == view.bottom + 8"])
    #expect(document.notes.map(\.reason).contains { $0.contains("no keyboard is shown") })
  }

  @Test(
    "a slider has insets before Xcode 26, and where Xcode kept the frame from before",
    arguments: [
      ("23504", 31.0, true), ("23504", 40, true), ("24506", 31, true), ("24506", 28, false),
    ])
  func sliders(tools: String, height: Double, hasInsets: Bool) throws {
    let xib = Imported.xib(Imported.view("slider", "a", (0, 0, 80, height)))
      .replacing("useAutolayout", with: "toolsVersion=\"\(tools)\" useAutolayout")
    let file = try InterfaceImport(data: Data(xib.utf8), file: "Slider.xib")
    let document = try #require(file.documents.first)
    #expect(document.text().contains("alignmentRectInsets: { left: 2") == hasInsets)
  }

  @Test(
    "a hidden activity indicator keeps its place where Xcode drew it, and nowhere else",
    arguments: [(20.0, false), (0, true)])
  func indicators(height: Double, isHidden: Bool) throws {
    let indicator = Imported.view(
      "activityIndicatorView", "a", (0, 0, 20, height), #"hidden="YES""#)
    let document = try Imported.root(
      Imported.view(
        "stackView", "s", (0, 0, 20, 20), #"axis="vertical""#,
        inside: "<subviews>\(indicator)</subviews>"))
    #expect(document.text().contains("hidden: true") == isHidden)
    #expect(document.notes.isEmpty == isHidden)
  }
}
