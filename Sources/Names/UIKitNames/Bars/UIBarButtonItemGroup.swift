/// Buttons of a bar that become one button where the bar is too small; they take no space here.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem]
  open var representativeItem: UIBarButtonItem?
  open var isDisplayingRepresentativeItem: Bool { false }
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
  }
}

/// The buttons above the keyboard; they are never shown here.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [],
    trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

extension UIResponder {
  public var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
}
