import Foundation
import Testing
import UIKitNames
import UIKitValues

@MainActor
@Suite("Labels")
struct LabelTests {
  static let text = "The engine might compose elaborate and scientific pieces of music."

  /// The label in a column of this width, and the height of the column.
  private func height(_ label: UILabel, in width: CGFloat) -> CGFloat {
    let column = UIView()
    column.add(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: column.topAnchor),
      label.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: column.bottomAnchor),
    ])
    return column.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test("text wraps in the width of the layout, unless it has one line")
  func wrapping() {
    let line = label("x").intrinsicContentSize.height
    #expect(height(label(Self.text), in: 200) == line)
    let wrapped = height(label(Self.text, lines: 0), in: 200)
    #expect(wrapped > line * 2)
    #expect(height(label(Self.text, lines: 2), in: 200) <= line * 2)
    #expect(height(label(Self.text, lines: 0), in: 1000) == line)
  }

  @Test("a preferred width breaks lines, however wide the label is")
  func preferredWidth() {
    let text = label(Self.text, lines: 0)
    text.preferredMaxLayoutWidth = 120
    #expect(text.intrinsicContentSize.width <= 120)
    #expect(height(text, in: 300) == text.intrinsicContentSize.height)
  }

  @Test("a preferred width counts that was set after the label had been measured")
  func laterPreferredWidth() {
    let text = label(Self.text, lines: 0)
    let line = text.intrinsicContentSize.height
    text.preferredMaxLayoutWidth = 120
    #expect(text.intrinsicContentSize.height > line)
    #expect(height(text, in: 1000) > line)
  }

  @Test("margins that a subclass adds are around the text in any width")
  func padding() {
    final class PaddedLabel: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 16, height: size.height + 8)
      }
    }
    let padded = PaddedLabel()
    padded.text = Self.text
    padded.numberOfLines = 0
    let plain = height(label(Self.text, lines: 0), in: 184)
    #expect(height(padded, in: 200) == plain + 8)
  }

  @Test("text, attributed text and font follow each other")
  func attributes() {
    let text = label("octocat")
    let plain = text.intrinsicContentSize
    text.font = .boldSystemFont(ofSize: 30)
    #expect(text.intrinsicContentSize.height > plain.height)
    text.attributedText = NSAttributedString(string: "octocat")
    #expect(text.intrinsicContentSize.height > plain.height, "what has no font is in the label's")
    text.attributedText = NSAttributedString(
      string: "octocat", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    #expect(text.intrinsicContentSize == plain)
    #expect(text.text == "octocat")
    text.font = nil
    #expect(text.font == .systemFont(ofSize: 17))
    text.text = nil
    #expect(text.intrinsicContentSize == .zero)
  }

  @Test("baselines align texts of two sizes")
  func baselines() {
    let row = emptyView(300, 100)
    let (large, small) = (label("Large"), label("small"))
    large.font = .systemFont(ofSize: 30)
    row.add(large, small)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: row.topAnchor),
      large.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    let difference = large.font.ascender - small.font.ascender
    #expect(abs(small.laidOut().minY - difference) <= 1, "\(small.frame)")
  }
}
