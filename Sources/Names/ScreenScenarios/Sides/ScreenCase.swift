import Geometry
import LayoutConstraints
import Scenarios
import TextMeasuring
package import TextureNames
package import UIKitNames
import UIKitValues

/// The reading directions that a screen is laid out in.
public enum ScreenDirections: Sendable {
  /// That of the device.
  case one
  /// That of the device, and the other one.
  case both
}

/// A case of a screen: what fills its node and its view with other contents, a text size, and a direction.
package struct ScreenCase: Sendable {
  /// The name of the contents; `nil` for the usual ones.
  let contents: String?
  let fill: @MainActor @Sendable (ScreenSides) -> Void
  /// The text size; `nil` for the device's.
  var textSize: TextSize?
  /// Whether it is read in the other direction.
  var isMirrored = false

  private init(_ contents: String?, _ fill: @escaping @MainActor @Sendable (ScreenSides) -> Void) {
    self.contents = contents
    self.fill = fill
  }

  /// Makes a case for nodes and views of two classes; others stay as they are.
  package init<Node: ASDisplayNode, View: UIView>(
    _ name: String, _ fill: @escaping @MainActor @Sendable (Node, View) -> Void
  ) {
    self.init(name) { sides in
      if let node = sides.node as? Node, let view = sides.view as? View { fill(node, view) }
    }
  }

  /// Makes a case of a view alone.
  package init<View: UIView>(
    _ name: String, view fill: @escaping @MainActor @Sendable (View) -> Void
  ) {
    self.init(name) { sides in if let view = sides.view as? View { fill(view) } }
  }

  /// Makes a case of a node alone.
  package init<Node: ASDisplayNode>(
    _ name: String, node fill: @escaping @MainActor @Sendable (Node) -> Void
  ) {
    self.init(name) { sides in if let node = sides.node as? Node { fill(node) } }
  }
}

extension ScreenCase {
  /// The cases besides the usual one: each content in each text size and direction.
  static func all(
    _ contents: [ScreenCase], in textSizes: [TextSize], _ directions: ScreenDirections,
    on device: SimulatedDevice
  ) -> [ScreenCase] {
    let sizes = TextSize.allCases.filter { textSizes.contains($0) && $0 != device.textSize }
    let all = ([ScreenCase(nil) { _ in }] + contents).flatMap { shown in
      ([nil] + sizes).flatMap { size in
        (directions == .both ? [false, true] : [false]).map { isMirrored in
          var shown = shown
          (shown.textSize, shown.isMirrored) = (size, isMirrored)
          return shown
        }
      }
    }
    return Array(all.dropFirst())
  }

  /// The device that it is shown on, instead of the usual one.
  func device(_ usual: SimulatedDevice) -> SimulatedDevice {
    var device = usual
    if let textSize { device.textSize = textSize }
    if isMirrored { device.isRightToLeft.toggle() }
    return device
  }

  /// Its name, as a scenario file has it: `long, accessibility3, rightToLeft`.
  func name(on usual: SimulatedDevice) -> String {
    let direction: LayoutDirection = usual.isRightToLeft ? .leftToRight : .rightToLeft
    return [contents, textSize?.rawValue, isMirrored ? direction.rawValue : nil]
      .compactMap(\.self).joined(separator: ", ")
  }

  /// Why its contents cannot have their name; `nil` where they can.
  var mistake: String? {
    guard let contents else { return nil }
    guard TextSize(rawValue: contents) == nil, LayoutDirection(rawValue: contents) == nil else {
      return "'\(contents)' cannot be the name of a case: it is a text size or a direction"
    }
    guard contents.isEmpty || contents != ScenarioName.printable(contents) || contents.contains(",")
    else { return nil }
    return "'\(contents.printable)' cannot be the name of a case: write a word"
  }
}
