import Comparison
import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts
import Linting
import ScenarioFiles
import Scenarios
import SeededRandom
import TestSupport
import Testing

@Suite("The scenarios that come with the project")
struct ShippedScenarioTests {
  @Test("every one agrees in every container, or differs as it says", arguments: names)
  func passes(name: String) throws {
    let comparison = try Comparing.scenario(try Comparing.shipped(name))
    #expect(comparison.verdict.passes, "\(comparison.sentence)")
    #expect(!comparison.containers.isEmpty)
  }

  @Test("either solver gives the same frames and findings in every container", arguments: names)
  func solvers(name: String) throws {
    let scenario = try Comparing.read(try Comparing.shipped(name))
    guard scenario.constraints != nil else { return }
    let direct = ScenarioLayouts(scenario, solver: .direct)
    let reduced = ScenarioLayouts(scenario, solver: .reduced)
    for container in scenario.containers {
      let first = try direct.constraints(in: container, rounding: .exact)
      let second = try reduced.constraints(in: container, rounding: .exact)
      for (one, other) in zip(first.rawLayout.frames, second.rawLayout.frames) {
        let differences = [
          one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX,
          one.maxY - other.maxY,
        ]
        #expect(differences.allSatisfy { abs($0) <= 1e-6 })
      }
      #expect(first.conflictSets == second.conflictSets)
      #expect(first.ambiguousElements.map(\.element) == second.ambiguousElements.map(\.element))
      #expect(first.priorityLevels.map(\.priority) == second.priorityLevels.map(\.priority))
      for (one, other) in zip(first.priorityLevels, second.priorityLevels) {
        #expect(abs(one.missedPoints - other.missedPoints) <= 1e-5)
      }
      let pixels = Rounding.pixels(scale: scenario.scale)
      #expect(
        try direct.constraints(in: container, rounding: pixels).layout
          == reduced.constraints(in: container, rounding: pixels).layout)
    }
  }

  @Test(
    "a layouter gives every width the frames of the direct solver, whatever came before",
    arguments: names)
  func resizing(name: String) throws {
    let scenario = try Comparing.read(try Comparing.shipped(name))
    guard let system = scenario.constraints else { return }
    let rounding = Rounding.pixels(scale: scenario.scale)
    var generator = SeededGenerator(seed: 21)
    var layouter = try ConstraintLayouter(system, rounding: rounding, solver: .reduced)
    for container in scenario.containers {
      var widths = [container.width, container.width + 1, container.width - 1]
      for _ in 0..<3 { widths.append(Double(generator.index(below: 1200)) / 2) }
      for width in widths + widths.reversed() {
        var room = container
        room.width = width
        let alone = try system.layout(in: room, rounding: rounding, solver: .direct)
        let layout = try layouter.layout(in: room)
        #expect(layout.layout == alone.layout, "\(width) points wide")
        #expect(layout.conflictSets == alone.conflictSets, "\(width) points wide")
        #expect(
          layout.ambiguousElements.map(\.element) == alone.ambiguousElements.map(\.element),
          "\(width) points wide")
      }
    }
  }

  @Test("none is written in a way that is warned about", arguments: names)
  func noWarnings(name: String) throws {
    let scenario = try Comparing.read(try Comparing.shipped(name))
    #expect(ScenarioLint(scenario).findings.map(\.message) == Self.warnings[name] ?? [])
  }

  /// The warnings of scenarios that show what they are about.
  private static let warnings = [
    "specs/stack-grow-past-maximum": [
      """
      'maxWidth' of limited has no effect: the stack makes limited 100 pt wide, as growing and \
      shrinking ignore limits in Texture
      """
    ]
  ]

  @Test("no spec is as large as a warning about its size needs, not even that of a list")
  func smallSpecs() throws {
    for name in Self.names {
      let scenario = try Comparing.read(try Comparing.shipped(name))
      guard let spec = scenario.spec, let list = try scenario.repeated(20).spec else { continue }
      let count = try SpecTree(spec).writtenSpecCount
      #expect(count <= 6 && count < SpecWarning.mostSpecs, "\(name)")
      #expect(try SpecTree(list).writtenSpecCount == count + 1, "\(name)")
    }
  }

  @Test("the message from right to left is the mirror image of its twin, with either engine")
  func mirroredTwins() throws {
    let twins = try ["message-left-to-right", "message-right-to-left"].map {
      try Comparing.scenario(try Comparing.shipped($0)).containers
    }
    for (first, second) in zip(twins[0], twins[1]) {
      for (left, right) in zip(first.elements, second.elements) {
        for (frame, mirrored) in [(left.spec, right.spec), (left.constraints, right.constraints)] {
          #expect(abs(frame.x + frame.width + mirrored.x - first.container.width) <= 0.5)
          #expect(abs(frame.width - mirrored.width) <= 0.5 && frame.y == mirrored.y)
        }
      }
    }
  }

  @Test("there are scenarios at all")
  func some() {
    #expect(Self.names.contains("repository-row"))
  }

  @Test("one number changed on one side is found, with the points", arguments: changes)
  func oneNumber(change: Change) throws {
    let text = try Comparing.shipped("repository-row-with-information")
    let place = try #require(text.range(of: change.part))
    let comparison = try Comparing.scenario(
      text.replacingCharacters(in: place, with: change.replacement))
    #expect(comparison.verdict == .differs)
    #expect(comparison.differences(at: "375") == change.differences)
  }

  /// The first place of `part` is replaced; `differences` are those at a width of 375 points.
  struct Change: Sendable, CustomTestStringConvertible {
    let part: String
    let replacement: String
    let differences: [String]

    var testDescription: String { "\(part) becomes \(replacement)" }
  }

  static let changes = [
    // In the layout spec: the constraints stay where they are, so all points have the other sign.
    Change(
      part: "insets: 5", replacement: "insets: { top: 6, left: 5, bottom: 5, right: 5 }",
      differences: [
        "superview.bottom -1", "profile.top -1", "profile.bottom -1", "username.top -1",
        "username.bottom -1", "description.top -1", "description.bottom -1", "information.top -1",
        "information.bottom -1",
      ]),
    Change(
      part: "spacing: 5", replacement: "spacing: 7",
      differences: ["username.left -2", "description.left -2", "information.left -2"]),
    Change(
      part: "direction: vertical\n              spacing: 5",
      replacement: "direction: vertical\n              spacing: 6.5",
      differences: [
        "superview.bottom -3", "description.top -1.5", "description.bottom -1.5",
        "information.top -3", "information.bottom -3",
      ]),
    Change(
      part: "flexShrink: 1, ", replacement: "flexShrink: 1, spacingBefore: 4, ",
      differences: ["username.left -4", "description.left -4", "information.left -4"]),
    // In the constraints.
    Change(
      part: "superview.leading + 5", replacement: "superview.leading + 6",
      differences: [
        "profile.left 1", "profile.right 1", "username.left 1", "description.left 1",
        "information.left 1",
      ]),
    Change(
      part: "profile.width == 40", replacement: "profile.width == 42",
      differences: [
        "profile.right 2", "username.left 2", "description.left 2", "information.left 2",
      ]),
    Change(
      part: "profile.height == 40", replacement: "profile.height == 39",
      differences: ["profile.bottom -1"]),
    Change(
      part: "superview.trailing - 5", replacement: "superview.trailing - 6",
      differences: ["username.right -1", "description.right -1", "information.right -1"]),
    Change(
      part: "username.top == superview.top + 5", replacement: "username.top == superview.top + 4",
      differences: [
        "superview.bottom -1", "username.top -1", "username.bottom -1", "description.top -1",
        "description.bottom -1", "information.top -1", "information.bottom -1",
      ]),
    Change(
      part: "[description]-5-[information]", replacement: "[description]-8-[information]",
      differences: ["superview.bottom 3", "information.top 3", "information.bottom 3"]),
    Change(
      part: "information.bottom + 5", replacement: "information.bottom + 8",
      differences: ["superview.bottom 3"]),
  ]

  /// Paths in the folder of scenarios, without their ending.
  static let names: [String] = {
    let folder = Repository.scenarios.path
    return ScenarioFinder.files(at: [folder]).files.map {
      String($0.dropFirst(folder.count + 1).dropLast(".yaml".count))
    }
  }()
}
