import LayoutSpecs

/// The axes on which a center spec centres its child.
public struct ASCenterLayoutSpecCenteringOptions: OptionSet, Sendable, Hashable {
  /// The bits of the axes.
  public let rawValue: UInt

  /// Makes the set with these bits: 1 for x, 2 for y.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Along the width.
  public static let X = ASCenterLayoutSpecCenteringOptions(rawValue: 1)
  /// Along the height.
  public static let Y = ASCenterLayoutSpecCenteringOptions(rawValue: 2)
  /// Both.
  public static let XY: ASCenterLayoutSpecCenteringOptions = [.X, .Y]
}

/// The axes on which a center spec is as small as its child, instead of as large as the available
/// size.
public struct ASCenterLayoutSpecSizingOptions: OptionSet, Sendable, Hashable {
  /// The bits of the axes.
  public let rawValue: UInt

  /// Makes the set with these bits: 1 for x, 2 for y.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As narrow as the child.
  public static let minimumX = ASCenterLayoutSpecSizingOptions(rawValue: 1)
  /// As low as the child.
  public static let minimumY = ASCenterLayoutSpecSizingOptions(rawValue: 2)
  /// Both.
  public static let minimumXY: ASCenterLayoutSpecSizingOptions = [.minimumX, .minimumY]
}

/// A child in the middle of the available size.
///
/// It is a relative spec with other options, and has the positions of one too.
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

  /// The axes on which the spec is as small as its child.
  open var sizingOptions: ASCenterLayoutSpecSizingOptions {
    get { ASCenterLayoutSpecSizingOptions(rawValue: sizingOption.rawValue) }
    set { sizingOption = ASRelativeLayoutSpecSizingOption(rawValue: newValue.rawValue) }
  }

  /// Makes a center spec around an element.
  public convenience init(
    centeringOptions: ASCenterLayoutSpecCenteringOptions,
    sizingOptions: ASCenterLayoutSpecSizingOptions, child: any ASLayoutElement
  ) {
    self.init()
    self.centeringOptions = centeringOptions
    self.sizingOptions = sizingOptions
    self.child = child
  }

  override var isEngineSpec: Bool { type(of: self) == ASCenterLayoutSpec.self }

  override func lowered(_ children: [LayoutSpec]) -> LayoutSpec {
    .center(relativeSpec, children[0])
  }
}
