import Comparison
import Geometry
import Layouts
import Phrases
import Scenarios
import Testing

@testable import Proving

@Suite("Forged certificates")
struct ForgedCertificateTests {
  private static let differing = """
    layoutdiff: 1
    containers: [300, 320, 340x100]
    elements: { a: { image: 10x10 } }
    spec: { inset: { insets: 5, child: a } }
    constraints: ["H:|-50-[a]-5-|", "V:|-5-[a]-5-|"]
    """

  private func certificate(
    _ text: String, _ sweep: Sweep
  ) throws -> (Scenario, Certificate) {
    let scenario = try ProofSupport.read(text)
    return (scenario, try ScenarioProver.prove(scenario, on: [sweep]).certificate)
  }

  @Test("an ambiguous element is admitted at both ends, or not at all")
  func open() throws {
    let text = """
      layoutdiff: 1
      containers: [40x20]
      elements: { a: { image: 10x10 } }
      spec: { center: { centering: X, child: a } }
      constraints:
        - a.leading >= superview.leading + 10
        - a.trailing <= superview.leading + 30
        - a.width == 10
        - "V:|[a]|"
      """
    let (scenario, certificate) = try certificate(text, Sweep(widths: 40...50, height: 20))
    #expect(try CertificateChecker.objections(to: certificate, of: scenario) == [])
    for other in [50.1, 51, 59, 61] {
      var forged = certificate
      try #require(!forged.sweeps.isEmpty)
      forged.sweeps[0].to = other
      forged.sweeps[0].segments[0].to = other
      forged.sweeps[0].segments[0].spec?["a"]?[4] = (other - 10) / 2
      for frames in [\CertifiedSegment.spec, \.constraints] {
        forged.sweeps[0].segments[0][keyPath: frames]?["superview"]?[6] = other
      }
      #expect(
        try CertificateChecker.objections(to: forged, of: scenario).first?.phrase.text
          .hasSuffix("a differs between the notations") == true, "\(other)")
    }
  }

  @Test("an objection names its lengths and the element")
  func words() {
    let objection = CertificateObjection.segment(
      from: 280, to: 282.83, .specFrame(element: "a", length: 280.000004))
    #expect(
      objection.phrase.text
        == "from 280 to 282.83 pt: the spec engine has another frame for a at 280.000004 pt")
  }

  @Test("a height beyond any container is refused as one of the certificate's")
  func tooHigh() throws {
    let (scenario, certificate) = try certificate(
      Self.differing, Sweep(widths: 280...281, height: 100))
    for height in [1e308, 100_001, -1] {
      var forged = certificate
      forged.sweeps[0].across = height
      #expect(
        try CertificateChecker.objections(to: forged, of: scenario) == [.noLengths])
    }
  }

  @Test("a check that needs more layouts than it may make says so, and calls nothing valid")
  func budget() throws {
    let (scenario, certificate) = try certificate(Self.differing, Sweep(widths: 280...281))
    for budget in [1, 3, 5] {
      let check = try CertificateChecker.check(
        certificate, of: scenario, work: LayoutWork(budget: budget))
      #expect(!check.isValid && check.objections == [], "\(budget)")
      let layouts = budget == 1 ? "1 layout" : "\(budget) layouts"
      #expect(check.end == "the work ended, after \(layouts); --budget allows more")
    }
    let work = LayoutWork(budget: 2000)
    #expect(try CertificateChecker.check(certificate, of: scenario, work: work).isValid)
    #expect(work.taken == 6)
  }

  @Test("heights without a width, no sweeps, and adjacent rounding segments are refused")
  func refused() throws {
    let (scenario, certificate) = try certificate(Self.differing, Sweep(widths: 280...281))
    var vertical = certificate
    try #require(!vertical.sweeps.isEmpty)
    vertical.sweeps[0].axis = "vertical"
    var empty = certificate
    empty.sweeps = []
    var rounding = certificate
    let ends = (0...100).map { 280 + Double($0) / 100 * 2e-4 }
    try #require(!rounding.sweeps.isEmpty)
    rounding.sweeps[0].to = ends[100]
    rounding.sweeps[0].segments = zip(ends, ends.dropFirst()).map { from, to in
      CertifiedSegment(from: from, to: to, claim: .rounding)
    }
    var long = rounding
    try #require(!long.sweeps.isEmpty)
    long.sweeps[0].segments = [CertifiedSegment(from: 280, to: ends[100], claim: .rounding)]
    for forged in [vertical, empty, rounding, long] {
      #expect(try !CertificateChecker.objections(to: forged, of: scenario).isEmpty)
    }
  }

  @Test("a segment shorter than a breakpoint is known claims no frames")
  func short() throws {
    let (scenario, certificate) = try certificate(
      Self.differing, Sweep(widths: 310...345, height: 100))
    var forged = certificate
    let whole = try #require(forged.sweeps.first?.segments.first)
    var (part, rest) = (whole, whole)
    part.to = whole.from + ProofTolerance.breakpoint / 2
    rest.from = part.to
    let share = (part.to - whole.from) / (whole.to - whole.from)
    for frames in [\CertifiedSegment.spec, \.constraints] {
      for (element, numbers) in whole[keyPath: frames] ?? [:] {
        let between = (0..<4).map { numbers[$0] + share * (numbers[$0 + 4] - numbers[$0]) }
        part[keyPath: frames]?[element] = numbers.prefix(4) + between
        rest[keyPath: frames]?[element] = between + numbers.suffix(4)
      }
    }
    forged.sweeps[0].segments.replaceSubrange(0..<1, with: [part, rest])
    #expect(
      try CertificateChecker.objections(to: forged, of: scenario) == [
        .segment(from: part.from, to: part.to, .short)
      ])
  }

  @Test("the claim, its ranges, and the containers without a claim are reported")
  func claims() throws {
    let (scenario, certificate) = try certificate(
      Self.differing, Sweep(widths: 310...345, height: 100))
    let check = try CertificateChecker.check(certificate, of: scenario)
    #expect(check.isValid)
    #expect(check.outcome == .differs)
    #expect(check.differingElements == ["a"])
    #expect(!check.isAsAnnounced)
    #expect(check.uncoveredContainers == [300, 320])
    #expect(
      certificate.sentence
        == "from 310 to 345 pt at height 100 pt: differs between 310 and 345 pt")
    var nothing = certificate
    try #require(!nothing.sweeps.isEmpty)
    nothing.sweeps[0].segments = [CertifiedSegment(from: 310, to: 345, claim: .nothing)]
    let other = try CertificateChecker.check(nothing, of: scenario)
    #expect(other.isValid)
    #expect(other.outcome == .unproven)
  }

  @Test("a range that rounds to one number is written with more digits")
  func narrow() throws {
    let (_, certificate) = try certificate(Self.differing, Sweep(widths: 300...300.0000001))
    #expect(certificate.sentence.contains("from 300 to 300.0000001 pt"))
  }
}
