public import UIKitValues

/// A node that the user can use, such as a button.
open class ASControlNode: ASDisplayNode {
  /// Whether the node is enabled.
  open var isEnabled = true
  /// Whether the node is highlighted.
  open var isHighlighted = false
  /// Whether the node is selected.
  open var isSelected = false

  /// The current states, one or several.
  public var controlState: UIControlState {
    var state = UIControlState.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}
