/// The states of a control, one or several.
///
/// UIKit's name is `UIControl.State`.
public struct UIControlState: OptionSet, Sendable, Hashable {
  /// One bit for each state.
  public let rawValue: UInt

  /// Makes the set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// No special state.
  public static let normal: UIControlState = []
  /// Highlighted, for example while it is touched.
  public static let highlighted = UIControlState(rawValue: 1)
  /// Not enabled.
  public static let disabled = UIControlState(rawValue: 2)
  /// Selected.
  public static let selected = UIControlState(rawValue: 4)
  /// Focused.
  public static let focused = UIControlState(rawValue: 8)
  /// For the app's own use.
  public static let application = UIControlState(rawValue: 0xFF0000)
  /// For the system's own use.
  public static let reserved = UIControlState(rawValue: 0xFF00_0000)
}

/// How content fills the frame of a view or node; it has no influence on layout.
///
/// UIKit's name is `UIView.ContentMode`.
public enum UIViewContentMode: Int, Sendable, CaseIterable {
  /// Stretched to the frame.
  case scaleToFill
  /// As large as fits into the frame, with its aspect ratio.
  case scaleAspectFit
  /// As small as fills the frame, with its aspect ratio; the rest is clipped.
  case scaleAspectFill
  /// Redrawn for every size.
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

/// The role of an element for assistive technologies; it has no influence on layout.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// Makes the set with these bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Selected.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// Not enabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// Plays its own sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  /// The summary of a screen.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  /// Updates often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// A field for searching.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// Starts something to listen to.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  /// Can be adjusted.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// Allows to touch it directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  /// Turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 32768)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
}

/// The appearance of a selected cell; it has no influence on layout.
///
/// UIKit's name is `UITableViewCell.SelectionStyle`.
public enum UITableViewCellSelectionStyle: Int, Sendable {
  /// No change.
  case none
  /// In blue.
  case blue
  /// In grey.
  case gray
  /// The system's appearance.
  case `default`
}
