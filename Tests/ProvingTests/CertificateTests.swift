import Comparison
import Foundation
import Geometry
import Runs
import Scenarios
import SeededRandom
import TestSupport
import Testing

@testable import Proving

@Suite("Certificates")
struct CertificateTests {
  private static let names = [
    "repository-row", "message-right-to-left", "tie-between-two-labels", "specs/stack-wrap",
    "specs/ratio-two-limits", "specs/stack-shrink-by-weight", "required-conflict",
  ]

  @Test("lengths with no claim of a difference are joined where they meet, and only there")
  func comparableLengths() {
    func segment(_ from: Double, _ to: Double, _ claim: CertifiedSegment.Claim) -> CertifiedSegment
    {
      CertifiedSegment(from: from, to: to, claim: claim)
    }
    let sweep = CertifiedSweep(
      axis: "horizontal", from: 0, to: 7,
      segments: [
        segment(0, 1, .equal), segment(1, 2, .rounding), segment(2, 3, .differs),
        segment(3, 4, .nothing), segment(4, 4, .equal), segment(5, 6, .equal),
      ])
    #expect(sweep.comparableLengths == [0...2, 3...4, 5...6])
  }

  private func certificate(_ scenario: Scenario) throws -> Certificate {
    let proof = try ScenarioProver.prove(scenario, on: [Sweep(widths: 280...500, height: 120)])
    return try Certificate(data: Data(proof.certificate.text.utf8))
  }

  @Test("a proof's certificate is valid after it was written and read again", arguments: names)
  func holds(name: String) throws {
    let scenario = try ProofSupport.shipped(name)
    let objections = try CertificateChecker.objections(
      to: try certificate(scenario), of: scenario)
    #expect(objections == [])
  }

  /// Certificates of one or two segments, so that checking them often is quick.
  private static let short: [(name: String, widths: ClosedRange<Double>)] = [
    ("repository-row", 300...303), ("message-right-to-left", 290...300),
    ("header-with-two-labels", 400...440), ("tie-between-two-labels", 300...320),
    ("specs/stack-wrap", 280...400), ("specs/ratio-two-limits", 280...500),
    ("specs/stack-shrink-by-weight", 280...300), ("wiki/stretched-profile", 300...320),
  ]

