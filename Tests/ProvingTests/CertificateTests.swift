import Comparison
import Foundation
import Geometry
import Scenarios
import SeededRandom
import Testing

@testable import Proving

@Suite("Certificates")
struct CertificateTests {
  private static let names = [
    "repository-row", "message-right-to-left", "tie-between-two-labels", "specs/stack-wrap",
    "specs/ratio-two-limits", "specs/stack-shrink-by-weight", "required-conflict",
  ]

  private func certificate(_ scenario: Scenario) throws -> Certificate {
    let proof = try ScenarioProver.prove(scenario, on: [Sweep(widths: 280...500, height: 120)])
    return try Certificate(data: Data(try proof.certificate.text().utf8))
  }

  @Test("a proof's certificate holds, written and read again", arguments: names)
  func holds(name: String) throws {
    let scenario = try ProofSupport.shipped(name)
    let objections = try CertificateChecker.objections(
      to: try certificate(scenario), of: scenario)
    #expect(objections == [])
  }

  @Test("with any number altered by a little more than 10⁻⁶ it does not hold")
  func altered() throws {
    let scenario = try ProofSupport.shipped("repository-row")
    let certificate = try certificate(scenario)
    let text = try certificate.text()
    let numbers = text.matches(of: /-?[0-9]+(\.[0-9]+)?(e-?[0-9]+)?/).filter { match in
      // Names of scenarios and elements have none; the version is a number too.
      text[match.range].contains { $0.isNumber }
    }
    #expect(numbers.count > 500)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      let match = numbers[random.index(below: numbers.count)]
      let number = try #require(Double(text[match.range]))
      let altered = number + (random.index(below: 2) == 0 ? 1.5e-6 : -1.5e-6)
      let other = text.replacingCharacters(in: match.range, with: "\(altered)")
      guard let changed = try? Certificate(data: Data(other.utf8)) else { continue }
      let objections = try CertificateChecker.objections(to: changed, of: scenario)
      #expect(!objections.isEmpty, "\(number) at \(match.range) may be \(altered)")
    }
  }

  @Test("with another basis, or a piece left out, it does not hold")
  func forged() throws {
    let scenario = try ProofSupport.shipped("repository-row")
    let certificate = try certificate(scenario)
    let index = try #require(
      certificate.sweeps[0].pieces.firstIndex { $0.claim == .equal })
    var other = certificate
    other.sweeps[0].pieces[index].passes?[0].basis = "B"
    #expect(!(try CertificateChecker.objections(to: other, of: scenario)).isEmpty)
    other = certificate
    other.sweeps[0].pieces.remove(at: index + 1)
    #expect(!(try CertificateChecker.objections(to: other, of: scenario)).isEmpty)
    other = certificate
    other.sweeps[0].pieces[index].claim = .differs
    #expect(!(try CertificateChecker.objections(to: other, of: scenario)).isEmpty)
  }

  @Test("it does not hold for a scenario that has changed")
  func changedScenario() throws {
    let text = try String(
      contentsOf: ProofSupport.folder.appending(path: "repository-row.yaml"), encoding: .utf8)
    let certificate = try certificate(try ProofSupport.read(text))
    let changed = try ProofSupport.read(
      text.replacing(
        "profile.leading == superview.leading + 5",
        with: "profile.leading == superview.leading + 6"))
    #expect(!(try CertificateChecker.objections(to: certificate, of: changed)).isEmpty)
  }
}
