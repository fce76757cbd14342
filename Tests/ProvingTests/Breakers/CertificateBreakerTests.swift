import Comparison
import Foundation
import Geometry
import Runs
import Scenarios
import SeededRandom
import TestSupport
import Testing

@testable import Proving

/// Gives the checker certificates that were altered, cut, or made for another scenario: `make fuzz`.
@Suite("Breaker: certificates")
struct CertificateBreakerTests {
  private static let texts = [
    """
    layoutdiff: 1
    containers: [300]
    elements: { a: { image: 10x10 }, b: { box: 30x20 } }
    spec: { inset: { insets: 5, child: { stack: { children: [a, b] } } } }
    constraints: ["|-5-[a][b]", "V:|-5-[a]", "V:|-5-[b]-5-|", "b.trailing <= superview.trailing - 5"]
    """,
    """
    layoutdiff: 1
    containers: [300]
    elements: { a: { image: 10x10 } }
    spec: { inset: { insets: 5, child: a } }
    constraints: ["H:|-50-[a]-5-|", "V:|-5-[a]-5-|"]
    """,
    """
    layoutdiff: 1
    containers: [300]
    elements: { a: { box: none } }
    spec: { ratio: { ratio: 0.5, child: a } }
    constraints: ["|[a]|", "V:|[a]|", "a.height == 0.5 * a.width"]
    """,
  ]

  private typealias Proven = (scenario: Scenario, certificate: Certificate)

  private static let proven = Result {
    try texts.map { text -> Proven in
      let scenario = try ProofSupport.read(text)
      let sweep = Sweep(widths: 280...420)
      return (scenario, try ScenarioProver.prove(scenario, on: [sweep]).certificate)
    }
  }

  @Test("an altered certificate is refused, or what it claims is true all the same")
  func altered() throws {
    let proven = try Self.proven.get()
    var accepted = 0
    for seed in BreakerSeeds.of(120) {
      var generator = SeededGenerator(seed: seed)
      let (scenario, certificate) = proven[generator.index(below: proven.count)]
      let text = Self.altering(certificate.text, &generator)
      guard let other = try? Certificate(data: Data(text.utf8)), other != certificate,
        let check = try? CertificateChecker.check(other, of: scenario), check.isValid
      else { continue }
      accepted += 1
      let place = "seed \(seed)\n\(text)"
      let screen = try ProvenScreen(scenario)
      for sweep in other.sweeps {
        for segment in sweep.segments where segment.claim == .equal {
          let middle = (segment.from + segment.to) / 2
          let container = Container(width: middle, height: sweep.across)
          #expect(try screen.differences(in: container).isEmpty, "\(place)")
        }
      }
    }
    print("altered certificates that were accepted: \(accepted)")
  }

  @Test("a certificate that is cut off, or of another scenario, is never accepted")
  func cut() throws {
    let proven = try Self.proven.get()
    for seed in BreakerSeeds.of(60) {
      var generator = SeededGenerator(seed: seed)
      let index = generator.index(below: proven.count)
      let text = proven[index].certificate.text
      let end = generator.index(below: text.utf8.count - 3)
      #expect(throws: (any Error).self, "seed \(seed)") {
        try Certificate(data: Data(text.utf8.prefix(end)))
      }
      let other = proven[(index + 1) % proven.count].scenario
      let check = try? CertificateChecker.check(proven[index].certificate, of: other)
      #expect(check?.isValid != true, "seed \(seed)")
    }
  }

  /// The text with one to three of its numbers, words or lines altered.
  private static func altering(_ text: String, _ generator: inout SeededGenerator) -> String {
    var lines = text.components(separatedBy: "\n")
    for _ in 0..<1 + generator.index(below: 3) {
      let line = generator.index(below: lines.count)
      switch generator.index(below: 6) {
      case 0: lines.remove(at: line)
      case 1: lines.swapAt(line, generator.index(below: lines.count))
      case 2: lines.insert(lines[generator.index(below: lines.count)], at: line)
      case 3:
        let words = [
          "equal", "differs", "nothing", "rounding", "horizontal", "vertical", "conflict",
        ]
        if let word = words.first(where: lines[line].contains) {
          let other = words[generator.index(below: words.count)]
          lines[line] = lines[line].replacing(word, with: other)
        }
      default:
        let numbers = ["0", "-1", "1e-7", "280.5", "300", "1e308", "null", "5.000002"]
        if let range = lines[line].firstRange(of: /-?[0-9]+(\.[0-9]+)?(e-?[0-9]+)?/) {
          lines[line].replaceSubrange(range, with: numbers[generator.index(below: numbers.count)])
        }
      }
    }
    return lines.joined(separator: "\n")
  }
}
