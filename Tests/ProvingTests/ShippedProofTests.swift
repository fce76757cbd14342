import Comparison
import Geometry
import Phrases
import Scenarios
import Testing

@testable import Proving

@Suite("Proofs of the scenarios that come with the project")
struct ShippedProofTests {
  @Test("every proof agrees with both engines at each sampled width", arguments: names)
  func sampled(name: String) throws {
    let scenario = try ProofSupport.shipped(name)
    guard scenario.hasBothNotations else { return }
    let sweeps = Sweep.all(of: scenario, widths: 280...1200)
    let proof = try ScenarioProver.prove(scenario, on: sweeps)
    for sweep in proof.sweeps {
      #expect(sweep.segments.first?.lengths.lowerBound == 280)
      #expect(sweep.segments.last?.lengths.upperBound == 1200)
      for (segment, next) in zip(sweep.segments, sweep.segments.dropFirst()) {
        #expect(segment.lengths.upperBound == next.lengths.lowerBound)
      }
      #expect(sweep.outcome != .unproven, "\(sweep.phrase.text)")
      try ProofSupport.sample(sweep, of: scenario, step: 3.17, name)
    }
  }

  private static var names: [String] { ProofSupport.shippedNames }

  @Test("the repository row is equal at every width, with a segment for each wrapped word")
  func repositoryRow() throws {
    let scenario = try ProofSupport.shipped("repository-row")
    let proof = try ScenarioProver.prove(scenario, on: [Sweep(widths: 280...1200)])
    #expect(proof.outcome == .equal)
    try #require(!proof.sweeps.isEmpty)
    #expect(proof.sweeps[0].segments.count > 10)
    #expect(
      proof.sentence
        == "equal at every width from 280 to 1200 pt (\(proof.sweeps[0].segments.count) segments)")
  }

  @Test("heights are proven like widths")
  func heights() throws {
    let scenario = try ProofSupport.shipped("specs/ratio-poster")
    let sweeps = Sweep.all(of: scenario, heights: 50...600)
    #expect(sweeps.count == 2)
    let proof = try ScenarioProver.prove(scenario, on: sweeps)
    for sweep in proof.sweeps {
      try ProofSupport.sample(sweep, of: scenario, step: 4.3)
    }
  }
}
