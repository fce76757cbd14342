package import ConsoleLogs

/// The framework that made a constraint, by its identifier or its class.
package enum LineOrigin: Sendable {
  case autoresizingMask, content, viewAround, measuringPass, hidingStackView, stackView,
    layoutMargin, safeArea, scrollView, layoutGuide, keyboard, barButton, navigationBar,
    barOfButtons, titleBar, interfaceBuilder

  /// Nothing where an author made the line, as far as a log shows.
  package init?(_ constraint: LoggedConstraint) {
    if constraint.isAutoresizing {
      self = .autoresizingMask
      return
    }
    let known =
      Self.classes.first { constraint.className.hasSuffix($0.0) }
      ?? constraint.identifier.flatMap { identifier in
        Self.identifiers.first { identifier.hasPrefix($0.0) }
      }
    guard let known else { return nil }
    self = known.1
  }

  /// Source: identifiers in logs of UIKit and AppKit; nothing documents them.
  private static let identifiers: [(String, LineOrigin)] = [
    ("UIView-Encapsulated-Layout", .viewAround), ("NSView-Encapsulated-Layout", .viewAround),
    ("_UITemporaryLayout", .measuringPass), ("fittingSize", .measuringPass),
    ("UISV-hiding", .hidingStackView), ("UISV-", .stackView), ("NSStackView", .stackView),
    ("UIView-leftMargin-guide", .layoutMargin), ("UIView-rightMargin-guide", .layoutMargin),
    ("UIView-topMargin-guide", .layoutMargin), ("UIView-bottomMargin-guide", .layoutMargin),
    ("UIViewSafeAreaLayoutGuide", .safeArea), ("UIViewLayoutMarginsGuide", .layoutMargin),
    ("UIScrollView", .scrollView), ("accessoryView.", .keyboard), ("inputView.", .keyboard),
    ("UIInputSet", .keyboard), ("TUIKeyplane", .keyboard), ("IB_", .barButton),
    ("TB_", .barButton), ("BIB_", .barButton), ("UINavItemContentGuide", .navigationBar),
    ("UINav_static_button", .navigationBar), ("UIButtonBar.", .barOfButtons),
    ("NSTitlebar", .titleBar),
  ]

  private static let classes: [(String, LineOrigin)] = [
    ("NSContentSizeLayoutConstraint", .content),
    ("NSIBPrototypingLayoutConstraint", .interfaceBuilder),
    ("_UILayoutSupportConstraint", .layoutGuide),
    ("_UIScrollViewAutomaticContentSizeConstraint", .scrollView),
  ]
}
