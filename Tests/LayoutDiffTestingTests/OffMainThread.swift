import Foundation
import UIKitNames
import UIKitValues
import XCTest

/// Views on and off the main thread, where ``XCTestTests`` asks for them: one of the tests crashes.
final class OffMainThread: XCTestCase {
  func testOffMainThread() throws {
    try XCTSkipUnless(ProcessInfo.processInfo.environment[DifferentLayouts.variable] != nil)
    Self.onAnotherThread {
      assumingMainActor {
        let view = CheckedView()
        UIView.performWithoutAnimation { view.alpha = 0.5 }
      }
    }
  }

  func testOnMainThread() throws {
    try XCTSkipUnless(ProcessInfo.processInfo.environment[DifferentLayouts.variable] != nil)
    MainActor.assumeIsolated {
      let view = CheckedView()
      UIView.performWithoutAnimation { view.alpha = 0.5 }
      XCTAssertEqual(view.alpha, 0.5)
    }
    Self.onAnotherThread {
      assumingMainActor { CheckedView().alpha = 0.5 }
    }
  }

  private static func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      body()
      ended.signal()
    }
    ended.wait()
  }
}

private final class CheckedView: UIView {}
