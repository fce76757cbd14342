/// The states of a control; in UIKit `UIControl.State`.
public struct UIControlState: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let normal: UIControlState = [], highlighted = Self(rawValue: 1),
    disabled = Self(rawValue: 2), selected = Self(rawValue: 4), focused = Self(rawValue: 8),
    application = Self(rawValue: 0xFF0000), reserved = Self(rawValue: 0xFF00_0000)
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
  public static let none: UIAccessibilityTraits = [], button = Self(rawValue: 1),
    link = Self(rawValue: 2), image = Self(rawValue: 4), selected = Self(rawValue: 8),
    staticText = Self(rawValue: 64), notEnabled = Self(rawValue: 256),
    playsSound = Self(rawValue: 16), keyboardKey = Self(rawValue: 32),
    summaryElement = Self(rawValue: 128), updatesFrequently = Self(rawValue: 512),
    searchField = Self(rawValue: 1024), startsMediaSession = Self(rawValue: 2048),
    adjustable = Self(rawValue: 4096), allowsDirectInteraction = Self(rawValue: 8192),
    causesPageTurn = Self(rawValue: 16384), tabBar = Self(rawValue: 32768),
    header = Self(rawValue: 65536)
}

/// The appearance of a selected cell, stored only; in UIKit `UITableViewCell.SelectionStyle`.
public enum UITableViewCellSelectionStyle: Int, Sendable { case none, blue, gray, `default` }
