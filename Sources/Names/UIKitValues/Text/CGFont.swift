/// A font of Core Graphics: a name alone, since all fonts are measured as the device's.
public final class CGFont {
  public let postScriptName: CFString?
  public var fullName: CFString? { postScriptName }
  public init?(_ name: CFString) { postScriptName = name }
  public init?(_ provider: CGDataProvider) { postScriptName = nil }
}
/// Data for Core Graphics; it is stored and never read.
public final class CGDataProvider {
  public let data: NSData?
  public init?(data: NSData) { self.data = data }
  public init?(url: NSURL) { data = nil }
  public convenience init?(url: URL) { self.init(url: NSURL(fileURLWithPath: url.path)) }
}
