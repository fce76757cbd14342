import LayoutSpecs

/// The position of a relative spec's child on one axis.
public enum ASRelativeLayoutSpecPosition: Int, Sendable, CaseIterable {
  /// At the start; the child is at least as long as the spec must be.
  case none
  /// At the start, with the child's own length.
  case start
  /// In the middle.
  case center
  /// At the end.
  case end

  var value: RelativePosition {
    switch self {
    case .none: .none
    case .start: .start
    case .center: .center
    case .end: .end
    }
  }
}

/// The axes on which a relative spec is as small as its child, instead of as large as the available
/// size.
public struct ASRelativeLayoutSpecSizingOption: OptionSet, Sendable, Hashable {
  /// The bits of the axes.
  public let rawValue: UInt

  /// Makes the set with these bits: 1 for the width, 2 for the height.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As narrow as the child.
  public static let minimumWidth = ASRelativeLayoutSpecSizingOption(rawValue: 1)
  /// As low as the child.
  public static let minimumHeight = ASRelativeLayoutSpecSizingOption(rawValue: 2)
  /// Both.
  public static let minimumSize: ASRelativeLayoutSpecSizingOption = [
    .minimumWidth, .minimumHeight,
  ]
}

/// A child at an edge, in a corner or in the middle of the available size.
open class ASRelativeLayoutSpec: ASLayoutSpec {
  /// The child's position from left to right.
  open var horizontalPosition = ASRelativeLayoutSpecPosition.none
  /// The child's position from top to bottom.
  open var verticalPosition = ASRelativeLayoutSpecPosition.none
  /// The axes on which the spec is as small as its child.
  open var sizingOption: ASRelativeLayoutSpecSizingOption = []

  /// Makes a relative spec around an element.
  public convenience init(
    horizontalPosition: ASRelativeLayoutSpecPosition,
    verticalPosition: ASRelativeLayoutSpecPosition,
    sizingOption: ASRelativeLayoutSpecSizingOption, child: any ASLayoutElement
  ) {
    self.init()
    self.horizontalPosition = horizontalPosition
    self.verticalPosition = verticalPosition
    self.sizingOption = sizingOption
    self.child = child
  }

  var relativeSpec: RelativeSpec {
    RelativeSpec(
      horizontalPosition: horizontalPosition.value, verticalPosition: verticalPosition.value,
      sizing: RelativeSizing(rawValue: UInt8(sizingOption.rawValue & 3)))
  }

  override var isEngineSpec: Bool { type(of: self) == ASRelativeLayoutSpec.self }

  override var engineChildren: [any ASLayoutElement] { [child ?? ASLayoutSpec()] }

  override func lowered(_ children: [LayoutSpec]) -> LayoutSpec {
    .relative(relativeSpec, children[0])
  }
}
