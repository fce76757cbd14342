import Comparison
import Foundation
import Geometry
import LayoutConstraints
import Layouts
import Scenarios
import SeededRandom
import TestSupport
import Testing

@testable import Promises

/// What is decided about random rows, compared with layouts every half point: each of these is an engine's,
/// and knows nothing of segments.
@Suite("Promises of random rows")
struct PromiseLawTests {
  @Test("ranges are where sampled layouts break the promise")
  func ranges() throws {
    var (broken, compared) = (0, 0)
    for seed in LawSeeds.of(60) {
      let scenario = try PromiseSupport.read(Self.text(seed: seed))
      let records = PromiseSupport.decide(scenario)
      let layouts = ScenarioLayouts(scenario)
      let ranges = records.map { $0.notations.flatMap(\.breaches).flatMap(\.ranges) }
      let ends = ranges.flatMap { $0.flatMap { [$0.from, $0.to] } }
      for width in stride(from: 150.25, to: 400, by: 0.5) {
        guard ends.allSatisfy({ abs($0 - width) > 1e-3 }) else { continue }
        let container = Container(width: width, height: 100)
        let layout =
          scenario.hasSpec
          ? try layouts.spec(in: container, rounding: .exact)
          : try layouts.constraints(in: container, rounding: .exact).layout
        let frames = NamedFrames(layout)
        let amounts = Self.amounts(frames) + [Self.missingHeight(of: "b", in: scenario, frames)]
        for (index, amount) in amounts.enumerated() where abs(amount - 0.01) > 5e-3 {
          compared += 1
          let isIn = ranges[index].contains { $0.from <= width && width <= $0.to }
          if isIn { broken += 1 }
          // A range ends where the amount is 0, so up to 0.01 either is right.
          #expect(
            isIn == (amount > 0.01) || (0...0.01).contains(amount),
            "seed \(seed) at \(width), promise \(index): \(amount)")
        }
        for range in ranges.flatMap(\.self) {
          #expect(range.from <= range.at && range.at <= range.to)
        }
      }
    }
    #expect(compared > LawSeeds.share(of: 50_000), "\(compared)")
    #expect(broken > LawSeeds.share(of: 2000), "\(broken)")
  }

  /// How much each promise of the text is broken in these frames: by definition, not by segments.
  private static func amounts(_ frames: NamedFrames) -> [Double] {
    let (a, b) = (frames.frame(of: "a"), frames.frame(of: "b"))
    let container = frames.frame(of: "superview")
    let common = a.intersection(b)
    let overlap = common.isNull || common.isEmpty ? 0 : min(common.width, common.height)
    let outside = max(b.maxX - container.width, -b.minX, b.maxY - container.height, -b.minY)
    return [
      Double(overlap), Double(outside), Double(max(44 - b.width, 44 - b.height)),
      Double(min(a.maxX - b.minX, a.maxY - b.minY)), Double(a.maxX + 6 - b.minX),
    ]
  }

  /// The height that a text needs in its frame's width, minus that of its frame; no less than 0 for a box.
  private static func missingHeight(
    of name: String, in scenario: Scenario, _ frames: NamedFrames
  ) -> Double {
    let frame = frames.frame(of: name)
    guard case .measured(let text) = scenario.elements.first(where: { $0.name == name })?.content
    else { return 0 }
    let available = CGSize(width: frame.width + 0.01, height: CGFloat.infinity)
    return Double(text.measure(in: available).size.height - frame.height)
  }

  static func text(seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    func pick<Value>(_ values: [Value]) -> Value { values[random.index(below: values.count)] }
    let (first, second) = (pick([40, 80, 120, 180]), pick([40, 60, 160]))
    let isText = pick([true, false])
    let content =
      isText ? "{ text: \"A few words that wrap over lines\" }" : "{ box: \(second)x50 }"
    let head = """
      layoutdiff: 1
      containers: [150x100, 400x100]
      elements:
        a: { box: \(first)x\(pick([20, 60])) }
        b: \(content)

      """
    let notation =
      pick([true, false])
      ? """
      spec:
        stack:
          direction: \(pick(["horizontal", "vertical"]))
          spacing: \(pick([0, 4, 10]))
          justifyContent: \(pick(["start", "center", "spaceBetween"]))
          children:
            - { element: a, style: { flexShrink: \(pick([0, 1])) } }
            - { element: b, style: { flexShrink: \(pick([0, 1])), flexGrow: \(pick([0, 1])) } }
      """
      : """
      constraints:
        - a.left == superview.left + \(pick([0, 10, 30]))
        - a.top == superview.top + \(pick([0, 30]))
        - b.top == superview.top + \(pick([0, 40]))
        - \(pick(["b.right == superview.right - 8", "b.left == 0.4 * superview.right", "b.left >= a.right + 6"]))
        - b.right <= superview.right @700
        - \(pick(["b.width == 0.3 * superview.width", "b.width >= 90", "a.width <= 0.4 * superview.width"])) @900
      """
    return head + notation + """

      promises:
        - apart: [a, b]
        - inside: b
        - tappable: b
        - inOrder: [a, b]
        - b.left >= a.right + 6
        - \(isText ? "whole: b" : "visible: b")
      """
  }
}
