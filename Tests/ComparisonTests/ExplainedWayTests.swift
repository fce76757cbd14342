import Foundation
import Geometry
import LayoutSpecs
import Layouts
import Phrases
import Reasons
import ScenarioFiles
import Scenarios
import TestSupport
import Testing
import TextMeasuring

@Suite("The path to an element")
struct ExplainedWayTests {
  /// Two elements in margins; the second one grows and is asked three times.
  private static let card = LayoutSpec.inset(
    EdgeInsets(all: 5.25),
    row(box("photo", 40, 40), box("title", 45.2, 20) { $0.flexGrow = 1 }) { stack in
      stack.alignItems = .stretch
    })

  private func trace(_ spec: LayoutSpec = card) throws -> LayoutTrace {
    try SpecTree(spec).trace(in: within(200...200, 0...free), rounding: .pixels(scale: 2))
  }

  @Test("an element is explained from the root down")
  func way() throws {
    let nodes = try #require(SpecExplanation(of: trace(), element: "title")).nodes
    #expect(
      nodes.map(\.path) == ["inset", "inset[0].stack", "inset[0].stack[1].title"])
    #expect(nodes.map(\.element) == [nil, nil, "title"])
  }

  @Test("without an element all nodes are explained, each after the one around it")
  func everything() throws {
    let nodes = try #require(SpecExplanation(of: trace())).nodes
    #expect(
      nodes.map(\.path) == [
        "inset", "inset[0].stack", "inset[0].stack[0].photo", "inset[0].stack[1].title",
      ])
  }

  @Test("an unknown element has no explanation")
  func unknown() throws {
    #expect(try SpecExplanation(of: trace(), element: "titel") == nil)
  }

  @Test("a node asked more than once names its final answer")
  func questions() throws {
    let title = try #require(SpecExplanation(of: trace(), element: "title")?.nodes.last)
    #expect(
      title.questions.map(\.question.text) == [
        "It is asked to be of any size.",
        "It is asked to be exactly 149.5 pt wide and of any height.",
        "It is asked to be exactly 149.5 pt wide and exactly 40 pt high.",
      ])
    #expect(
      title.questions.map(\.answer.text) == [
        "It is 45.2 × 20, rounded up to pixels: 45.5 × 20.",
        "It is 149.5 × 20.",
        "It is 149.5 × 40. This is its final answer.",
      ])
  }

  @Test("a frame is the sum of all positions on the path, on pixels")
  func placement() throws {
    let title = try #require(SpecExplanation(of: trace(), element: "title")?.nodes.last)
    #expect(
      title.placement.map(\.text) == [
        "x: 5.25 in inset + 40 in inset[0].stack = 45.25, rounded up to pixels 45.5.",
        "y: 5.25 in inset, rounded up to pixels 5.5.",
        "Its frame is x 45.5, y 5.5, 149.5 × 40.",
      ])
    #expect(title.frame == Frame(x: 45.5, y: 5.5, width: 149.5, height: 40))
  }

  @Test("a cached answer has no steps")
  func memory() throws {
    let inner = row(box("title", 10, 10)).styled { $0.flexGrow = 1 }
    let nodes = try #require(
      SpecExplanation(of: trace(row(inner)), element: "title")
    ).nodes
    try #require(nodes.count > 2)
    try #require(nodes[1].questions.count == 2)
    #expect(
      nodes[1].questions[1].steps.map(\.text).contains(
        "title, asked to be of any size, is 10 × 10 (cached)."))
    #expect(
      nodes[2].questions.map(\.answer.text) == [
        "It is 10 × 10. This is its final answer.",
        "It was asked this before; the cached answer is 10 × 10.",
      ])
    try #require(nodes[2].questions.count > 1)
    #expect(nodes[2].questions[1].steps.isEmpty)
  }

  @Test(
    "every shipped scenario is explained, with the frames of its layout and no undefined number")
  func shipped() throws {
    let files = ScenarioFinder.files(at: [Repository.scenarios.path]).files
    #expect(files.count > 10)
    for file in files {
      let scenario = try ScenarioReader.scenario(at: file, measurer: TextMeasurer())
      let layouts = ScenarioLayouts(scenario)
      for container in scenario.containers {
        let layout = try layouts.spec(in: container, rounding: .pixels(scale: 2))
        let trace = try layouts.specTrace(in: container, rounding: .pixels(scale: 2))
        let nodes = try #require(SpecExplanation(of: trace)).nodes
        for (element, frame) in zip(layout.elements, layout.frames) {
          let node = try #require(nodes.first { $0.element == element }, "\(file): \(element)")
          #expect(node.frame == Frame(frame), "\(file): \(element)")
        }
        let sentences = nodes.flatMap { node in
          node.placement + node.questions.flatMap { [$0.question, $0.answer] + $0.steps }
        }
        #expect(!sentences.contains { $0.text.contains("?") }, "\(file)")
      }
    }
  }

  @Test("a node that is never measured has no frame, and its explanation says why")
  func unmeasured() throws {
    let late = LayoutSpec.inset(EdgeInsets(all: 0), box("badge", 40, 12)).styled { style in
      style.flexGrow = 1
      style.flexShrink = 1
    }
    let spec = row(box("photo", 220, 10), late)
    let nodes = try #require(SpecExplanation(of: trace(spec), element: "badge")).nodes
    let inset = try #require(nodes.first { $0.path == "stack[1].inset" })
    #expect(inset.questions.isEmpty)
    #expect(
      inset.placement.map(\.text) == [
        "No space is left for it, so it is not measured and stays 0 × 0."
      ])
    let badge = try #require(nodes.last)
    #expect(badge.frame == nil)
    #expect(
      badge.placement.map(\.text) == [
        "It is not part of the layout, because stack[1].inset around it is not measured."
      ])
  }
}
