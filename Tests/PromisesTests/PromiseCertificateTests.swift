import Comparison
import Foundation
import Geometry
import Layouts
import Phrases
import Runs
import Scenarios
import SeededRandom
import TestSupport
import Testing

@testable import Promises
@testable import Proving

@Suite("Certificates of promises")
struct PromiseCertificateTests {
  private static let head = """
    layoutdiff: 1
    containers: [320, 430x300]
    elements:
      name: { text: "Jane Appleseed from the second floor" }
      badge: { image: 20x20 }
    cases:
      short: { name: Jane }
      textSizes: [accessibility2]
      directions: both

    """
  private static let spec = """
    spec:
      stack:
        spacing: 4
        alignItems: start
        children: [{ element: name, style: { flexGrow: 1, flexShrink: 1 } }, badge]

    """
  private static let constraints = """
    constraints:
      - name.leading == superview.leading
      - name.trailing <= badge.leading - 4
      - name.trailing == superview.trailing @998
      - badge.trailing == superview.trailing
      - badge.width == 20
      - name.top == superview.top
      - badge.top == superview.top
      - superview.bottom >= name.bottom
      - superview.bottom >= badge.bottom

    """
  private static let promises = """
    promises:
      - inside: [name, badge]
      - apart: [name, badge]
      - whole: name
      - visible: [name, badge]
      - inOrder: [name, badge]
      - { tappable: { elements: [badge], size: 20 }, cases: [usual, accessibility2] }
      - { rule: name.leading == superview.leading, widths: 330...400 }
      - { rule: badge.trailing <= superview.trailing, cases: [short] }
    """

  enum Notations: String, CaseIterable { case spec, constraints, both }

  /// The scenario with some notations, and a certificate of the promises that the decider calls kept.
  private static func certified(
    _ text: String, _ widths: ClosedRange<Double>
  ) throws -> (scenario: Scenario, certificate: Certificate) {
    let scenario = try PromiseSupport.read(text)
    let sweeps = Sweep.all(of: scenario, widths: widths)
    var certificate =
      scenario.hasBothNotations
      ? try ScenarioProver.prove(scenario, on: sweeps).certificate
      : try ScenarioProver.certificate(ofOnlyNotationIn: scenario, on: sweeps)
    let records = PromiseDecider.records(of: scenario, [])
    certificate.claim(
      zip(scenario.promises, records).filter { $0.1.status == .kept }.map { $0.0 }, of: scenario)
    return (scenario, try Certificate(data: Data(certificate.text.utf8)))
  }

  private static func card(
    _ notations: Notations
  ) throws -> (scenario: Scenario, certificate: Certificate) {
    let texts = [notations == .constraints ? "" : spec, notations == .spec ? "" : constraints]
    // Constraints of what is visible cannot be by something hidden.
    let hidden = notations == .spec ? "  none: { hidden: [badge] }\n  textSizes" : "  textSizes"
    let text = (head + texts.joined() + promises).replacing("  textSizes", with: hidden)
    return try certified(text, 320...430)
  }

  /// A row of boxes between 280 and 500 points, of which `title` and `time` overlap up to 332.
  private static func row(
    _ promise: String, _ widths: ClosedRange<Double> = 280...500
  ) throws -> (scenario: Scenario, certificate: Certificate) {
    try certified(PromiseSupport.row(promise), widths)
  }

  private static func objections(
    _ certificate: Certificate, _ scenario: Scenario
  ) throws -> [String] {
    try CertificateChecker.objections(to: certificate, of: scenario).map { $0.phrase.text }
  }

  @Test(
    "one of every case, text size and direction proves all promises, after it was written and read",
    arguments: Notations.allCases)
  func holds(notations: Notations) throws {
    let (scenario, certificate) = try Self.card(notations)
    let check = try CertificateChecker.check(certificate, of: scenario)
    #expect(check.objections == [])
    #expect(check.keptPromises == scenario.promises.map(\.text) && check.otherPromises == [])
    #expect(check.outcome == (notations == .both ? .equal : nil))
    #expect(check.passes)
  }

