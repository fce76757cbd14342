/// How contents fill a layer.
public struct CALayerContentsGravity: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, with their aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills, with their aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The format of the contents of a layer.
public struct CALayerContentsFormat: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes a format from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Eight bits for each colour.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Sixteen bits for each colour.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// Greys in eight bits.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// The filter for contents in another size.
public struct CALayerContentsFilter: RawRepresentable, Sendable, Hashable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Between the neighbours.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest one.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// From smaller copies.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
