import Foundation
import TestSupport
import Testing

@Suite("layoutdiff inspect")
struct InspectTests {
  private static let row = """
    layoutdiff: 1
    containers: [400x60]
    elements: { name: { box: 100x20 }, time: { box: 80x20 } }
    cases: { long: { name: 300x20 } }
    constraints:
      - name.leading == superview.leading + 8
      - name.top == superview.top + 8
      - time.trailing == superview.trailing - 8
      - time.top == superview.top + 8
    """

  @Test("a finding is a line with its place, and JSON has its facts; both fail")
  func finding() async throws {
    let workspace = try Workspace(["row.yaml": Self.row])
    let run = try await workspace.layoutdiff("inspect", "row.yaml")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("row.yaml:6: name and time overlap from 320 to 396 pt"))
    #expect(run.output.contains("1 finding in 1 of 1 scenario"), "\(run.output)")
    let json = try await workspace.layoutdiff("inspect", "row.yaml", "--json")
    let inspection = try JSON(text: json.output)["scenarios"][0]["inspection"]
    #expect(json.status == 1)
    #expect(try inspection["findings"][0]["kind"].text == "overlap")
    #expect(try inspection["findings"][0]["case"].text == "long")
  }

  @Test("pages show what is found, with the picture at its width, and SARIF has its line")
  func pages() async throws {
    let workspace = try Workspace(["row.yaml": Self.row])
    let run = try await workspace.layoutdiff("inspect", "row.yaml", "--output", "Pages")
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.hasSuffix("Pages/index.html\n"))
    #expect(try workspace.text("Pages/index.html").contains("has findings"))
    let page = try workspace.text("Pages/scenario/row.html")
    #expect(page.contains("<p class=\"cause-kind\">Finding</p>"))
    #expect(page.contains("data-width=\"320\" data-case=\"long\""))
    let results = try JSON(text: workspace.text("Pages/results.sarif"))["runs"][0]["results"]
    #expect(try results.items.count == 1 && results[0]["ruleId"].text == "finding")
    let region = try results[0]["locations"][0]["physicalLocation"]["region"]
    #expect(try region["startLine"].number == 6)
    #expect(try workspace.text("Pages/junit.xml").contains("has findings"))
    let again = try await workspace.layoutdiff(
      "report", "--from", "Pages/run.json", "--output", "Again")
    #expect(again.status == 0, "\(again.errors)")
    #expect(try workspace.text("Again/scenario/row.html") == page)
  }

  @Test("a document of Interface Builder has the line at which it begins, in SARIF too")
  func interfaceBuilder() async throws {
    let file = "Wide.xib"
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
          <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
              <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <rect key="frame" x="20" y="20" width="353" height="40"/>
                <constraints>
                  <constraint firstAttribute="width" constant="353" id="c1"/>
                  <constraint firstAttribute="height" constant="40" id="c2"/>
                </constraints>
              </view>
            </subviews>
            <constraints>
              <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c3"/>
              <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="box" secondAttribute="trailing" constant="20" id="c4"/>
              <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c5"/>
            </constraints>
          </view>
        </objects>
      </document>
      """
    let workspace = try Workspace([file: text])
    let run = try await workspace.layoutdiff("inspect", file, "--output", "Pages")
    #expect(run.status == 1)
    let line = try #require(run.output.split(separator: "\n").first)
    let number = try #require(Double(line.split(separator: ":")[1]))
    let results = try JSON(text: workspace.text("Pages/results.sarif"))["runs"][0]["results"]
    let places = try results.items.map { try $0["locations"][0]["physicalLocation"] }
    #expect(try places.allSatisfy { try $0["artifactLocation"]["uri"].text == file })
    #expect(try places.contains { try $0["region"]["startLine"].number == number })
  }

  /// A file with a screen of 393 × 852.
  private static func document(_ inside: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <view id="root">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          \(inside)
        </view>
      </objects>
    </document>
    """
  }

  @Test(
    "the app around a document says which of its words stay, and for which devices it is",
    arguments: [
      ("let name = UILabel()", "\"1,2\"", 1), ("name.text = person.name", "1", 0), ("", "2", 0),
      ("", nil, 0),
    ] as [(String, String?, Int32)])
  func app(code: String, families: String?, status: Int32) async throws {
    let text = Self.document(
      """
      <subviews>
        <label text="Jane Appleseed, of a family of farmers" translatesAutoresizingMaskIntoConstraints="NO" id="name">
          <rect key="frame" x="20" y="20" width="353" height="20.5"/>
        </label>
      </subviews>
      <constraints>
        <constraint firstItem="name" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
        <constraint firstAttribute="trailing" secondItem="name" secondAttribute="trailing" constant="20" id="c2"/>
        <constraint firstItem="name" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c3"/>
      </constraints>
      <connections><outlet property="name" destination="name" id="o1"/></connections>
      """)
    let project = families == nil ? "App.folder" : "App.xcodeproj"
    let settings =
      "ASSETCATALOG_COMPILER_APPICON_NAME = Icon; TARGETED_DEVICE_FAMILY = \(families ?? "1");"
    let workspace = try Workspace([
      "App/Row.xib": text, "App/Row.swift": code,
      "\(project)/project.pbxproj": "buildSettings = { \(settings) };",
    ])
    let run = try await workspace.layoutdiff("inspect", "App/Row.xib")
    #expect(run.status == status, "\(run.output)")
    #expect(run.output.contains("name is cut") == (status == 1))
  }

  @Test(
    "what is not mirrored counts where a language of the app is read from right to left",
    arguments: [
      ("knownRegions = ( en, Base, );", 0), ("knownRegions = ( en, \"zh-Hans\", ar, );", 1),
      ("", 1),
    ])
  func languages(project: String, status: Int32) async throws {
    let text = Self.document(
      """
      <subviews>
        <label text="Left" translatesAutoresizingMaskIntoConstraints="NO" id="one">
          <rect key="frame" x="20" y="20" width="29" height="20.5"/>
        </label>
        <label text="Leading" translatesAutoresizingMaskIntoConstraints="NO" id="two">
          <rect key="frame" x="20" y="60" width="62" height="20.5"/>
        </label>
      </subviews>
      <constraints>
        <constraint firstItem="one" firstAttribute="left" secondItem="root" secondAttribute="left" constant="20" id="c1"/>
        <constraint firstItem="one" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="two" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c3"/>
        <constraint firstItem="two" firstAttribute="top" secondItem="root" secondAttribute="top" constant="60" id="c4"/>
      </constraints>
      """)
    let workspace = try Workspace(["App/Row.xib": text, "App.xcodeproj/project.pbxproj": project])
    let run = try await workspace.layoutdiff("inspect", "App/Row.xib")
    #expect(run.status == status, "\(run.output)")
    #expect(run.output.contains("mirror") == (status == 1), "\(run.output)")
  }

  @Test("where nothing is found it passes, and says how much is so already in the first container")
  func clean() async throws {
    let rule = "\n  - name.trailing <= time.leading - 8"
    let workspace = try Workspace([
      "row.yaml": Self.row.replacing("100x20", with: "100x20, compressionResistance: 740") + rule
    ])
    let run = try await workspace.layoutdiff("inspect", "row.yaml", "--output", "Pages")
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output == "nothing found in 1 scenario\nPages/index.html\n")
    #expect(try workspace.text("Pages/index.html").contains("The scenario passes"))
    let nameless = try await workspace.layoutdiff("inspect", "row.yaml", "--output", "")
    #expect(nameless.status == 64 && nameless.errors.contains("--output needs the name"))
  }
}
