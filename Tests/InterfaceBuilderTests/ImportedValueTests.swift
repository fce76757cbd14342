import Foundation
import InterfaceBuilder
import Testing

/// What one value of a file does to the scenario: with it, without it, and at the ends of its range.
@Suite("Single values of Interface Builder")
struct ImportedValueTests {
  private static func imported(
    _ xib: String, file: String = "Root.xib", device: InterfaceDevice? = nil, widths: Bool = false
  ) throws -> [ImportedDocument] {
    try InterfaceImport(data: Data(xib.utf8), file: file, device: device, usualWidths: widths)
      .documents
  }

  @Test(
    "content is that of the kind, of placeholders and of images",
    arguments: [
      ("textField", #"placeholder="P" text="T""#, "", "textField: { box: 40x20 }  # P"),
      ("textField", #"text="T""#, "", "textField: { box: 40x20 }  # T"),
      ("button", "", #"<state key="normal" title="x"/>"#, "button: { box: 40x20 }  # x"),
      ("imageView", #"image="pic""#, "", "imageView: { image: 30x12 }  # pic"),
      ("imageView", #"image="gone""#, "", "imageView: { box: 40x20 }  # gone"),
      ("imageView", #"image="short""#, "", "imageView: { box: 40x20 }  # short"),
      ("imageView", "", "", "imageView: { box: none }"),
      ("imageView", #"placeholderIntrinsicWidth="5""#, "", "imageView: { box: 5x20 }"),
      ("view", #"placeholderIntrinsicWidth="5""#, "", "view: { box: 5x }"),
      ("view", #"placeholderIntrinsicHeight="0""#, "", "view: { box: x0 }"),
      ("view", #"placeholderIntrinsicHeight="-1""#, "", "view: { box: none }"),
      ("textView", #"scrollEnabled="NO""#, "", "textView: { box: 40x20 }"),
      ("textView", #"scrollEnabled="YES""#, "", "textView: { box: none }"),
      ("textView", "", "", "textView: { box: none }"),
      ("view", #"customClass="BigSwitch""#, "", "view: { box: none }"),
      ("searchBar", "", "", "searchBar: { box: x20 }"),
      ("stackView", "", "", "stackView: { box: 40x20 }"),
      ("label", #"text="A" numberOfLines="0""#, "", #"label: { text: "A" }"#),
      ("label", #"text="A" numberOfLines="1000""#, "", #"label: { text: "A", lines: 1000 }"#),
      ("label", #"text="A" numberOfLines="1001""#, "", "label: { box: 40x20 }"),
      ("label", "", #"<string key="text">B</string>"#, #"label: { text: "B", lines: 1 }"#),
      (
        "label", #"text="A""#,
        """
        <attributedString key="attributedText"><fragments><fragment content="One"><attributes>\
        <font key="NSFont" size="13" name="Inter-Bold"/></attributes></fragment>\
        <fragment><string key="content"> two</string><attributes><font key="NSFont" size="9"/>\
        </attributes></fragment></fragments></attributedString>
        """, #"label: { text: "One two", font: { size: 13, weight: bold }, lines: 1 }"#
      ),
      ("view", #"verticalHuggingPriority="251""#, "", "view: { box: none, hugging: [250, 251] }"),
      (
        "view",
        #"horizontalCompressionResistancePriority="749" verticalCompressionResistancePriority="749""#,
        "", "view: { box: none, compressionResistance: 749 }"
      ),
    ])
  func contents(kind: String, attributes: String, inside: String, line: String) throws {
    let document = try Imported.root(
      Imported.view(kind, "a", (0, 0, 40, 20), attributes, inside: inside),
      resources: #"""
        <resources><image name="pic" width="30" height="12"/><image name="short" width="-1" height="1"/>
        <image name="short" width="1" height="-1"/><image name="short" width="1"/></resources>
        """#)
    #expect(document.text().contains("\n  \(line)\n"), "\(document.text())")
  }

  @Test(
    "settings are those that differ from UIKit's",
    arguments: [
      (#"hidden="YES""#, "", "hidden: true, "), (#"hidden="NO""#, "", ""),
      (#"insetsLayoutMarginsFromSafeArea="NO""#, "", "insetsLayoutMarginsFromSafeArea: false, "),
      (#"insetsLayoutMarginsFromSafeArea="YES""#, "", ""),
      (#"preservesSuperviewLayoutMargins="YES""#, "", "preservesSuperviewLayoutMargins: true, "),
      (
        "", #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#,
        "layoutMargins: { top: 1, leading: 2, bottom: 3, trailing: 4 }, "
      ),
      (
        "", #"<edgeInsets key="directionalLayoutMargins" leading="2" trailing="4"/>"#,
        "layoutMargins: { top: 0, leading: 2, bottom: 0, trailing: 4 }, "
      ),
    ])
  func settings(attributes: String, inside: String, settings: String) throws {
    let view = Imported.view("view", "a", (0, 0, 40, 20), attributes, inside: inside)
    let mask = "autoresizing: { frame: [0, 0, 40, 20], superview: 320x100, mask: [] }"
    let text = try Imported.root(view).text()
    #expect(text.contains("\n    view: { \(settings)\(mask) }\n"), "\(text)")
  }

  @Test(
    "a root has margins of 20 points from a width of 400 on", arguments: [(399, 16), (400, 20)])
  func margins(width: Int, margin: Int) throws {
    let xib = Imported.xib(Imported.view("view", "a", (0, 0, 40, 20)))
      .replacing("width=\"320\"", with: "width=\"\(width)\"")
    let text = try #require(try Self.imported(xib).first).text()
    #expect(
      text.contains(
        "superview: { layoutMargins: { top: 0, leading: \(margin), bottom: 0, trailing: \(margin) } }"
      ), "\(text)")
  }

  // MARK: - Containers

  @Test(
    "usual widths are added to a root as wide as a phone, and another device replaces its own size",
    arguments: [
      (319, 100, "retina4_0", "319x100", "319x100"),
      (320, 100, "retina4_0", "320x100, 320, 375, 393, 430", "393x100"),
      (320, 100, "retina6_1", "320x100, 320, 375, 393, 430", "320x100"),
      (321, 100, "unknown", "321x100, 320, 375, 393, 430", "321x100"),
      (320, 568, "retina4_0", "320x568, 375x667, 393x852, 430x932", "393x852"),
    ])
  func containers(width: Int, height: Int, id: String, usual: String, other: String) throws {
    let xib = Imported.xib(Imported.view("view", "a", (0, 0, 40, 20)))
      .replacing(#"width="320" height="100""#, with: "width=\"\(width)\" height=\"\(height)\"")
      .replacing("retina4_0", with: id)
    let phone = try #require(InterfaceDevice.named("iPhone 15"))
    let texts = try [
      Self.imported(xib), Self.imported(xib, widths: true), Self.imported(xib, device: phone),
    ].map { try #require($0.first).text() }
    for (text, containers) in zip(texts, ["\(width)x\(height)", usual, other]) {
      #expect(text.contains("\ncontainers: [\(containers)]\n"), "\(text)")
    }
    #expect(!texts[0].contains("\nscale: "))
    #expect(texts[2].contains("\nscale: 3\n"))
  }

  // MARK: - Size classes

  private static func variation(_ key: String, _ text: String) -> String {
    "<variation key=\"\(key)\" text=\"\(text)\"/>"
  }

  @Test(
    "the variation that names most classes of the device counts, of several the last one",
    arguments: [
      (["default"], "default"), (["widthClass=compact"], "widthClass=compact"),
      (["widthClass=regular"], nil), (["heightClass=regular"], "heightClass=regular"),
      (["heightClass=compact-widthClass=compact"], nil), (["other"], nil), ([""], nil),
      (["widthClass=compact", "default"], "widthClass=compact"),
      (
        ["heightClass=regular-widthClass=compact", "widthClass=compact"],
        "heightClass=regular-widthClass=compact"
      ),
      (["widthClass=compact", "heightClass=regular"], "heightClass=regular"),
      (["heightClass=regular", "widthClass=compact"], "widthClass=compact"),
    ])
  func variations(keys: [String], counts: String?) throws {
    let inside = keys.map { Self.variation($0, $0) }.joined()
    let document = try Imported.root(
      Imported.view("label", "a", (0, 0, 40, 20), #"text="own" userLabel="a""#, inside: inside))
    #expect(document.text().contains("\n  a: { text: \"\(counts ?? "own")\""), "\(document.text())")
  }

  @Test(
    "a device that is not known is a phone or a pad in portrait, and a file without one has no class",
    arguments: [
      (#"<device id="ipad99"/>"#, ["widthClass=regular", "heightClass=regular"]),
      (#"<device id="retina99"/>"#, ["widthClass=compact", "heightClass=regular"]),
      ("", ["widthClass=", "heightClass="]),
    ])
  func unknownDevices(device: String, classes: [String]) throws {
    for key in ["widthClass", "heightClass"].flatMap({
      ["\($0)=", "\($0)=compact", "\($0)=regular"]
    }) {
      let xib = Imported.xib(
        Imported.view(
          "label", "a", (0, 0, 40, 20), #"userLabel="a""#, inside: Self.variation(key, "yes"))
      ).replacing(#"<device id="retina4_0" orientation="portrait"/>"#, with: device)
      let text = try #require(try Self.imported(xib).first).text()
      #expect(text.contains("text: \"yes\"") == classes.contains(key), "\(key) \(device)")
    }
  }

  @Test(
    "a view that is excluded comes back where a later variation includes it, and only it",
    arguments: [
      ("<exclude reference=\"b\"/>", "", false),
      ("<exclude reference=\"b\"/>", "<include reference=\"b\"/>", true),
      ("<exclude reference=\"b\"/>", "<include reference=\"a\"/>", false),
      ("<include reference=\"b\"/>", "<exclude reference=\"b\"/>", false),
      ("<exclude/>", "", true),
    ])
  func masks(usual: String, compact: String, isThere: Bool) throws {
    let variations = [("default", usual), ("widthClass=compact", compact)].map {
      "<variation key=\"\($0)\"><mask key=\"subviews\">\($1)</mask></variation>"
    }
    let document = try Imported.root(
      ["a", "b"].map { Imported.view("view", $0, (0, 0, 40, 20), "userLabel=\"\($0)\"") }.joined(),
      constraints: "</constraints>\(variations.joined())<constraints>")
    #expect(document.text().contains("\n  b: { box: none }\n") == isThere)
    #expect(document.text().contains("\n  a: { box: none }\n"))
  }

  // MARK: - Titles

  private static func root(_ id: String, _ attributes: String = "", label: String? = nil) -> String
  {
    let inside = Imported.view(
      label == nil ? "view" : "label", "in-\(id)", (0, 0, 40, 20),
      label.map { "text=\"\($0)\"" } ?? "")
    return """
      <view id="\(id)" \(attributes)><rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews>\(inside)</subviews></view>
      """
  }

  private static func outlet(_ property: String, _ id: String) -> String {
    "<placeholder><outlet property=\"\(property)\" destination=\"\(id)\"/></placeholder>"
  }

  private static func controller(_ id: String, _ attributes: String = "", view: String = "")
    -> String
  {
    "<viewController id=\"c-\(id)\" \(attributes)>\(root(id, "key=\"view\" \(view)"))</viewController>"
  }

  @Test(
    "a scenario is named by the author's word for its controller or view, else by the file",
    arguments: [
      (root("r"), ["my"]), (root("r", #"customClass="C" userLabel="U""#), ["u"]),
      (root("r", #"reuseIdentifier="R" title="T""#), ["r"]), (root("r", #"title="T""#), ["t"]),
      (root("r") + outlet("card", "r"), ["my"]), (root("r") + root("s"), ["my-view", "my-view-2"]),
      (root("r", #"customClass="C""#) + root("s", #"customClass="C""#), ["c", "c-2"]),
      (
        root("r", #"customClass="C""#, label: "Wi-Fi") + root("s", #"customClass="C""#)
          + root("t", #"customClass="D""#, label: "Wi-Fi"),
        ["c-wi-fi-label", "c", "d"]
      ),
      (
        root("r") + root("s") + outlet("card", "r") + outlet("late", "r") + outlet("view", "s"),
        ["card", "my-view"]
      ),
      (controller("r"), ["my-view-controller"]),
      (controller("r", #"storyboardIdentifier="Login" customClass="C""#), ["login"]),
      (controller("r", #"title="T""#, view: #"customClass="C""#), ["t"]),
      (controller("r", view: #"customClass="C""#), ["c"]),
    ])
  func titles(objects: String, names: [String]) throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>\(objects)</objects></document>
      """
    #expect(try Self.imported(xib, file: "a/My.Screen.xib").map(\.name) == names)
  }
}
