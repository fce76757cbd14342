public import Foundation

/// An image of Core Graphics: its size.
public final class CGImage: Sendable {
  let size: CGSize

  init(size: CGSize) { self.size = size }

  /// The width, in pixels.
  public var width: Int { Int(size.width.rounded()) }
  /// The height, in pixels.
  public var height: Int { Int(size.height.rounded()) }

  /// The part of the image in a rectangle.
  public func cropping(to rect: CGRect) -> CGImage? { CGImage(size: rect.size) }
}
