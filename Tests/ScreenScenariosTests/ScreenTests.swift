import Comparison
import Foundation
import Geometry
import LayoutConstraints
import Layouts
import Reasons
import Scenarios
import ScreenScenarios
import Testing
import TextMeasuring
import TextureNames
import UIKitNames
import UIKitValues

@MainActor
@Suite("Screens in Swift")
struct ScreenTests {
  private func row(
    at containers: [Container] = [Container(width: 280), Container(width: 320, height: 90)],
    device: SimulatedDevice = SimulatedDevice(), gap: CGFloat = 8,
    expect: ScreenSettings.Expectation? = nil
  ) -> Screen {
    Screen(
      "row", at: containers, device: device, expect: expect, fileID: "App/Row.swift", line: 7,
      node: {
        let node = RowNode()
        node.gap = gap
        return node
      },
      view: { RowView() })
  }

  private func failure(_ screen: Screen) -> String? {
    #expect(throws: ScenarioError.self) { try screen.scenario() }?.description
  }

  @Test("a screen as the argument of a test is printed as its name")
  func description() {
    #expect("\(row())" == "row")
  }

  @Test("a node and a view become a scenario whose elements are their properties")
  func scenario() throws {
    let scenario = try row().scenario(measurer: TextMeasurer())
    #expect(scenario.elements.map(\.name) == ["photo", "username"])
    #expect(scenario.file == "App/Row.swift:7")
    #expect(scenario.sections.spec?.text == "RowNode, in Swift; registered in App/Row.swift:7")
    let rules = try #require(scenario.sections.constraints?.text).split(separator: "\n")
    try #require(rules.count == 9)
    #expect(rules[1].hasPrefix("photo.top == superview.top + 10"))
    let comparison = ScenarioComparer.compare(scenario)
    #expect(comparison.verdict == .agrees, "\(comparison.containers)")
    #expect(comparison.sentence == "both layouts agree at 280 and 320 × 90 pt")
  }

  @Test("a difference of one point is found on every device", arguments: [1.0, 2, 3])
  func planted(scale: Double) throws {
    let screen = row(device: SimulatedDevice(scale: scale), gap: 9)
    let comparison = ScenarioComparer.compare(try screen.scenario())
    #expect(comparison.verdict == .differs)
    let username = try #require(comparison.containers.first?.elements.last)
    #expect(username.element == "username")
    #expect(username.edges.map { ($0.difference * 1e6).rounded() / 1e6 } == [-1, -1])
  }

