import Foundation
import Testing
import UIKitValues

private final class Counter: NSObject {
  var calls = 0
  func count() { calls += 1 }
}

@Suite("Members of Foundation's types")
struct FoundationMemberTests {
  @Test("a length is a number by `as`, and a number is a length")
  func numbers() {
    let half: CGFloat = 0.5
    #expect([0, half as NSNumber, 1] == [NSNumber(value: 0), NSNumber(value: 0.5), 1])
    let value: Any = NSNumber(value: 2.5)
    #expect(value as? CGFloat == 2.5)
  }

  @Test("a timer of a date or an interval calls the method of a selector")
  func timers() {
    let counter = Counter()
    let selector = Selector(Counter.count, name: "count")
    let first = Timer(
      timeInterval: 60, target: counter, selector: selector, userInfo: nil, repeats: false)
    let second = Timer(
      fireAt: Date(timeIntervalSinceNow: 60), interval: 0, target: counter, selector: selector,
      userInfo: nil, repeats: false)
    first.fire()
    second.fire()
    #expect(counter.calls == 2)
    #expect(RunLoop.Mode.tracking.rawValue == "UITrackingRunLoopMode")
  }

  @Test("settings take values by key")
  func defaults() {
    let defaults = UserDefaults.standard
    defaults.setValue(3, forKey: "LayoutDiff.count")
    #expect(defaults.value(forKey: "LayoutDiff.count") as? Int == 3)
    defaults.removeObject(forKey: "LayoutDiff.count")
  }

  @Test("a search for links finds nothing, which is noted once, and a file has its attributes")
  func links() throws {
    let links: NSTextCheckingTypes = 1 << 5
    let detector = try NSDataDetector(types: links)
    let text = "https://example.org"
    let whole = NSRange(location: 0, length: 19)
    _ = MissingAnswer.take()
    #expect(detector.matches(in: text, range: whole).isEmpty)
    #expect(detector.firstMatch(in: text, range: whole) == nil)
    #expect(MissingAnswer.take().map(\.name) == ["NSDataDetector"])
    #expect(MissingAnswer.take().isEmpty)
    #expect(detector.checkingTypes == links)
    let expression = try NSRegularExpression(pattern: "e")
    let match = expression.firstMatch(in: text, range: whole)
    #expect(match != nil && match?.url == nil && match?.phoneNumber == nil)
    let attributes = try FileManager.default.attributesOfItem(atPath: "/") as NSDictionary
    #expect(attributes.fileType() == FileAttributeType.typeDirectory.rawValue)
    #expect(attributes.fileModificationDate() != nil)
  }

  @Test("a paragraph keeps its tabs, also in a copy")
  func paragraphs() throws {
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .left, location: 15)]
    style.addTabStop(NSTextTab(textAlignment: .right, location: 40, options: [:]))
    style.defaultTabInterval = 15
    style.hyphenationFactor = 1
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.tabStops.map(\.location) == [15, 40] && copy.defaultTabInterval == 15)
    #expect(copy.hyphenationFactor == 1)
  }
}
