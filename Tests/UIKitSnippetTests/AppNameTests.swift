import Testing
import UIKit

@MainActor
@Suite("Names that code of apps uses")
struct AppNameTests {
  /// A view that changes its frame when it is asked for its natural size.
  private final class Restless: UIView {
    var asked = 0

    override var intrinsicContentSize: CGSize {
      asked += 1
      frame.size.height = .greatestFiniteMagnitude
      return CGSize(width: 10, height: 10)
    }
  }

  @Test("values and views are made as in an app")
  func made() throws {
    #expect(UIVisualEffectView().effect == nil)
    #expect(NSAttributedString().length == 0 && NSMutableAttributedString().length == 0)
    let view = UIView()
    #expect(view.forLastBaselineLayout === view && view.forFirstBaselineLayout === view)
    #expect(UITraitCollection(horizontalSizeClass: .compact).horizontalSizeClass == .compact)
    #expect(UIControl.Event.touchCancel != .touchUpInside)
    let url = try #require(URL(string: "https://example.com"))
    #expect(
      URLRequest(url: url).url == url
        && URLSession.shared.configuration.timeoutIntervalForRequest > 0)
  }

  @Test("there are twelve preferred text sizes, and one that is not known")
  func categories() {
    let categories: Set<UIContentSizeCategory> = [
      .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    #expect(categories.count == 13)
  }

  @Test("attributes of several types are in one dictionary")
  func attributes() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let text = NSAttributedString(
      string: "octocat",
      attributes: [
        .font: UIFont.systemFont(ofSize: 12), .kern: 1.5, .foregroundColor: UIColor.gray,
        .paragraphStyle: style, .underlineStyle: NSUnderlineStyle.single.rawValue,
      ])
    #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? Double == 1.5)
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .gray)
  }

  @Test("a root that nothing constrains keeps its size, and is not asked for its natural one")
  func restlessRoot() {
    let root = Restless(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let inside = UIView()
    inside.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(inside)
    inside.widthAnchor.constraint(equalToConstant: 20).isActive = true
    root.layoutIfNeeded()
    #expect(root.asked == 0)
    #expect(root.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }
}
