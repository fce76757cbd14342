public import Foundation

/// An image of Core Graphics: its size.
public final class CGImage: Sendable {
  let size: CGSize

  init(size: CGSize) { self.size = size }

  /// The width, in pixels.
  public var width: Int { Int(size.width.rounded()) }
  /// The height, in pixels.
  public var height: Int { Int(size.height.rounded()) }

  /// The bits of a component of a pixel.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of a row.
  public var bytesPerRow: Int { 4 * width }
  /// The colour space.
  public var colorSpace: CGColorSpace? { CGColorSpace() }
  /// Where the opacity of a pixel is stored.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// How the bytes of a pixel are stored.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The same image.
  public func copy() -> CGImage? { self }

  /// The part of the image in a rectangle.
  public func cropping(to rect: CGRect) -> CGImage? { CGImage(size: rect.size) }
}
