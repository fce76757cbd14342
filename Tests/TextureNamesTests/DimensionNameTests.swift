import Foundation
import Testing
import TextureNames

@Suite("Dimensions, sizes and ranges by Texture's names")
struct DimensionNameTests {
  @Test(
    "strings are read as in Texture",
    arguments: [
      ("20pt", ASDimension(unit: .points, value: 20)),
      ("50%", ASDimension(unit: .fraction, value: 0.5)), ("auto", ASDimensionAuto),
      ("", ASDimensionAuto), ("100", ASDimensionAuto), ("Auto", ASDimensionAuto),
      ("50px", ASDimensionAuto), ("12.5pt", ASDimension(unit: .points, value: 12.5)),
      ("pt", ASDimension(unit: .points, value: 0)),
      ("150%", ASDimension(unit: .fraction, value: 1.5)),
    ])
  func strings(text: String, dimension: ASDimension) {
    #expect(ASDimensionMake(text) == dimension)
  }

  @Test("dimensions print without decimals")
  func printing() {
    #expect(NSStringFromASDimension(ASDimensionMake(12.6)) == "13pt")
    #expect("\(ASDimensionMake(.fraction, 0.5))" == "50%")
    #expect("\(ASDimensionAuto)" == "Auto")
    #expect("\(ASLayoutSizeMake(ASDimensionMake(3), ASDimensionAuto))" == "{3pt, Auto}")
  }

  @Test("a dimension is resolved against the parent, or to the default")
  func resolving() {
    #expect(ASDimensionResolve(ASDimensionMakeWithFraction(0.25), 80, 7) == 20)
    #expect(ASDimensionResolve(ASDimensionMakeWithPoints(5), 80, 7) == 5)
    #expect(ASDimensionResolve(ASDimensionAuto, 80, 7) == 7)
    #expect(ASDimensionResolve(ASDimensionMake("50%"), .nan, 7).isNaN)
  }

  @Test("a range prints one size where both are equal")
  func ranges() {
    #expect(NSStringFromASSizeRange(exactly(375, 812)) == "{{375, 812}}")
    #expect("\(column(375))" == "{{375, 0}, {375, inf}}")
  }

  @Test("the parent's range wins over a style")
  func intersection() {
    #expect(ASSizeRangeIntersect(upTo(100, 100), exactly(150, 20)) == exactly(100, 20))
    #expect(ASSizeRangeClamp(upTo(10, 10), CGSize(width: 4, height: 40)).height == 10)
    #expect(ASSizeRangeHasSignificantArea(upTo(10, 0.1)) == false)
    #expect(ASSizeRangeEqualToSizeRange(ASSizeRangeZero, ASSizeRange()))
  }

  @Test("pairs of sizes and single sizes of a style are the same")
  func style() {
    let style = ASLayoutElementStyle()
    style.preferredSize = CGSize(width: 3, height: 4)
    #expect(style.width == ASDimensionMake(3))
    style.maxLayoutSize = ASLayoutSize(width: ASDimensionMake("50%"), height: ASDimensionAuto)
    #expect(style.maxWidth == ASDimensionMakeWithFraction(0.5))
    style.height = ASDimensionAuto
    #expect(style.preferredSize == CGSize(width: 3, height: 0))
    #expect(style.size.width == ASDimensionMake(3))
    style.alignSelf = .center
    #expect(style.alignSelf == .center)
  }
}
