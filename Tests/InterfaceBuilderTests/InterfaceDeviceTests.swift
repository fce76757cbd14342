import Foundation
import Geometry
import LayoutConstraints
import Scenarios
import Testing

@testable import InterfaceBuilder

@Suite("Devices of Interface Builder")
struct InterfaceDeviceTests {
  /// The pixels of each screen.
  ///
  /// Source: Apple's technical specifications of the models; phones that scale their picture have the
  /// pixels before that.
  private static let pixels = [
    "retina3_5": "640x960", "retina4_0": "640x1136", "retina4_7": "750x1334",
    "retina5_5": "1242x2208", "retina5_9": "1125x2436", "retina6_1": "828x1792",
    "retina6_5": "1242x2688", "retina5_4": "1125x2436", "retina6_0": "1170x2532",
    "retina6_7": "1284x2778", "retina6_12": "1179x2556", "retina6_72": "1290x2796",
    "retina6_3": "1206x2622", "retina6_9": "1320x2868", "ipad7_9": "1536x2048",
    "ipad9_7": "1536x2048", "ipad10_2": "1620x2160", "ipad10_5": "1668x2224",
    "ipad12_9": "2048x2732", "ipad8_3rounded": "1488x2266", "ipad10_9rounded": "1640x2360",
    "ipad11_0rounded": "1668x2388", "ipad12_9rounded": "2048x2732",
  ]

  @Test("each has the pixels of its screen, and is found by its id, its name and its own file")
  func screens() throws {
    #expect(InterfaceDevice.all.map(\.id).sorted() == Self.pixels.keys.sorted())
    for device in InterfaceDevice.all {
      let (width, height) = (device.size.width * device.scale, device.size.height * device.scale)
      #expect("\(Int(width))x\(Int(height))" == Self.pixels[device.id], "\(device.id)")
      for name in [device.id, device.name, device.name.uppercased(), "(\(device.name))"] {
        #expect(InterfaceDevice.named(name) == device, "\(name)")
      }
      var turned = device
      turned.isLandscape = true
      #expect(turned != device && device.screen == device.size)
      #expect(turned.screen == CGSize(width: device.size.height, height: device.size.width))
    }
    #expect(InterfaceDevice.named("iPhone 99") == nil)
  }

  @Test("bars are as high as on every device with or without a home button")
  func bars() {
    for device in InterfaceDevice.all {
      let area = device.safeArea(toolsVersion: 23_000)
      if device.isPad {
        let hasButton = !device.id.hasSuffix("rounded")
        let expected = EdgeInsets(
          top: hasButton ? 20 : 24, left: 0, bottom: hasButton ? 0 : 20, right: 0)
        #expect(area == expected, "\(device.id)")
      } else {
        // The screens of phones with a button are 1.5 to 1.8 times as high as wide.
        let hasButton = device.size.height < 1.9 * device.size.width
        #expect(area.bottom == (hasButton ? 0 : 34), "\(device.id)")
        #expect(hasButton ? area.top == 20 : (44...62).contains(area.top), "\(device.id)")
      }
      var turned = device
      turned.isLandscape = true
      let side = device.isPad || area.bottom == 0 ? 0 : area.top
      let bottom = device.isPad ? area.bottom : area.bottom == 0 ? 0 : 21
      #expect(
        turned.safeArea(toolsVersion: 23_000)
          == EdgeInsets(top: device.isPad ? area.top : 0, left: side, bottom: bottom, right: side),
        "\(device.id)")
    }
  }

  @Test(
    "the status bar is that which each Xcode draws",
    arguments: [
      ("retina4_7", 14_999, 20.0), ("retina4_7", 15_000, 0), ("retina4_7", 21_999, 0),
      ("retina4_7", 22_000, 20), ("ipad9_7", 15_000, 0), ("ipad12_9rounded", 15_000, 24),
      ("retina6_1", 20_999, 44), ("retina6_1", 21_000, 48), ("retina5_9", 21_999, 44),
      ("retina5_9", 22_000, 50), ("retina6_12", 15_000, 59), ("retina6_12", 23_699, 59),
      ("retina6_12", 23_700, 118), ("retina6_12", 32_700, 59), ("retina4_7", 24_000, 20),
      ("ipad11_0rounded", 24_000, 24),
    ])
  func versions(id: String, version: Int, top: Double) throws {
    let device = try #require(InterfaceDevice.named(id))
    let area = device.safeArea(toolsVersion: version)
    #expect(area.top == top)
    if id == "retina6_12" { #expect(area.bottom == (top == 118 ? 68 : 34)) }
  }

  @Test("phones from 414 points on are regularly wide in landscape; pads are regular always")
  func classes() {
    for device in InterfaceDevice.all {
      var turned = device
      turned.isLandscape = true
      let isWide = device.isPad || device.size.width >= 414
      #expect(device.classes.width == (device.isPad ? .regular : .compact), "\(device.id)")
      #expect(device.classes.height == .regular, "\(device.id)")
      #expect(turned.classes.width == (isWide ? .regular : .compact), "\(device.id)")
      #expect(turned.classes.height == (device.isPad ? .regular : .compact), "\(device.id)")
    }
  }
}
