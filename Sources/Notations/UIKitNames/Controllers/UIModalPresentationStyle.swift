/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// On the whole screen.
  case fullScreen
  /// On a page.
  case pageSheet
  /// On a form.
  case formSheet
  /// In the place of the presenting one.
  case currentContext
  /// The app's own.
  case custom
  /// Above the whole screen.
  case overFullScreen
  /// Above the presenting one.
  case overCurrentContext
  /// Beside something.
  case popover
  /// Not at all.
  case none = -1
  /// That of the system.
  case automatic = -2
}

/// The movement with which a controller is presented.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From the bottom.
  case coverVertical
  /// By turning.
  case flipHorizontal
  /// By fading.
  case crossDissolve
  /// By a corner.
  case partialCurl
}
