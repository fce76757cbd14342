/// How contents fill a layer.
public struct CALayerContentsGravity: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = Self(rawValue: "center"), top = Self(rawValue: "top"),
    bottom = Self(rawValue: "bottom"), left = Self(rawValue: "left"),
    right = Self(rawValue: "right"), resize = Self(rawValue: "resize"),
    resizeAspect = Self(rawValue: "resizeAspect"),
    resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// The format of the contents of a layer.
public struct CALayerContentsFormat: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let RGBA8Uint = Self(rawValue: "RGBA8"), RGBA16Float = Self(rawValue: "RGBAh"),
    gray8Uint = Self(rawValue: "Gray8")
}

/// The filter for contents in another size.
public struct CALayerContentsFilter: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = Self(rawValue: "linear"), nearest = Self(rawValue: "nearest"),
    trilinear = Self(rawValue: "trilinear")
}
