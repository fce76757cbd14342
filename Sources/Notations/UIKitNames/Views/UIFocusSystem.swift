public import Foundation
import UIKitValues

// The focus of remote controls and keyboards. Nothing has the focus here.

/// Something that contains what can have the focus.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {}

/// Something that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {}

/// A change of the focus; there is none here.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that has the focus before: none.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// The item that has the focus after: none.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// The view that has the focus before: none.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that has the focus after: none.
  open var nextFocusedView: UIView? { nil }
  /// The direction: none.
  open var focusHeading: UIFocusHeading { [] }
}

/// A change of the focus in a table; there is none here.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that has the focus before: none.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The row that has the focus after: none.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// A change of the focus in a collection; there is none here.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that has the focus before: none.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The item that has the focus after: none.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// The directions in which the focus moves.
public struct UIFocusHeading: OptionSet, Sendable, Hashable {
  /// One bit for each direction.
  public let rawValue: UInt

  /// Makes the set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 2)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// To the next one.
  public static let next = UIFocusHeading(rawValue: 16)
  /// To the one before.
  public static let previous = UIFocusHeading(rawValue: 32)
}

/// Runs changes beside a change of the focus; there is none here.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Runs the changes and the end at once.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
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
  /// Whether the guide can have the focus.
  open var isEnabled = true
  /// Where the focus goes from the guide.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}
