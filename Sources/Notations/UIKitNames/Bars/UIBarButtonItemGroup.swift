public import Foundation

// Buttons above the keyboard. They are stored only: there is no keyboard here.

/// Buttons of a bar that become one button where the bar is too small; they take no space here.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The buttons.
  open var barButtonItems: [UIBarButtonItem]
  /// The one button.
  open var representativeItem: UIBarButtonItem?
  /// Whether the one button is shown: no.
  open var isDisplayingRepresentativeItem: Bool { false }

  /// Makes a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }
}

/// The buttons above the keyboard.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether the user may hide them.
  open var allowsHidingShortcuts = true
  /// The groups before the suggested words.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups after the suggested words.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

extension UIResponder {
  /// The buttons above the keyboard: always new ones, since they are never shown here.
  public var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
}
