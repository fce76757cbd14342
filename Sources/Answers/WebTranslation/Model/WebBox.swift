import Geometry
package import Scenarios

/// A box of a web page: one element of its markup, with the declarations of its style.
package struct WebBox: Sendable {
  /// The `id` of an element of the scenario, or the class of any other box; unique in the page.
  package let name: String
  /// Whether it is an element of the scenario.
  package let isElement: Bool
  /// The text that it shows; `nil` without one.
  package var text: TextElement?
  /// The declarations, in the order in which a person would write them.
  package var style = WebStyle()
  /// The boxes inside, from the lowest to the topmost.
  package var children: [WebBox] = []

  /// The selector of its rule.
  package var selector: String { (isElement ? "#" : ".") + name }

  /// The box and all inside, each before its children.
  package var all: [WebBox] { [self] + children.flatMap { $0.all } }
}

/// The declarations of one rule.
package struct WebStyle: Sendable {
  /// Properties with their values, in the order in which they are written.
  package private(set) var declarations: [(property: String, value: String)] = []
  /// The distances around the box, in points; infinite where one takes the remaining length.
  var margins = EdgeInsets()

  /// The value of a property; setting one that is there replaces its value, `nil` removes it.
  package subscript(property: String) -> String? {
    get { declarations.first { $0.property == property }?.value }
    set {
      let index = declarations.firstIndex { $0.property == property }
      switch (index, newValue) {
      case (let index?, let value?): declarations[index].value = value
      case (let index?, nil): declarations.remove(at: index)
      case (nil, let value?):
        let rank = Self.rank(of: property)
        let place = declarations.firstIndex { Self.rank(of: $0.property) > rank }
        declarations.insert((property, value), at: place ?? declarations.count)
      case (nil, nil): break
      }
    }
  }

  /// The declarations without left and right, for pages that are read in both directions.
  var logicalDeclarations: [(property: String, value: String)] {
    var logical: [(property: String, value: String)] = []
    for (property, value) in declarations {
      let sides = value.split(separator: " ").map(String.init)
      switch property {
      case "left": logical.append(("inset-inline-start", value))
      case "right": logical.append(("inset-inline-end", value))
      case "margin" where sides.count == 4, "padding" where sides.count == 4:
        let across = sides[0] == sides[2] ? sides[0] : "\(sides[0]) \(sides[2])"
        logical.append(("\(property)-block", across))
        logical.append(("\(property)-inline", "\(sides[3]) \(sides[1])"))
      default: logical.append((property, value))
      }
    }
    return logical
  }

  /// Sets a property to the keyword for a value of a layout spec, unless that is CSS's default.
  mutating func align<Value: RawRepresentable & Equatable>(
    _ property: String, _ value: Value, unless standard: Value
  ) where Value.RawValue == String {
    guard value != standard else { return }
    self[property] = Self.keywords.first { $0.0 == value.rawValue }?.1 ?? value.rawValue
  }

  private static let keywords = [
    ("start", "flex-start"), ("notSet", "flex-start"), ("end", "flex-end"),
    ("spaceBetween", "space-between"), ("spaceAround", "space-around"),
    ("baselineFirst", "baseline"), ("baselineLast", "last baseline"),
  ]

  private static func rank(of property: String) -> Int {
    order.firstIndex(of: property) ?? order.count
  }

  /// From outside to inside: where a box is, how it flexes, its size, and how its children are laid out.
  private static let order = [
    "position", "z-index", "isolation", "inset", "left", "top", "right", "bottom", "translate",
    "grid-area", "flex", "align-self", "justify-self", "width", "min-width", "max-width", "height",
    "min-height", "max-height", "aspect-ratio", "margin", "padding", "display", "flex-direction",
    "flex-wrap", "gap", "justify-content", "align-items", "justify-items", "align-content", "font",
    "line-height", "white-space",
  ]
}

/// Lengths as CSS writes them.
enum WebLength {
  /// A length in pixels: `12px`, `0`; rounded to a ten-thousandth, far below a browser's 1/64.
  static func pixels(_ points: Double) -> String {
    let number = number(points)
    return number == "0" ? number : "\(number)px"
  }

  static func percent(_ fraction: Double) -> String { "\(number(fraction * 100))%" }

  static func number(_ number: Double) -> String {
    let rounded = (number * 10_000).rounded() / 10_000
    return rounded == 0 ? "0" : rounded.plain
  }

  /// Four distances from the top clockwise, as short as `margin` and `padding` allow.
  static func sides(_ top: String, _ right: String, _ bottom: String, _ left: String) -> String {
    if left != right { return "\(top) \(right) \(bottom) \(left)" }
    if top != bottom { return "\(top) \(right) \(bottom)" }
    return top == right ? top : "\(top) \(right)"
  }
}
