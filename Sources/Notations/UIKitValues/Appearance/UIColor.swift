public import Foundation

/// A colour; it has no influence on layout.
public final class UIColor: Sendable, Hashable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  let alpha: CGFloat

  /// Makes a colour from its components, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a grey; brightness and opacity are from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from hue, saturation, brightness and opacity, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func component(_ shift: CGFloat) -> CGFloat {
      let angle = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(angle, 4 - angle, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Makes a colour from its Display P3 components, each from 0 to 1; they are stored unconverted.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes the colour that `dynamicProvider` returns for the current traits.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(cgColor: dynamicProvider(.current).cgColor)
  }

  /// Makes a medium grey in place of a colour of the app's catalogue, whatever the name.
  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }

  /// Makes a colour from a Core Graphics colour.
  public convenience init(cgColor: CGColor) {
    let color = cgColor.color
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// The same colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour for Core Graphics.
  public var cgColor: CGColor { CGColor(color: self) }

  /// Whether both colours have the same components.
  public static func == (left: UIColor, right: UIColor) -> Bool {
    (left.red, left.green, left.blue, left.alpha)
      == (right.red, right.green, right.blue, right.alpha)
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    for component in [red, green, blue, alpha] { hasher.combine(component) }
  }
}

extension UIColor {
  /// The colour in hexadecimal digits, `#1a2b3c`; `nil` for black, white and what is nearly so, or
  /// transparent: what draws them takes its own ink, since its ground may be light or dark.
  package var drawnColor: String? {
    let channels = [red, green, blue].map { min(max($0.isNaN ? 0 : $0, 0), 1) }
    let brightness = channels[0] * 0.299 + channels[1] * 0.587 + channels[2] * 0.114
    guard alpha > 0.2, brightness > 0.15, brightness < 0.85 else { return nil }
    let digits = channels.map { channel in
      let text = String(Int((channel * 255).rounded()), radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}

/// A colour of Core Graphics; it has no influence on layout.
public final class CGColor: Sendable {
  let color: UIColor

  init(color: UIColor) { self.color = color }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { color.alpha }
}

// UIKit's named colours in the light appearance.

extension UIColor {
  /// Black.
  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// Dark grey.
  public static let darkGray = UIColor(red: 0.333, green: 0.333, blue: 0.333, alpha: 1)
  /// Light grey.
  public static let lightGray = UIColor(red: 0.667, green: 0.667, blue: 0.667, alpha: 1)
  /// White.
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// Grey.
  public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Fully transparent.
  public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// System red.
  public static let systemRed = UIColor(red: 1.0, green: 0.231, blue: 0.188, alpha: 1)
  /// System green.
  public static let systemGreen = UIColor(red: 0.204, green: 0.78, blue: 0.349, alpha: 1)
  /// System blue.
  public static let systemBlue = UIColor(red: 0.0, green: 0.478, blue: 1.0, alpha: 1)
  /// System orange.
  public static let systemOrange = UIColor(red: 1.0, green: 0.584, blue: 0.0, alpha: 1)
  /// System yellow.
  public static let systemYellow = UIColor(red: 1.0, green: 0.8, blue: 0.0, alpha: 1)
  /// System pink.
  public static let systemPink = UIColor(red: 1.0, green: 0.176, blue: 0.333, alpha: 1)
  /// System purple.
  public static let systemPurple = UIColor(red: 0.686, green: 0.322, blue: 0.871, alpha: 1)
  /// System teal.
  public static let systemTeal = UIColor(red: 0.188, green: 0.69, blue: 0.78, alpha: 1)
  /// System indigo.
  public static let systemIndigo = UIColor(red: 0.345, green: 0.337, blue: 0.839, alpha: 1)
  /// System gray.
  public static let systemGray = UIColor(red: 0.557, green: 0.557, blue: 0.576, alpha: 1)
  /// System gray 2.
  public static let systemGray2 = UIColor(red: 0.682, green: 0.682, blue: 0.698, alpha: 1)
  /// System gray 3.
  public static let systemGray3 = UIColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1)
  /// System gray 4.
  public static let systemGray4 = UIColor(red: 0.82, green: 0.82, blue: 0.839, alpha: 1)
  /// System gray 5.
  public static let systemGray5 = UIColor(red: 0.898, green: 0.898, blue: 0.918, alpha: 1)
  /// System gray 6.
  public static let systemGray6 = UIColor(red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
  /// System background.
  public static let systemBackground = UIColor(red: 1.0, green: 1.0, blue: 1.0, alpha: 1)
  /// Secondary system background.
  public static let secondarySystemBackground = UIColor(
    red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
  /// Tertiary system background.
  public static let tertiarySystemBackground = UIColor(red: 1.0, green: 1.0, blue: 1.0, alpha: 1)
  /// System grouped background.
  public static let systemGroupedBackground = UIColor(
    red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
  /// Secondary system grouped background.
  public static let secondarySystemGroupedBackground = UIColor(
    red: 1.0, green: 1.0, blue: 1.0, alpha: 1)
  /// The colour of texts.
  public static let label = UIColor(red: 0.0, green: 0.0, blue: 0.0, alpha: 1)
  /// The colour of links.
  public static let link = UIColor(red: 0.0, green: 0.478, blue: 1.0, alpha: 1)
  /// The tint colour.
  public static let tintColor = UIColor(red: 0.0, green: 0.478, blue: 1.0, alpha: 1)
  /// Secondary label.
  public static let secondaryLabel = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6)
  /// Tertiary label.
  public static let tertiaryLabel = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.3)
  /// Quaternary label.
  public static let quaternaryLabel = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.18)
  /// Placeholder text.
  public static let placeholderText = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.3)
  /// Separator.
  public static let separator = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.29)
}
