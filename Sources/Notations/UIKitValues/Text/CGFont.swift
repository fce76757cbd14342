public import Foundation

/// A font of Core Graphics: a name alone, since all fonts are measured as the device's.
public final class CGFont {
  /// The name.
  public let postScriptName: CFString?
  /// The name.
  public var fullName: CFString? { postScriptName }

  /// Makes a font of a name.
  public init?(_ name: CFString) { postScriptName = name }

  /// Makes a font of a file, which is not read: it has no name.
  public init?(_ provider: CGDataProvider) { postScriptName = nil }
}

/// Data for Core Graphics; it is stored and never read.
public final class CGDataProvider {
  /// The data; `nil` where a file was named.
  public let data: NSData?

  /// Makes a provider of data.
  public init?(data: NSData) { self.data = data }

  /// Makes a provider of a file, which is not read.
  public init?(url: NSURL) { data = nil }

  /// Makes a provider of a file, which is not read.
  public convenience init?(url: URL) { self.init(url: NSURL(fileURLWithPath: url.path)) }
}
