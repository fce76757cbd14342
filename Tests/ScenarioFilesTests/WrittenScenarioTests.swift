import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import TestSupport
import Testing
import TextMeasuring

@testable import ScenarioFiles
@testable import Scenarios

/// A scenario that is written as a file from its values is the same scenario when it is read.
@Suite("Writing scenarios")
struct WrittenScenarioTests {
  private static let folder = Repository.scenarios

  /// Every scenario file that comes with the project.
  static let shippedFiles: [String] = ["", "specs", "wiki"].flatMap { name -> [String] in
    let inside = name.isEmpty ? folder : folder.appending(path: name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: inside.path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().map {
      inside.appending(path: $0).path
    }
  }

  @Test(
    "a shipped scenario has the same layouts after it was written and read", arguments: shippedFiles
  )
  func shipped(path: String) throws {
    let scenario = try ScenarioReader.scenario(at: path, measurer: TextMeasurer())
    let text = scenario.fileText(notes: ["a note"])
    let again = try ScenarioText.read(text)
    // Constraints of masks and cells are rules in the text, with a comment that is not read.
    let isWritten = (scenario.constraints?.constraints ?? []).allSatisfy {
      $0.source.isWritten || $0.source == .stackView
    }
    if isWritten { #expect(again.fileText(notes: ["a note"]) == text) }
    #expect(again.containers == scenario.containers)
    #expect(again.expectation == scenario.expectation)
    #expect(again.givenFrames.map(\.container) == scenario.givenFrames.map(\.container))
    for container in scenario.containers {
      for rounding in [Rounding.exact, .pixels(scale: scenario.scale)] {
        if let spec = scenario.spec, let written = again.spec {
          let range = SizeRange(container)
          let first = try SpecTree(spec).layout(in: range, rounding: rounding)
          #expect(try SpecTree(written).layout(in: range, rounding: rounding) == first, "\(text)")
        }
        if let constraints = scenario.constraints, let written = again.constraints {
          let first = try constraints.layout(in: container, rounding: rounding).layout
          let second = try written.layout(in: container, rounding: rounding).layout
          #expect(second.size == first.size, "\(text)")
          for (name, frame) in zip(first.elements, first.frames) {
            #expect(second.frame(of: name) == frame, "\(name) in\n\(text)")
          }
        }
      }
    }
  }

  @Test("every key of styles, specs and views is written")
  func everything() throws {
    let text = """
      layoutdiff: 1
      title: "A \\"quoted\\" title\\nin two lines: yes # no"
      summary: "sums up"
      tags: [one, "two: three"]
      scale: 3
      containers: [320, 200x100.5]
      elements:
        photo: { image: 40x30 }
        title: { text: "null", font: { size: 16, weight: bold }, lines: 2, hugging: [251, 300] }
        badge: { box: 20x, compressionResistance: 900 }
        field: { box: 80x50, baseline: [15, 35] }
        card: { box: none }
      spec:
        inset:
          insets: { top: 1, left: .inf, bottom: -2, right: 3.5 }
          child:
            stack:
              direction: vertical
              alignItems: start
              flexWrap: wrap
              lineSpacing: 2
              children:
                - { element: photo, style: { width: 50%, minHeight: 10, flexGrow: 1, alignSelf: end } }
                - corner: { child: title, corner: badge, location: topRight, offset: [-4, 4], wrapsCorner: true }
                - ratio: { ratio: 0.5625, child: { background: { background: card, child: field } } }
                - center: { centering: XY, sizing: minimumX, child: { spacer: { style: { width: 9 } } } }
      constraints:
        direction: rightToLeft
        safeArea: { top: 20 }
        guides: [gap]
        hierarchy: { card: [photo, gap] }
        views:
          superview: { layoutMargins: 4 }
          photo: { alignmentRectInsets: { bottom: 2 }, hidden: true }
          card: { layoutMargins: { leading: 3 }, additionalSafeArea: 1, scroll: true }
        stacks:
          row: { arranged: [title, badge], spacing: 8, customSpacing: { title: system }, alignment: firstBaseline }
        rules:
          - { rule: "card.width == 0.5 * superview.width + 2 @750.5", id: half }
          - photo.leading == card.leadingMargin
          - "V:|-[row]"
          - field.lastBaseline - row.top == 2 * (gap.bottom - gap.top)
      frames:
        tolerance: 0.5
        320: { title: [1, 2.25, 3, 4], row: [0, -1, 2, 3] }
      expect: { differs: "so it is: yes", elements: [title, card] }
      """
    let scenario = try ScenarioText.read(text)
    let written = scenario.fileText(notes: [])
    let again = try ScenarioText.read(written)
    #expect(again.fileText(notes: []) == written)
    #expect(again.title == scenario.title && again.tags == scenario.tags && again.scale == 3)
    #expect(again.elements.map(\.kind) == scenario.elements.map(\.kind))
    #expect(again.elements.map(\.hugging) == scenario.elements.map(\.hugging))
    #expect(again.frameTolerance == 0.5)
    #expect(
      again.givenFrames.map { $0.frames.map(\.frame) }
        == scenario.givenFrames.map { $0.frames.map(\.frame) })
    for part in [
      "width: 50%", "minHeight: 10", "left: .inf", "wrapsCorner: true", "sizing: minimumX",
      "direction: rightToLeft", "guides: [gap]", "scroll: true", "customSpacing: { title: system }",
      "id: \"half\"", "box: 20x", "baseline: [15, 35]", "hidden: true", "@750.5",
    ] {
      #expect(written.contains(part), "\(part) is not in\n\(written)")
    }
    let rules = { (scenario: Scenario) in
      (scenario.constraints?.constraints ?? []).indices.map {
        scenario.constraints?.text(ofConstraint: $0) ?? ""
      }
    }
    #expect(rules(again) == rules(scenario))
  }

  @Test("notes are comments, whatever is in them")
  func notes() throws {
    let scenario = try ScenarioText.read(ScenarioText.valid)
    let text = scenario.fileText(notes: ["one\ntwo", "a\u{1B}[2J: {"])
    #expect(text.hasPrefix("# one\n# two\n# a\u{FFFD}[2J: {\nlayoutdiff: 1\n"))
    #expect(try ScenarioText.read(text).elements.map(\.name) == ["photo", "title"])
  }
}
