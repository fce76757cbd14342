// The focus of remote controls and keyboards. Nothing has the focus here.

/// Something that contains what can have the focus.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {}
/// Something that can have the focus.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {}
/// A change of the focus; there is none here.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  open private(set) var previouslyFocusedItem: (any UIFocusItem)?,
    nextFocusedItem: (any UIFocusItem)?, previouslyFocusedView: UIView?, nextFocusedView: UIView?,
    focusHeading: UIFocusHeading = []
}
/// A change of the focus in a table; there is none here.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  open private(set) var previouslyFocusedIndexPath: IndexPath?, nextFocusedIndexPath: IndexPath?
}
/// A change of the focus in a collection; there is none here.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  open private(set) var previouslyFocusedIndexPath: IndexPath?, nextFocusedIndexPath: IndexPath?
}
/// The directions in which the focus moves.
public struct UIFocusHeading: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = Self(1), down = Self(2), left = Self(4), right = Self(8), next = Self(16),
    previous = Self(32)
}
/// Runs changes beside a change of the focus; there is none here.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
/// An effect on what has the focus.
open class UIFocusEffect: NSObject {}
/// A ring around what has the focus.
open class UIFocusHaloEffect: UIFocusEffect {}
/// A guide that can have the focus.
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true, preferredFocusEnvironments: [any UIFocusEnvironment] = []
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}
