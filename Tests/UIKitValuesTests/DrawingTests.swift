import Foundation
import Testing
import UIKitValues

@Suite("Names of drawing, which draws nothing")
struct DrawingTests {
  @Test("a context takes colours and paths, and keeps its size and quality")
  func contexts() {
    let info = CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue
    let context = CGContext(
      data: nil, width: 6, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: info)
    context?.interpolationQuality = .none
    context?.setFillColor(gray: 1, alpha: 0.5)
    context?.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
    context?.setMiterLimit(2)
    context?.addRects([CGRect(x: 0, y: 0, width: 1, height: 1)])
    context?.clip(using: .evenOdd)
    #expect(context?.isPathEmpty == true)
    #expect(context?.interpolationQuality == CGInterpolationQuality.none)
    #expect(context?.width == 6 && context?.height == 4)
    let image = context?.makeImage()
    #expect(image?.width == 6 && image?.bytesPerRow == 24)
    #expect(image?.alphaInfo == .premultipliedLast)
    #expect(
      CGContext(
        data: nil, width: 0, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpace(), bitmapInfo: info) == nil)
  }

  @Test("a path stores no lines, and equals itself only")
  func paths() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(path == path && path != CGMutablePath() && path.isEmpty)
    _ = MissingAnswer.take()
    #expect(!path.contains(CGPoint(x: 2, y: 2)) && path.boundingBoxOfPath == .zero)
    #expect(MissingAnswer.take().map(\.name) == ["CGPath"])
    let line = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2))
    line.addLine(to: CGPoint(x: 9, y: 9))
    #expect(line.currentPoint == .zero && line.isEmpty)
    line.fill(with: .multiply, alpha: 0.5)
  }

  @Test("a gradient is made of the components of its colours")
  func gradients() {
    let components: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
    let gradient = CGGradient(
      colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: components, locations: [0, 1],
      count: 2)
    #expect(gradient != nil)
    #expect(!ProcessInfo.processInfo.isMacCatalystApp)
  }

  @Test("a colour of nothing is transparent, and a tiled layer and particles keep their values")
  func layers() {
    #expect(UIColor().cgColor.alpha == 0)
    let layer = CATiledLayer()
    layer.levelsOfDetail = 3
    #expect(layer.levelsOfDetail == 3 && layer.tileSize == CGSize(width: 256, height: 256))
    let cell = CAEmitterCell()
    #expect(cell.speed == 1 && cell.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    cell.beginTime = 2
    cell.emitterCells = [CAEmitterCell()]
    #expect(cell.beginTime == 2 && cell.emitterCells?.count == 1)
    let animation = CABasicAnimation(keyPath: "opacity")
    #expect(animation.preferredFrameRateRange == .default)
    animation.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)
    #expect(animation.preferredFrameRateRange.maximum == 60)
  }
}
