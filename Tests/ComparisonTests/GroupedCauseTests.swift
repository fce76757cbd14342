import Foundation
import Geometry
import Layouts
import Testing

@testable import Comparison

@Suite("Causes of several containers")
struct GroupedCauseTests {
  /// A title in the middle of what is left in the spec, and of everything in the constraints.
  private static func row(_ containers: String, width: String = "80") -> String {
    """
    layoutdiff: 1
    containers: [\(containers)]
    elements:
      title: { box: 40x20 }
      button: { box: 80x30 }
    spec:
      stack:
        children:
          - { element: title, style: { flexGrow: 1, height: 20 } }
          - button
    constraints:
      - "H:|[title]"
      - "H:[button]|"
      - title.width == \(width)
      - button.width == 80
      - "V:|[title(20)]"
      - "V:|[button(30)]|"
    """
  }

  @Test("values that change with the container are listed with their containers")
  func otherValues() throws {
    let causes = try Comparing.scenario(Self.row("320, 414")).groupedCauses
    #expect(
      causes.map(\.textWithPlaces) == [
        """
        value: title.width is 240 pt in the spec and 80 pt by line 14: 'title.width == 80' (at 320 pt), \
        334 pt and 80 pt (at 414 pt)
        """
      ])
  }

  @Test("a cause with the same values in several containers appears once, with all of them")
  func sameValues() throws {
    let causes = try Comparing.scenario(Self.row("320, 320x30, 414")).groupedCauses
    #expect(
      causes.map(\.textWithPlaces) == [
        """
        value: title.width is 240 pt in the spec and 80 pt by line 14: 'title.width == 80' (at 320 and \
        320 × 30 pt), 334 pt and 80 pt (at 414 pt)
        """
      ])
  }

  @Test("the headline names the containers of each element, none that it does not differ in")
  func headline() throws {
    let comparison = try Comparing.scenario(Self.row("200, 320", width: "120"))
    #expect(comparison.sentence == "title differs at 320 pt")
  }

  @Test("elements that differ in other containers are named with those")
  func otherContainers() throws {
    let text = """
      layoutdiff: 1
      containers: [200, 320]
      elements:
        a: { box: 40x20 }
        b: { box: 30x20 }
      spec:
        stack:
          children:
            - { element: a, style: { width: 40 } }
            - { element: b, style: { width: 30 } }
      constraints:
        - "H:|[a(50)]"
        - "V:|[a]|"
        - "V:|[b]|"
        - b.width == 30
        - b.left == superview.right - 160
      """
    let comparison = try Comparing.scenario(text)
    #expect(comparison.sentence == "a differs at 200 and 320 pt, b at 320 pt")
  }

  @Test("elements beyond the searched ones are counted, with their containers")
  func notAsked() {
    let frame = Frame(x: 0, y: 0, width: 10, height: 10)
    let names = (1...130).map { "box\($0)" }
    let elements = names.map {
      ElementComparison(element: $0, spec: frame, constraints: frame, agreement: .differs)
    }
    let causes = names.prefix(100).map {
      Cause(element: $0, kind: .value, .unknown(because: .solver(message: "\($0) differs")))
    }
    let containers = [Container(width: 320), Container(width: 375, height: 44)].map {
      ContainerComparison(container: $0, elements: elements, causes: Array(causes))
    }
    let comparison = ScenarioComparison(verdict: .differs, containers: containers, sentence: "")
    #expect(
      comparison.notAsked == [
        "30 more elements differ; their causes were not searched for (at 320 and 375 × 44 pt)"
      ])
  }
}
