/// An image of Core Graphics: its size.
public final class CGImage: Sendable {
  let size: CGSize
  init(size: CGSize) { self.size = size }
  public var width: Int { Int(size.width.rounded()) }
  public var height: Int { Int(size.height.rounded()) }
  public let bitsPerComponent = 8, bitsPerPixel = 32
  public var bytesPerRow: Int { 4 * width }
  public var colorSpace: CGColorSpace? { CGColorSpace() }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  public func copy() -> CGImage? { self }
  public func cropping(to rect: CGRect) -> CGImage? { CGImage(size: rect.size) }
}
