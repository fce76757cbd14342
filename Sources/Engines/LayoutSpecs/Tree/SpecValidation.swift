import Geometry

/// A number that is not valid for its property.
struct InvalidNumber: Error {
  let property: StaticString
  let value: Double
  let expected: NumberRequirement
}

extension Content {
  /// Throws the invalid length of fixed content.
  func validate() throws(InvalidNumber) {
    guard case .fixed(let size) = self else { return }
    try require("content width", size.width, .finiteNotNegative)
    try require("content height", size.height, .finiteNotNegative)
  }
}

/// Throws `value` unless it meets the requirement.
@inline(__always)
private func require(
  _ property: StaticString, _ value: Double, _ requirement: NumberRequirement
) throws(InvalidNumber) {
  guard !requirement.accepts(value) else { return }
  throw InvalidNumber(property: property, value: value, expected: requirement)
}

/// Throws the number in `dimension` unless it is valid in a style.
@inline(__always)
private func require(_ property: StaticString, _ dimension: Dimension) throws(InvalidNumber) {
  switch dimension {
  case .auto: return
  case .points(let points): try require(property, points, .finiteNotNegative)
  case .fraction(let fraction): try require(property, fraction, .fraction)
  }
}

extension ElementStyle {
  /// Throws the first property that has an invalid number.
  ///
  /// Deviation: Texture accepts negative flex factors, whose meaning is undefined.
  func validate() throws(InvalidNumber) {
    try require("width", width)
    try require("height", height)
    try require("minWidth", minWidth)
    try require("maxWidth", maxWidth)
    try require("minHeight", minHeight)
    try require("maxHeight", maxHeight)
    try require("flexBasis", flexBasis)
    try require("flexGrow", flexGrow, .finiteNotNegative)
    try require("flexShrink", flexShrink, .finiteNotNegative)
    try require("spacingBefore", spacingBefore, .finite)
    try require("spacingAfter", spacingAfter, .finite)
    try require("ascender", ascender ?? 0, .finite)
    try require("descender", descender ?? 0, .finite)
    try require("layoutPosition.x", layoutPosition.x, .finite)
    try require("layoutPosition.y", layoutPosition.y, .finite)
    try require("sizeRange.min.width", sizeRange.min.width)
    try require("sizeRange.min.height", sizeRange.min.height)
    try require("sizeRange.max.width", sizeRange.max.width)
    try require("sizeRange.max.height", sizeRange.max.height)
  }
}

extension SpecNode.Kind {
  /// Throws the first property that has an invalid number.
  func validate() throws(InvalidNumber) {
    switch self {
    case .stack(let stack):
      try require("spacing", stack.spacing, .finite)
      try require("lineSpacing", stack.lineSpacing, .finite)
    case .inset(let insets):
      try require("top", insets.top, .defined)
      try require("left", insets.left, .defined)
      try require("bottom", insets.bottom, .defined)
      try require("right", insets.right, .defined)
    case .ratio(let ratio):
      try require("ratio", ratio, .finiteAboveZero)
    case .corner(let corner):
      try require("offset.x", corner.offset.x, .finite)
      try require("offset.y", corner.offset.y, .finite)
    case .element, .selfMeasured, .spacer, .wrapper, .overlay, .background, .absolute, .static,
      .relative, .center:
      return
    }
  }
}
