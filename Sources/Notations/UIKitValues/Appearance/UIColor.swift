public import Foundation

/// A colour; it has no influence on layout.
public final class UIColor: NSObject, Sendable, _ExpressibleByColorLiteral {
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
    super.init()
  }

  /// Makes a transparent colour, which is the one without components here.
  public override convenience init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }

  /// Makes the colour of a literal, from components from 0 to 1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
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

  /// Makes a medium grey in place of a colour of a bundle's catalogue, whatever the name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(white: 0.5, alpha: 1)
  }

  /// Makes a medium grey in place of a pattern.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }

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
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  /// A hash of the components.
  public override var hash: Int {
    var hasher = Hasher()
    for component in [red, green, blue, alpha] { hasher.combine(component) }
    return hasher.finalize()
  }

  /// The colour for these traits: the colour itself, which has only one appearance here.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }

  /// Writes the components, each from 0 to 1.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return true
  }

  /// Writes the brightness and the opacity, each from 0 to 1; false for a colour that is no grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard red == green, green == blue else { return false }
    white?.pointee = red
    alpha?.pointee = self.alpha
    return true
  }

  /// Writes hue, saturation, brightness and opacity, each from 0 to 1.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    var angle: CGFloat = 0
    if range > 0 {
      if most == red {
        angle = (green - blue) / range
      } else if most == green {
        angle = 2 + (blue - red) / range
      } else {
        angle = 4 + (red - green) / range
      }
    }
    hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = self.alpha
    return true
  }
}

extension UIColor {
  /// The colour in hexadecimal digits, `#1a2b3c`; `nil` for colours near black or white, and for
  /// transparent ones.
  ///
  /// A picture draws these in its own ink, since its background may be light or dark.
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

/// The type of colour literals, where nothing else says what they are.
public typealias _ColorLiteralType = UIColor

/// A colour of Core Graphics; it has no influence on layout.
public final class CGColor: Sendable, _ExpressibleByColorLiteral {
  let color: UIColor

  init(color: UIColor) { self.color = color }

  /// Makes the colour of a literal, from components from 0 to 1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      color: UIColor(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a grey, from 0 for black to 1 for white, with an opacity from 0 to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(color: UIColor(white: gray, alpha: alpha))
  }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { color.alpha }
  /// Red, green, blue and opacity, each from 0 to 1.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }
  /// The colour space: red, green and blue.
  public var colorSpace: CGColorSpace? { CGColorSpace() }
  /// The number of components: 4.
  public var numberOfComponents: Int { 4 }

  /// The same colour with another opacity, from 0 to 1.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(color: color.withAlphaComponent(alpha))
  }

  /// Makes a colour from its components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(color: UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }
}

extension CGColor: Hashable {
  /// Whether both have the same components.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components
  }

  /// Adds the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
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
  /// System fill.
  public static let systemFill = UIColor(red: 0.471, green: 0.471, blue: 0.502, alpha: 0.2)
  /// Secondary system fill.
  public static let secondarySystemFill = UIColor(
    red: 0.471, green: 0.471, blue: 0.502, alpha: 0.16)
  /// Tertiary system fill.
  public static let tertiarySystemFill = UIColor(
    red: 0.463, green: 0.463, blue: 0.502, alpha: 0.12)
  /// Quaternary system fill.
  public static let quaternarySystemFill = UIColor(
    red: 0.455, green: 0.455, blue: 0.502, alpha: 0.08)
  /// Tertiary system grouped background.
  public static let tertiarySystemGroupedBackground = UIColor(
    red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
  /// Opaque separator.
  public static let opaqueSeparator = UIColor(red: 0.776, green: 0.776, blue: 0.784, alpha: 1)
  /// System mint.
  public static let systemMint = UIColor(red: 0, green: 0.78, blue: 0.745, alpha: 1)
  /// System cyan.
  public static let systemCyan = UIColor(red: 0.196, green: 0.678, blue: 0.902, alpha: 1)
  /// System brown.
  public static let systemBrown = UIColor(red: 0.635, green: 0.518, blue: 0.369, alpha: 1)
  /// Light text.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Dark text.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The background of grouped tables.
  public static let groupTableViewBackground = UIColor(
    red: 0.937, green: 0.937, blue: 0.957, alpha: 1)
  /// Separator.
  public static let separator = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.29)
}
