import Comparison
import Foundation
import Geometry
import LayoutConstraints
import Layouts
import Reasons
import Scenarios
import Synchronization
import Testing

@Suite("Scenarios whose notations are code")
struct CodedScenarioTests {
  /// A photo of 40 points, `distance` from the left edge, and a caption that only the spec has.
  private static func spec(at distance: Double) -> CodedSpec {
    CodedSpec { container, _ in
      Layout(
        size: CGSize(width: container.width, height: container.height ?? 40),
        elements: ["photo", "caption"],
        frames: [CGRect(x: distance, y: 0, width: 40, height: 40), .zero])
    }
  }

  /// A photo of 40 points, 5 from the left edge, and a line that only the constraints have.
  private static func system() throws -> ConstraintSystem {
    var system = ConstraintSystem()
    for name in ["photo", "line"] { try system.addItem(ConstraintItem(name: name)) }
    for rule in [
      "H:|-5-[photo(40)]", "V:|[photo(40)]|", "V:|[line(1)]", "H:|[line(1)]",
    ] {
      try system.add(rule: rule)
    }
    return system
  }

  private static func scenario(_ spec: CodedSpec) throws -> Scenario {
    var scenario = Scenario(
      id: "row", file: "Screens/Row.swift:7", title: "Row", scale: 2,
      containers: [Container(width: 320), Container(width: 100, height: 40)],
      elements: ["photo", "caption", "line"].map(Element.init(codedAs:)))
    scenario.origin = .code(CodedNotations(spec: spec))
    scenario.constraints = try system()
    return scenario
  }

  @Test("code agrees like a file, and elements of only one side are listed")
  func agreement() throws {
    let comparison = ScenarioComparer.compare(try Self.scenario(Self.spec(at: 5)))
    #expect(comparison.verdict == .agrees)
    #expect(
      comparison.sentence == """
        both layouts agree at 320 and 100 × 40 pt; line is not in the layout spec; caption is not \
        in the constraints
        """)
    #expect(comparison.containers.map(\.onlyInSpec) == [["caption"], ["caption"]])
    #expect(comparison.containers.map(\.onlyInConstraints) == [["line"], ["line"]])
  }

  @Test("a difference of one point between pieces of code is reported like one of a file")
  func difference() throws {
    let comparison = ScenarioComparer.compare(try Self.scenario(Self.spec(at: 6)))
    #expect(comparison.verdict == .differs)
    #expect(comparison.differences() == ["photo.left -1", "photo.right -1"])
  }

  @Test("an announced difference is one of code as well")
  func expectation() throws {
    var scenario = try Self.scenario(Self.spec(at: 6))
    scenario.expectation = Scenario.Expectation(reason: "a habit", elements: ["photo"])
    #expect(ScenarioComparer.compare(scenario).verdict == .differsAsExpected)
  }

  @Test("code that gives no layout makes the scenario invalid, with its sentence")
  func failure() throws {
    let spec = CodedSpec { _, _ throws(CodeFailure) in throw CodeFailure("title: no such font") }
    let comparison = ScenarioComparer.compare(try Self.scenario(spec))
    #expect(comparison.verdict == .invalid)
    #expect(
      comparison.containers.first?.failure?.sentence
        == "the layout spec gives no layout: title: no such font")
    var scenario = try Self.scenario(Self.spec(at: 5))
    let view = CodedConstraints { () throws(CodeFailure) in throw CodeFailure("title is in no view")
    }
    scenario.origin = .code(CodedNotations(spec: Self.spec(at: 5), constraints: view))
    #expect(
      ScenarioComparer.compare(scenario).containers.first?.failure?.sentence
        == "the constraints give no layout: title is in no view")
  }

  @Test("every layout builds the spec and collects the constraints anew")
  func cold() throws {
    let built = Mutex(0)
    let collected = Mutex(0)
    let system = try Self.system()
    var scenario = try Self.scenario(Self.spec(at: 5))
    let spec = Self.spec(at: 5)
    scenario.origin = .code(
      CodedNotations(
        spec: CodedSpec { container, rounding throws(CodeFailure) in
          built.withLock { $0 += 1 }
          return try spec.layout(container, rounding)
        },
        constraints: CodedConstraints {
          collected.withLock { $0 += 1 }
          return system
        }))
    let layouts = ScenarioLayouts(scenario)
    for _ in 1...3 {
      _ = try layouts.spec(in: Container(width: 320), rounding: .exact)
      _ = try layouts.constraints(in: Container(width: 320), rounding: .exact)
    }
    #expect(built.withLock(\.self) == 3)
    #expect(collected.withLock(\.self) == 3)
  }

  @Test("code makes a list of rows, each built by itself")
  func list() throws {
    let built = Mutex(0)
    var scenario = try Self.scenario(Self.spec(at: 5))
    let system = try Self.system()
    let view = CodedConstraints {
      built.withLock { $0 += 1 }
      return system
    }
    scenario.origin = .code(CodedNotations(spec: Self.spec(at: 5), constraints: view))
    let list = try scenario.repeated(3)
    let comparison = ScenarioComparer.compare(list)
    #expect(comparison.verdict == .agrees, "\(comparison.sentence)")
    #expect(built.withLock(\.self) == 3)
    let container = try #require(comparison.containers.first)
    #expect(container.elements.map(\.element) == ["superview"] + (1...3).map { "row\($0).photo" })
    #expect(container.elements.last?.spec == Frame(x: 5, y: 80, width: 40, height: 40))
  }

  @Test("the steps of code are unknown, and the message says so")
  func trace() throws {
    let layouts = ScenarioLayouts(try Self.scenario(Self.spec(at: 5)))
    let failure = #expect(throws: LayoutFailure.self) {
      try layouts.specTrace(in: Container(width: 320), rounding: .exact)
    }
    #expect(failure?.description.contains("is code") == true)
  }
}
