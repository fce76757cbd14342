import Foundation
import Geometry
import TextureNames
import UIKitValues

/// A node with a fixed size that counts how often it is measured.
final class FixedNode: ASDisplayNode {
  let content: CGSize
  private(set) var askedRooms: [CGSize] = []

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init()
  }

  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    askedRooms.append(constrainedSize)
    return content
  }
}

/// A node with a given spec that counts how often the spec is built.
final class SpecNode: ASDisplayNode {
  let makeSpec: (ASSizeRange) -> ASLayoutSpec
  private(set) var askedRanges: [ASSizeRange] = []

  init(_ makeSpec: @escaping (ASSizeRange) -> ASLayoutSpec) {
    self.makeSpec = makeSpec
    super.init()
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    askedRanges.append(constrainedSize)
    return makeSpec(constrainedSize)
  }
}

/// The range that contains only one size.
func exactly(_ width: CGFloat, _ height: CGFloat) -> ASSizeRange {
  ASSizeRangeMake(CGSize(width: width, height: height))
}

/// The range from zero to one size.
func upTo(_ width: CGFloat, _ height: CGFloat) -> ASSizeRange {
  ASSizeRange(min: .zero, max: CGSize(width: width, height: height))
}

/// The range of one width and any height.
func column(_ width: CGFloat) -> ASSizeRange {
  ASSizeRange(
    min: CGSize(width: width, height: 0), max: CGSize(width: width, height: CGFloat.infinity))
}

/// A stack from left to right, children at the start of the line.
func row(_ children: [any ASLayoutElement], spacing: CGFloat = 0) -> ASStackLayoutSpec {
  ASStackLayoutSpec(
    direction: .horizontal, spacing: spacing, justifyContent: .start, alignItems: .start,
    children: children)
}

/// A text in one font.
func textNode(_ text: String, size: CGFloat = 17) -> ASTextNode {
  let node = ASTextNode()
  node.attributedText = NSAttributedString(
    string: text, attributes: [.font: UIFont.systemFont(ofSize: size)])
  return node
}
