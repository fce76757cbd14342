import Foundation
import Testing
import UIKitValues

@Suite("Transforms, colours and texts")
struct TransformTests {
  @Test("a transform and its inverse give the point back")
  func inverse() {
    let transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 3)
      .translatedBy(x: 4, y: 5)
    let point = CGPoint(x: 6, y: 7)
    let back = point.applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 6) < 1e-9 && abs(back.y - 7) < 1e-9)
  }

  @Test("a rotation in space around z is the rotation in the plane")
  func rotation() {
    let plane = CGAffineTransform(rotationAngle: 0.3)
    let space = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.3, 0, 0, 1))
    #expect(abs(plane.a - space.a) < 1e-12 && abs(plane.b - space.b) < 1e-12)
  }

  @Test("a colour gives its components back, by red, green and blue and by hue")
  func components() {
    let color = UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.7)
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 0.6) < 1e-9 && abs(saturation - 0.5) < 1e-9)
    #expect(abs(brightness - 0.8) < 1e-9 && abs(alpha - 0.7) < 1e-9)
  }

  @Test("fonts and colours are equal by value, and share a dictionary of objects")
  func objects() {
    #expect(UIFont.systemFont(ofSize: 3) == UIFont.systemFont(ofSize: 3))
    #expect(UIColor(white: 0.5, alpha: 1) == UIColor.gray)
    let mixed = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 3), .link: UIColor.red]
    #expect(mixed.count == 2)
  }

  @Test("a text has the size that its lines need in a width")
  func boundingRect() {
    let text = NSAttributedString(
      string: "Several words in lines", attributes: [.font: UIFont.systemFont(ofSize: 16)])
    let whole = text.size()
    let broken = text.boundingRect(
      with: CGSize(width: whole.width / 2, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, context: nil)
    #expect(broken.width <= whole.width / 2)
    #expect(broken.height >= 2 * whole.height - 1)
    #expect(NSAttributedString().length == 0)
    #expect(NSMutableAttributedString().length == 0)
  }

  @Test("an image that is drawn has the size that was asked for")
  func drawnImage() {
    let size = CGSize(width: 12, height: 8)
    let image = UIGraphicsImageRenderer(size: size).image { $0.cgContext.fill(.zero) }
    #expect(image.size == size)
    UIGraphicsBeginImageContext(size)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == size)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("text sizes are in their order")
  func categories() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
  }
}