  private func short(_ index: Int) throws -> (Scenario, Certificate) {
    let (name, widths) = Self.short[index]
    let scenario = try ProofSupport.shipped(name)
    let proof = try ScenarioProver.prove(scenario, on: [Sweep(widths: widths, height: 120)])
    #expect(
      try CertificateChecker.objections(to: proof.certificate, of: scenario) == [], "\(name)")
    return (scenario, proof.certificate)
  }

  /// A certificate has no checksum that a forger could compute again: each number is checked on its
  /// own.
  @Test("it is invalid with any number altered by a little more than 10⁻⁶", arguments: 0..<8)
  func altered(index: Int) throws {
    let (scenario, certificate) = try short(index)
    let text = certificate.text
    let numbers = text.matches(of: /-?[0-9]+(\.[0-9]+)?(e-?[0-9]+)?/).filter { match in
      // Names of elements may contain digits.
      text[..<match.range.lowerBound].last.map { " \n:[,".contains($0) } == true
    }
    #expect(numbers.count > 30)
    var random = SeededGenerator(seed: UInt64(index))
    for _ in 0..<40 {
      let match = numbers[random.index(below: numbers.count)]
      let number = try #require(Double(text[match.range]))
      let altered = number + (random.index(below: 2) == 0 ? 1.1e-6 : -1.1e-6)
      let other = text.replacingCharacters(in: match.range, with: "\(altered)")
      guard let changed = try? Certificate(data: Data(other.utf8)) else { continue }
      let objections = try CertificateChecker.objections(to: changed, of: scenario)
      #expect(!objections.isEmpty, "\(number) at \(match.range) may be \(altered)")
    }
  }

  @Test("it is invalid with any letter of a basis changed", arguments: 0..<8)
  func otherBasis(index: Int) throws {
    let (scenario, certificate) = try short(index)
    var random = SeededGenerator(seed: UInt64(index))
    try #require(!certificate.sweeps.isEmpty)
    let segments = certificate.sweeps[0].segments.indices.filter {
      certificate.sweeps[0].segments[$0].passes != nil
    }
    for _ in 0..<20 {
      var other = certificate
      let segment = segments[random.index(below: segments.count)]
      let passes = try #require(other.sweeps[0].segments[segment].passes)
      let pass = random.index(below: passes.count)
      var letters = Array(passes[pass].basis)
      let place = random.index(below: letters.count)
      let others = "BLUFX".filter { $0 != letters[place] }.map { $0 }
      letters[place] = others[random.index(below: others.count)]
      other.sweeps[0].segments[segment].passes?[pass].basis = String(letters)
      let objections = try CertificateChecker.objections(to: other, of: scenario)
      #expect(!objections.isEmpty, "letter \(place) of pass \(pass) of segment \(segment)")
    }
  }

  @Test("it is invalid with segments swapped, moved, removed or with another claim")
  func forged() throws {
    let scenario = try ProofSupport.shipped("repository-row")
    let proof = try ScenarioProver.prove(scenario, on: [Sweep(widths: 280...320, height: 120)])
    let certificate = proof.certificate
    try #require(!certificate.sweeps.isEmpty)
    let segments = certificate.sweeps[0].segments
    // Between two segments there may be one that is as short as rounding.
    let claimed = segments.indices.filter { segments[$0].spec != nil }
    let index = try #require(claimed.first)
    let next = try #require(claimed.dropFirst().first)
    func holds(_ change: (inout [CertifiedSegment]) -> Void) throws -> Bool {
      var other = certificate
      change(&other.sweeps[0].segments)
      return try CertificateChecker.objections(to: other, of: scenario).isEmpty
    }
    #expect(try holds { _ in })
    #expect(!(try holds { $0[index].passes?[0].basis = "B" }))
    #expect(!(try holds { $0.remove(at: index + 1) }))
    #expect(!(try holds { $0[index].claim = .differs }))
    #expect(!(try holds { $0.swapAt(index, next) }))
    // The contents of two segments, at each other's widths.
    #expect(
      !(try holds { segments in
        for (first, second) in [(index, next), (next, index)] {
          segments[first].spec = certificate.sweeps[0].segments[second].spec
          segments[first].constraints = certificate.sweeps[0].segments[second].constraints
          segments[first].passes = certificate.sweeps[0].segments[second].passes
        }
      }))
    // A breakpoint, on both of its sides.
    for distance in [-1e-3, -2e-6, 2e-6, 1e-3] {
      #expect(
        !(try holds { segments in
          segments[index].to += distance
          segments[index + 1].from += distance
        }), "moved by \(distance)")
    }
    #expect(!(try holds { $0[index].spec?["superview"] = nil }))
  }

  @Test("that of another scenario is invalid, even under this one's name")
  func otherScenario() throws {
    let (_, certificate) = try short(0)
    let (scenario, own) = try short(1)
    #expect(!(try CertificateChecker.objections(to: certificate, of: scenario)).isEmpty)
    var renamed = certificate
    renamed.scenario = own.scenario
    #expect(!(try CertificateChecker.objections(to: renamed, of: scenario)).isEmpty)
  }

  @Test("it is invalid for a scenario that has changed")
  func changedScenario() throws {
    let text = try Repository.scenario("repository-row")
    let certificate = try certificate(try ProofSupport.read(text))
    let changed = try ProofSupport.read(
      text.replacing(
        "profile.leading == superview.leading + 5",
        with: "profile.leading == superview.leading + 6"))
    #expect(!(try CertificateChecker.objections(to: certificate, of: changed)).isEmpty)
  }
}
