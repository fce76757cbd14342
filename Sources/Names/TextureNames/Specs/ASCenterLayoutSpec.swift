import LayoutSpecs

/// The axes on which a center spec centres its child.
public struct ASCenterLayoutSpecCenteringOptions: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let X = Self(1), Y = Self(2), XY: ASCenterLayoutSpecCenteringOptions = [.X, .Y]
}
/// The axes on which a center spec is as small as its child, not as large as the available size.
public struct ASCenterLayoutSpecSizingOptions: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let minimumX = Self(1), minimumY = Self(2),
    minimumXY: ASCenterLayoutSpecSizingOptions = [.minimumX, .minimumY]
}

/// A child in the middle of the available size: a relative spec with other options.
open class ASCenterLayoutSpec: ASRelativeLayoutSpec {
  /// The axes on which the child is centred; the other axes get the position `none`.
  open var centeringOptions: ASCenterLayoutSpecCenteringOptions {
    get {
      var options: ASCenterLayoutSpecCenteringOptions = []
      if horizontalPosition == .center { options.insert(.X) }
      if verticalPosition == .center { options.insert(.Y) }
      return options
    }
    set {
      horizontalPosition = newValue.contains(.X) ? .center : .none
      verticalPosition = newValue.contains(.Y) ? .center : .none
    }
  }
  open var sizingOptions: ASCenterLayoutSpecSizingOptions {
    get { ASCenterLayoutSpecSizingOptions(rawValue: sizingOption.rawValue) }
    set { sizingOption = ASRelativeLayoutSpecSizingOption(rawValue: newValue.rawValue) }
  }
  public convenience init(
    centeringOptions: ASCenterLayoutSpecCenteringOptions,
    sizingOptions: ASCenterLayoutSpecSizingOptions, child: any ASLayoutElement
  ) {
    self.init()
    (self.centeringOptions, self.sizingOptions) = (centeringOptions, sizingOptions)
    self.child = child
  }
  override var isEngineSpec: Bool { type(of: self) == ASCenterLayoutSpec.self }
  override func lowered(_ inside: [LayoutSpec]) -> LayoutSpec { .center(relativeSpec, inside[0]) }
}
