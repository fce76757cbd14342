import Foundation
import InterfaceBuilder
import Scenarios
import Testing
import TextMeasuring

@Suite("Importing files of Interface Builder")
struct ImportTests {
  @Test("a cell becomes the scenario that a person would write")
  func cell() throws {
    let file = try Imported.file("ProfileCell.xib")
    #expect(file.documents.map(\.name) == ["profile-cell"])
    let text = try #require(file.documents.first).text()
    #expect(
      text == """
        # Imported from ProfileCell.xib, line 7.
        # Not as in the file:
        #   line 53: runtime attribute 'titlePadding': left out: its class decides whether it changes the layout
        layoutdiff: 1
        title: "ProfileCell"
        containers: [320x80]
        elements:
          tableViewCellContentView: { box: none }
          avatarView: { image: 64x64, hugging: 251 }  # avatar
          names: { box: none }
          nameLabel: { text: "Octo \\"Cat\\"", font: { weight: semibold }, lines: 1, hugging: 251 }
          label: { text: "@octocat\\nfrom GitHub", font: { size: 14, weight: medium }, hugging: 251 }
          goneLabel: { text: "gone", lines: 1 }
          followButton: { box: 60x30 }  # Follow
        constraints:
          hierarchy:
            tableViewCellContentView: [avatarView, names, followButton]
          views:
            tableViewCellContentView: { layoutMargins: { top: 11, leading: 16, bottom: 11, trailing: 16 }, insetsLayoutMarginsFromSafeArea: false, autoresizing: { frame: [0, 0, 320, 80], superview: 320x80, mask: [flexibleWidth, flexibleHeight] } }
            goneLabel: { hidden: true }
          stacks:
            names: { arranged: [nameLabel, label, goneLabel], axis: vertical, spacing: 2.5 }
          rules:
            - avatarView.leading == tableViewCellContentView.leadingMargin  # ld1-00-aaa
            - avatarView.centerY == tableViewCellContentView.centerY  # cy1-00-aaa
            - names.leading == avatarView.trailing + 12  # gap-00-aaa
            - names.centerY == tableViewCellContentView.centerY  # cy2-00-aaa
            - names.top >= tableViewCellContentView.top + 8  # top-00-aaa
            - { rule: "followButton.leading == names.trailing + 8", id: "button gap" }  # lea-00-aaa
            - followButton.centerY == tableViewCellContentView.centerY  # cy3-00-aaa
            - tableViewCellContentView.trailingMargin == followButton.trailing @999  # trl-00-aaa
            - { rule: "avatarView.height == 48", id: "avatarHeight" }  # h48-00-aaa
            - avatarView.width == avatarView.height  # sqr-00-aaa
            - followButton.width == 60  # w60-00-aaa
        frames:
          tolerance: 0.5
          320x80:
            tableViewCellContentView: [0, 0, 320, 80]
            avatarView: [16, 16, 48, 48]
            names: [76, 20, 160, 40]
            nameLabel: [76, 20, 160, 20.5]
            label: [76, 43, 160, 17]
            followButton: [244, 25, 60, 30]

        """)
  }

  @Test("a storyboard has a scenario for each scene and each cell, and lists empty roots")
  func storyboard() throws {
    let file = try Imported.file("Screens.storyboard")
    #expect(file.documents.map(\.name) == ["login", "message"])
    #expect(file.documents.map(\.container.text) == ["414x896", "414x44"])
    #expect(
      file.notes.map(\.text) == [
        "line 91: MessagesViewController: left out, since nothing is inside this root view"
      ])
    let login = try #require(file.documents.first).text()
    for line in [
      "  safeArea: { top: 48, bottom: 34 }",
      "    switch: { alignmentRectInsets: { right: 2 } }", "    scrollView: { scroll: true }",
      "    - page.width == scrollView.frameLayoutGuide.width  # pt5-00-aaa",
      "    - superview.safeAreaLayoutGuide.bottom == stackView.bottom + 16  # c09-00-aaa",
      "c14-00-aaa, a placeholder: Xcode removes it when it builds",
    ] {
      #expect(login.contains(line), "\(line)\n\(login)")
    }
  }

  @Test("layout guides of Xcode 8, masks, fixed frames and size classes of the file's device")
  func older() throws {
    let document = try #require(try Imported.file("OlderScreen.storyboard").documents.first)
    #expect(
      Imported.rules(document) == [
        "titleLabel.top == superview.safeAreaLayoutGuide.top + 8",
        "titleLabel.leading == superview.leadingMargin",
        "titleLabel.trailing == superview.trailingMargin",
      ])
    let text = document.text()
    #expect(text.contains("mask: [flexibleWidth, flexibleTopMargin]"))
    #expect(text.contains("fixedLabel: { autoresizing: { frame: [40, 300, 42, 21]"))
    #expect(!text.contains("sidebar"))
  }

  @Test("another device has its own size classes, size and bars, and no stored frames")
  func device() throws {
    let pad = try #require(InterfaceDevice.named("iPad Pro 11"))
    let file = try Imported.file("OlderScreen.storyboard", device: pad)
    let document = try #require(file.documents.first)
    #expect(document.container.text == "834x1194")
    #expect(document.frames.isEmpty)
    let rules = Imported.rules(document)
    #expect(rules.first == "titleLabel.top == superview.safeAreaLayoutGuide.top + 20")
    #expect(rules.contains("sidebar.bottom == superview.safeAreaLayoutGuide.bottom"))
    #expect(document.text().contains("safeArea: { top: 24, bottom: 20 }"))
    #expect(document.text().contains("leading: 20"))
  }

  @Test(
    "a file without a name of its own names its screen all the same", arguments: ["", "/", "…/..."])
  func namelessFile(file: String) throws {
    let view = Imported.view("view", "a", (0, 0, 40, 40))
    let imported = try InterfaceImport(data: Data(Imported.xib(view).utf8), file: file)
    #expect(imported.documents.map(\.name) == ["view"])
  }

  @Test("names come from outlets, labels and texts, and each is given once")
  func names() throws {
    let frame = (0.0, 0.0, 10.0, 10.0)
    let document = try Imported.root(
      [
        Imported.view("label", "a", frame, #"text="Hello world""#),
        Imported.view("label", "b", frame, #"text="Hello world""#),
        Imported.view("view", "c", frame, #"userLabel="URL Bar""#),
        Imported.view("view", "d", frame, #"userLabel="superview""#),
        Imported.view("button", "e", frame, #"userLabel="on""#),
        Imported.view("label", "f", frame, #"text="日本語""#),
      ].joined())
    let names = document.frames.map(\.name)
    #expect(
      names == ["helloWorldLabel", "helloWorldLabel2", "urlBar", "superview2", "onView", "label"])
  }

  @Test(
    "a text names its view where it is neither too short nor too long for that",
    arguments: [
      ("Go", "label"), ("a b", "label"), ("abc", "abcLabel"),
      ("Thirty letters make this name.", "thirtyLettersMakeThisNameLabel"),
      ("One letter more makes no name..", "label"),
    ])
  func namesFromTexts(text: String, name: String) throws {
    let document = try Imported.root(
      Imported.view("label", "a", (0, 0, 10, 10), "text=\"\(text)\""))
    #expect(document.frames.map(\.name) == [name])
  }

  @Test(
    "multipliers, priorities, relations and missing constants",
    arguments: [
      (
        #"firstAttribute="width" secondAttribute="height" secondItem="a" multiplier="16:9""#,
        "a.width == 1.7777777777777777 * a.height"
      ),
      (
        #"firstAttribute="width" secondAttribute="width" secondItem="root" multiplier="1/4""#,
        "a.width == 0.25 * superview.width"
      ),
      (
        #"firstAttribute="leading" secondAttribute="leading" secondItem="root" symbolic="YES""#,
        "a.leading == superview.leading"
      ),
      (
        #"firstAttribute="top" secondAttribute="topMargin" secondItem="root" constant="-3.5""#,
        "a.top == superview.topMargin - 3.5"
      ),
      (
        #"firstAttribute="height" relation="lessThanOrEqual" constant="40" priority="750""#,
        "a.height <= 40 @750"
      ),
      (
        #"firstAttribute="baseline" relation="greaterThanOrEqual" secondAttribute="centerY" secondItem="root""#,
        "a.lastBaseline >= superview.centerY"
      ),
      (
        #"firstAttribute="width" secondAttribute="height" secondItem="a" multiplier="-1:1" constant="90""#,
        "a.width == -1 * a.height + 90"
      ),
    ])
  func rule(attributes: String, rule: String) throws {
    let document = try Imported.root(
      Imported.view("view", "a", (0, 0, 10, 10), #"userLabel="a""#),
      constraints: #"<constraint firstItem="a" \#(attributes) id="x"/>"#)
    #expect(Imported.rules(document) == [rule])
    #expect(document.notes.isEmpty)
  }

  @Test(
    "what a rule cannot say is left out with the line and the reason",
    arguments: [
      (
        #"firstAttribute="width" multiplier="0" secondItem="root" secondAttribute="width""#,
        "its multiplier 0 is 0"
      ),
      (
        #"firstAttribute="width" multiplier="1:0" secondItem="root" secondAttribute="width""#,
        "its multiplier 1:0 divides by 0"
      ),
      (#"firstAttribute="width" constant="wide""#, "'wide' is no constant"),
      (
        #"firstAttribute="width" constant="2000000""#,
        "its constant 2000000 is not from -1000000 to 1000000"
      ),
      (
        #"firstAttribute="width" constant="-1e300""#,
        "its constant -1e300 is not from -1000000 to 1000000"
      ),
      (
        #"firstAttribute="width" constant="1" priority="2000000""#,
        "its priority 2000000 is not above 0 and at most 1000"
      ),
      (
        #"firstAttribute="width" constant="1" priority="0""#,
        "its priority 0 is not above 0 and at most 1000"
      ),
      (
        #"firstAttribute="topLayoutGuide" constant="1""#,
        "'topLayoutGuide' is not an attribute of a scenario's rules"
      ),
      (#"constant="1""#, "it has no first attribute"),
      (#"firstAttribute="width" relation="about" constant="1""#, "'about' is not a relation"),
      (#"firstAttribute="width" secondItem="root" secondAttribute="top""#, "width"),
    ])
  func leftOut(attributes: String, reason: String) throws {
    let document = try Imported.root(
      Imported.view("view", "a", (0, 0, 10, 10)),
      constraints: #"<constraint firstItem="a" \#(attributes) id="x"/>"#)
    #expect(Imported.rules(document).isEmpty)
    #expect(document.constraintCount == 0 && document.writtenConstraintCount == 1)
    let note = try #require(document.notes.first)
    #expect(note.line == 13 && note.reason.contains(reason), "\(note.text)")
    #expect(document.text().contains("#   line 13: "))
  }

  @Test("controls have content on the axes that UIKit gives them content on")
  func contents() throws {
    let frame = (0.0, 0.0, 100.0, 30.0)
    let pinned = ["s", "p", "v", "b"].map {
      """
      <constraint firstItem="\($0)" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="l\($0)"/>
      <constraint firstItem="\($0)" firstAttribute="trailing" secondItem="root" \
      secondAttribute="trailing" id="t\($0)"/>
      <constraint firstItem="\($0)" firstAttribute="top" secondItem="root" secondAttribute="top" \
      id="o\($0)"/>
      """
    }.joined()
    let document = try Imported.root(
      ["slider", "progressView", "view", "button"].map {
        Imported.view($0, String($0.prefix(1)), frame)
      }.joined(), constraints: pinned)
    let text = document.text()
    #expect(text.contains("  slider: { box: x29 }"), "\(text)")
    #expect(text.contains("  progressView: { box: x30 }"), "\(text)")
    #expect(text.contains("  button: { box: 100x30 }"), "\(text)")
    // Nothing decides its height: Xcode keeps the one that it was drawn with.
    #expect(
      text.contains("  view: { box: x30 }  # no constraint decides its height: as drawn\n"),
      "\(text)")
  }

  @Test("boxes get the baselines of their texts where a constraint asks for one")
  func baselines() throws {
    let views =
      Imported.view(
        "button", "a", (0, 0, 80, 30),
        inside: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"15\"/>")
      + Imported.view("button", "b", (0, 0, 80, 30))
    let constraint = """
      <constraint firstItem="a" firstAttribute="firstBaseline" secondItem="b" \
      secondAttribute="firstBaseline" id="x"/>
      """
    let asked = try Imported.root(views, constraints: constraint).text()
    // Half of 30 − 15 × 1.193, and 15 × 0.952.
    #expect(asked.contains("button: { box: 80x30, baseline: 20.33 }"), "\(asked)")
    #expect(!(try Imported.root(views).text()).contains("baseline"))
  }

  @Test("constraints of a view come before those of its subviews, as UIKit activates them")
  func order() throws {
    let document = try Imported.root(
      Imported.view(
        "view", "a", (0, 0, 10, 10), #"userLabel="a""#,
        inside: """
          <constraints><constraint firstAttribute="width" constant="10" id="x"/></constraints>
          """),
      constraints: """
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="y"/>
        """)
    #expect(Imported.rules(document) == ["a.top == superview.top", "a.width == 10"])
  }

  @Test(
    "what a view has beyond a scenario is listed with its line",
    arguments: [
      ("label", #"preferredMaxLayoutWidth="200""#, "", "preferredMaxLayoutWidth of 200"),
      ("view", #"semanticContentAttribute="forceRightToLeft""#, "", "from right to left"),
      ("scrollView", "", #"<inset key="contentInset" minX="0.0" minY="8"/>"#, "content inset"),
      ("view", "", #"<viewLayoutGuide key="keyboard" id="k"/>"#, "keyboard guide"),
      ("activityIndicatorView", #"hidden="YES""#, "", "shown, as Xcode draws it"),
      ("containerView", "", "", "another scene"),
      ("view", #"layoutMarginsFollowReadableWidth="YES""#, "", "readable width"),
      ("label", "", #"<attributedString key="attributedText"/>"#, "measured in one font"),
    ])
  func notes(kind: String, attributes: String, inside: String, reason: String) throws {
    let document = try Imported.root(
      Imported.view(kind, "a", (0, 0, 10, 10), attributes, inside: inside))
    #expect(document.notes.count == 1)
    let note = try #require(document.notes.first)
    #expect(note.line == 7 && note.subject == kind && note.reason.contains(reason), "\(note.text)")
  }

  private static let inter = #"name="Inter-Bold" family="Inter" pointSize="14""#
  private static let courier = #"name="Courier-Bold" family="Courier" pointSize="14""#

  private static func font(_ attributes: String) -> String {
    "<fontDescription key=\"fontDescription\" \(attributes)/>"
  }

  @Test(
    "a value that a scenario cannot have is listed with what it has instead",
    arguments: [
      (
        "label", "", font(courier),
        "its font 'Courier-Bold' is left out: its text is measured in Inter"
      ),
      (
        "label", "", font(#"type="system" pointSize="huge""#),
        "its font size 'huge' is not from 1 to 1000: it is 17 here"
      ),
      (
        "button", "", font(#"type="system" pointSize="0""#),
        "its font size '0' is not from 1 to 1000: it is 17 here"
      ),
      (
        "label", #"numberOfLines="many""#, "",
        "its number of lines 'many' is no number: it has 1 line here"
      ),
      (
        "label", #"numberOfLines="-2""#, "",
        "its number of lines '-2' is not from 0 to 1000: its text is left out, and it is a box of its size"
      ),
      (
        "label", #"numberOfLines="2.5""#, "",
        "its number of lines '2.5' is not whole: it has at most 2 here"
      ),
      (
        "stackView", #"axis="diagonal""#, "",
        "its axis 'diagonal' is not known: it is 'horizontal' here"
      ),
      (
        "stackView", #"alignment="middle""#, "",
        "its alignment 'middle' is not known: it is 'fill' here"
      ),
      (
        "stackView", #"distribution="evenly""#, "",
        "its distribution 'evenly' is not known: it is 'fill' here"
      ),
      ("stackView", #"spacing="wide""#, "", "its spacing 'wide' is no length: it is 0 here"),
      ("stackView", #"spacing="1e9""#, "", "its spacing '1e9' is no length: it is 0 here"),
      (
        "view", #"horizontalHuggingPriority="high""#, "",
        "its horizontalHuggingPriority 'high' is not from 1 to 1000: it is 250 here"
      ),
      (
        "view", #"verticalHuggingPriority="0""#, "",
        "its verticalHuggingPriority '0' is not from 1 to 1000: it is 1 here"
      ),
      (
        "view", #"horizontalCompressionResistancePriority="-5""#, "",
        "its horizontalCompressionResistancePriority '-5' is not from 1 to 1000: it is 1 here"
      ),
      (
        "view", #"verticalCompressionResistancePriority="1001""#, "",
        "its verticalCompressionResistancePriority '1001' is not from 1 to 1000: it is 1000 here"
      ),
    ])
  func unusableValues(kind: String, attributes: String, inside: String, reason: String) throws {
    let document = try Imported.root(
      Imported.view(kind, "a", (0, 0, 10, 10), attributes, inside: inside))
    #expect(document.notes.map(\.text) == ["line 7: \(kind): \(reason)"])
    #expect(document.text().contains("#   line 7: \(kind): "))
  }

  @Test(
    "a value that a scenario has is not listed",
    arguments: [
      ("label", "", font(inter)), ("label", "", font(#"type="boldSystem" pointSize="14""#)),
      ("label", "", font(#"style="UICTFontTextStyleBody""#)),
      ("label", "", font(#"name=".SFUI-Regular" family=".AppleSystemUIFont" pointSize="12.5""#)),
      // Its box has the size that Xcode stored, whatever the font is.
      ("button", "", font(courier)), ("label", #"numberOfLines="0""#, ""),
      (
        "stackView",
        #"axis="horizontal" alignment="fill" distribution="fill" spacingType="standard" spacing="NaN""#,
        ""
      ),
      ("stackView", #"axis="vertical" alignment="center" spacing="-4.5""#, ""),
      ("view", #"horizontalHuggingPriority="1" verticalHuggingPriority="1000""#, ""),
    ])
  func usableValues(kind: String, attributes: String, inside: String) throws {
    let document = try Imported.root(
      Imported.view(kind, "a", (0, 0, 10, 10), attributes, inside: inside))
    #expect(document.notes.map(\.text) == [])
  }

  @Test("priorities of the container count for nothing, and are not listed")
  func containerPriorities() throws {
    let document = try Imported.root(
      Imported.view("view", "a", (0, 0, 10, 10)),
      attributes: #"horizontalHuggingPriority="0""#)
    #expect(document.notes.isEmpty)
  }

  @Test("the content view of an old collection cell, which has no id, is the cell")
  func oldCollectionCell() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">
      <objects><collectionViewCell id="cell" customClass="OldCell">
      <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
      <view key="contentView">
      <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
      <subviews>\(Imported.view("view", "a", (10, 0, 50, 100)))</subviews>
      </view>
      <constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="cell" secondAttribute="leading" \
      constant="10" id="x"/>
      </constraints>
      </collectionViewCell></objects></document>
      """
    let file = try InterfaceImport(data: Data(text.utf8), file: "Old.xib")
    let document = try #require(file.documents.first)
    #expect(document.name == "old-cell")
    #expect(Imported.rules(document) == ["view.leading == superview.leading + 10"])
    #expect(document.frames.map(\.parent) == ["superview"])
  }

  @Test("a keyboard guide is the bottom of the safe area, as without a keyboard")
  func keyboard() throws {
    let document = try Imported.root(
      Imported.view("view", "a", (0, 0, 10, 10)),
      constraints: """
        <constraint firstItem="key" firstAttribute="top" secondItem="a" secondAttribute="bottom" \
        constant="8" id="x"/></constraints><viewLayoutGuide key="keyboard" id="key"/><constraints>
        """)
    #expect(Imported.rules(document) == ["superview.safeAreaLayoutGuide.bottom == view.bottom + 8"])
  }

  @Test("a scenario has no frames where none can be placed in the root")
  func unplaced() throws {
    let inner = Imported.view("view", "b", (0, 0, 10, 10))
    let document = try Imported.root("<view id=\"a\"><subviews>\(inner)</subviews></view>")
    #expect(!document.text().contains("\nframes:"))
    #expect(throws: Never.self) {
      try document.scenario(.measured, measurer: TextMeasurer())
    }
  }

  @Test("frames that Xcode calls misplaced are not in the scenario")
  func misplaced() throws {
    let view = Imported.view("view", "a", (0, 0, 10, 10), #"misplaced="YES""#)
    let document = try Imported.root(view)
    #expect(!document.text().contains("\nframes:"))
    #expect(document.notes.map(\.subject) == ["frames"])
    #expect(document.frames.count == 1)
  }

  @Test("a view that is centred in the safe area, or must be inside it, shows its bars")
  func shownBars() throws {
    func text(_ y: Double, _ constraint: String) throws -> String {
      try Imported.root(
        Imported.view("view", "a", (0, y, 10, 10)),
        constraints: """
          \(constraint)</constraints><viewLayoutGuide key="safeArea" id="safe"/><constraints>
          """
      ).text()
    }
    let centred = """
      <constraint firstItem="a" firstAttribute="centerY" secondItem="safe" \
      secondAttribute="centerY" id="x"/>
      """
    #expect(try text(55, centred).contains("safeArea: { top: 20 }"))
    #expect(!(try text(45, centred)).contains("safeArea: {"))
    let inside = """
      <constraint firstItem="a" firstAttribute="top" relation="greaterThanOrEqual" \
      secondItem="safe" secondAttribute="top" id="x"/>
      """
    #expect(try text(20, inside).contains("safeArea: { top: 20 }"))
    #expect(!(try text(4, inside)).contains("safeArea: {"))
  }

  @Test("a stack view as the root makes the container a stack view, and a scroll view fills it")
  func otherRoots() throws {
    let text = Imported.xib(Imported.view("label", "a", (0, 0, 320, 100), #"text="One""#))
      .replacing("<view id=\"root\"", with: "<stackView axis=\"vertical\" id=\"root\"")
      .replacing("</view>\n</objects>", with: "</stackView>\n</objects>")
    let file = try InterfaceImport(data: .init(text.utf8), file: "Root.xib")
    let document = try #require(file.documents.first)
    #expect(document.text().contains("    superview: { arranged: [oneLabel], axis: vertical }"))
    #expect(Imported.rules(document).isEmpty)
    let scrolling = try InterfaceImport(
      data: Data(text.replacing("stackView", with: "scrollView").utf8), file: "Root.xib")
    let scroll = try #require(scrolling.documents.first)
    #expect(scroll.constraintCount == 0)
    #expect(Imported.rules(scroll).contains("scrollView.top == superview.top"))
  }

  @Test(
    "the bars of a screen are those that the stored frames show, else the device's",
    arguments: [20.0, 44, 202])
  func safeArea(top: Double) throws {
    let document = try Imported.root(
      Imported.view("view", "a", (0, top + 8, 10, 10)),
      constraints: """
        <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" \
        constant="8" id="x"/></constraints><viewLayoutGuide key="safeArea" id="safe"/><constraints>
        """)
    #expect(document.text().contains("  safeArea: { top: \(Int(top)) }"), "\(document.text())")
  }
}
