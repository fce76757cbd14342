package import ConsoleLogs
package import Geometry

/// The texts with frames that can be read, named as engineers know them.
package enum DumpForm: String, Sendable, CaseIterable {
  case recursiveDescription
  case textureLayout = "ASLayout"
  case sentry = "view-hierarchy.json"
  case xcuiTest = "debugDescription"
  case appium = "page source"

  /// The text in words, for messages.
  package var words: String {
    switch self {
    case .recursiveDescription: "a recursiveDescription"
    case .textureLayout: "a description of ASLayout"
    case .sentry: "a view-hierarchy.json of Sentry"
    case .xcuiTest: "a debugDescription of XCUITest"
    case .appium: "a page source of Appium"
    }
  }

  /// The precision of its numbers, as the start of a sentence.
  package var numbers: String {
    switch self {
    case .recursiveDescription: "Numbers have six digits"
    case .textureLayout, .sentry: "Numbers have all of their digits"
    case .xcuiTest: "Numbers have the digits that XCUITest prints"
    case .appium: "Numbers are whole points"
    }
  }

  /// Whether frames count from the screen; otherwise from the bounds of the superview.
  var isOfScreen: Bool { self == .xcuiTest || self == .appium }
}

/// One tree of views as a text has it.
package struct ViewDump: Sendable, Equatable {
  package var form: DumpForm
  /// The views, each after its superview; the first one is the root, which starts at 0, 0.
  package var views: [DumpedView]
  /// Whether the first lines are missing, so that the root is the smallest one around all others.
  package var isRootGuessed = false

  /// The size of the root, in points.
  package var size: CGSize { views[0].frame?.size ?? .zero }
}

/// One view of a tree.
package struct DumpedView: Sendable, Equatable {
  /// The line of the text, from 1.
  package var line: Int
  /// The index of its superview in the tree; `nil` for the root.
  package var parent: Int?
  /// Its class with its module, or the type of an element: `Harbor.PierView`, `StaticText`.
  package var className: String
  /// The class of UIKit that it is a subclass of, where that is printed.
  package var baseClass: String?
  package var identifier: String?
  package var text: String?
  /// Its frame from the root's top left corner, in points; `nil` where that is not known.
  package var frame: CGRect?
  /// The most by which printed digits may differ from the frame, in points.
  package var hiddenDigits = 0.0
  /// Why the frame is not known: a clause that follows "because".
  package var unplacedReason: String?
  package var isHidden = false
  /// Whether it is a layout spec of Texture, which is no view.
  package var isSpec = false
}

/// All trees of a text, and the lines that could not be read.
package struct DumpText: Sendable, Equatable {
  /// The trees, in the order of their lines.
  package var dumps: [ViewDump]
  /// Lines about views that could not be read, at most ``mostUnreadLines``.
  package var unreadLines: [UnreadLine]
  /// The number of further lines that could not be read.
  package var otherUnreadCount = 0

  /// The most lines that are listed.
  package static let mostUnreadLines = 50
}
