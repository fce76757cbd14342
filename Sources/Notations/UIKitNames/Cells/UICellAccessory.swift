public import Foundation
public import UIKitValues

/// An accessory of a row of a list; it takes no space here.
public struct UICellAccessory: Sendable {
  /// The states of a list in which an accessory is shown.
  public enum DisplayedState: Sendable {
    /// In all.
    case always
    /// While the list is edited.
    case whenEditing
    /// While the list is not edited.
    case whenNotEditing
  }

  /// The width that is kept for an accessory.
  public enum LayoutDimension: Sendable, Hashable {
    /// Its own.
    case actual
    /// That of other accessories.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The side of an accessory, and when it is there.
  public enum Placement: Sendable {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// After the content.
    case trailing(displayed: DisplayedState = .always)
  }

  /// The options of most accessories.
  public struct Options: Sendable, Hashable {
    /// The styles of a heading that opens and closes a section.
    public enum Style: Sendable {
      /// That of the list.
      case automatic
      /// The whole row opens the section.
      case header
      /// Only the accessory opens the section.
      case cell
    }

    /// The style of a heading.
    public var style: Style
    /// Whether the accessory is hidden.
    public var isHidden: Bool?
    /// The width that is kept.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour.
    public var tintColor: UIColor?
    /// The colour behind it.
    public var backgroundColor: UIColor?

    /// Makes the options.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// A view as an accessory.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The side.
    public let placement: Placement
    /// The width that is kept.
    public let reservedLayoutWidth: LayoutDimension?
    /// The colour.
    public let tintColor: UIColor?

    /// Makes an accessory of a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// An arrow.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory() }
  /// An arrow that opens and closes a section.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
  /// A button with more about the row.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory() }
  /// A button for deleting.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
  /// A button for inserting.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
  /// A handle for moving.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory() }
  /// A mark for choosing several rows.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory() }
  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory() }
  /// A menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory() }
  /// A view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory()
  }
}
