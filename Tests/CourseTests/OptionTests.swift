import Foundation
import Geometry
import LayoutConstraints
import Layouts
import Lessons
import Scenarios
import SeededRandom
import Testing
import TextMeasuring

@testable import Course
@testable import LessonAnswers

/// Looks at layouts alone: neither at proofs nor at the judge's own comparison.
@Suite("Options of shipped lessons")
struct OptionTests {
  private typealias Frames = [String: CGRect]

  /// What one engine makes of a scenario; `nil` where it conflicts, is ambiguous or has no layout.
  private func frames(
    _ scenario: Scenario, _ engine: Engine, _ container: Container
  ) -> Frames? {
    let layouts = ScenarioLayouts(scenario)
    let names = scenario.elements.map(\.name)
    switch engine {
    case .spec:
      guard let layout = try? layouts.spec(in: container, rounding: .exact) else { return nil }
      let frames = NamedFrames(layout)
      return Dictionary(names.compactMap { name in frames[name].map { (name, $0) } }) { $1 }
    case .constraints:
      guard let layout = try? layouts.constraints(in: container, rounding: .exact),
        layout.conflictSets.isEmpty,
        !layout.ambiguousElements.contains(where: { names.contains($0.element) })
      else { return nil }
      let frames = NamedFrames(layout.layout)
      return Dictionary(names.compactMap { name in frames[name].map { (name, $0) } }) { $1 }
    }
  }

  private func isSame(_ one: Frames, _ other: Frames) -> Bool {
    one.count == other.count
      && one.allSatisfy { name, frame in
        guard let second = other[name] else { return false }
        return [
          frame.minX - second.minX, frame.minY - second.minY, frame.maxX - second.maxX,
          frame.maxY - second.maxY,
        ].allSatisfy { abs($0) < 0.05 }
      }
  }

  private func engines(of scenario: Scenario) -> [Engine] {
    scenario.engines
  }

  /// Whether a change is right in one container.
  private func holds(
    _ changed: Scenario, _ task: LessonTask, of original: Scenario, in container: Container
  ) -> Bool {
    if task.kind == .repair {
      return changed.everyCase.allSatisfy { isMended($0, of: original, in: container) }
    }
    let new = engines(of: changed).map { frames(changed, $0, container) }
    guard !new.contains(nil), engines(of: changed) == engines(of: original) else { return false }
    return zip(engines(of: original), new).allSatisfy { engine, frames in
      guard let old = self.frames(original, engine, container) else { return false }
      return isSame(old, frames ?? [:])
    }
  }

  /// Whether both engines agree in a case, and show promised texts whole.
  private func isMended(
    _ shown: Scenario, of original: Scenario, in container: Container
  ) -> Bool {
    let new = engines(of: shown).map { frames(shown, $0, container) }
    guard !new.contains(nil), engines(of: shown) == engines(of: original),
      new.count < 2 || isSame(new[0] ?? [:], new[1] ?? [:])
    else { return false }
    let whole = original.promises.flatMap { promise -> [String] in
      if case .whole(let names) = promise.kind { names } else { [] }
    }
    return shown.elements.filter { whole.contains($0.name) }.allSatisfy { element in
      guard case .measured(let content) = element.content, let text = content as? MeasuredText,
        let width = new.first??[element.name]?.width
      else { return false }
      return !text.lines(in: Double(width)).contains(where: \.isCut)
    }
  }

  @Test("right changes are right at any width by both engines, and each wrong one is wrong at some")
  func changes() throws {
    let seed: UInt64 = 29
    var random = SeededGenerator(seed: seed)
    var count = 0
    for lesson in ShippedCourse.answered {
      let scenario = lesson.file.scenario
      for task in lesson.tasks
      where [.complete, .repair, .shortest].contains(task.task.kind) {
        for (option, judgement) in zip(task.task.options, task.judgements) {
          let place = "seed \(seed), \(scenario.id), \(option.text ?? "")"
          count += 1
          guard let changed = try? lesson.file.scenario(after: option.changes) else {
            #expect(!judgement.isRight, "\(place)")
            continue
          }
          let height = task.task.container.height
          let range = lesson.judge.widths
          if judgement.isRight {
            let widths =
              [range.lowerBound, range.upperBound]
              + (0..<4).map { _ in Double.random(in: range, using: &random) }
            for container in scenario.containers
              + widths.map({ Container(width: $0, height: height) })
            {
              #expect(
                holds(changed, task.task, of: scenario, in: container), "\(place), \(container)")
            }
          } else if task.task.kind == .shortest,
            ChangeJudge.rules(of: changed) >= ChangeJudge.rules(of: scenario)
          {
            continue
          } else {
            let widths = stride(from: range.lowerBound, through: range.upperBound, by: 2)
            let containers =
              scenario.containers + widths.map { Container(width: $0, height: height) }
            #expect(
              containers.contains { !holds(changed, task.task, of: scenario, in: $0) }, "\(place)")
          }
        }
      }
    }
    #expect(count > 80)
  }

  @Test("what the course is to teach is in a lesson that asks about it")
  func contents() {
    let texts = ShippedCourse.files.map { file in
      file.source.lines.joined(separator: "\n")
    }
    for word in [
      // Boxes and text, and flexbox by layout specs.
      "intrinsic size", "text breaks|it breaks", "rounded", "direction: vertical",
      "justifyContent: spaceBetween", "alignItems: center", "alignSelf: stretch", "flexGrow: 3",
      "flexShrink: 1", "flexBasis: 25%", "flexWrap: wrap", "inset:", "overlay:", "background:",
      "relative:", "corner:", "ratio:", "absolute:", "spacer:",
      // Constraints.
      "superview.leading + 16", "ok.width == cancel.width", "word.width <= 240", "@750",
      "hugging: 249", "compressionResistance: 752", "distribution: fillEqually",
      "layoutMarginsGuide", "layoutMargins:", "safeAreaLayoutGuide",
      // What goes wrong, and both.
      "ambiguous", "expect:\n  conflict", "tie at one priority", "SnapKit", "far edges",
      "never activated", "autoresizing:", "fillProportionally", "expect:\n  differs",
      "neither can", "What costs time",
      // Every case.
      "cases:\n  long", "apart:", "textSizes:", "whole:", "directions: both", "- mirrored",
    ] {
      let choices = word.split(separator: "|")
      #expect(texts.contains { text in choices.contains { text.contains($0) } }, "\(word)")
    }
  }
}
