import Foundation
import Testing
import TextMeasuring
import UIKitValues

@Suite("Fonts")
struct FontTests {
  @Test(
    "weights are those in which a font is measured",
    arguments: [
      (UIFont.Weight.ultraLight, FontWeight.ultraLight), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.black, .black),
      (UIFont.Weight(0.05), .regular), (UIFont.Weight(.nan), .regular),
    ])
  func weights(weight: UIFont.Weight, measured: FontWeight) {
    let font = UIFont.systemFont(ofSize: 12, weight: weight)
    #expect(font.fontDescription == FontDescription(size: 12, weight: measured))
  }

  @Test("the weight of a font made from a name is that of the name")
  func names() {
    #expect(UIFont(name: "Avenir-Heavy", size: 9)?.fontDescription.weight == .heavy)
    #expect(UIFont(name: "HelveticaNeue-Medium", size: 9)?.fontDescription.weight == .medium)
    #expect(UIFont(name: "AppleSDGothicNeo-SemiBold", size: 9)?.fontDescription.weight == .semibold)
    #expect(UIFont(name: "Georgia", size: 9)?.fontDescription.weight == .regular)
  }

  @Test("attributes of a description set name, size and weight, and features have no influence")
  func attributes() {
    let plain = UIFont.systemFont(ofSize: 12).fontDescriptor
    let heavy = plain.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy], .size: 20,
      .featureSettings: [
        [
          UIFontDescriptor.FeatureKey.type: kNumberSpacingType,
          .selector: kMonospacedNumbersSelector,
        ]
      ],
    ])
    let font = UIFont(descriptor: heavy, size: 0)
    #expect(font.fontDescription == FontDescription(size: 20, weight: .heavy))
    let bold = UIFontDescriptor(fontAttributes: [
      .size: 9,
      .traits: [
        UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitBold.rawValue
      ],
    ])
    #expect(bold.pointSize == 9 && bold.symbolicTraits == .traitBold)
    #expect(UIFont(descriptor: bold, size: 9).fontDescription.weight == .semibold)
    #expect(plain.withFamily("Avenir-Heavy").addingAttributes([:]).postscriptName == "Avenir-Heavy")
    #expect(UIFont().pointSize == 12)
  }

  @Test("text styles have their default sizes")
  func styles() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontDescription.weight == .semibold)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.preferredFont(forTextStyle: .init(rawValue: "Own")).pointSize == 17)
  }

  @Test("the vertical metrics are those of the measured font, in proportion to its size")
  func metrics() {
    let font = UIFont.systemFont(ofSize: 10)
    let twice = font.withSize(20)
    #expect(font.lineHeight > 10)
    #expect(font.ascender > 0)
    #expect(font.descender < 0)
    #expect(abs(font.lineHeight - (font.ascender - font.descender + font.leading)) < 1e-9)
    #expect(abs(twice.lineHeight - 2 * font.lineHeight) < 1e-9)
    #expect(UIFont.systemFont(ofSize: -1).lineHeight == 0)
  }

  @Test("equal fonts are equal")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
    #expect(Set([UIFont.systemFont(ofSize: 9), .systemFont(ofSize: 9)]).count == 1)
  }
}
