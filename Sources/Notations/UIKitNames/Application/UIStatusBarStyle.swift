/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// That of the system.
  case `default`
  /// Light.
  case lightContent
  /// Dark.
  case darkContent = 3
}
