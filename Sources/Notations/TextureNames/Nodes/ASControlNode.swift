public import UIKitValues

/// A node that can be touched.
open class ASControlNode: ASDisplayNode {
  /// Whether the node is in use.
  open var isEnabled = true
  /// Whether the node is being touched.
  open var isHighlighted = false
  /// Whether the node is chosen.
  open var isSelected = false

  /// The states that the node is in.
  public var controlState: UIControlState {
    var state = UIControlState.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}
