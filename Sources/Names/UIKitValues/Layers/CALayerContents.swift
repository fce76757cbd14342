/// How contents fill a layer.
public struct CALayerContentsGravity: NamedValue {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = Self("center"), top = Self("top"), bottom = Self("bottom"),
    left = Self("left"), right = Self("right"), resize = Self("resize"),
    resizeAspect = Self("resizeAspect"), resizeAspectFill = Self("resizeAspectFill")
}
/// The format of the contents of a layer.
public struct CALayerContentsFormat: NamedValue {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let RGBA8Uint = Self("RGBA8"), RGBA16Float = Self("RGBAh"),
    gray8Uint = Self("Gray8")
}
/// The filter for contents in another size.
public struct CALayerContentsFilter: NamedValue {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = Self("linear"), nearest = Self("nearest"),
    trilinear = Self("trilinear")
}
