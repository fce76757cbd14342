public import Foundation
import UIKitValues

/// The status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The frame, in points: as high as the safe area at the top.
  open var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width,
      height: SimulatedDevice.current.safeAreaInsets.top)
  }
  /// Whether it is hidden.
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}

/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// That of the system.
  case `default`
  /// Light.
  case lightContent
  /// Dark.
  case darkContent = 3
}
