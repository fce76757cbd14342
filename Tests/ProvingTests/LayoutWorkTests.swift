import Comparison
import Geometry
import Layouts
import Phrases
import Scenarios
import Testing
import TextMeasuring

@testable import Proving

@Suite("Work of a proof")
struct LayoutWorkTests {
  private static let text = """
    layoutdiff: 1
    containers: [300]
    elements:
      photo: { box: 40x40 }
      title: { box: 30x20 }
    spec: { stack: { alignItems: start, spacing: 8, children: [photo, title] } }
    constraints:
      - "H:|[photo]-8-[title]"
      - "V:|[photo]"
      - "V:|[title]"
      - superview.bottom >= photo.bottom
      - photo.width <= 0.5 * superview.width
    """

  @Test("where the work ends, the rest is unproven, and what was proven before stays")
  func ended() throws {
    let scenario = try ProofSupport.shipped("repository-row")
    let work = LayoutWork(budget: 40)
    let proof = try ScenarioProver.prove(scenario, on: [Sweep(widths: 280...1200)], work: work)
    let segments = try #require(proof.sweeps.first).segments
    #expect(segments.first?.verdict.agrees == true)
    let last = try #require(segments.last)
    #expect(
      last.verdict.reason?.text
        == "not proven: the work ended here, after 40 layouts; --budget allows more")
    #expect(last.lengths.upperBound == 1200)
    #expect(proof.outcome == .unproven)
    #expect(work.taken == 40)
    #expect(
      work.progress?.hasPrefix("proving widths 280 to 1200 pt: no difference from 280") == true)
    let again = try ScenarioProver.prove(
      scenario, on: [Sweep(widths: 280...1200)], work: LayoutWork(budget: 40))
    #expect(again.sweeps == proof.sweeps, "a budget ends at the same place everywhere")
  }

  @Test("equal at every width is said only where all layouts that this takes were made")
  func nothingSkipped() throws {
    let scenario = try ProofSupport.read(Self.text)
    var outcomes: [ProofRecord.Outcome] = []
    for budget in 1...40 {
      let work = LayoutWork(budget: budget)
      let proof = try ScenarioProver.prove(
        scenario, on: [Sweep(widths: 280...1200)], work: work)
      #expect((proof.outcome == .equal) == !work.hasEnded, "\(budget) layouts")
      outcomes.append(proof.outcome)
    }
    #expect(outcomes.first == .unproven)
    #expect(outcomes.last == .equal)
  }

  @Test("what is unproven on pixels because the work ended is a gap with that reason")
  func endedOnPixels() throws {
    let scenario = try ProofSupport.read(Self.text)
    let proof = try ScenarioProver.prove(
      scenario, on: [Sweep(widths: 280...1200)], rounding: .pixels(scale: 2),
      work: LayoutWork(budget: 100))
    let sweep = try #require(proof.sweeps.first)
    let rounded = try #require(sweep.rounded)
    let gap = try #require(rounded.gaps.last)
    #expect(
      gap.reason.phrase.text == "the work ended here, after 100 layouts; --budget allows more")
    #expect(gap.lengths.upperBound == 1200)
    #expect(rounded.wholePixels > 10)
  }

  @Test("a scenario is reduced as far as the work goes, and still shows the difference")
  func reduced() throws {
    let text = Self.text.replacing("-8-", with: "-9-") + "\n  - photo.height == 40"
    let scenario = try ProofSupport.read(text)
    let proof = try ScenarioProver.prove(scenario, on: [Sweep(widths: 200...400)])
    func counterexample(_ budget: Int) -> Counterexample? {
      Counterexample(
        of: proof, text: text, file: "card.yaml", measurer: TextMeasurer(),
        work: LayoutWork(budget: budget))
    }
    let (part, whole) = (try #require(counterexample(12)), try #require(counterexample(10_000)))
    #expect(!part.isSmallest && whole.isSmallest)
    #expect(part.text.count > whole.text.count)
    for text in [part.text, whole.text] {
      #expect(try ScenarioComparer.compare(ProofSupport.read(text)).verdict == .differs)
    }
  }
}