  @Test("an expected difference of elements passes, and an unknown element is reported")
  func expectation() throws {
    let screen = row(gap: 9, expect: .differs("on purpose", elements: ["username"]))
    #expect(ScenarioComparer.compare(try screen.scenario()).verdict == .differsAsExpected)
    #expect(
      failure(row(expect: .differs("on purpose", elements: ["usrname"])))
        == """
        App/Row.swift:7: error: 'expect' names 'usrname', which is not an element: did you mean \
        'username'?
        """)
  }

  @Test("numbers out of range are reported with the line of the screen")
  func numbers() {
    #expect(
      failure(row(at: []))
        == "App/Row.swift:7: error: 'row' has no container: give at least one width, as in at: [320]"
    )
    #expect(failure(row(at: [Container(width: .nan)]))?.contains("is not a container") == true)
    #expect(failure(row(at: [Container(width: -1)]))?.contains("is not a container") == true)
    #expect(
      failure(row(device: SimulatedDevice(scale: 0)))?.contains("pixels per point, not 0.0") == true
    )
  }

  @Test("a screen without common names is reported")
  func nothingMatches() {
    let screen = Screen(
      "row", at: [Container(width: 100)], fileID: "App/Row.swift", line: 7, node: { RowNode() },
      view: { UIView() })
    #expect(
      failure(screen)?.hasPrefix(
        "App/Row.swift:7: error: no element of RowNode and UIView has the same name") == true)
  }

  @Test(
    "an object without a property has the name of its class, and is reported as being on one side only"
  )
  func withoutProperty() throws {
    let screen = Screen(
      "row", at: [Container(width: 100)],
      node: { RowNode() },
      view: {
        let view = RowView()
        view.addSubview(UIScrollView())
        return view
      })
    let scenario = try screen.scenario()
    #expect(scenario.elements.map(\.name) == ["photo", "username", "UIScrollView"])
    let comparison = ScenarioComparer.compare(scenario)
    #expect(comparison.sentence.hasSuffix("UIScrollView is not in the layout spec"))
  }

  @Test("a name that commands would read as an option is refused")
  func nameLikeOption() {
    let screen = Screen(
      "-row", at: [Container(width: 100)], fileID: "App/Row.swift", line: 7,
      node: { RowNode() }, view: { RowView() })
    #expect(
      failure(screen) == """
        App/Row.swift:7: error: '-row' cannot be the name of a screen: it starts with a hyphen, as \
        options do
        """)
  }

  @Test("a problem of a node's spec is reported as the reason for no layout")
  func problem() {
    let screen = Screen(
      "row", at: [Container(width: 100)], fileID: "App/Row.swift", line: 7,
      node: {
        let node = RowNode()
        node.gap = .nan
        return node
      }, view: { RowView() })
    #expect(
      failure(screen) == """
        App/Row.swift:7: error: ASInsetLayoutSpec: inset[0].stack: spacing is nan; expected a \
        finite number
        """)
  }

  @Test("a node with a problem in only one container is invalid there")
  func problemInOneContainer() throws {
    let screen = row()
    let node = RowNode()
    let scenario = try screen.settings.scenario(of: node, RowView())
    node.gap = .nan
    let comparison = ScenarioComparer.compare(scenario)
    #expect(comparison.verdict == .invalid)
    #expect(comparison.containers.first?.failure?.sentence.contains("spacing") == true)
  }

  @Test("a screen laid out again is the same, in any order of containers and roundings")
  func again() throws {
    let screen = row(
      at: [280, 320, 81].map { Container(width: $0) }, device: SimulatedDevice(scale: 3), gap: 8.4)
    let layouts = ScenarioLayouts(try screen.scenario())
    let fresh = ScenarioLayouts(try screen.scenario())
    for rounding in [Rounding.exact, .pixels(scale: 3), .exact, .pixels(scale: 1)] {
      for container in screen.settings.containers.reversed() + screen.settings.containers {
        let expected = try ScenarioLayouts(try screen.scenario())
          .spec(in: container, rounding: rounding)
        #expect(try layouts.spec(in: container, rounding: rounding) == expected)
        #expect(
          try layouts.constraints(in: container, rounding: rounding).layout
            == fresh.constraints(in: container, rounding: rounding).layout)
      }
    }
  }

  @Test("a node and a view of equally named classes are two elements where nothing matches them")
  func sameClassNames() throws {
    let screen = Screen(
      "marks", at: [100],
      node: {
        let node = RowNode()
        node.layoutSpecBlock = { node, _ in
          let mark = NodeSide.Mark()
          mark.style.preferredSize = CGSize(width: 5, height: 5)
          guard let node = node as? RowNode else { return ASLayoutSpec() }
          return ASStackLayoutSpec(
            direction: .horizontal, spacing: 0, justifyContent: .start, alignItems: .start,
            children: [node.photoNode, node.usernameNode, mark])
        }
        return node
      },
      view: {
        let view = RowView()
        view.addSubview(ViewSide.Mark())
        return view
      })
    let names = try screen.scenario().elements.map(\.name)
    #expect(names == ["photo", "username", "Mark#2", "Mark"])
  }

  @Test("a node inside its own layout is reported")
  func insideItself() throws {
    let screen = Screen(
      "circle", at: [100],
      node: {
        let node = RowNode()
        node.layoutSpecBlock = { node, _ in ASWrapperLayoutSpec(layoutElement: node) }
        return node
      },
      view: { RowView() })
    let message = try #require(failure(screen))
    #expect(message.contains("RowNode: its layout asks for its own layout"), "\(message)")
  }
}

private enum NodeSide {
  final class Mark: ASDisplayNode {}
}

private enum ViewSide {
  final class Mark: UIView {}
}
