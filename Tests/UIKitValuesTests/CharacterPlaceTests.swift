import Foundation
import Testing
import UIKitValues

@Suite("The places of characters")
struct CharacterPlaceTests {
  private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  /// A text in a container; the storage holds the manager, and the manager only the text weakly.
  private func text(
    _ string: String, width: CGFloat, alignment: NSTextAlignment = .natural
  ) -> (storage: NSTextStorage, manager: NSLayoutManager, container: NSTextContainer) {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    var all = attributes
    all[.paragraphStyle] = style
    let storage = NSTextStorage(string: string, attributes: all)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: .infinity))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (storage, manager, container)
  }

  private func width(_ string: String) -> CGFloat { string.size(withAttributes: attributes).width }

  @Test("a point is in the character that is drawn there, also in the second line")
  func characterAtPoint() {
    let (storage, manager, container) = text("wide\nab", width: 200)
    var fraction: CGFloat = -1
    let first = manager.characterIndex(
      for: CGPoint(x: width("wi") - 1, y: 5), in: container,
      fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(first == 1)
    #expect(fraction > 0.5 && fraction < 1)
    let height = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(manager.glyphIndex(for: CGPoint(x: width("a") + 1, y: height + 2), in: container) == 6)
    #expect(manager.glyphIndex(for: CGPoint(x: 999, y: 999), in: container) == 6)
    #expect(manager.glyphIndex(for: CGPoint(x: -5, y: -5), in: container) == 0)
    // No comparison with NaN holds: the end of the first line.
    #expect(manager.glyphIndex(for: CGPoint(x: CGFloat.nan, y: .nan), in: container) == 3)
    #expect(manager.numberOfGlyphs == storage.length)
  }

  @Test("indices count UTF-16 units, and a point in a character of several gives its first")
  func units() {
    let (storage, manager, container) = text("a👍🏽b", width: 300)
    let end = CGPoint(x: CGFloat(900), y: 3)
    #expect(manager.glyphIndex(for: end, in: container) == storage.length - 1)
    #expect(manager.glyphIndex(for: CGPoint(x: width("a") + 1, y: 3), in: container) == 1)
  }

  @Test("the rectangle of characters begins where they begin, in a line that is at the right")
  func rectangle() {
    let (storage, manager, container) = text("abc", width: 200, alignment: .right)
    let part = manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 1), in: container)
    #expect(abs(part.minX - (200 - width("bc"))) < 0.6)
    #expect(abs(part.width - width("b")) < 0.6)
    #expect(part.minY == 0)
    for range in [NSRange(location: 3, length: 4), NSRange(location: Int.max, length: Int.max)] {
      #expect(manager.boundingRect(forGlyphRange: range, in: container) == .zero)
    }
    storage.setAttributedString(NSAttributedString(string: "ab\nc"))
    for range in [NSRange(location: .min, length: 1), NSRange(location: .min, length: .max)] {
      #expect(manager.boundingRect(forGlyphRange: range, in: container) == .zero)
    }
    storage.setAttributedString(NSAttributedString(string: ""))
    #expect(manager.glyphIndex(for: .zero, in: container) == 0)
  }

  @Test("colours with the same components are equal, and particles keep their values")
  func stored() {
    #expect(UIColor.red.cgColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    #expect(UIColor.red.cgColor != UIColor.blue.cgColor)
    #expect(kCFBooleanTrue!.boolValue && !kCFBooleanFalse!.boolValue)
    let layer = CAEmitterLayer()
    let cell = CAEmitterCell()
    cell.birthRate = 3
    layer.emitterCells = [cell]
    layer.emitterShape = .line
    #expect(layer.emitterCells?.first?.birthRate == 3 && layer.emitterShape == .line)
    #expect(layer.convertTime(2, from: nil) == 2)
    #expect(CATransaction.animationDuration() == 0 && CATransaction.disableActions())
    #expect(CGFont("Avenir" as NSString)?.postScriptName == "Avenir" as NSString)
  }
}
