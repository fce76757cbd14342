import Comparison
import Foundation
import Geometry
import Layouts
import Runs
import Scenarios
import Testing
import TextMeasuring

@testable import Proving

@Suite("Proofs of every case")
struct CaseProofTests {
  private static let text = """
    layoutdiff: 1
    containers: [320]
    scale: 2
    elements:
      name: { text: "Jane Appleseed from the second floor" }
      badge: { image: 20x20 }
    cases:
      short: { name: Jane }
      textSizes: [accessibility2]
      directions: both
    spec:
      stack:
        spacing: 4
        alignItems: start
        children: [{ element: name, style: { flexGrow: 1, flexShrink: 1 } }, badge]
    constraints:
      - name.leading == superview.leading
      - name.trailing == badge.leading - 4
      - badge.trailing == superview.trailing
      - badge.width == 20
      - name.top == superview.top
      - badge.top == superview.top
      - superview.bottom >= name.bottom
      - superview.bottom >= badge.bottom
    """

  private static func proof(_ text: String) throws -> (Scenario, ScenarioProof) {
    let scenario = try ProofSupport.read(text)
    let sweeps = Sweep.all(of: scenario, widths: 200...420)
    return (
      scenario,
      try ScenarioProver.prove(scenario, on: sweeps, rounding: .pixels(scale: scenario.scale))
    )
  }

  @Test("with the budget of the largest case for each, all cases are proven")
  func budget() throws {
    let scenario = try ProofSupport.read(Self.text)
    let sweeps = Sweep.all(of: scenario, widths: 200...420)
    func prove(_ sweeps: [Sweep], _ work: LayoutWork) throws -> LayoutWork {
      _ = try ScenarioProver.prove(
        scenario, on: sweeps, rounding: .pixels(scale: scenario.scale), work: work)
      return work
    }
    let most = try sweeps.map { try prove([$0], LayoutWork(budget: 1_000_000)).taken }.max() ?? 0
    let alone = try prove(sweeps, LayoutWork(budget: most))
    let all = try prove(sweeps, LayoutWork(budget: most, forEachCaseOf: scenario))
    #expect(alone.hasEnded && !all.hasEnded, "\(most) layouts for one case, \(all.taken) for all")
    #expect(all.budget == 8 * most)
  }

  @Test("each case is proven, joined in the sentence, and as its layouts are")
  func equal() throws {
    let (scenario, proof) = try Self.proof(Self.text)
    #expect(proof.sweeps.map(\.sweep.caseName) == scenario.everyCase.map(\.caseName))
    #expect(proof.outcome == .equal)
    #expect(proof.sentence.hasPrefix("equal at every width from 200 to 420 pt in 8 cases ("))
    for sweep in proof.sweeps {
      let sampler = try ProofSampler(scenario, inCase: sweep.sweep.caseName)
      let sample = try sampler.sample(
        sweep, at: ProofSampler.lengths(of: sweep.sweep, step: 0.5))
      #expect(sample.disagreements == 0 && sample.compared > 400)
    }
  }

  @Test(
    "a certificate of all cases is valid, and not one of a case that is gone, or moved to another one"
  )
  func certificate() throws {
    let (scenario, proof) = try Self.proof(Self.text)
    let certificate = try Certificate(data: Data(proof.certificate.text.utf8))
    #expect(try CertificateChecker.objections(to: certificate, of: scenario) == [])
    let fewer = try ProofSupport.read(Self.text.replacing("  short: { name: Jane }\n", with: ""))
    #expect(
      try CertificateChecker.objections(to: certificate, of: fewer) == [.unknownCase("short")])
    var moved = certificate
    moved.sweeps[0].caseName = "short"
    #expect(try CertificateChecker.objections(to: moved, of: scenario) != [])
    var without = certificate
    without.sweeps.removeLast()
    let check = try CertificateChecker.check(without, of: scenario)
    #expect(check.uncoveredContainers == scenario.cases.last?.containers)
    #expect(check.isValid && !check.passes)
  }

  @Test(
    "what differs in one case alone is found there, and its counterexample is reduced in that case")
  func difference() throws {
    let text = Self.text.replacing(
      "badge.trailing == superview.trailing", with: "badge.right == superview.right")
    let (_, proof) = try Self.proof(text)
    let differing = proof.sweeps.filter { $0.outcome == .differs }
    #expect(differing.allSatisfy { $0.sweep.caseName?.hasSuffix("rightToLeft") == true })
    #expect(differing.count == 4)
    #expect(proof.sentence.contains("rightToLeft"))
    let smallest = try #require(
      Counterexample(of: proof, text: text, file: "card.yaml", measurer: TextMeasurer()))
    #expect(smallest.container.caseName == "rightToLeft")
    #expect(smallest.text.contains("directions: both"))
    #expect(!smallest.text.contains("textSizes"))
  }
}
