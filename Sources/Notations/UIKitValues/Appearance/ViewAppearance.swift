/// The states that a control can be in, several at once.
///
/// UIKit's name is `UIControl.State`.
public struct UIControlState: OptionSet, Sendable, Hashable {
  /// One bit for each state.
  public let rawValue: UInt

  /// Makes the set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let normal: UIControlState = []
  /// Being touched.
  public static let highlighted = UIControlState(rawValue: 1)
  /// Out of use.
  public static let disabled = UIControlState(rawValue: 2)
  /// Chosen.
  public static let selected = UIControlState(rawValue: 4)
}

/// How a view or node fills its frame with what it shows; it has no influence on any layout.
///
/// UIKit's name is `UIView.ContentMode`.
public enum UIViewContentMode: Int, Sendable, CaseIterable {
  /// Stretched over the frame.
  case scaleToFill
  /// As large as fits, nothing cut.
  case scaleAspectFit
  /// As small as fills, the rest cut.
  case scaleAspectFill
  /// Drawn anew for every size.
  case redraw
  /// In the middle.
  case center
  /// In the middle of the top edge.
  case top
  /// In the middle of the bottom edge.
  case bottom
  /// In the middle of the left edge.
  case left
  /// In the middle of the right edge.
  case right
  /// In the top left corner.
  case topLeft
  /// In the top right corner.
  case topRight
  /// In the bottom left corner.
  case bottomLeft
  /// In the bottom right corner.
  case bottomRight
}

/// What an element is to assistive technologies; it has no influence on any layout.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// Makes the set with these bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// None.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Something chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// Out of use.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
}

/// How a cell shows that it is chosen; it has no influence on any layout.
///
/// UIKit's name is `UITableViewCell.SelectionStyle`.
public enum UITableViewCellSelectionStyle: Int, Sendable {
  /// Not at all.
  case none
  /// In blue.
  case blue
  /// In grey.
  case gray
  /// As the system does.
  case `default`
}
