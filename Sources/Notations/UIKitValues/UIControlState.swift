/// The states that a control can be in, several at once.
///
/// UIKit's name is `UIControl.State`.
public struct UIControlState: OptionSet, Sendable, Hashable {
  /// One bit for each state.
  public let rawValue: UInt

  /// Makes the set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let normal: UIControlState = []
  /// Being touched.
  public static let highlighted = UIControlState(rawValue: 1)
  /// Out of use.
  public static let disabled = UIControlState(rawValue: 2)
  /// Chosen.
  public static let selected = UIControlState(rawValue: 4)
}
