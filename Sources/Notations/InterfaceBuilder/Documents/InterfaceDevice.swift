package import Foundation
import Geometry
import LayoutConstraints
import Scenarios

/// A device that Interface Builder shows screens on.
package struct InterfaceDevice: Sendable, Equatable {
  /// The id in files, such as `retina6_1`.
  package let id: String
  /// One model of this size, for people.
  package let name: String
  /// The size in portrait, in points.
  package let size: CGSize
  /// Pixels per point.
  package let scale: Double
  /// The safe area in portrait, in points: the status bar and the home indicator.
  let bars: (top: Double, bottom: Double)
  package var isLandscape = false

  /// The devices of Interface Builder since Xcode 8.
  ///
  /// Source: sizes from Apple's Human Interface Guidelines, "Layout"; ids from public files, where
  /// the root views of scenes have these sizes.
  package static let all = [
    InterfaceDevice("retina3_5", "iPhone 4s", 320, 480, 2, 20, 0),
    InterfaceDevice("retina4_0", "iPhone SE 1", 320, 568, 2, 20, 0),
    InterfaceDevice("retina4_7", "iPhone SE", 375, 667, 2, 20, 0),
    InterfaceDevice("retina5_5", "iPhone 8 Plus", 414, 736, 3, 20, 0),
    InterfaceDevice("retina5_9", "iPhone X", 375, 812, 3, 44, 34),
    InterfaceDevice("retina6_1", "iPhone 11", 414, 896, 2, 48, 34),
    InterfaceDevice("retina6_5", "iPhone 11 Pro Max", 414, 896, 3, 44, 34),
    InterfaceDevice("retina5_4", "iPhone 12 mini", 375, 812, 3, 50, 34),
    InterfaceDevice("retina6_0", "iPhone 14", 390, 844, 3, 47, 34),
    InterfaceDevice("retina6_7", "iPhone 14 Plus", 428, 926, 3, 47, 34),
    InterfaceDevice("retina6_12", "iPhone 15", 393, 852, 3, 59, 34),
    InterfaceDevice("retina6_72", "iPhone 15 Pro Max", 430, 932, 3, 59, 34),
    InterfaceDevice("retina6_3", "iPhone 16 Pro", 402, 874, 3, 62, 34),
    InterfaceDevice("retina6_9", "iPhone 16 Pro Max", 440, 956, 3, 62, 34),
    InterfaceDevice("ipad7_9", "iPad mini 4", 768, 1024, 2, 20, 0),
    InterfaceDevice("ipad9_7", "iPad 9.7", 768, 1024, 2, 20, 0),
    InterfaceDevice("ipad10_2", "iPad 10.2", 810, 1080, 2, 20, 0),
    InterfaceDevice("ipad10_5", "iPad 10.5", 834, 1112, 2, 20, 0),
    InterfaceDevice("ipad12_9", "iPad Pro 12.9", 1024, 1366, 2, 20, 0),
    InterfaceDevice("ipad8_3rounded", "iPad mini", 744, 1133, 2, 24, 20),
    InterfaceDevice("ipad10_9rounded", "iPad", 820, 1180, 2, 24, 20),
    InterfaceDevice("ipad11_0rounded", "iPad Pro 11", 834, 1194, 2, 24, 20),
    InterfaceDevice("ipad12_9rounded", "iPad Pro 13", 1024, 1366, 2, 24, 20),
  ]

  private init(
    _ id: String, _ name: String, _ width: Double, _ height: Double, _ scale: Double,
    _ top: Double, _ bottom: Double
  ) {
    self.id = id
    self.name = name
    size = CGSize(width: width, height: height)
    self.scale = scale
    bars = (top, bottom)
  }

  /// The device with this id or name, for any capitals and spaces; `nil` where there is none.
  package static func named(_ text: String) -> InterfaceDevice? {
    func key(_ text: String) -> String { text.lowercased().filter { !" -()".contains($0) } }
    let wanted = key(text)
    if let found = all.first(where: { key($0.id) == wanted || key($0.name) == wanted }) {
      return found
    }
    guard let size = DeviceSize.named(text)?.size else { return nil }
    return all.first { "\(Int($0.size.width))x\(Int($0.size.height))" == size }
  }

  /// The device of a file; `nil` where the file names none, or one that is not known.
  init?(of document: MarkupElement) {
    guard let element = document.child("device"),
      let device = Self.all.first(where: { $0.id == element.id })
    else { return nil }
    self = device
    isLandscape = element.attributes["orientation"] == "landscape"
  }

  var isPad: Bool { id.hasPrefix("ipad") }

  /// The size in its orientation, in points.
  package var screen: CGSize {
    isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// The size classes in its orientation.
  ///
  /// Source: Apple's Human Interface Guidelines, "Layout", table of size classes.
  var classes: SizeClasses {
    if isPad { return SizeClasses(width: .regular, height: .regular) }
    guard isLandscape else { return SizeClasses(width: .compact, height: .regular) }
    return SizeClasses(width: size.width >= 414 ? .regular : .compact, height: .compact)
  }

  /// The safe area of the whole screen in a version of Xcode's tools, such as 23504; in points.
  ///
  /// Source: stored frames in public files. Xcode 11 to 14 drew no status bar on phones with a home
  /// button. The bar of some phones has grown since. Xcode 16.3 to 26 count both bars of phones without a home
  /// button twice.
  func safeArea(toolsVersion: Int) -> EdgeInsets {
    var top = bars.top
    switch id {
    case _ where bars.bottom == 0 && (15_000..<22_000).contains(toolsVersion): top = 0
    case "retina6_1" where toolsVersion < 21_000: top = 44
    case "retina5_9" where toolsVersion >= 22_000: top = 50
    default: break
    }
    guard isLandscape, !isPad else {
      let isTwice = !isPad && bars.bottom > 0 && (23_700..<30_000).contains(toolsVersion)
      let factor = isTwice ? 2.0 : 1
      return EdgeInsets(top: factor * top, left: 0, bottom: factor * bars.bottom, right: 0)
    }
    return bars.bottom == 0
      ? EdgeInsets() : EdgeInsets(top: 0, left: top, bottom: 21, right: top)
  }

  /// A version of the tools that draws the bars of devices as they are.
  static let toolsWithRealBars = 23_000

  /// Whether two values are the same device in the same orientation.
  package static func == (left: InterfaceDevice, right: InterfaceDevice) -> Bool {
    left.id == right.id && left.isLandscape == right.isLandscape
  }
}
