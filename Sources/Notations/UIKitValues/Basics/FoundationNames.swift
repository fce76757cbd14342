public import Foundation

// Names that Foundation, Core Foundation and Core Graphics have on Apple's systems only.

/// A signed integer.
public typealias NSInteger = Int
/// An unsigned integer.
public typealias NSUInteger = UInt
/// A time, in seconds.
public typealias CFTimeInterval = Double
/// A point in time, in seconds.
public typealias CFAbsoluteTime = Double
/// A string of Core Foundation.
public typealias CFString = NSString
/// Bytes of Core Foundation.
public typealias CFData = NSData
/// A dictionary of Core Foundation.
public typealias CFDictionary = NSDictionary
/// An array of Core Foundation.
public typealias CFArray = NSArray
/// An address of Core Foundation.
public typealias CFURL = NSURL
/// A number of Core Foundation.
public typealias CFNumber = NSNumber
/// A truth value of Core Foundation.
public typealias CFBoolean = NSNumber

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// True.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// False.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000

/// The seconds since the start of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The seconds since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Calls the closure; there is no pool of objects here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Makes a rectangle.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Makes a size.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Makes a point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Whether both rectangles are equal.
public func __CGRectEqualToRect(_ left: CGRect, _ right: CGRect) -> Bool { left == right }

/// Whether both sizes are equal.
public func __CGSizeEqualToSize(_ left: CGSize, _ right: CGSize) -> Bool { left == right }

/// Whether both points are equal.
public func __CGPointEqualToPoint(_ left: CGPoint, _ right: CGPoint) -> Bool { left == right }

extension CGRect {
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}

extension CGSize {
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGPoint {
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return CGRect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }
}

/// A direction and a length.
public struct CGVector: Sendable, Hashable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }
  public static let zero = Self()
}

/// A distance by which something is moved.
public struct UIOffset: Sendable, Hashable {
  public var horizontal: CGFloat
  public var vertical: CGFloat
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  public static let zero = Self()
}

/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = Self(rawValue: 1)
  public static let left = Self(rawValue: 2)
  public static let bottom = Self(rawValue: 4)
  public static let right = Self(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A set of edges by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = Self(rawValue: 1)
  public static let leading = Self(rawValue: 2)
  public static let bottom = Self(rawValue: 4)
  public static let trailing = Self(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension NSValue {
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
  public var cgRectValue: CGRect { rectValue }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public convenience init(uiEdgeInsets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: uiEdgeInsets.top, left: uiEdgeInsets.left, bottom: uiEdgeInsets.bottom,
        right: uiEdgeInsets.right))
  }
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension NSObject {
  public class func isEqual(_ object: Any?) -> Bool {
    (object as? AnyClass).map { $0 == self } ?? false
  }
}

extension NSObject {
  public class func classForCoder() -> AnyClass { self }
}

// `init()` of `NSObject` cannot be overridden in an extension: a call without arguments takes these.

extension NSAttributedString {
  public convenience init(empty: Void = ()) { self.init(string: "") }
}

extension NSMutableAttributedString {
  public convenience init(emptyAndMutable: Void = ()) { self.init(string: "") }
}