  @Test(
    "it is invalid with any number altered by a little more than 10⁻⁶",
    arguments: Notations.allCases)
  func altered(notations: Notations) throws {
    var (scenario, certificate) = try Self.card(notations)
    certificate.sweeps = [certificate.sweeps[1]]
    let text = certificate.text
    #expect(try Self.objections(certificate, scenario) == [])
    let numbers = text.matches(of: /-?[0-9]+(\.[0-9]+)?(e-?[0-9]+)?/).filter { match in
      text[..<match.range.lowerBound].last.map { " \n:[,".contains($0) } == true
    }
    #expect(numbers.count > 15)
    var random = SeededGenerator(seed: 1)
    for _ in 0..<40 {
      let match = numbers[random.index(below: numbers.count)]
      let number = try #require(Double(text[match.range]))
      let other = text.replacingCharacters(
        in: match.range, with: "\(number + (random.index(below: 2) == 0 ? 1.1e-6 : -1.1e-6))")
      guard let changed = try? Certificate(data: Data(other.utf8)) else { continue }
      #expect(
        try !Self.objections(changed, scenario).isEmpty, "\(number) at \(match.range), seed 1")
    }
  }

  @Test(
    "any other field that is changed makes it invalid, or leaves promises unproven",
    arguments: Notations.allCases)
  func forged(notations: Notations) throws {
    let (scenario, certificate) = try Self.card(notations)
    var random = SeededGenerator(seed: 2)
    for round in 0..<60 {
      var forged = certificate
      let sweep = random.index(below: forged.sweeps.count)
      let segment = random.index(below: forged.sweeps[sweep].segments.count)
      switch random.index(below: 9) {
      case 0: forged.sweeps[sweep].caseName = "large, leftToRight"
      case 1: forged.sweeps[sweep].across = forged.sweeps[sweep].across == nil ? 120 : nil
      case 2: forged.sweeps[sweep].axis = "vertical"
      case 3: forged.sweeps[sweep].promises?[0] += " "
      case 4: forged.sweeps[sweep].promises?.removeLast()
      case 5: forged.sweeps[sweep].segments.remove(at: segment)
      case 6:
        let claims: [CertifiedSegment.Claim] = [.alone, .equal, .differs, .rounding, .nothing]
        let others = claims.filter { $0 != forged.sweeps[sweep].segments[segment].claim }
        forged.sweeps[sweep].segments[segment].claim = others[random.index(below: others.count)]
      case 7:
        forged.sweeps[sweep].segments[segment].spec?["name"] = nil
        forged.sweeps[sweep].segments[segment].passes = nil
      default: forged.sweeps.remove(at: sweep)
      }
      guard forged != certificate else { continue }
      let check = try CertificateChecker.check(forged, of: scenario)
      #expect(
        !check.isValid || !check.otherPromises.isEmpty || !check.uncoveredContainers.isEmpty,
        "round \(round), seed 2")
    }
  }

  @Test(
    "a promise that is broken somewhere is not claimed there, and refused where somebody claims it")
  func broken() throws {
    var (scenario, certificate) = try Self.row("apart: [title, time]")
    #expect(certificate.sweeps.map(\.promises) == [[]])
    #expect(
      try CertificateChecker.check(certificate, of: scenario).otherPromises == [
        "apart: [title, time]"
      ])
    certificate.sweeps[0].promises = scenario.promises.map(\.text)
    #expect(
      try Self.objections(certificate, scenario)
        == ["from 280 to 500 pt: the frames break 'apart: [title, time]'"])
    // It is kept there, but not at all widths at which it is promised.
    let (_, narrow) = try Self.certified(
      PromiseSupport.row("{ apart: [title, time], widths: 332...500 }"), 332...500)
    var other = narrow
    other.claim(scenario.promises, of: scenario)
    let check = try CertificateChecker.check(other, of: scenario)
    #expect(check.isValid && !check.passes && check.otherPromises == ["apart: [title, time]"])
  }

  @Test("widths, words and cases of the promise are those of the scenario")
  func changed() throws {
    let (_, certificate) = try Self.row("{ apart: [title, time], widths: 340...500 }")
    for other in [
      "{ apart: [title, time], widths: 339...500 }", "{ apart: [photo, time], widths: 340...500 }",
      "{ inOrder: [title, time], widths: 340...500 }",
      "{ apart: [title, time], widths: 340...500, cases: usual }",
    ] {
      let scenario = try PromiseSupport.read(PromiseSupport.row(other))
      #expect(
        try Self.objections(certificate, scenario)
          == [
            "no certificate can claim there that 'apart: [title, time], widths: 340...500' is kept"
          ])
    }
  }

  @Test("mirrored has no certificate")
  func mirrored() throws {
    var (scenario, certificate) = try Self.row("mirrored")
    #expect(PromiseSupport.decide(scenario).map(\.status) == [.kept])
    #expect(certificate.sweeps.map(\.promises) == [[]])
    certificate.sweeps[0].promises = ["mirrored"]
    #expect(
      try Self.objections(certificate, scenario)
        == ["no certificate can claim there that 'mirrored' is kept"])
  }

  @Test(
    "nothing is proven where a segment claims nothing, elements are ambiguous, or frames are missing"
  )
  func unknown() throws {
    let (scenario, certificate) = try Self.row("inside: [photo]")
    var nothing = certificate
    nothing.sweeps[0].segments = [CertifiedSegment(from: 280, to: 500, claim: .nothing)]
    #expect(
      try Self.objections(nothing, scenario)
        == ["from 280 to 500 pt: there are no frames that keep 'inside: photo'"])
    let open = PromiseSupport.row("visible: time").replacing(
      "\"H:[time]-12-|\"", with: "\"H:[time]-(>=12)-|\"")
    var (ambiguous, other) = try Self.certified(open, 300...500)
    #expect(other.sweeps.map(\.promises) == [[]])
    other.sweeps[0].promises = ambiguous.promises.map(\.text)
    #expect(
      try Self.objections(other, ambiguous)
        == [
          "from 300 to 500 pt: the constraints allow other frames of time, which may break 'visible: time'"
        ])
    ambiguous.promises = [Promise(.visible(["nobody"]))]
    other.sweeps[0].promises = ambiguous.promises.map(\.text)
    #expect(
      try Self.objections(other, ambiguous)
        == ["from 300 to 500 pt: no notation has all frames of 'visible: nobody'"])
  }

  @Test("frames that a notation does not have are refused")
  func invented() throws {
    var (scenario, certificate) = try Self.card(.spec)
    certificate.sweeps[0].segments[0].spec?["other"] = Array(repeating: 1, count: 8)
    #expect(
      try Self.objections(certificate, scenario).first?.hasSuffix("no frame for other") == true)
    var (_, alone) = try Self.card(.constraints)
    alone.sweeps[0].segments[0].spec = certificate.sweeps[0].segments[0].spec
    scenario = scenario.alone(.spec)
    #expect(try !Self.objections(alone, scenario).isEmpty)
  }

  @Test("random promises are refused exactly where they are decided to be broken")
  func law() throws {
    var counts: [PromiseStatus: Int] = [:]
    for seed in LawSeeds.of(80) {
      let scenario = try PromiseSupport.read(PromiseLawTests.text(seed: seed))
      let sweep = Sweep(widths: 150...400, height: 100)
      let certificate = try ScenarioProver.certificate(ofOnlyNotationIn: scenario, on: [sweep])
      for (promise, record) in zip(scenario.promises, PromiseDecider.records(of: scenario, [])) {
        counts[record.status, default: 0] += 1
        var (claimed, forced) = (certificate, certificate)
        claimed.claim([promise], of: scenario)
        forced.sweeps[0].promises = [promise.text]
        let objections = try Self.objections(forced, scenario)
        let isClaimed = claimed.sweeps[0].promises == [promise.text]
        switch record.status {
        case .kept: #expect(objections == [] && isClaimed, "seed \(seed): \(promise.text)")
        case .broken:
          #expect(!objections.isEmpty && !isClaimed, "seed \(seed): \(promise.text)")
        default: break
        }
      }
    }
    #expect(counts[.kept, default: 0] > LawSeeds.share(of: 60), "\(counts)")
    #expect(counts[.broken, default: 0] > LawSeeds.share(of: 60), "\(counts)")
  }

  @Test("the least of lengths is nowhere above a limit exactly where it is so at many places")
  func least() {
    var random = SeededGenerator(seed: 3)
    func length() -> Double { Double(random.index(below: 41) - 20) }
    var (above, below) = (0, 0)
    for _ in 0..<2000 {
      let count = 1 + random.index(below: 4)
      let (first, last) = ((0..<count).map { _ in length() }, (0..<count).map { _ in length() })
      var most = -Double.infinity
      for step in 0...2000 {
        let fraction = Double(step) / 2000
        let lengths = zip(first, last).map { start, end in start + (end - start) * fraction }
        most = max(most, lengths.min() ?? 0)
      }
      // Between two places the least rises by no more than this.
      guard abs(most) > 0.02 else { continue }
      let isKept = PromiseChecker.isNowhereAbove(first, last, 0)
      #expect(isKept == (most <= 0), "\(first) \(last), seed 3")
      if isKept { below += 1 } else { above += 1 }
    }
    #expect(above > 300 && below > 300, "\(above) and \(below)")
  }
}
