public import Foundation

/// Something that a view lets the user do beside touching; it is stored only.
public protocol UIInteraction: NSObjectProtocol {}

extension UIView {
  /// The interactions.
  public var interactions: [any UIInteraction] {
    get { ownInteractions }
    set { ownInteractions = newValue }
  }
  /// Adds an interaction.
  public func addInteraction(_ interaction: any UIInteraction) {
    ownInteractions.append(interaction)
  }
  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    ownInteractions.removeAll { $0 === interaction }
  }
}
