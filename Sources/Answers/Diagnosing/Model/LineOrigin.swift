public import ConsoleLogs

/// The framework that made a constraint, by its identifier or its class.
public struct LineOrigin: Sendable, Equatable {
  /// Who made it: `made by …`.
  public var maker: String
  /// The consequence, in one sentence; empty where nothing does.
  public var advice: String

  /// Nothing where an author made the line, as far as a log shows.
  public init?(_ constraint: LoggedConstraint) {
    if constraint.isAutoresizing {
      self.init(
        maker: "an autoresizing mask",
        advice:
          "If you did not set its frame, set translatesAutoresizingMaskIntoConstraints to false.")
      return
    }
    if constraint.isContentSize {
      self.init(maker: "the size of a view's content", advice: "")
      return
    }
    if let known = Self.classes.first(where: { constraint.className.hasSuffix($0.0) }) {
      self.init(maker: known.1, advice: known.2)
      return
    }
    guard let identifier = constraint.identifier,
      let known = Self.identifiers.first(where: { identifier.hasPrefix($0.0) })
    else { return nil }
    self.init(maker: known.1, advice: known.2)
  }

  private init(maker: String, advice: String) {
    self.maker = maker
    self.advice = advice
  }

  /// Source: identifiers in logs of UIKit and AppKit; nothing documents them.
  private static let identifiers: [(String, String, String)] = [
    (
      "UIView-Encapsulated-Layout", "the view around it, which gives this size",
      "Do not change it: give one of your own constraints the priority 999."
    ),
    (
      "NSView-Encapsulated-Layout", "the view around it, which gives this size",
      "Do not change it: give one of your own constraints the priority 999."
    ),
    (
      "_UITemporaryLayout", "a measuring pass",
      "It is removed after measuring: give a trailing or bottom pin the priority 999."
    ),
    (
      "fittingSize", "a measuring pass",
      "It is removed after measuring: give a trailing or bottom pin the priority 999."
    ),
    (
      "UISV-hiding", "a stack view, which hides a view by giving it no size",
      "Give the pins inside the hidden view the priority 999."
    ),
    ("UISV-", "a stack view", ""),
    ("NSStackView", "a stack view", ""),
    ("UIView-leftMargin-guide", "a layout margin", ""),
    ("UIView-rightMargin-guide", "a layout margin", ""),
    ("UIView-topMargin-guide", "a layout margin", ""),
    ("UIView-bottomMargin-guide", "a layout margin", ""),
    ("UIViewSafeAreaLayoutGuide", "the safe area", ""),
    ("UIViewLayoutMarginsGuide", "a layout margin", ""),
    ("UIScrollView", "a scroll view", ""),
    ("accessoryView.", "the keyboard", "It is UIKit's own, and harmless."),
    ("inputView.", "the keyboard", "It is UIKit's own, and harmless."),
    ("UIInputSet", "the keyboard", "It is UIKit's own, and harmless."),
    ("TUIKeyplane", "the keyboard", "It is UIKit's own, and harmless."),
    ("IB_", "a bar button", "It is UIKit's own, and harmless."),
    ("TB_", "a bar button", "It is UIKit's own, and harmless."),
    ("BIB_", "a bar button", "It is UIKit's own, and harmless."),
    ("UINavItemContentGuide", "a navigation bar", "It is UIKit's own, and harmless."),
    ("UINav_static_button", "a navigation bar", "It is UIKit's own, and harmless."),
    ("UIButtonBar.", "a bar of buttons", "It is UIKit's own, and harmless."),
    ("NSTitlebar", "a window's title bar", "It is AppKit's own, and harmless."),
  ]

  private static let classes: [(String, String, String)] = [
    (
      "NSIBPrototypingLayoutConstraint", "Interface Builder, as a placeholder",
      "Add the constraints that it misses in Interface Builder."
    ),
    ("_UILayoutSupportConstraint", "a view controller's layout guide", ""),
    ("_UIScrollViewAutomaticContentSizeConstraint", "a scroll view", ""),
  ]
}
