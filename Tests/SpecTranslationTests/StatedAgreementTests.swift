import Comparison
import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Phrases
import ScenarioFiles
import Scenarios
import SeededRandom
import SpecTranslation
import TestSupport
import Testing
import TextMeasuring

/// Each sentence of a translation, checked by laying out both notations.
@Suite("What translations state about their agreement")
struct StatedAgreementTests {
  private static func scenario(
    of spec: LayoutSpec, in containers: [Container]
  ) -> Scenario {
    var scenario = Scenario(
      id: "random", file: "random.yaml", title: "Random", scale: 2, containers: containers,
      elements: elements(of: spec))
    scenario.spec = spec
    return scenario
  }

  private static func elements(of spec: LayoutSpec) -> [Element] {
    guard case .element(let name, let content) = spec.kind else {
      return spec.children.flatMap(elements)
    }
    var element = Element(codedAs: name)
    element.content = content
    if case .fixed(let size) = content { element.kind = .box(BoxContent(size)) }
    return [element]
  }

  private static func summary(
    _ translated: TranslatedScenario
  ) throws -> (lines: [String], checks: [TranslationCheck]) {
    let checks = try translated.scenario.containers.map(translated.check)
    return (TranslationSummary(translated, checks, nil).lines.map(\.text), checks)
  }

  /// The largest differences before and after rounding, by both engines alone.
  private static func distances(
    _ translation: SpecTranslation, _ spec: LayoutSpec, _ container: Container
  ) throws -> (exact: Double, pixels: Double) {
    func distance(_ rounding: Rounding) throws -> Double {
      let first = try SpecTree(spec).layout(in: SizeRange(container), rounding: rounding)
      let solved = try translation.system.layout(in: container, rounding: rounding)
      let second = rounding == .exact ? solved.rawLayout : solved.layout
      return zip(first.elements, first.frames).reduce(first.size.distance(to: second.size)) {
        max($0, second.frame(of: $1.0).map($1.1.distance) ?? .infinity)
      }
    }
    return (try distance(.exact), try distance(.pixels(scale: 2)))
  }

  @Test("each sentence on agreement is true in every container that it names, and none names 0 pt")
  func sentences() throws {
    var rounded = 0
    for seed in LawSeeds.of(1200, from: 1) {
      var random = RandomScreenSpec(seed: seed, factor: seed.isMultiple(of: 2) ? 1 : 0.93)
      random.isUnrestricted = seed.isMultiple(of: 3)
      let spec = random.spec(depth: 1 + Int(seed % 4))
      let containers = Array(Set((0..<3).map { _ in random.container() }))
      guard let translated = try TranslatedScenario(Self.scenario(of: spec, in: containers)),
        let (lines, checks) = try? Self.summary(translated)
      else { continue }
      let text = lines.joined(separator: "\n")
      #expect(!text.contains("up to 0 pt"), "seed \(seed): \(text)")
      #expect(!text.contains("no known reason"), "seed \(seed): \(text)")
      for check in checks {
        let found = try Self.distances(translated.translation, spec, check.container)
        let isEqual = found.exact <= TranslationCheck.tolerance
        switch check.verdict {
        case .agrees: #expect(isEqual && found.pixels <= 0.51, "seed \(seed): \(text)")
        case .differsByRounding:
          #expect(isEqual && found.pixels > 0.5, "seed \(seed): \(text)")
          rounded += 1
        case .conflictsAsAnnounced, .conflicts:
          #expect(isEqual && check.hasConflict, "seed \(seed): \(text)")
        case .differsAsAnnounced, .differs: #expect(!isEqual, "seed \(seed): \(text)")
        }
        #expect(abs(found.exact - check.exact.distance) <= 1e-9 || !found.exact.isFinite)
      }
      let agreeing = checks.filter { $0.verdict == .agrees }
      #expect(text.contains("Both layouts agree at ") == !agreeing.isEmpty, "\(text)")
    }
    #expect(rounded > LawSeeds.share(of: 100), "\(rounded)")
  }

  @Test(
    "a class applies to all containers with a height, to self-sizing ones, or to both, as stated")
  func scope() throws {
    var (tried, classes) = (0, Set<TranslationClass>())
    for seed in LawSeeds.of(1200, from: 1) {
      var random = RandomScreenSpec(seed: seed)
      random.hasTexts = seed.isMultiple(of: 2)
      let spec = random.spec(depth: 1 + Int(seed % 4))
      let width = 150 + Double(seed % 300)
      let kinds = [
        [Container(width: width, height: 400)], [Container(width: width)],
        [Container(width: width), Container(width: width, height: 400)],
      ]
      for containers in kinds {
        guard let translated = try TranslatedScenario(Self.scenario(of: spec, in: containers))
        else {
          continue
        }
        let others = containers.flatMap { container in
          [60.0, 177, 333, 812].map {
            Container(width: $0, height: container.height.map { $0 / 2 })
          }
        }
        for container in others {
          let check = try TranslationCheck(
            translated.translation, of: spec, in: container, scale: 2)
          #expect(check.verdict.passes, "seed \(seed) at \(container): \(check)")
          tried += 1
        }
        classes.insert(translated.translation.translationClass)
        let summary = try Self.summary(translated).lines
        let stated = summary.first { $0.hasPrefix("For ") }
        let isOpen = containers[0].height == nil
        let kind = isOpen ? "self-sizing containers" : "containers with a height"
        let scope = "For \(kind): others need another translation."
        #expect(stated == (containers.count > 1 ? nil : scope))
      }
    }
    #expect(tried > LawSeeds.share(of: 10_000))
    #expect(classes.isSuperset(of: [.exact, .priorities]))
  }

  @Test("widths that are no whole pixels add up on pixels, which is rounding and no difference")
  func addingUp() throws {
    for count in [3, 10] {
      let children = (1...count).map { index in
        LayoutSpec.element("e\(index)", .fixed(CGSize(width: 0, height: 20))).styled {
          $0.width = .points(50.1)
        }
      }
      let translated = try #require(
        try TranslatedScenario(
          Self.scenario(of: .stack(StackSpec(), children), in: [Container(width: 900)])))
      let (lines, checks) = try Self.summary(translated)
      #expect(checks.map(\.verdict) == [.differsByRounding])
      let told = lines.joined(separator: " ")
      let most = count == 3 ? "1 pt" : "4 pt"
      #expect(
        told.contains(
          "At 900 pt both agree before rounding, and differ by up to \(most) on pixels"),
        "\(told)")
    }
  }
}
