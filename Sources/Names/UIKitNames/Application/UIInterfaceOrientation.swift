/// How the device is held; it is never turned here.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The ways in which the device can be held; it is never turned here.
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = Self(2), landscapeLeft = Self(16), landscapeRight = Self(8),
    portraitUpsideDown = Self(4),
    landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight],
    all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown],
    allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
