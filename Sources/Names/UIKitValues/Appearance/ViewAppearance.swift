/// The states of a control; in UIKit `UIControl.State`.
public struct UIControlState: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let normal: UIControlState = [], highlighted = Self(1), disabled = Self(2),
    selected = Self(4), focused = Self(8), application = Self(0xFF0000),
    reserved = Self(0xFF00_0000)
}
/// How content fills a frame, without influence on layout; in UIKit `UIView.ContentMode`.
public enum UIViewContentMode: Int, Sendable, CaseIterable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
    topLeft, topRight, bottomLeft, bottomRight
}

/// The role of an element for assistive technologies; it has no influence on layout.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = [], button = Self(1), link = Self(2),
    image = Self(4), selected = Self(8), staticText = Self(64), notEnabled = Self(256),
    playsSound = Self(16), keyboardKey = Self(32), summaryElement = Self(128),
    updatesFrequently = Self(512), searchField = Self(1024), startsMediaSession = Self(2048),
    adjustable = Self(4096), allowsDirectInteraction = Self(8192), causesPageTurn = Self(16384),
    tabBar = Self(32768), header = Self(65536)
}

/// The appearance of a selected cell, stored only; in UIKit `UITableViewCell.SelectionStyle`.
public enum UITableViewCellSelectionStyle: Int, Sendable { case none, blue, gray, `default` }
