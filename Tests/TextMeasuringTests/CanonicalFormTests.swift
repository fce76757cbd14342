import Foundation
import SeededRandom
import Testing

@testable import TextMeasuring

/// Foundation is the oracle: its tables and its code are others.
@Suite("Canonical forms")
struct CanonicalFormTests {
  private func expectForms(of text: String, _ comment: Comment? = nil) {
    let decomposed = CanonicalForm.decomposed(text.unicodeScalars.map(\.value))
    #expect(
      decomposed == text.decomposedStringWithCanonicalMapping.unicodeScalars.map(\.value), comment)
    #expect(
      CanonicalForm.composed(decomposed)
        == text.precomposedStringWithCanonicalMapping.unicodeScalars.map(\.value), comment)
  }

  /// HarfBuzz may know a version of Unicode before that of Foundation.
  private func isOld(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.age.map { $0.major <= 14 } == true
  }

  @Test("the forms of each character are Foundation's")
  func eachScalar() {
    for scalar in (0...UInt32(0x10FFFF)).compactMap(Unicode.Scalar.init) where isOld(scalar) {
      let decomposed = CanonicalForm.decomposed([scalar.value])
      // Most characters are their own forms, and asking Foundation about each takes long.
      guard decomposed != [scalar.value] || scalar.properties.isFullCompositionExclusion else {
        continue
      }
      expectForms(of: String(scalar), "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test("the forms of letters with many marks are Foundation's", arguments: 0..<20)
  func marks(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let marks = (UInt32(0x300)...0x36F).compactMap(Unicode.Scalar.init)
    let letters = Array("aeoAOỆǭ한\u{1112}\u{1161}\u{11AB}כ\u{5BC}\u{5B4}".unicodeScalars)
    for _ in 0..<100 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        text.append(
          (Bool.random(using: &random) ? letters : marks).randomElement(using: &random) ?? "a")
      }
      expectForms(of: String(text), "seed \(seed)")
    }
  }
}
