import Foundation
import LayoutSpecs
import Testing

@Suite("Sizes of a style")
struct ElementStyleTests {
  @Test("a size that is set as a pair is the same as its two lengths")
  func pairs() {
    var style = ElementStyle()
    style.preferredLayoutSize = LayoutSize(width: .fraction(0.5), height: 40)
    style.minLayoutSize = LayoutSize(width: 10)
    style.maxLayoutSize = LayoutSize(height: .fraction(1))
    #expect([style.width, style.height] == [.fraction(0.5), 40])
    #expect([style.minWidth, style.minHeight] == [10, .auto])
    #expect([style.maxWidth, style.maxHeight] == [.auto, .fraction(1)])
    #expect(style.preferredLayoutSize == LayoutSize(width: .fraction(0.5), height: 40))
  }

  @Test("a size in points sets both lengths, and is read as plain numbers")
  func points() {
    var style = ElementStyle()
    style.preferredSize = CGSize(width: 1, height: 2)
    style.minSize = CGSize(width: 3, height: 4)
    style.maxSize = CGSize(width: 5, height: 6)
    #expect([style.width, style.height] == [1, 2])
    #expect([style.minWidth, style.minHeight] == [3, 4])
    #expect([style.maxWidth, style.maxHeight] == [5, 6])
    style.minLayoutSize = LayoutSize(height: .fraction(0.5))
    #expect(style.minSize == CGSize(width: 0, height: 0.5))
  }
}
