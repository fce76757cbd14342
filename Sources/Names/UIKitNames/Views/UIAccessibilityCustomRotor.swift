/// A search of assistive technologies; it is stored only.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  public enum Direction: Int, Sendable { case previous, next }
  public enum SystemRotorType: Int, Sendable { case none, link, visitedLink, heading }
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?
  open var name: String, itemSearchBlock: Search
  public let systemRotorType: SystemRotorType
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock) = (name, itemSearchBlock)
    systemRotorType = .none
  }
  public init(systemType: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = ""
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = systemType
  }
}

/// What a search of assistive technologies begins with.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: NSObject())
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}
/// What a search of assistive technologies found.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  open var targetElement: AnyObject?
  public init(targetElement: AnyObject) { self.targetElement = targetElement }
}
/// The kind of a text, for assistive technologies.
public struct UIAccessibilityTextualContext: NamedValue {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let messaging = Self("messaging"), narrative = Self("narrative"),
    sourceCode = Self("sourceCode"), console = Self("console"), spreadsheet = Self("spreadsheet")
}
