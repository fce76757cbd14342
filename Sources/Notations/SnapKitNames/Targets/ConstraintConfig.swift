import Synchronization
public import UIKitNames
import UIKitValues

/// What holds for all constraints that are made.
public enum ConstraintConfig {
  private static let chosen = Mutex<ConstraintInterfaceLayoutDirection?>(nil)

  /// Which of the physical insets the leading edge gets: the left one, or from right to left the
  /// right one; for directional insets the reverse.
  ///
  /// It is asked when a constant is set, not when views are laid out. Ours: until somebody sets it,
  /// it is the direction of `SimulatedDevice.current`; SnapKit begins with left to right, and apps
  /// set it once when they start. Set, it holds for the whole process, on every thread.
  public static var interfaceLayoutDirection: ConstraintInterfaceLayoutDirection {
    get {
      chosen.withLock(\.self)
        ?? (SimulatedDevice.current.isRightToLeft ? .rightToLeft : .leftToRight)
    }
    set { chosen.withLock { $0 = newValue } }
  }
}
