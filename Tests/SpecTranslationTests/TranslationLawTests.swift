import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import SeededRandom
import SpecTranslation
import TestSupport
import Testing

/// The oracle is the spec engine, which shares no algorithm with the constraint engine that lays
/// out the translations.
@Suite("Laws of translations of random specs")
struct TranslationLawTests {
  /// The spec and the container of a seed.
  private func screen(_ seed: UInt64) -> (LayoutSpec, Container) {
    var random = RandomScreenSpec(seed: seed)
    let spec = random.spec(depth: 1 + Int(seed % 4))
    return (spec, random.container())
  }

  @Test("specs that constraints can express have the same frames, and all others list the reason")
  func agreement() throws {
    var agreeing = 0
    var withinPixel = 0
    for seed in LawSeeds.of(3500, from: 1) {
      let (spec, container) = screen(seed)
      let translation = try SpecTranslator.translate(spec, height: .init(of: [container]))
      let check = try TranslationCheck(translation, of: spec, in: container, scale: 2)
      #expect(
        check.verdict.passes, "seed \(seed): \(check.exact.element) by \(check.exact.distance)")
      guard check.exact.distance <= TranslationCheck.tolerance else { continue }
      agreeing += 1
      #expect(
        check.hasConflict || (check.verdict == .agrees) == (check.rounded.distance <= 0.51),
        "seed \(seed): on pixels \(check.rounded.distance) points apart, \(check.verdict)")
      if check.rounded.distance <= 0.51 { withinPixel += 1 }
    }
    #expect(withinPixel >= agreeing - 5)
    #expect(agreeing >= LawSeeds.share(of: 3000))
  }

  @Test("specs of any kind agree, or list the reason")
  func anySpec() throws {
    for seed in LawSeeds.of(2000, from: 1) {
      var random = RandomScreenSpec(seed: seed)
      random.isUnrestricted = true
      let spec = random.spec(depth: 1 + Int(seed % 4))
      let container = random.container()
      let translation = try SpecTranslator.translate(spec, height: .init(of: [container]))
      let check = try TranslationCheck(translation, of: spec, in: container, scale: 2)
      #expect(
        check.verdict.passes, "seed \(seed): \(check.exact.element) by \(check.exact.distance)")
    }
  }

  @Test("one translation is right for containers with a height and without")
  func mixedContainers() throws {
    for seed in LawSeeds.of(400, from: 1) {
      let (spec, container) = screen(seed)
      let containers = [
        Container(width: container.width), Container(width: container.width, height: 1000),
      ]
      let translation = try SpecTranslator.translate(spec, height: .init(of: containers))
      for container in containers {
        let check = try TranslationCheck(translation, of: spec, in: container, scale: 2)
        #expect(
          check.verdict.passes, "seed \(seed): \(check.exact.element) by \(check.exact.distance)")
      }
    }
  }

  @Test("a translation is deterministic")
  func determinism() throws {
    for seed in LawSeeds.of(50, from: 1) {
      let (spec, container) = screen(seed)
      let texts = try (0..<2).map { _ in
        let translation = try SpecTranslator.translate(spec, height: .init(of: [container]))
        return translation.system.constraints.indices.map {
          translation.system.text(ofConstraint: $0)
        }
      }
      #expect(texts[0] == texts[1], "seed \(seed)")
    }
  }
}
