import Foundation
import Geometry
import Scenarios
import Testing

@Suite("Reading given frames")
struct FrameReaderTests {
  private static func text(_ frames: String) -> String { ScenarioText.valid + "\n" + frames }

  private static func problems(_ frames: String) -> String {
    ScenarioText.problems(in: text(frames))
  }

  @Test("frames are read by container and element, with their lines")
  func frames() throws {
    let scenario = try ScenarioText.read(
      Self.text(
        """
        frames:
          tolerance: 0.5
          320:
            title: [48, 0, 42.5, 21]
            superview: [0, 0, 320, 40]
          375x667: { photo: [0, -2, 40, 40] }
        """))
    #expect(scenario.frameTolerance == 0.5)
    #expect(scenario.givenFrames.map(\.container) == [320, Container(width: 375, height: 667)])
    let first = scenario.givenFrames(in: 320)
    #expect(first.map(\.element) == ["title", "superview"])
    #expect(first.first?.frame == CGRect(x: 48, y: 0, width: 42.5, height: 21))
    #expect(first.map(\.place?.position.line) == [17, 18])
    #expect(scenario.sections.frames?.line == 14)
    #expect(scenario.sections.frames?.text.hasPrefix("frames:\n  tolerance: 0.5") == true)
    #expect(scenario.isComparable)
  }

  @Test("a container that only frames name is laid out after the others")
  func addedContainer() throws {
    let scenario = try ScenarioText.read(
      Self.text("frames: { 400: { title: [0, 0, 1, 1] }, 320: { photo: [0, 0, 1, 1] } }"))
    #expect(scenario.containers == [320, 400])
  }

  @Test("where frames name containers, 'containers' may be left out")
  func withoutContainers() throws {
    let text = Self.text("frames: { 400: { title: [0, 0, 1, 1] } }")
      .replacing("containers: [320]\n", with: "")
    #expect(try ScenarioText.read(text).containers == [400])
    let missing = ScenarioText.problems(
      in: ScenarioText.valid.replacing("containers: [320]\n", with: ""))
    #expect(missing.contains("'containers' is missing"))
  }

  @Test("a stack view that is no element may have a frame, and may be expected to differ")
  func stackView() throws {
    let text = """
      layoutdiff: 1
      elements:
        title: { box: 40x20 }
      constraints:
        stacks: { row: { arranged: [title] } }
        rules: ["H:|[row]", "V:|[row]"]
      frames: { 320: { row: [0, 0, 41, 20] } }
      expect: { differs: rounded, elements: [row] }
      """
    let scenario = try ScenarioText.read(text)
    #expect(scenario.givenFrames(in: 320).map(\.element) == ["row"])
    #expect(scenario.expectation?.elements == ["row"])
  }

  @Test(
    "a mistake in frames has its place and the fix",
    arguments: [
      ("frames: { 320: { titel: [0, 0, 1, 1] } }", "did you mean 'title'?"),
      ("frames: { 320: { title: [0, 0, 1] } }", "'title' must be [x, y, width, height] in points"),
      ("frames: { 320: { title: 40x20 } }", "'title' must be [x, y, width, height] in points"),
      ("frames: { 320: { title: [0, 0, -1, 1] } }", "expected a number from 0 to 1000000"),
      ("frames: { 320: { title: [a, 0, 1, 1] } }", "must be a number"),
      ("frames: { 320: [0, 0, 1, 1] }", "the frames in 320 must be a mapping"),
      ("frames: [1]", "'frames' must be a mapping from containers to frames"),
      (
        "frames: { title: [0, 0, 1, 1] }",
        "write it below its container   WIDTHxHEIGHT: { title: … }"
      ),
      ("frames: { iPhone 8: {} }", "375x667"),
      ("frames: { 320x: {} }", "'320x' is not a container"),
      ("frames: { tolerance: 1 }", "'frames' names no container"),
      ("frames: { tolerence: 1, 320: {} }", "did you mean 'tolerance'?"),
      ("frames: { tolerance: -1, 320: {} }", "expected a number from 0 to 100"),
      ("frames: { 320: {}, 320.0: {} }", "the frames in 320 are given twice"),
      ("frames: { 320: { superview: [1, 0, 320, 40] } }", "must begin at 0, 0"),
      ("frames: {}", "'frames' names no container"),
      ("frames:", "'frames' is empty"),
    ])
  func mistakes(frames: String, part: String) {
    let problems = Self.problems(frames)
    #expect(problems.contains(part), "\(problems)")
    #expect(problems.contains("card.yaml:14:"), "\(problems)")
    #expect(problems.contains("^"), "\(problems)")
  }
}
