import Foundation
import Geometry
import InterfaceBuilder
import LayoutConstraints
import Scenarios
import Testing
import TextMeasuring

/// What an imported scenario knows beside the layout, and what it has as an app shows it.
@Suite("Facts of Interface Builder documents")
struct DocumentFactTests {
  private static func facts(_ document: ImportedDocument) throws -> DocumentFacts {
    try #require(try document.scenario(.measured, measurer: TextMeasurer()).document)
  }

  private static func document(_ xib: String) throws -> ImportedDocument {
    try #require(try InterfaceImport(data: Data(xib.utf8), file: "Root.xib").documents.first)
  }

  /// A cell of a table, 320 × 50, whose content view is 40 pt narrower.
  private static func cell(
    _ subviews: String, _ attributes: String = "", constraints: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="20000" useAutolayout="YES">
    <objects>
    <tableViewCell id="root" \(attributes)>
    <rect key="frame" x="0.0" y="0.0" width="320" height="50"/>
    <tableViewCellContentView key="contentView" id="content">
    <rect key="frame" x="0.0" y="0.0" width="280" height="50"/>
    <subviews>\(subviews)</subviews>
    <constraints>\(constraints)</constraints>
    </tableViewCellContentView>
    </tableViewCell>
    </objects>
    </document>
    """
  }

  private static let frame = (10.0, 10.0, 200.0, 20.0)

  @Test("a cell's style places its labels and its image")
  func cellStyle() throws {
    let subviews = ["title", "detail", "other"].map {
      Imported.view("label", $0, Self.frame, #"text="\#($0)""#)
    }.joined()
    let styled = try Self.document(
      Self.cell(
        subviews,
        #"style="IBUITableViewCellStyleValue1" textLabel="title" detailTextLabel="detail""#))
    #expect(try Self.facts(styled).leftOut == ["titleLabel", "detailLabel"])
    let plain = try Self.facts(try Self.document(Self.cell(subviews)))
    #expect(plain.leftOut == [])
    #expect(plain.screens == ["tableViewCellContentView"])
  }

  @Test("the content view beside an accessory changes sides with it")
  func accessory() throws {
    let document = try Self.document(
      Self.cell(Imported.view("view", "a", Self.frame), #"accessoryType="disclosureIndicator""#))
    #expect(
      Imported.rules(document).contains(
        "tableViewCellContentView.trailing == superview.trailing - 40"))
    #expect(document.constraintCount == 0)
    var scenario = try document.scenario(.measured, measurer: TextMeasurer())
    scenario.constraints?.direction = .rightToLeft
    let system = try #require(scenario.constraints)
    let layout = try system.layout(in: Container(width: 320, height: 50), rounding: .exact)
    let frame = layout.layout.frame(of: "tableViewCellContentView")
    #expect(frame == CGRect(x: 40, y: 0, width: 280, height: 50))
  }

  @Test("without an accessory, the content view is as wide as its cell, however it was stored")
  func staleContentView() throws {
    let document = try Self.document(Self.cell(Imported.view("view", "a", Self.frame)))
    let scenario = try document.scenario(.measured, measurer: TextMeasurer())
    let system = try #require(scenario.constraints)
    let layout = try system.layout(in: Container(width: 414, height: 50), rounding: .exact)
    let frame = layout.layout.frame(of: "tableViewCellContentView")
    #expect(frame == CGRect(x: 0, y: 0, width: 414, height: 50))
  }

  @Test(
    "a label shrinks where a least size is given, unless the file says that it does not",
    arguments: [
      (#"text="a" minimumScaleFactor="0.5""#, true), (#"text="a" minimumFontSize="9""#, true),
      (#"text="a" minimumScaleFactor="0.5" adjustsFontSizeToFit="YES""#, true),
      (#"text="a" minimumScaleFactor="0.5" adjustsFontSizeToFit="NO""#, false),
      (#"text="a""#, false), (#"text="a" minimumScaleFactor="0""#, false),
      (#"text="a" lineBreakMode="middleTruncation" adjustsFontSizeToFit="NO""#, true),
      (#"text="a" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO""#, false),
      ("text=\"\u{F015}\" adjustsFontSizeToFit=\"NO\"", true),
    ])
  func shortened(attributes: String, isShortened: Bool) throws {
    let document = try Imported.root(Imported.view("label", "a", Self.frame, attributes))
    #expect(try Self.facts(document).shortened.isEmpty != isShortened)
  }

  @Test(
    "a file whose name ends with a device is for that device",
    arguments: [
      ("Root.xib", DocumentFacts.Use.phones), ("Views/Root~ipad.xib", .nearDrawn),
      ("Root-5.5inch.storyboard", .nearDrawn), ("Ipad/Root.xib", .phones),
    ])
  func nameOfDevice(file: String, use: DocumentFacts.Use) throws {
    let xib = Imported.xib(Imported.view("label", "a", Self.frame))
    let documents = try InterfaceImport(data: Data(xib.utf8), file: file).documents
    #expect(try Self.facts(try #require(documents.first)).use == use)
  }

  @Test(
    "the use of a screen is that of its runtime, its device and its kind",
    arguments: [
      ("", "retina4_7", "portrait", DocumentFacts.Use.phones),
      ("", "retina4_7", "landscape", .nearDrawn), ("", "ipad9_7", "portrait", .nearDrawn),
      (#"targetRuntime="iOS.CocoaTouch.iPad""#, "retina4_7", "portrait", .nearDrawn),
      (#"targetRuntime="iOS.CocoaTouch""#, "retina4_7", "portrait", .phones),
    ])
  func use(runtime: String, device: String, orientation: String, use: DocumentFacts.Use) throws {
    let xib = Imported.xib(Imported.view("label", "a", Self.frame))
      .replacing("retina4_0", with: device).replacing("portrait", with: orientation)
      .replacing("useAutolayout", with: "\(runtime) useAutolayout")
    #expect(try Self.facts(try Self.document(xib)).use == use)
    let own = xib.replacing(
      "</constraints>",
      with: #"<constraint firstAttribute="width" constant="320" id="k"/></constraints>"#)
    #expect(try Self.facts(try Self.document(own)).use == .drawn)
    let cell = xib.replacing("<view id=\"root\"", with: "<collectionViewCell id=\"root\"")
      .replacing("</view>\n</objects>", with: "</collectionViewCell>\n</objects>")
    #expect(try Self.facts(try Self.document(cell)).use == .drawn)
  }

  @Test("the mask of a view with a fixed frame counts since Xcode 8")
  func masks() throws {
    func text(_ version: String) throws -> String {
      let view = Imported.view(
        "view", "a", Self.frame, #"fixedFrame="YES""#,
        inside: #"<autoresizingMask key="autoresizingMask" widthSizable="YES"/>"#)
      let xib = Imported.xib(view).replacing(
        "useAutolayout", with: "toolsVersion=\"\(version)\" useAutolayout")
      return try Self.document(xib).text()
    }
    #expect(try text("11134").contains("mask: [flexibleWidth]"))
    #expect(try text("10117").contains("mask: []"))
  }

  @Test(
    "in an app, a control that was drawn wider has the width of its texts",
    arguments: [
      ("textField", #"borderStyle="roundedRect" placeholder="Name""#, "", 50.0..<60),
      ("textField", "", "", 0..<0.1),
      ("button", "", #"<state key="normal" title="Save"/>"#, 30..<40),
      (
        "button", "", #"<buttonConfiguration key="configuration" style="plain" title="Save"/>"#,
        55..<70
      ),
      ("button", "", #"<state key="normal" title="Save" image="star"/>"#, 200..<201),
      (
        "segmentedControl", "",
        #"<segments><segment title="One"/><segment title="Two"/></segments>"#, 90..<110
      ),
      ("segmentedControl", "", #"<segments><segment image="star"/></segments>"#, 200..<201),
      ("datePicker", "", "", -1..<0), ("textView", #"scrollEnabled="NO""#, "", -1..<0),
    ])
  func stretched(kind: String, attributes: String, inside: String, widths: Range<Double>) throws {
    func width(_ constraints: String) throws -> Double {
      let document = try Imported.root(
        Imported.view(kind, "a", Self.frame, attributes, inside: inside), constraints: constraints)
      let scenario = try document.scenario(.running, measurer: TextMeasurer())
      guard case .box(let box?) = scenario.elements[0].kind else { return -1 }
      return box.width ?? -1
    }
    func constraint(_ side: String, _ id: String) -> String {
      """
      <constraint firstItem="a" firstAttribute="\(side)" secondItem="root" secondAttribute="\(side)" \
      id="\(id)"/>
      """
    }
    let leading = constraint("leading", "k")
    #expect(try width(leading) == 200)
    #expect(widths.contains(try width(leading + constraint("trailing", "l"))))
  }

  @Test(
    "in an app, an arranged view and an empty stack view have no size of their own, nor one for Xcode alone"
  )
  func emptyViews() throws {
    let arranged =
      Imported.view("view", "b", Self.frame) + Imported.view("stackView", "c", Self.frame)
      + Imported.view("tableView", "e", Self.frame)
      + Imported.view("view", "d", Self.frame, #"placeholderIntrinsicWidth="30""#)
    let document = try Imported.root(
      Imported.view("stackView", "a", Self.frame, inside: "<subviews>\(arranged)</subviews>"))
    #expect(document.text(.measured).contains("view: { box: 200x20 }"))
    let text = document.text(.running)
    for line in [
      "view: { box: none }", "tableView: { box: none }", "stackView2: { box: none }",
      "view2: { box: none }",
    ] {
      #expect(text.contains("  \(line)\n"), "\(text)")
    }
  }

  @Test(
    "in an app, a cell of a table is as high as its content needs, and as it was drawn where nothing decides"
  )
  func cellHeight() throws {
    func height(_ constraints: String) throws -> Double {
      let label = Imported.view(
        "label", "a", Self.frame, #"text="One line and a second one that wraps" numberOfLines="0""#)
      let scenario = try Self.document(Self.cell(label, constraints: constraints))
        .running(measurer: TextMeasurer())
      let layout = try #require(scenario.constraints).layout(
        in: scenario.containers[0], rounding: .exact)
      return Double(layout.layout.size.height)
    }
    func edge(_ name: String, _ constant: Int, _ id: String) -> String {
      """
      <constraint firstItem="a" firstAttribute="\(name)" secondItem="content" \
      secondAttribute="\(name)" constant="\(constant)" id="\(id)"/>
      """
    }
    let start = edge("leading", 8, "k") + edge("top", 30, "l")
    #expect(try height(start) == 50)
    let closed = try height(start + edge("trailing", -120, "m") + edge("bottom", -8, "n"))
    #expect(closed > 70, "\(closed)")
  }

  @Test("in an app, a low root view without a controller sizes itself too, and a screen does not")
  func partHeight() throws {
    let part = try Imported.root(Imported.view("label", "a", Self.frame))
    #expect(try part.running(measurer: TextMeasurer()).containers == [Container(width: 320)])
    let screen = try #require(try Imported.file("Screens.storyboard").documents.first)
    #expect(try screen.running(measurer: TextMeasurer()).containers[0].height == 896)
  }

  @Test("what has a size or a place for Xcode alone is left out, and its constraint does not count")
  func placeholders() throws {
    let views = [
      Imported.view("label", "a", Self.frame, #"placeholderIntrinsicWidth="30" userLabel="sized""#),
      Imported.view("label", "b", Self.frame, #"userLabel="placed""#),
      Imported.view("label", "c", Self.frame, #"userLabel="other""#),
    ].joined()
    let document = try Imported.root(
      views,
      constraints: """
        <constraint firstItem="b" firstAttribute="width" constant="40" id="k" placeholder="YES"/>
        <constraint firstItem="c" firstAttribute="width" constant="50" id="l"/>
        """)
    #expect(try Self.facts(document).leftOut == ["sized", "placed"])
    #expect(document.text(.measured).contains("placed.width == 40"))
    #expect(!document.text(.running).contains("placed.width == 40"))
    #expect(document.text(.running).contains("other.width == 50"))
    let only = try Imported.root(
      Imported.view("label", "a", Self.frame),
      constraints:
        #"<constraint firstItem="a" firstAttribute="width" constant="9" id="k" placeholder="YES"/>"#
    )
    #expect(only.text(.running).contains("  rules: []"))
  }

  @Test(
    "a runtime attribute that names a style or a font sets the font of a label",
    arguments: [
      ("textStyle", true), ("titleFontName", true), ("nuiClass", true),
      ("layer.cornerRadius", false),
    ])
  func styledByCode(keyPath: String, isStyled: Bool) throws {
    let attributes = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="\(keyPath)" value="x"/>
      </userDefinedRuntimeAttributes>
      """
    let document = try Imported.root(
      Imported.view("label", "a", Self.frame, #"text="a""#, inside: attributes))
    #expect(try Self.facts(document).styledByCode.isEmpty != isStyled)
  }

  @Test(
    "a label, or a text field without a border, paints its text at its side of the frame",
    arguments: [
      ("label", "", DocumentFacts.PaintedPart(.leading)),
      ("label", #"textAlignment="natural""#, .init(.leading)),
      ("label", #"textAlignment="center""#, .init(.middle)),
      ("label", #"textAlignment="right""#, .init(.trailing)),
      ("label", #"textAlignment="justified""#, nil),
      ("textField", #"textAlignment="right""#, .init(.trailing, width: 0)),
      ("textField", #"borderStyle="roundedRect""#, nil), ("switch", "", nil),
    ])
  func paintedText(
    kind: String, attributes: String, part: DocumentFacts.PaintedPart?
  ) throws {
    let facts = try Self.facts(
      try Imported.root(Imported.view(kind, "a", Self.frame, attributes)))
    #expect(facts.painted.values.first == part)
  }

  @Test(
    "a view that paints nothing and has nothing inside says nothing, nor has one drawn without a size",
    arguments: [
      ("", "", true), ("", #"<color key="backgroundColor" white="1" alpha="1"/>"#, false),
      ("", #"<color key="backgroundColor" white="1" alpha="0.0"/>"#, true),
      (#"customClass="Chart""#, "", false), (#"clipsSubviews="YES""#, "", false),
    ])
  func spacers(attributes: String, inside: String, isSpacer: Bool) throws {
    func facts(_ frame: (Double, Double, Double, Double), _ more: String = "") throws
      -> DocumentFacts
    {
      try Self.facts(
        try Imported.root(Imported.view("view", "a", frame, attributes, inside: inside + more)))
    }
    #expect(try facts(Self.frame).leftOut.isEmpty != isSpacer)
    #expect(try facts((0, 0, 0, 0)).leftOut == ["view"])
    let faded = Imported.view(
      "stackView", "a", Self.frame, #"alpha="0.0""#,
      inside: "<subviews>\(Imported.view("switch", "b", Self.frame))</subviews>")
    #expect(try Self.facts(try Imported.root(faded)).leftOut == ["stackView", "switch"])
    let around = try facts(
      Self.frame, "<subviews>\(Imported.view("switch", "b", Self.frame))</subviews>")
    #expect(around.leftOut == [] && around.transparent.isEmpty != isSpacer)
  }

  @Test("texts that no font here draws are left out, and others may be less wide in their fonts")
  func unknownTexts() throws {
    func facts(_ text: String, _ font: String = "") throws -> DocumentFacts {
      try Self.facts(
        try Imported.root(
          Imported.view("label", "a", Self.frame, "text=\"\(text)\"", inside: font)))
    }
    #expect(try facts("سلام").leftOut == ["label"])
    #expect(try facts("안녕 ★").leftOut == [])
    let font = #"<fontDescription key="fontDescription" name="Avenir" pointSize="14"/>"#
    #expect(try facts("Name", font).inOtherFonts.count == 1)
    #expect(try facts("Name").inOtherFonts == [])
  }

  @Test("code may move what a mask places and an outlet names")
  func movable() throws {
    func movable(_ attributes: String, outlet: String) throws -> Set<String> {
      try Self.facts(
        try Imported.root(
          Imported.view("switch", "a", Self.frame, attributes),
          resources:
            #"<connections><outlet property="toggle" destination="\#(outlet)" id="o"/></connections>"#
        )
      ).movable
    }
    #expect(try movable(#"fixedFrame="YES""#, outlet: "a") == ["toggle"])
    #expect(try movable(#"fixedFrame="YES""#, outlet: "b") == [])
    #expect(try movable("", outlet: "a") == [])
  }

  @Test("a button shows only an image where it has no title, and the file knows its size")
  func buttonImage() throws {
    func images(_ state: String) throws -> [String: DocumentFacts.PaintedPart] {
      try Self.facts(
        try Imported.root(
          Imported.view("button", "a", Self.frame, inside: state),
          resources: #"<resources><image name="close" width="28" height="20"/></resources>"#)
      ).painted
    }
    let part = DocumentFacts.PaintedPart(.middle, width: 28, height: 20)
    #expect(try images(#"<state key="normal" image="close"/>"#) == ["button": part])
    #expect(try images(#"<state key="normal" title="Close" image="close"/>"#) == [:])
    #expect(try images(#"<state key="normal" image="other"/>"#) == [:])
  }

  @Test("a freeform root view sizes itself, and a controller's or one with a height does not")
  func freeform() throws {
    let metrics = #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
    func sizesItself(_ constraints: String = "", outlet: String = "name") throws -> Bool {
      let xib = Imported.xib(Imported.view("label", "a", Self.frame), constraints)
        .replacing("</view>\n</objects>", with: "\(metrics)</view>\n</objects>")
        .replacing(
          "<objects>",
          with: """
            <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\
            <outlet property="\(outlet)" destination="root" id="o"/></connections></placeholder>
            """)
      return try Self.facts(try Self.document(xib)).sizesItself
    }
    #expect(try sizesItself())
    #expect(try !sizesItself(outlet: "view"))
    #expect(
      try !sizesItself(#"<constraint firstAttribute="height" constant="100" id="k"/>"#))
    #expect(try !Self.facts(try Imported.root(Imported.view("label", "a", Self.frame))).sizesItself)
  }

  @Test("where no chain ends at the bottom of a cell, code decides its height")
  func heightOfCode() throws {
    func isOfCode(_ constraints: String) throws -> Bool? {
      let label = Imported.view("label", "a", Self.frame, #"text="a""#)
      return try Self.document(Self.cell(label, constraints: constraints))
        .running(measurer: TextMeasurer()).document?.hasHeightOfCode
    }
    func edge(_ name: String, _ id: String) -> String {
      """
      <constraint firstItem="a" firstAttribute="\(name)" secondItem="content" \
      secondAttribute="\(name)" id="\(id)"/>
      """
    }
    #expect(try isOfCode(edge("top", "k")) == true)
    #expect(try isOfCode(edge("top", "k") + edge("bottom", "l")) == false)
    // The separator below the content view is no chain.
    let cell = Self.cell(Imported.view("label", "a", Self.frame), constraints: edge("top", "k"))
    let separated = try Self.document(
      cell.replacing(#"width="280" height="50""#, with: #"width="280" height="49""#))
    #expect(
      try separated.running(measurer: TextMeasurer()).document?.hasHeightOfCode == true)
  }

  @Test("where an app has copies of a document for other phones, each is for its own")
  func copies() throws {
    func file(_ width: Int) -> Data {
      let constraint = #"<constraint firstAttribute="width" constant="9" id="k"/>"#
      let view = Imported.view(
        "view", "a", Self.frame, inside: "<constraints>\(constraint)</constraints>")
      return Data(
        Imported.xib(view).replacing(#"width="320""#, with: "width=\"\(width)\"").utf8)
    }
    func phones(_ width: Int, besides others: [Int]) throws -> ClosedRange<Double> {
      var code = AppCode()
      for other in others + [width] { code.add(document: file(other)) }
      let documents = try InterfaceImport(data: file(width), file: "Root.xib", code: code).documents
      return try Self.facts(try #require(documents.first)).phones
    }
    #expect(try phones(375, besides: [375]) == 320...430)
    #expect(try phones(375, besides: [768]) == 320...430)
    #expect(try phones(375, besides: [320]) == 375...430)
    #expect(try phones(320, besides: [375]) == 320...320)
    #expect(try phones(375, besides: [320, 414]) == 375...375)
  }

  @Test("a screen that is as high as no device is on a canvas")
  func canvas() throws {
    func isOnCanvas(_ height: Int, outlet: String) throws -> Bool {
      let xib = Imported.xib(Imported.view("label", "a", Self.frame))
        .replacing(#"height="100""#, with: "height=\"\(height)\"")
        .replacing(
          "<objects>",
          with: """
            <objects><placeholder id="-1"><connections>
            <outlet property="\(outlet)" destination="root" id="o"/></connections></placeholder>
            """)
      return try Self.facts(try Self.document(xib)).isOnCanvas
    }
    #expect(try isOnCanvas(600, outlet: "view"))
    #expect(try !isOnCanvas(568, outlet: "view"))
    #expect(try !isOnCanvas(600, outlet: "card"))
  }

  /// An outlet of a root to the view `a`.
  private static let outlet =
    #"<connections><outlet property="name" destination="a" id="o"/></connections>"#

  /// The facts of a cell with an outlet to `a`, in an app with this code.
  private static func facts(_ subviews: String, code: String?) throws -> DocumentFacts {
    let cell = cell(subviews).replacing(
      "</tableViewCell>\n</objects>", with: "\(outlet)</tableViewCell>\n</objects>")
    var app: AppCode?
    if let code {
      app = AppCode()
      app?.add(Data(code.utf8))
    }
    let file = try InterfaceImport(data: Data(cell.utf8), file: "Root.xib", code: app)
    return try facts(try #require(file.documents.first))
  }

  @Test(
    "the words of an outlet are samples where code gives it others, and where the code is not known",
    arguments: [
      (nil, true), ("", false), ("name.text = person.name", true),
      ("cell.name?.text = first", true),
      ("[self.name setText:person.name];", true), ("_name.attributedText = styled", true),
      ("name.rx.text.onNext(first)", true), ("name.textColor = .red", false),
      ("other.text = first", false),
      ("// name.text = first", false), ("/* name.text */", false), ("let name = text", false),
      (#"name.text = localized("Jane Appleseed")"#, false), (#"print("name.text")"#, false),
    ] as [(String?, Bool)])
  func samples(code: String?, isSample: Bool) throws {
    let label = Imported.view("label", "a", Self.frame, #"text="Jane Appleseed""#)
    #expect(try Self.facts(label, code: code).samples.isEmpty != isSample)
    let other = Imported.view("label", "b", Self.frame, #"text="Jane Appleseed""#)
    #expect(try Self.facts(other, code: code).samples.isEmpty)
  }

  @Test(
    "keys of translations are samples",
    arguments: [("login_title", true), ("Go to www.example.org, please, and sign in", false)])
  func keys(text: String, isKey: Bool) throws {
    let label = Imported.view("label", "b", Self.frame, "text=\"\(text)\"")
    #expect(try Self.facts(label, code: "").samples.isEmpty != isKey)
  }

  @Test(
    "what code hides may be missing in a stack view, and is shown at some moments only",
    arguments: [
      (nil, true), ("", false), ("name.isHidden = true", true), ("[_name setHidden:YES];", true),
      ("UIView.animate { self.name.alpha = 0 }", true), ("other.isHidden = true", false),
    ] as [(String?, Bool)])
  func hiddenByCode(code: String?, isHidden: Bool) throws {
    let inner = "<subviews>\(Imported.view("view", "b", Self.frame))</subviews>"
    let view = Imported.view("view", "a", Self.frame, inside: inner)
    let stack = Imported.view("stackView", "s", Self.frame, inside: "<subviews>\(view)</subviews>")
    let facts = try Self.facts(stack, code: code)
    #expect(facts.optional.count == (isHidden ? 1 : 0))
    #expect(facts.momentary.count == (isHidden ? 1 : 0))
  }

  @Test("the screens of an app for tablets alone are for tablets")
  func tablets() throws {
    let label = Imported.view("label", "a", Self.frame)
    var code = AppCode()
    func use() throws -> DocumentFacts.Use? {
      let file = try InterfaceImport(
        data: Data(Imported.xib(label).utf8), file: "Root.xib", code: code)
      return try Self.facts(try #require(file.documents.first)).use
    }
    #expect(try use() == .phones)
    code.isForTablets = true
    #expect(try use() == .nearDrawn)
  }

  @Test("code finds a view by its tag, too: its words are samples")
  func tags() throws {
    let label = Imported.view("label", "b", Self.frame, #"text="Jane Appleseed" tag="7""#)
    #expect(try Self.facts(label, code: "").samples.count == 1)
  }

  @Test("a part of a screen has the width it was drawn with")
  func parts() throws {
    let xib = Imported.xib(Imported.view("label", "a", Self.frame))
    #expect(try Self.facts(try Self.document(xib)).use == .phones)
    let part = xib.replacing("width=\"320\" height=\"100\"", with: "width=\"220\" height=\"100\"")
    #expect(try Self.facts(try Self.document(part)).use == .drawn)
  }

  @Test("a view whose width nothing decides, and an image view without an image, are left out")
  func undecided() throws {
    let bar = Imported.view("searchBar", "a", Self.frame)
    let side =
      #"<constraint firstItem="a" firstAttribute="leading" secondItem="root" "#
      + #"secondAttribute="leading" constant="10" id="c"/>"#
    #expect(try Self.facts(try Imported.root(bar, constraints: side)).leftOut.count == 1)
    let other = side.replacing("leading", with: "trailing").replacing("id=\"c\"", with: "id=\"d\"")
    #expect(try Self.facts(try Imported.root(bar, constraints: side + other)).leftOut.isEmpty)
    let picture = Imported.view("imageView", "a", Self.frame)
    #expect(
      try Self.facts(try Imported.root(picture, constraints: side + other)).leftOut.count == 1)
  }

  @Test(
    "a button that shows nothing overlaps nothing",
    arguments: [
      ("", true), (#"<state key="normal"/>"#, true), (#"<state key="normal" title="Go"/>"#, false),
      (#"<state key="normal" image="star"/>"#, false),
    ])
  func emptyButton(state: String, isLeftOut: Bool) throws {
    let button = Imported.view("button", "a", Self.frame, inside: state)
    #expect(try Self.facts(try Imported.root(button)).leftOut.isEmpty != isLeftOut)
  }

  @Test(
    "a system button with a transparent tint shows nothing that has its colour",
    arguments: [
      ("system", #"<state key="normal" title="Button"/>"#, true),
      (
        "system", #"<buttonConfiguration key="configuration" style="plain" title="Button"/>"#, true
      ),
      (
        "system", #"<buttonConfiguration key="configuration" style="gray" title="Button"/>"#, false
      ),
      ("custom", #"<state key="normal" title="Button"/>"#, false),
      (
        "system",
        #"<state key="normal" title="Go"><color key="titleColor" white="0" alpha="1"/></state>"#,
        false
      ),
      ("system", #"<state key="normal" title="Go" backgroundImage="star"/>"#, false),
    ])
  func clearButton(type: String, inside: String, isLeftOut: Bool) throws {
    let tint = #"<color key="tintColor" white="0.0" alpha="0.0"/>"#
    let button = Imported.view(
      "button", "a", Self.frame, #"buttonType="\#(type)""#, inside: inside + tint)
    #expect(try Self.facts(try Imported.root(button)).leftOut.isEmpty != isLeftOut)
  }

  @Test("an image in its own proportions paints a part of its view")
  func paintedImage() throws {
    func part(_ mode: String) throws -> DocumentFacts.PaintedPart? {
      try Self.facts(
        try Imported.root(
          Imported.view("imageView", "a", Self.frame, "image=\"map\" contentMode=\"\(mode)\""),
          resources: #"<resources><image name="map" width="80" height="40"/></resources>"#)
      ).painted.values.first
    }
    #expect(try part("scaleAspectFit") == .init(.middle, width: 40, height: 20))
    #expect(try part("center") == .init(.middle, width: 80, height: 40))
    #expect(try part("scaleToFill") == nil)
  }

  @Test("a view with the colour around it paints nothing, nor does an empty scroll view")
  func sameColour() throws {
    let white = #"<color key="backgroundColor" white="1" alpha="1"/>"#
    func facts(_ own: String, kind: String = "view") throws -> DocumentFacts {
      let inner = Imported.view(kind, "a", Self.frame, inside: own)
      return try Self.facts(
        try Imported.root(
          Imported.view(
            "view", "b", Self.frame, #"clipsSubviews="YES""#,
            inside: white + "<subviews>\(inner)</subviews>")))
    }
    #expect(try facts(white).transparent.count == 1)
    #expect(try facts(#"<color key="backgroundColor" white="0" alpha="1"/>"#).transparent == [])
    #expect(try facts(white, kind: "scrollView").leftOut == ["scrollView"])
  }

  @Test("a file that names no device has the size classes of a phone where it is inspected")
  func classesOfPhones() throws {
    let width = """
      <constraint firstItem="a" firstAttribute="width" constant="500" id="k">
      <variation key="widthClass=compact" constant="300"/></constraint>
      """
    let xib = Imported.xib(Imported.view("switch", "a", Self.frame), width)
      .replacing(#"<device id="retina4_0" orientation="portrait"/>"#, with: "")
    func rules(onPhones: Bool) throws -> [String] {
      let file = try InterfaceImport(data: Data(xib.utf8), file: "Old.xib", onPhones: onPhones)
      return Imported.rules(try #require(file.documents.first))
    }
    #expect(try rules(onPhones: false) == ["switch.width == 500"])
    #expect(try rules(onPhones: true) == ["switch.width == 300"])
  }
}
