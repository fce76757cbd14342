/// A colour; it has no influence on layout.
public final class UIColor: NSObject, Sendable, _ExpressibleByColorLiteral {
  let red, green, blue, alpha: CGFloat
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  public override convenience init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func component(_ shift: CGFloat) -> CGFloat {
      let angle = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(angle, 4 - angle, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(cgColor: dynamicProvider(.current).cgColor)
  }
  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { self.init(white: 0.5, alpha: 1) }
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }
  public convenience init(cgColor: CGColor) {
    let color = cgColor.color
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public var cgColor: CGColor { CGColor(color: self) }
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }
  public override var hash: Int { [red, green, blue, alpha].hashValue }
  public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return true
  }
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard red == green, green == blue else { return false }
    white?.pointee = red
    alpha?.pointee = self.alpha
    return true
  }
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    var angle: CGFloat = 0
    if range > 0 {
      angle =
        most == red
        ? (green - blue) / range
        : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    }
    hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = self.alpha
    return true
  }
  /// The colour as `#1a2b3c`; `nil` near black, white or clear: pictures have their own ink then.
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
  // UIKit's named colours in the light appearance.
  public static let black = rgb(0, 0, 0), darkGray = rgb(0.333, 0.333, 0.333),
    lightGray = rgb(0.667, 0.667, 0.667), white = rgb(1, 1, 1), gray = rgb(0.5, 0.5, 0.5),
    red = rgb(1, 0, 0), green = rgb(0, 1, 0), blue = rgb(0, 0, 1), cyan = rgb(0, 1, 1),
    yellow = rgb(1, 1, 0), magenta = rgb(1, 0, 1), orange = rgb(1, 0.5, 0),
    purple = rgb(0.5, 0, 0.5), brown = rgb(0.6, 0.4, 0.2), clear = rgb(0, 0, 0, 0),
    systemRed = rgb(1, 0.231, 0.188), systemGreen = rgb(0.204, 0.78, 0.349),
    systemBlue = rgb(0, 0.478, 1), systemOrange = rgb(1, 0.584, 0), systemYellow = rgb(1, 0.8, 0),
    systemPink = rgb(1, 0.176, 0.333), systemPurple = rgb(0.686, 0.322, 0.871),
    systemTeal = rgb(0.188, 0.69, 0.78), systemIndigo = rgb(0.345, 0.337, 0.839),
    systemGray = rgb(0.557, 0.557, 0.576), systemGray2 = rgb(0.682, 0.682, 0.698),
    systemGray3 = rgb(0.78, 0.78, 0.8), systemGray4 = rgb(0.82, 0.82, 0.839),
    systemGray5 = rgb(0.898, 0.898, 0.918), systemGray6 = rgb(0.949, 0.949, 0.969),
    systemBackground = rgb(1, 1, 1), secondarySystemBackground = rgb(0.949, 0.949, 0.969),
    tertiarySystemBackground = rgb(1, 1, 1), systemGroupedBackground = rgb(0.949, 0.949, 0.969),
    secondarySystemGroupedBackground = rgb(1, 1, 1), label = rgb(0, 0, 0), link = rgb(0, 0.478, 1),
    tintColor = rgb(0, 0.478, 1), secondaryLabel = rgb(0.235, 0.235, 0.263, 0.6),
    tertiaryLabel = rgb(0.235, 0.235, 0.263, 0.3), quaternaryLabel = rgb(0.235, 0.235, 0.263, 0.18),
    placeholderText = rgb(0.235, 0.235, 0.263, 0.3), systemFill = rgb(0.471, 0.471, 0.502, 0.2),
    secondarySystemFill = rgb(0.471, 0.471, 0.502, 0.16),
    tertiarySystemFill = rgb(0.463, 0.463, 0.502, 0.12),
    quaternarySystemFill = rgb(0.455, 0.455, 0.502, 0.08),
    tertiarySystemGroupedBackground = rgb(0.949, 0.949, 0.969),
    opaqueSeparator = rgb(0.776, 0.776, 0.784), systemMint = rgb(0, 0.78, 0.745),
    systemCyan = rgb(0.196, 0.678, 0.902), systemBrown = rgb(0.635, 0.518, 0.369),
    lightText = rgb(1, 1, 1, 0.6), darkText = rgb(0, 0, 0),
    groupTableViewBackground = rgb(0.937, 0.937, 0.957), separator = rgb(0.235, 0.235, 0.263, 0.29)
}

/// The type of colour literals, where nothing else says what they are.
public typealias _ColorLiteralType = UIColor

/// A colour of Core Graphics; it has no influence on layout.
public final class CGColor: Sendable, _ExpressibleByColorLiteral {
  let color: UIColor
  init(color: UIColor) { self.color = color }
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(color: UIColor(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha))
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(color: UIColor(white: gray, alpha: alpha))
  }
  public var alpha: CGFloat { color.alpha }
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }
  public var colorSpace: CGColorSpace? { CGColorSpace() }
  public var numberOfComponents: Int { 4 }
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(color: color.withAlphaComponent(alpha)) }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(color: UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }
}

extension CGColor: Hashable {
  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

private func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> UIColor
{ UIColor(red: red, green: green, blue: blue, alpha: alpha) }
