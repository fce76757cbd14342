public import Foundation
import UIKitValues

/// The status bar of a scene.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width,
      height: SimulatedDevice.current.safeAreaInsets.top)
  }
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}

/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
