import Foundation
import Geometry
import Testing
import UIKitValues

@Suite("Devices, insets and colours")
struct DeviceTests {
  @Test("the screen is that of the task's device")
  func screen() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 375, height: 812))
    let device = SimulatedDevice(scale: 3, screenSize: CGSize(width: 320, height: 568))
    device.run {
      #expect(UIScreen.main.scale == 3)
      #expect(UIScreen.main.bounds.width == 320)
    }
    #expect(UIScreen.main.scale == 2)
    #expect(SimulatedDevice(putsFramesOnPixels: false).rounding == .exact)
  }

  @Test("insets move the edges of a rectangle inwards")
  func insets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let frame = CGRect(x: 10, y: 10, width: 20, height: 20).inset(by: insets)
    #expect(frame == CGRect(x: 12, y: 11, width: 14, height: 16))
    #expect(UIEdgeInsets() == .zero)
    #expect(NSDirectionalEdgeInsets() == .zero)
  }

  @Test("colours with equal components are equal, however they were made")
  func colours() {
    #expect(UIColor(white: 1, alpha: 1) == .white)
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
    #expect(UIColor.black.withAlphaComponent(0.5).cgColor.alpha == 0.5)
    #expect(UIColor(cgColor: UIColor.blue.cgColor) == .blue)
  }
}
