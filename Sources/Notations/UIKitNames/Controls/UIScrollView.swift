public import Foundation
import LayoutConstraints
public import UIKitValues

/// A view that shows a part of what is inside it.
///
/// Constraints between its edges and what is inside are about its content, whose size is theirs to
/// decide. It is laid out at the content offset 0.
open class UIScrollView: UIView {
  /// The size of the content, in points: what the constraints come to, after a layout.
  open var contentSize = CGSize.zero
  /// Where the visible part begins; it has no influence on the layout.
  open var contentOffset = CGPoint.zero
  /// The space around the content, in points; it has no influence on the layout.
  open var contentInset = UIEdgeInsets.zero
  /// Whether the content can be moved.
  open var isScrollEnabled = true
  /// Whether the content stops at pages.
  open var isPagingEnabled = false
  /// Whether the content can be moved beyond its edge.
  open var bounces = true
  /// Whether small content can be moved upwards and downwards.
  open var alwaysBounceVertical = false
  /// Whether small content can be moved to the sides.
  open var alwaysBounceHorizontal = false
  /// Whether there is a sign of the place in the content's height.
  open var showsVerticalScrollIndicator = true
  /// Whether there is a sign of the place in the content's width.
  open var showsHorizontalScrollIndicator = true

  override var isScrollView: Bool { true }

  override func takeContentSize(_ size: CGSize?) { contentSize = size ?? contentSize }

  /// What is scrolled.
  public var contentLayoutGuide: UILayoutGuide { guide(.contentLayoutGuide) }
  /// The frame of the view.
  public var frameLayoutGuide: UILayoutGuide { guide(.frameLayoutGuide) }
}
