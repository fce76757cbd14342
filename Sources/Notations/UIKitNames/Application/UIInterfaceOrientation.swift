/// How a user interface is held.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned right.
  case landscapeRight
  /// Turned left.
  case landscapeLeft

  /// Whether it is held upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is turned.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The ways in which a user interface can be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
  /// One bit for each orientation.
  public let rawValue: UInt

  /// Makes the set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Turned left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Turned right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// Turned.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All ways.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All ways but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
