public import Foundation
import UIKitValues

/// A search of assistive technologies; it is stored only.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// The direction of a search.
  public enum Direction: Int, Sendable {
    /// Back.
    case previous
    /// On.
    case next
  }

  /// What the system searches for.
  public enum SystemRotorType: Int, Sendable {
    /// Nothing of the system.
    case none
    /// Links.
    case link
    /// Links that were followed.
    case visitedLink
    /// Headings.
    case heading
  }

  /// The closure of a search.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?

  /// The name.
  open var name: String
  /// The search.
  open var itemSearchBlock: Search
  /// What the system searches for.
  public let systemRotorType: SystemRotorType

  /// Makes a search.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// Makes a search with the name of the system's.
  public init(systemType: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = ""
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = systemType
    super.init()
  }
}

/// What a search of assistive technologies begins with.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The element before.
  open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: NSObject())
  /// The direction.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// What a search of assistive technologies found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element.
  open var targetElement: AnyObject?

  /// Makes a result.
  public init(targetElement: AnyObject) {
    self.targetElement = targetElement
    super.init()
  }
}

/// The kind of a text, for assistive technologies.
public struct UIAccessibilityTextualContext: RawRepresentable, Sendable, Hashable {
  /// UIKit's name.
  public let rawValue: String

  /// Makes a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A message.
  public static let messaging = UIAccessibilityTextualContext(rawValue: "messaging")
  /// A story.
  public static let narrative = UIAccessibilityTextualContext(rawValue: "narrative")
  /// Code.
  public static let sourceCode = UIAccessibilityTextualContext(rawValue: "sourceCode")
  /// The output of a program.
  public static let console = UIAccessibilityTextualContext(rawValue: "console")
  /// A table.
  public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "spreadsheet")
}
