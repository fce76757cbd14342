import Comparison
import Explaining
import Foundation
import Geometry
import LayoutConstraints
import Layouts
import Scenarios
import Testing

@Suite("Edges over the container's width")
struct WidthSweeperTests {
  private func sweep(_ text: String) throws -> WidthSweep? {
    let scenario = try Comparing.read(text)
    return WidthSweeper.sweep(scenario, ScenarioComparer.compare(scenario))
  }

  /// A line's position at a width between two of its points, by the two-point form.
  private func position(_ line: [LinePoint], _ width: Double) -> Double? {
    for (left, right) in zip(line, line.dropFirst()) where left.width...right.width ~= width {
      let share = (width - left.width) / (right.width - left.width)
      return left.position + share * (right.position - left.position)
    }
    return nil
  }

  @Test(
    "at every width the lines are where each engine alone puts the edges",
    arguments: [
      "repository-row", "tie-between-two-labels", "photo-with-inset-title", "stack-view-equal-gaps",
      "wiki/stretched-profile", "specs/stack-wrap-other-lines", "specs/stack-grow-past-maximum",
    ])
  func lines(name: String) throws {
    let scenario = try Comparing.read(try Comparing.shipped(name))
    let comparison = ScenarioComparer.compare(scenario)
    let sweep = try #require(WidthSweeper.sweep(scenario, comparison))
    #expect(sweep.edges.count == (comparison.containers.first?.elements.count ?? 0) * 4)
    let layouts = ScenarioLayouts(scenario, solver: .direct)
    for width in stride(from: sweep.span.from.rounded(.up), through: sweep.span.to, by: 7) {
      let container = Container(width: width, height: sweep.height)
      let spec = try layouts.spec(in: container, rounding: .exact)
      let constraints = try layouts.constraints(in: container, rounding: .exact).layout
      for line in sweep.edges {
        for (points, layout) in [(line.spec, spec), (line.constraints ?? line.spec, constraints)] {
          let frame =
            line.element == "superview"
            ? CGRect(origin: .zero, size: layout.size) : layout.frame(of: line.element) ?? .zero
          let drawn = try #require(position(points, width))
          let distance = abs(drawn - Frame(frame).position(of: line.edge))
          #expect(distance <= Tolerance.equal + 1e-6, "\(line.element).\(line.edge) at \(width)")
        }
      }
    }
  }

  @Test("straight lines need no more points than their ends, and text that wraps is a step")
  func points() throws {
    let sweep = try #require(try sweep(Comparing.shipped("repository-row")))
    let right = sweep.edges.first { $0.element == "username" && $0.edge == .right }
    #expect(right?.spec.map(\.width) == [sweep.span.from, sweep.span.to])
    #expect(right?.constraints == nil)
    #expect(sweep.edges.allSatisfy { $0.spec.count < 10 })
  }

  @Test("the widths of ambiguities and conflicts are listed")
  func findings() throws {
    let tie = try #require(try sweep(Comparing.shipped("tie-between-two-labels")))
    #expect(Set(tie.ambiguous.map(\.element)) == ["sent", "received"])
    #expect(tie.ambiguous.allSatisfy { $0.span == tie.span && $0.admitsSpec == true })
    let conflict = try #require(try sweep(Comparing.shipped("required-conflict")))
    #expect(conflict.conflicts == [WidthSpan(from: 240, to: 283)])
  }

  @Test("where an element is ambiguous, the sweep says whether the spec's is one valid solution")
  func refusedFrames() throws {
    let text = try Comparing.shipped("tie-between-two-labels")
      .replacing("received.top == superview.top + 12", with: "received.top == superview.top + 13")
    let tie = try #require(try sweep(text))
    #expect(Set(tie.ambiguous.map(\.element)) == ["sent", "received"])
    #expect(tie.ambiguous.allSatisfy { $0.span == tie.span && $0.admitsSpec == false })
  }

  @Test("around a single width, a fifth less and a fifth more is looked at")
  func singleWidth() throws {
    let text = try Comparing.shipped("repository-row")
      .replacing(/containers: .*/, with: "containers: [300]")
    let sweep = try #require(try sweep(text))
    #expect(sweep.span == WidthSpan(from: 240, to: 360))
    #expect(sweep.count == 121)
  }

  @Test("a scenario with nothing to compare has no lines")
  func nothing() throws {
    let scenario = try Comparing.read(try Comparing.shipped("repository-row"))
    let skipped = ScenarioComparison(verdict: .skipped, containers: [], sentence: "")
    #expect(WidthSweeper.sweep(scenario, skipped) == nil)
  }
}
