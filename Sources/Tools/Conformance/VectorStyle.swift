import Foundation
import LayoutSpecs

/// A style as a vectors file spells it.
struct VectorStyle: Decodable {
  /// The style; absent properties have their defaults.
  let style: ElementStyle

  init(from decoder: any Decoder) throws {
    let fields = try VectorFields(decoder)
    var style = ElementStyle()
    for (key, property) in Self.sizes {
      if let size = try fields.layoutSize(key) { style[keyPath: property] = size }
    }
    for (key, property) in Self.dimensions {
      if let value: VectorDimension = try fields.value(key) {
        style[keyPath: property] = value.dimension
      }
    }
    style.flexGrow = try fields.value("flexGrow") ?? 0
    style.flexShrink = try fields.value("flexShrink") ?? 0
    style.alignSelf = try fields.word("alignSelf") ?? .auto
    style.spacingBefore = try fields.value("spacingBefore") ?? 0
    style.spacingAfter = try fields.value("spacingAfter") ?? 0
    style.ascender = try fields.value("ascender")
    style.descender = try fields.value("descender")
    style.layoutPosition = try fields.point("layoutPosition") ?? .zero
    style.sizeRange =
      try fields.value("sizeRange", as: VectorRelativeSizeRange.self)?.range ?? style.sizeRange
    self.style = style
  }

  /// The properties with two lengths; a length that is also set alone overrides them.
  private static var sizes: KeyValuePairs<String, WritableKeyPath<ElementStyle, LayoutSize>> {
    [
      "preferredSize": \.preferredLayoutSize, "minSize": \.minLayoutSize,
      "maxSize": \.maxLayoutSize, "preferredLayoutSize": \.preferredLayoutSize,
      "minLayoutSize": \.minLayoutSize, "maxLayoutSize": \.maxLayoutSize,
    ]
  }

  private static var dimensions:
    KeyValuePairs<String, WritableKeyPath<ElementStyle, LayoutSpecs.Dimension>>
  {
    [
      "width": \.width, "height": \.height, "minWidth": \.minWidth, "maxWidth": \.maxWidth,
      "minHeight": \.minHeight, "maxHeight": \.maxHeight, "flexBasis": \.flexBasis,
    ]
  }
}

/// `{"min": [width, height], "max": [width, height]}`, each a dimension; `null` is auto.
private struct VectorRelativeSizeRange: Decodable {
  let range: RelativeSizeRange

  init(from decoder: any Decoder) throws {
    let fields = try VectorFields(decoder)
    range = RelativeSizeRange(
      min: try fields.layoutSize("min") ?? LayoutSize(),
      max: try fields.layoutSize("max") ?? LayoutSize())
  }
}

extension VectorFields {
  /// `[width, height]`, each a dimension; `null` is auto.
  fileprivate func layoutSize(_ key: String) throws -> LayoutSize? {
    let dimensions: [VectorDimension?]? = try list(key, count: 2)
    return dimensions.map {
      LayoutSize(width: $0[0]?.dimension ?? .auto, height: $0[1]?.dimension ?? .auto)
    }
  }
}

/// A number of points, `"auto"`, `{"points": n}` or `{"fraction": f}`.
private struct VectorDimension: Decodable {
  let dimension: LayoutSpecs.Dimension

  init(from decoder: any Decoder) throws {
    if let fields = try? VectorFields(decoder) {
      let points: Double? = try fields.value("points")
      let fraction: Double? = try fields.value("fraction")
      switch (points, fraction) {
      case (let points?, nil): dimension = .points(points)
      case (nil, let fraction?): dimension = .fraction(fraction)
      default: throw Self.error(at: decoder)
      }
      return
    }
    let value = try decoder.singleValueContainer()
    if let points = try? value.decode(Double.self) {
      dimension = .points(points)
    } else if let word = try? value.decode(String.self), word == "auto" {
      dimension = .auto
    } else {
      throw Self.error(at: decoder)
    }
  }

  private static func error(at decoder: any Decoder) -> VectorError {
    .wrongValue(
      path: decoder.codingPath.jsonPath, found: nil,
      expected: #"a number, "auto", {"points": number} or {"fraction": number}"#)
  }
}
