import Conformance
import Foundation
import InterfaceBuilder
import Testing
import TextMeasuring

@Suite("Comparing imports with stored frames")
struct ImportCheckTests {
  /// A view at x = 10 that is 40 wide and high, with these constraints, and the frame that is stored.
  private static func check(
    _ frame: (Double, Double, Double, Double), _ attributes: String = "",
    _ constraints: [String] = []
  ) throws -> ImportCheck {
    let own = [
      #"firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10""#,
      #"firstAttribute="top" secondItem="root" secondAttribute="top""#,
      #"firstAttribute="height" constant="40""#,
    ]
    let document = try Imported.root(
      Imported.view("view", "a", frame, attributes),
      constraints: (own + constraints).map {
        "<constraint firstItem=\"a\" \($0) id=\"\(UUID())\"/>"
      }
      .joined())
    return ImportCheck(document, .stored, measurer: TextMeasurer())
  }

  private static let wide = #"firstAttribute="width" constant="40""#

  @Test(
    "a difference has the reason that Xcode gives, or else the one that our own layout shows",
    arguments: [
      ((10.0, 0.0, 40.0, 40.0), "", [wide], ImportCheck.Status.agrees, ""),
      ((15, 0, 40, 40), #"misplaced="YES""#, [wide], .misplaced, "expected [15, 0, 40, 40]"),
      ((15, 0, 40, 40), #"ambiguous="YES""#, [wide], .ambiguous, "expected [15, 0, 40, 40]"),
      (
        (10, 0, 60, 40), "", [wide, #"firstAttribute="width" constant="60""#], .conflicting,
        "required constraints contradict each other, among them view.width == "
      ),
      (
        (10, 0, 33, 40), "",
        [#"firstAttribute="width" relation="lessThanOrEqual" constant="40""#], .ambiguous,
        "the constraints have several solutions: view is ambiguous"
      ),
      (
        (15, 0, 40, 40), "", [wide], .outdated,
        "the stored frames contradict view.leading == superview.leading + 10"
      ),
      (
        (10, 0, 30, 40), "", [#"firstAttribute="width" constant="40" priority="999""#], .differs,
        "expected [10, 0, 30, 40]"
      ),
    ])
  func reasons(
    frame: (Double, Double, Double, Double), attributes: String, constraints: [String],
    status: ImportCheck.Status, reason: String
  ) throws {
    let check = try Self.check(frame, attributes, constraints)
    #expect(check.status == status)
    #expect(reason.isEmpty || check.reason.contains(reason), "\(check.reason)")
  }

  @Test("stored frames that miss a rule by the pixels of its edges are not outdated")
  func pixels() throws {
    #expect(try Self.check((12, 0, 40, 40), "", [Self.wide]).status == .differs)
  }

  @Test("only unexplained differences count against the agreement")
  func agreement() throws {
    let checks = [
      try Self.check((10, 0, 40, 40), "", [Self.wide]),
      try Self.check((15, 0, 40, 40), "", [Self.wide]),
      try Self.check((12, 0, 40, 40), "", [Self.wide]),
    ]
    let agreement = ImportAgreement(checks)
    #expect(agreement.outdated == 1 && agreement.share == 0.5)
    #expect(agreement.words == "1 of 2 documents (50 %)")
  }
}
