public import Foundation

/// A colour; it has no influence on any layout.
public final class UIColor: Sendable, Hashable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  let alpha: CGFloat

  /// Makes a colour from its parts, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a grey from its brightness, from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from its place on the colour circle, each part from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func part(_ shift: CGFloat) -> CGFloat {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Makes a colour from its parts on a wide display, each from 0 to 1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes the colour that `dynamicProvider` gives for the traits there are.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(cgColor: dynamicProvider(.current).cgColor)
  }

  /// Stands for a colour of the app's own catalogue: a medium grey, whatever the name.
  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }

  /// Makes the colour of a Core Graphics colour.
  public convenience init(cgColor: CGColor) {
    let color = cgColor.color
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour as Core Graphics has it.
  public var cgColor: CGColor { CGColor(color: self) }

  /// Whether both colours have the same parts.
  public static func == (left: UIColor, right: UIColor) -> Bool {
    (left.red, left.green, left.blue, left.alpha)
      == (right.red, right.green, right.blue, right.alpha)
  }

  /// Hashes the parts.
  public func hash(into hasher: inout Hasher) {
    for part in [red, green, blue, alpha] { hasher.combine(part) }
  }
}

/// A colour of Core Graphics; it has no influence on any layout.
public final class CGColor: Sendable {
  let color: UIColor

  init(color: UIColor) { self.color = color }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { color.alpha }
}
