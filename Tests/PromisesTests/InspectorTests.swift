import Comparison
import Geometry
import Layouts
import Phrases
import Scenarios
import Testing

@testable import Promises

@Suite("Inspecting a screen")
struct InspectorTests {
  /// Two texts that a rule keeps to the sides, and none from each other.
  private static let header = """
    layoutdiff: 1
    containers: [400x60]
    elements:
      name: { box: 100x20, compressionResistance: 740 }
      time: { box: 80x20 }
    cases:
      long: { name: 270x20 }
    constraints:
      - name.leading == superview.leading + 8
      - name.top == superview.top + 8
      - time.trailing == superview.trailing - 8
      - time.top == superview.top + 8
    """

  private static func findings(_ text: String, isWhole: Bool = false) throws -> [InspectionFinding]
  {
    Inspector.inspect(try PromiseSupport.read(text), isWhole: isWhole).findings
  }

  @Test("texts that overlap with a longer content are found in that case alone, with the lines")
  func longContent() throws {
    let findings = try Self.findings(Self.header)
    let finding = try #require(findings.first)
    #expect(findings.count == 1, "\(findings.map(\.phrase.text))")
    #expect(finding.kind == .overlap && finding.elements == ["name", "time"])
    #expect(finding.caseName == "long" && finding.caseCount == 1)
    #expect(finding.line == 9)
    #expect(
      finding.phrase.text.hasPrefix("name and time overlap from 320 to 366 pt, by at most 46 pt"),
      "\(finding.phrase.text)")
  }

  @Test("with a rule between them, nothing is found")
  func clean() throws {
    #expect(try Self.findings(Self.header + "\n  - name.trailing <= time.leading - 8") == [])
  }

  @Test("text that is cut in a larger text size is found, and how many cases cut it")
  func cut() throws {
    let findings = try Self.findings(
      """
      layoutdiff: 1
      containers: [400x200]
      elements: { name: { text: "Jane Appleseed and family", lines: 1 } }
      cases: { textSizes: all }
      constraints:
        - name.leading == superview.leading + 8
        - name.trailing <= superview.trailing - 8
        - name.top == superview.top + 8
      """)
    #expect(findings.map(\.kind) == [.cut])
    #expect(findings[0].caseName?.hasPrefix("accessibility") == true && findings[0].caseCount > 1)
  }

  @Test("what is so at the reference is left out, unless everything is asked for")
  func reference() throws {
    let text = Self.header.replacing("100x20", with: "270x20").replacing("400x60", with: "340x60")
    #expect(try Self.findings(text) == [])
    #expect(try Self.findings(text, isWhole: true).map(\.kind) == [.overlap])
  }

  @Test(
    "required constraints that conflict at a narrower width are found with the range and the rule")
  func conflict() throws {
    let findings = try Self.findings(
      """
      layoutdiff: 1
      containers: [400x60]
      elements: { photo: { image: 40x40 } }
      constraints:
        - photo.leading == superview.leading
        - photo.trailing <= superview.trailing
        - photo.top == superview.top
        - photo.width == 350
      """)
    let finding = try #require(findings.first { $0.kind == .conflict })
    #expect(
      finding.widths.first.map { abs($0.from - 320) < 1e-3 && abs($0.to - 350) < 1e-3 } == true)
    #expect(finding.rule?.line != nil)
    #expect(findings[0].kind == .conflict)
  }

  @Test("a view that its own rule makes 0 is collapsed on purpose")
  func collapsed() throws {
    func text(_ rule: String) -> String {
      """
      layoutdiff: 1
      containers: [400x60]
      elements: { photo: { box: none } }
      constraints:
        - photo.leading == superview.leading
        - photo.top == superview.top
        - photo.height == 10
        - \(rule)
      """
    }
    #expect(try Self.findings(text("photo.width == 0"), isWhole: true) == [])
    let shrinking = try Self.findings(text("photo.width == superview.width - 340"))
    #expect(shrinking.contains { $0.kind == .empty || $0.kind == .conflict })
  }

  @Test(
    "an element that leaves the screen at a narrower width is found once for all elements that follow it"
  )
  func outside() throws {
    let findings = try Self.findings(
      """
      layoutdiff: 1
      containers: [400x60]
      elements: { one: { image: 380x10 }, two: { image: 10x10 } }
      constraints:
        - one.leading == superview.leading + 8
        - one.top == superview.top
        - two.trailing == one.trailing
        - two.top == one.bottom + 4
      """)
    #expect(findings.filter { $0.kind == .outside }.count <= 2)
    #expect(findings.contains { $0.kind == .outside && $0.elements.first == "one" })
  }

  @Test("left and right that do not change sides are found where the text reads the other way")
  func mirrored() throws {
    let text = Self.header.replacing(
      "name.leading == superview.leading", with: "name.left == superview.left")
    let findings = try Self.findings(text)
    #expect(findings.contains { $0.kind == .notMirrored && $0.elements == ["name"] })
    let both = text.replacing(
      "time.trailing == superview.trailing", with: "time.right == superview.right")
    let sides = try Self.findings(both).filter { $0.kind == .notMirrored }
    #expect(sides.map(\.elements) == [["name"]] && sides.map(\.alsoAbout) == [["time"]])
  }

  @Test(
    "what fits at the reference exactly, or in its height alone, is not known there",
    arguments: [
      // As wide as the first container, and too wide for the next one.
      (
        "[375x200, 320x200]", "375x100",
        "banner sticks out of superview at the right from 320 to 375 pt"
      ),
      // Higher than the second container.
      (
        "[320x200, 320x60]", "40x100",
        "banner sticks out of superview at the bottom from 320 to 430 pt"
      ),
    ])
  func exactFit(containers: String, size: String, sentence: String) throws {
    let text = """
      layoutdiff: 1
      containers: \(containers)
      elements: { banner: { image: \(size) } }
      constraints:
        - banner.leading == superview.leading
        - banner.top == superview.top
      """
    let findings = try Self.findings(text)
    #expect(
      findings.contains { $0.phrase.text.hasPrefix(sentence) }, "\(findings.map(\.phrase.text))")
  }

  @Test(
    "a rule between two elements hides their overlap only if rules put them at each other along both axes"
  )
  func ruledOverlap() throws {
    let centred = Self.header.replacing(
      "time.top == superview.top + 8", with: "time.centerY == name.centerY")
    #expect(try Self.findings(centred).map(\.kind) == [.overlap])
    let weak = Self.header + "\n  - name.trailing <= time.leading - 8 @700"
    #expect(try Self.findings(weak).contains { $0.kind == .overlap })
    let badge = Self.header.replacing(
      "time.trailing == superview.trailing - 8", with: "time.trailing == name.trailing"
    )
    .replacing("time.top == superview.top + 8", with: "time.top == name.top")
    #expect(try Self.findings(badge, isWhole: true).allSatisfy { $0.kind != .overlap })
  }

  @Test("the worst case stands for the others, and the known findings are counted")
  func worstCase() throws {
    let text = """
      layoutdiff: 1
      containers: [400x60]
      elements: { photo: { image: 340x40 } }
      cases: { big: { photo: 3000x40 }, bigger: { photo: 5000x40 } }
      constraints: [photo.leading == superview.leading, photo.top == superview.top]
      """
    let findings = try Self.findings(text)
    let outside = try #require(findings.first { $0.kind == .outside })
    #expect(outside.caseName == "bigger" && outside.caseCount == 3)
    #expect(outside.breach?.worst?.amount == 4680)
    let header = Self.header.replacing("100x20", with: "390x20")
    #expect(Inspector.inspect(try PromiseSupport.read(header)).known == 1)
  }

  @Test("what is inside a hidden view is hidden")
  func insideHidden() throws {
    let scenario = try PromiseSupport.read(
      """
      layoutdiff: 1
      containers: [320x60]
      elements: { card: { box: none }, title: { text: Hello }, other: { box: 10x10 } }
      cases: { empty: { hidden: [card] } }
      constraints:
        hierarchy: { card: [title] }
        stacks: { row: { arranged: [card, other] } }
        rules:
          - row.leading == superview.leading
          - row.top == superview.top
          - title.leading == card.leading
          - title.trailing == card.trailing
          - title.top == card.top
          - title.bottom == card.bottom
      promises: [{ visible: title }]
      """)
    #expect(scenario.cases[0].hiddenElements == ["card", "title"])
    #expect(PromiseSupport.decide(scenario)[0].status.passes)
  }

  @Test("what is accepted is no finding, and what is accepted in vain is named with its line")
  func accepted() throws {
    let text =
      Self.header + """

        accepts:
          - { overlap: [time, name], because: the name is never that long }
          - { cut: name, because: it has one line }
        """
    let inspection = Inspector.inspect(try PromiseSupport.read(text))
    #expect(inspection.findings == [])
    #expect(inspection.obsoleteLines == [15])
  }

  @Test("what is hidden, or in a hidden view, need not be mirrored")
  func hiddenSides() throws {
    let text = """
      layoutdiff: 1
      containers: [400x60]
      elements: { card: { box: none }, name: { box: 100x20 } }
      constraints:
        hierarchy: { card: [name] }
        views: { card: { hidden: true } }
        rules:
          - card.left == superview.left
          - card.width == 200
          - card.top == superview.top
          - card.height == 40
          - name.left == card.left + 20
          - name.top == card.top
      """
    #expect(try Self.findings(text) == [])
    let shown = text.replacing("hidden: true", with: "hidden: false")
    #expect(try Self.findings(shown).map(\.kind) == [.notMirrored])
  }

  @Test("what scrolls, at whatever depth, need not be mirrored and may be outside the screen")
  func scrolled() throws {
    let text = """
      layoutdiff: 1
      containers: [400x60]
      elements: { scroll: { box: none }, row: { box: none }, last: { image: 40x20 } }
      constraints:
        hierarchy: { scroll: [row], row: [last] }
        views: { scroll: { scroll: true } }
        rules:
          - scroll.left == superview.left
          - scroll.right == superview.right
          - scroll.top == superview.top
          - scroll.bottom == superview.bottom
          - row.left == scroll.contentLayoutGuide.left
          - row.right == scroll.contentLayoutGuide.right
          - row.top == scroll.contentLayoutGuide.top
          - row.bottom == scroll.contentLayoutGuide.bottom
          - row.height == 40
          - last.left == row.left + 350
          - last.right == row.right - 8
          - last.top == row.top
      """
    #expect(try Self.findings(text) == [])
    let still = text.replacing("views: { scroll: { scroll: true } }", with: "")
      .replacing("contentLayoutGuide.", with: "").replacing(
        "row.right == scroll.right", with: "row.right >= scroll.left"
      ).replacing("row.bottom == scroll.bottom", with: "row.bottom <= scroll.bottom")
    #expect(try Self.findings(still).contains { $0.kind == .notMirrored })
  }

  @Test("what sticks out at both sides is one finding")
  func bothSides() throws {
    let findings = try Self.findings(
      """
      layoutdiff: 1
      containers: [400x60]
      elements: { photo: { image: 380x40 } }
      constraints: [photo.centerX == superview.centerX, photo.top == superview.top]
      """)
    #expect(findings.map(\.kind) == [.outside], "\(findings.map(\.phrase.text))")
  }

  @Test("what follows from a conflict is left out: the conflict says it")
  func consequences() throws {
    let findings = try Self.findings(
      """
      layoutdiff: 1
      containers: [440x60]
      elements: { photo: { image: 10x10 }, name: { text: "Jane Appleseed", lines: 1 } }
      constraints:
        - photo.leading == superview.leading
        - photo.top == superview.top
        - photo.width == 300
        - name.leading == photo.trailing
        - name.trailing == superview.trailing
        - name.width >= 60
        - name.top == superview.top
      """)
    #expect(findings.map(\.kind).contains(.cut))
    #expect(findings.first?.kind == .conflict)
    let others = findings.dropFirst()
    #expect(
      others.allSatisfy { ($0.breach?.firstWidth ?? 0) > 360 }, "\(others.map(\.phrase.text))")
  }

  @Test("a conflict that somebody has seen hides nothing at the other widths")
  func knownConflict() throws {
    let findings = try Self.findings(
      Self.header.replacing("400x60", with: "400x60, 350x60").replacing("270x20", with: "90x20")
        .replacing("name: { box: 100x20", with: "name: { box: 290x20")
        + "\n  - name.height == 10\n  - name.height == 12")
    #expect(findings.map(\.kind) == [.overlap])
  }

  @Test("the alignment insets of a control change sides with it")
  func insets() throws {
    #expect(
      try Self.findings(
        """
        layoutdiff: 1
        containers: [400x60]
        elements: { toggle: { box: 49x31 } }
        constraints:
          views: { toggle: { alignmentRectInsets: { right: 20 } } }
          rules: [toggle.trailing == superview.trailing - 40, toggle.top == superview.top]
        """) == [])
  }

  @Test("a difference of sides that nobody sees is no finding")
  func smallDifference() throws {
    func kinds(_ left: Int) throws -> [InspectionFinding.Kind] {
      try Self.findings(
        """
        layoutdiff: 1
        containers: [400x60]
        elements: { photo: { box: none } }
        constraints:
          - photo.left == superview.left + \(left)
          - photo.right == superview.right - 16
          - photo.top == superview.top
          - photo.height == 20
        """
      ).map(\.kind)
    }
    #expect(try kinds(24) == [])
    #expect(try kinds(25) == [.notMirrored])
  }

  @Test("a line is cut where it lacks more than fonts differ by, and the missing width is said")
  func oneLine() throws {
    func findings(_ rest: Double) throws -> [InspectionFinding] {
      try Self.findings(
        """
        layoutdiff: 1
        containers: [400x60]
        elements: { name: { text: "Jane Appleseed", lines: 1 } }
        constraints:
          - name.leading == superview.leading
          - name.width == superview.width - \(rest)
          - name.top == superview.top
        """)
    }
    // The text is 128.8 pt wide: 6 % of it are 7.7 pt.
    #expect(try findings(198) == [])
    let finding = try #require(try findings(220).first)
    #expect(finding.kind == .cut && finding.breach?.axis == .horizontal)
    let worst = try #require(finding.breach?.worst)
    #expect(worst.width == 320 && 28 < worst.amount && worst.amount < 29, "\(worst)")
  }

  @Test("a device that is wider than the container is higher, so that no height is missing there")
  func widerIsHigher() throws {
    func kinds(_ containers: String) throws -> [InspectionFinding.Kind] {
      try Self.findings(
        """
        layoutdiff: 1
        containers: \(containers)
        elements: { square: { box: none } }
        constraints:
          - square.leading == superview.leading
          - square.trailing == superview.trailing
          - square.height == square.width
          - square.top == superview.top
        """
      ).map(\.kind)
    }
    #expect(try kinds("[375x375]") == [])
    #expect(try kinds("[375x375, 414x375]") == [.outside])
  }

  @Test(
    "what is wider than a phone is inspected up to a tenth wider, and what a document says of its use counts",
    arguments: [
      ("[700x60]", nil, 700.0...770), ("[375x60]", nil, 320...430), ("[200x60]", nil, 180...220),
      ("[300x60, 700x60]", nil, 300...700), ("[375x60]", .nearDrawn, 375...412.5),
      ("[375x60]", .drawn, 375...375), ("[375x60]", .phones, 320...430),
      // The photo is 150 pt wide, and 16 pt from both sides.
      ("[190x60]", .phones, 182...209), ("[210x60]", .phones, 189...231),
      ("[160x60]", .phones, 160...176),
    ] as [(String, DocumentFacts.Use?, ClosedRange<Double>)])
  func inspectedWidths(
    containers: String, use: DocumentFacts.Use?, widths: ClosedRange<Double>
  ) throws {
    var scenario = try PromiseSupport.read(
      """
      layoutdiff: 1
      containers: \(containers)
      elements: { photo: { image: 150x40 } }
      constraints:
        - photo.leading == superview.leading + 16
        - photo.trailing == superview.trailing - 16
        - photo.top == superview.top
      """)
    scenario.document = use.map { DocumentFacts(use: $0) }
    let found = InspectedPromises.widths(of: scenario)
    #expect(abs(found.lowerBound - widths.lowerBound) < 1e-3, "\(found)")
    #expect(abs(found.upperBound - widths.upperBound) < 1e-3, "\(found)")
  }

  @Test("what UIKit places, what shrinks and what code moves are left out")
  func documentFacts() throws {
    var scenario = try PromiseSupport.read(
      """
      layoutdiff: 1
      containers: [400x60]
      elements: { name: { text: "A very long name of a person", lines: 1 }, badge: { image: 380x10 } }
      constraints:
        - name.left == superview.left + 20
        - name.width == superview.width - 160
        - name.top == superview.top
        - badge.leading == superview.leading + 4
        - badge.bottom == superview.bottom
      """)
    func kinds(_ change: (inout DocumentFacts) -> Void) -> [InspectionFinding.Kind] {
      var facts = DocumentFacts()
      change(&facts)
      scenario.document = facts
      return Inspector.inspect(scenario).findings.map(\.kind)
    }
    #expect(kinds { _ in } == [.cut, .outside, .notMirrored])
    #expect(kinds { $0.leftOut = ["badge"] } == [.cut, .notMirrored])
    #expect(kinds { $0.shortened = ["name"] } == [.outside, .notMirrored])
    #expect(kinds { $0.movable = ["badge"] } == [.cut, .notMirrored])
    #expect(kinds { $0.screens = ["superview"] } == [.cut, .outside, .notMirrored])
  }

  @Test("what follows from a number of a document that code has a name for is left out")
  func namedConstraints() throws {
    func kinds(_ rules: String, isDocument: Bool = true) throws -> [InspectionFinding.Kind] {
      var scenario = try PromiseSupport.read(
        """
        layoutdiff: 1
        containers: [400x60]
        elements: { badge: { box: none } }
        constraints:
          - badge.top == superview.top
          - badge.height == 10
          - badge.leading == superview.leading
          \(rules)
        """)
      if isDocument { scenario.document = DocumentFacts() }
      return Inspector.inspect(scenario).findings.map(\.kind)
    }
    let named = #"- { rule: "badge.width == 380", id: width }"#
    #expect(try kinds("- badge.width == 380") == [.outside])
    #expect(try kinds(named) == [])
    #expect(try kinds(named, isDocument: false) == [.outside])
    let end = "\n  - badge.trailing <= superview.trailing"
    #expect(try kinds("- badge.width == 380" + end) == [.conflict])
    #expect(try kinds(named + end) == [])
  }

  @Test("a document with left and right alone is not mirrored on purpose")
  func physicalSides() throws {
    func kinds(_ second: String) throws -> [InspectionFinding.Kind] {
      var scenario = try PromiseSupport.read(
        """
        layoutdiff: 1
        containers: [400x60]
        elements: { icon: { box: 20x20 }, name: { box: 100x20 } }
        constraints:
          - icon.left == superview.left + 20
          - icon.top == superview.top
          - name.\(second)
          - name.bottom == superview.bottom
        """)
      scenario.document = DocumentFacts()
      return Inspector.inspect(scenario).findings.map(\.kind)
    }
    #expect(try kinds("left == superview.left + 20") == [])
    #expect(try kinds("leading == superview.leading + 20") == [.notMirrored])
  }

  @Test("what leaves a view that paints nothing counts where it leaves the view around that")
  func transparentViews() throws {
    func found(_ width: Int, isTransparent: Bool) throws -> [[String]] {
      var scenario = try PromiseSupport.read(
        """
        layoutdiff: 1
        containers: [400x60]
        elements: { card: { box: none }, row: { box: none }, photo: { image: \(width)x20 } }
        constraints:
          hierarchy: { card: [row], row: [photo] }
          rules:
            - card.leading == superview.leading
            - card.trailing == superview.trailing
            - card.top == superview.top
            - card.height == 40
            - row.leading == card.leading
            - row.trailing == card.trailing - 40
            - row.top == card.top
            - row.height == 40
            - photo.leading == row.leading
            - photo.top == row.top
        """)
      scenario.document = DocumentFacts()
      if isTransparent { scenario.document?.transparent = ["row"] }
      return Inspector.inspect(scenario).findings.map(\.elements)
    }
    #expect(try found(310, isTransparent: false) == [["photo", "row"]])
    #expect(try found(310, isTransparent: true) == [])
    #expect(try found(350, isTransparent: true) == [["photo", "card"]])
  }

  @Test("a label is outside with its text, and by more than fonts differ")
  func outsideText() throws {
    func kinds(_ rule: String, _ change: (inout DocumentFacts) -> Void = { _ in }) throws
      -> [InspectionFinding.Kind]
    {
      var scenario = try PromiseSupport.read(
        """
        layoutdiff: 1
        containers: [400x60]
        elements: { name: { text: "Jane Appleseed", lines: 1 } }
        constraints:
          - name.top == superview.top
          - \(rule)
        """)
      var facts = DocumentFacts()
      facts.painted = ["name": .init(.leading)]
      change(&facts)
      scenario.document = facts
      return Inspector.inspect(scenario).findings.map(\.kind)
    }
    #expect(try kinds("name.leading == superview.leading\n  - name.width == 350") == [])
    #expect(
      try kinds("name.leading == superview.leading\n  - name.width == 350") {
        $0.painted = ["name": .init(.trailing)]
      } == [.outside])
    // The text is 128.8 pt wide: 6 % of it are 7.7 pt.
    #expect(try kinds("name.leading == superview.leading + 198") == [])
    #expect(try kinds("name.leading == superview.leading + 202") == [.outside])
    #expect(
      try kinds("name.leading == superview.leading + 202") { $0.inOtherFonts = ["name"] } == [])
  }

  @Test("what sizes itself is never wider than its constraints allow")
  func allowedWidths() throws {
    func widths(_ rule: String) throws -> ClosedRange<Double> {
      var scenario = try PromiseSupport.read(
        """
        layoutdiff: 1
        containers: [200]
        elements: { photo: { box: x40 } }
        constraints:
          - photo.leading == superview.leading + 10
          - photo.trailing == superview.trailing - 10
          - photo.top == superview.top
          - photo.bottom == superview.bottom
          - \(rule)
        """)
      scenario.document = DocumentFacts()
      scenario.document?.sizesItself = true
      return InspectedPromises.widths(of: scenario)
    }
    #expect(try widths("photo.width == 180") == 200...200)
    #expect(try widths("photo.width <= 185").upperBound == 205)
    #expect(try abs(widths("photo.width >= 100").upperBound - 220) < 1e-9)
    #expect(try abs(widths("photo.width == 150").upperBound - 220) < 1e-9)
  }

  @Test("only what elements paint overlaps: a text at its leading side, and the image of a button")
  func paintedParts() throws {
    var scenario = try PromiseSupport.read(
      """
      layoutdiff: 1
      containers: [400x60]
      elements: { name: { text: "Ann", lines: 1 }, close: { box: 40x40 } }
      constraints:
        - name.leading == superview.leading
        - name.width == 340
        - name.top == superview.top
        - close.trailing == superview.trailing
        - close.top == superview.top
      """)
    func overlaps(_ change: (inout DocumentFacts) -> Void) -> [InspectionFinding] {
      var facts = DocumentFacts()
      change(&facts)
      scenario.document = facts
      return Inspector.inspect(scenario).findings.filter { $0.kind == .overlap }
    }
    #expect(overlaps { _ in }.count == 1)
    #expect(overlaps { $0.painted = ["name": .init(.leading)] } == [])
    #expect(overlaps { $0.painted = ["name": .init(.trailing)] }.count == 1)
    let image = overlaps { $0.painted = ["close": .init(.middle, width: 20, height: 20)] }
    #expect(image.first?.breach?.worst?.amount == 20)
    #expect(overlaps { $0.painted = ["close": .init(.middle, width: 0, height: 0)] } == [])
    #expect(overlaps { $0.leftOut = ["close"] } == [])
  }

  @Test("elements of views that are on each other in the first container may overlap elsewhere")
  func overlays() throws {
    func overlaps(_ top: String) throws -> Bool {
      try Self.findings(
        """
        layoutdiff: 1
        containers: [400x100]
        elements:
          below: { box: none }
          over: { box: none }
          name: { box: 180x20 }
          icon: { box: 180x20 }
        constraints:
          hierarchy: { below: [name], over: [icon] }
          rules:
            - below.leading == superview.leading
            - below.trailing == superview.trailing
            - below.top == superview.top
            - below.height == 40
            - over.leading == superview.leading
            - over.trailing == superview.trailing
            - over.height == 40
            - \(top)
            - name.leading == below.leading
            - name.top == below.top
            - icon.trailing == over.trailing
            - icon.top == superview.top
        """
      ).contains { $0.kind == .overlap && $0.elements == ["name", "icon"] }
    }
    #expect(try overlaps("over.top == superview.top + 40"))
    #expect(try !overlaps("over.top == superview.top"))
  }

  @Test(
    "code sets fonts and heights that nothing decides, so that what follows from them is left out")
  func setByCode() throws {
    var scenario = try PromiseSupport.read(
      """
      layoutdiff: 1
      containers: [430x24]
      elements: { name: { text: "A very long name of a person in many many words" } }
      constraints:
        - name.leading == superview.leading + 8
        - name.trailing == superview.trailing - 8
        - name.top == superview.top
      """)
    func kinds(_ change: (inout DocumentFacts) -> Void) -> [InspectionFinding.Kind] {
      var facts = DocumentFacts()
      change(&facts)
      scenario.document = facts
      return Inspector.inspect(scenario).findings.map(\.kind)
    }
    #expect(kinds { _ in } == [.outside])
    #expect(kinds { $0.hasHeightOfCode = true } == [])
    #expect(kinds { $0.styledByCode = ["name"] } == [])
  }

  @Test("a range below 1 pt counts only at the ends of what is inspected, and in a container")
  func narrowRanges() throws {
    let inspected = InspectedPromises(of: try PromiseSupport.read(Self.header))
    #expect(!inspected.counts(350...350.9))
    #expect(inspected.counts(350...351))
    #expect(inspected.counts(399.9...400.2))
    #expect(inspected.counts(320...320.1))
    #expect(inspected.counts(429.9...430))
  }

  /// A name and a photo that leave no room for each other on a narrow phone.
  private static let row = """
    layoutdiff: 1
    containers: [375x60]
    elements: { name: { text: "Jane Appleseed of the family", lines: 1 }, photo: { box: 90x20 } }
    constraints:
      - name.leading == superview.leading + 8
      - name.top == superview.top + 8
      - photo.trailing == superview.trailing - 8
      - photo.top == superview.top + 8
    """

  @Test("what only a sample makes, or what is shown for a moment, is no finding")
  func evidence() throws {
    func kinds(_ change: (inout DocumentFacts) -> Void) throws -> [InspectionFinding.Kind] {
      var scenario = try PromiseSupport.read(Self.row)
      var facts = DocumentFacts()
      change(&facts)
      scenario.document = facts
      return Inspector.inspect(scenario).findings.map(\.kind)
    }
    #expect(try kinds { _ in } == [.overlap])
    #expect(try kinds { $0.samples = ["name"] } == [])
    #expect(try kinds { $0.samples = ["photo"] } == [])
    #expect(try kinds { $0.momentary = ["photo"] } == [])
  }

  @Test(
    "what is in a view that is shown for a moment overlaps nothing outside it, but what is in it, too"
  )
  func momentaryViews() throws {
    func overlaps(_ hierarchy: String) throws -> Bool {
      var scenario = try PromiseSupport.read(
        Self.row.replacing(
          "photo: { box: 90x20 } }", with: "photo: { box: 90x20 }, card: { box: none } }"
        )
        .replacing(
          "constraints:\n  -",
          with: """
            constraints:
              hierarchy: { card: \(hierarchy) }
              rules:
              - card.leading == superview.leading
              - card.trailing == superview.trailing
              - card.top == superview.top
              - card.height == 60
              -
            """))
      var facts = DocumentFacts()
      facts.momentary = ["card"]
      scenario.document = facts
      return Inspector.inspect(scenario).findings.contains { $0.kind == .overlap }
    }
    #expect(try overlaps("[name, photo]"))
    #expect(try !overlaps("[photo]"))
  }

  @Test(
    "what follows from a conflict is no finding, also where another one is already in the first container"
  )
  func secondConflict() throws {
    let text = """
      layoutdiff: 1
      containers: [375x60]
      elements: { one: { box: none }, two: { box: none } }
      constraints:
        - one.leading == superview.leading + 20
        - one.trailing == superview.trailing - 20
        - one.top == superview.top
        - one.height == 20
        - { rule: "one.height == 30", id: "known" }
        - two.width >= 300
        - two.leading == one.leading
        - two.trailing == one.trailing - 30
        - two.top == one.bottom
        - two.height == 20
      """
    var scenario = try PromiseSupport.read(text)
    scenario.document = DocumentFacts()
    let kinds = Inspector.inspect(scenario).findings.map(\.kind)
    #expect(!kinds.contains(.outside) && !kinds.contains(.overlap))
  }

  @Test("of a document for phones, widths that no phone has do not count")
  func phoneWidths() throws {
    let text = """
      layoutdiff: 1
      containers: [375x60]
      elements: { one: { box: 20x20 }, two: { box: 20x20 } }
      constraints:
        - one.leading == superview.leading + 350
        - one.top == superview.top
        - two.leading == 2 * superview.centerX - 20 @900
        - two.leading >= superview.leading
        - two.top == superview.top
      """
    // They overlap from 350 to 390 pt; and from 376 pt in the second text.
    var scenario = try PromiseSupport.read(text)
    scenario.document = DocumentFacts()
    let known = Inspector.inspect(scenario)
    #expect(!known.findings.contains { $0.kind == .overlap } && known.known > 0)
    let between = text.replacing("+ 350", with: "+ 359").replacing("20x20", with: "6x20")
      .replacing("- 20 @900", with: "- 6 @900").replacing("375x60", with: "390x60")
    scenario = try PromiseSupport.read(between)
    #expect(Inspector.inspect(scenario).findings.contains { $0.kind == .overlap })
    scenario.document = DocumentFacts()
    #expect(!Inspector.inspect(scenario).findings.contains { $0.kind == .overlap })
  }

  @Test("where a width follows from the height of the screen, a narrower device is lower")
  func heightOfScreen() throws {
    func found(_ height: String) throws -> [InspectionFinding.Kind] {
      var scenario = try PromiseSupport.read(
        """
        layoutdiff: 1
        containers: [375x360]
        elements: { photo: { box: none } }
        constraints:
          - photo.centerX == superview.centerX
          - photo.top == superview.top
          - \(height)
          - photo.width == photo.height
        """)
      scenario.document = DocumentFacts()
      return Inspector.inspect(scenario).findings.map(\.kind)
    }
    #expect(try found("photo.height == 360") == [.outside])
    #expect(try found("photo.bottom == superview.bottom") == [])
  }

  @Test("what follows from the height of the screen is no conflict")
  func heightInConflict() throws {
    var scenario = try PromiseSupport.read(
      """
      layoutdiff: 1
      containers: [375x600]
      elements: { photo: { box: none } }
      constraints:
        - photo.leading == superview.leading
        - photo.trailing == superview.trailing
        - photo.top == superview.top
        - photo.bottom == superview.bottom
        - photo.height == 1.6 * photo.width
      """)
    #expect(Inspector.inspect(scenario).findings.map(\.kind) == [.conflict])
    scenario.document = DocumentFacts()
    #expect(Inspector.inspect(scenario).findings.map(\.kind) == [])
  }

  @Test("a canvas has the height of no device, so that nothing follows from it")
  func canvas() throws {
    var scenario = try PromiseSupport.read(
      """
      layoutdiff: 1
      containers: [400x600]
      elements:
        photo: { box: x550 }
        title: { text: "Jane Appleseed of the family that came from the other side of the hill in May or June" }
      constraints:
        - photo.leading == superview.leading
        - photo.trailing == superview.trailing
        - photo.bottom == superview.bottom
        - title.leading == superview.leading
        - title.trailing == superview.trailing
        - title.top == superview.top
      """)
    func isOverlap(isOnCanvas: Bool) -> Bool {
      scenario.document = DocumentFacts()
      scenario.document?.isOnCanvas = isOnCanvas
      return Inspector.inspect(scenario).findings.contains { $0.kind == .overlap }
    }
    #expect(isOverlap(isOnCanvas: false))
    #expect(!isOverlap(isOnCanvas: true))
  }

  @Test("lines in a font that is not here may break later by an eighth")
  func linesInOtherFonts() throws {
    var scenario = try PromiseSupport.read(
      """
      layoutdiff: 1
      containers: [375x100]
      elements: { name: { text: "Jane Appleseed Jane Appleseed", lines: 2 } }
      constraints:
        - name.leading == superview.leading
        - name.top == superview.top
        - name.width == 0.37 * superview.width
      """)
    func kinds(_ otherFonts: Set<String>) -> [InspectionFinding.Kind] {
      scenario.document = DocumentFacts()
      scenario.document?.inOtherFonts = otherFonts
      return Inspector.inspect(scenario).findings.map(\.kind)
    }
    // The text is 128.8 pt wide in two lines, and its frame 118.4 pt at 320.
    #expect(kinds([]) == [.cut])
    #expect(kinds(["name"]) == [])
  }

  @Test("an element that code moves, and what is kept beside it, need not be mirrored")
  func movedByCode() throws {
    func kinds(_ rule: String) throws -> [InspectionFinding.Kind] {
      var scenario = try PromiseSupport.read(
        """
        layoutdiff: 1
        containers: [375x60]
        elements: { bubble: { box: 100x20 }, tail: { box: 10x10 }, other: { box: 5x5 } }
        constraints:
          - \(rule)
          - bubble.top == superview.top
          - tail.leading == bubble.leading
          - tail.top == bubble.bottom
          - other.leading == superview.leading + 300
          - other.top == superview.top
        """)
      scenario.document = DocumentFacts()
      return Inspector.inspect(scenario).findings.map(\.kind)
    }
    #expect(try kinds("bubble.left == superview.left + 20") == [.notMirrored])
    #expect(try kinds(#"{ rule: "bubble.left == superview.left + 20", id: start }"#) == [])
  }
}
