public import Foundation
import UIKitValues

/// Dropping into a view; it is stored only.
open class UIDropInteraction: NSObject, UIInteraction {
  /// The object that takes the data.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?

  /// Makes an interaction.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
}

/// Takes what is dropped into a view; never asked here.
public protocol UIDropInteractionDelegate: AnyObject {}
