public import Foundation
import LayoutConstraints
public import UIKitValues

/// A view that shows a part of its content.
///
/// Constraints between its edges and the views inside determine the size of its content. It is laid
/// out at the content offset 0.
open class UIScrollView: UIView {
  /// The size of the content by its constraints, in points; set by a layout.
  open var contentSize = CGSize.zero
  /// The origin of the visible part; it has no influence on the layout.
  open var contentOffset = CGPoint.zero
  /// The space around the content, in points; it has no influence on the layout.
  open var contentInset = UIEdgeInsets.zero
  /// Whether the content can be scrolled.
  open var isScrollEnabled = true
  /// Whether scrolling stops at pages.
  open var isPagingEnabled = false
  /// Whether the content can be scrolled beyond its edge.
  open var bounces = true
  /// Whether content that fits can be scrolled vertically.
  open var alwaysBounceVertical = false
  /// Whether content that fits can be scrolled horizontally.
  open var alwaysBounceHorizontal = false
  /// Whether a vertical scroll indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether a horizontal scroll indicator is shown.
  open var showsHorizontalScrollIndicator = true

  override var isScrollView: Bool { true }

  override func setContentSize(_ size: CGSize?) { contentSize = size ?? contentSize }

  /// The rectangle of the content.
  public var contentLayoutGuide: UILayoutGuide { guide(.contentLayoutGuide) }
  /// The rectangle of the view's frame.
  public var frameLayoutGuide: UILayoutGuide { guide(.frameLayoutGuide) }
}
