import LayoutSpecs

/// The place of a relative spec's child on one axis.
public enum ASRelativeLayoutSpecPosition: Int, Sendable, CaseIterable {
  /// At the start, and at least as long as the spec must be.
  case none
  /// At the start, as long as the child likes.
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

/// The axes on which a relative spec hugs its child instead of filling its room.
public struct ASRelativeLayoutSpecSizingOption: OptionSet, Sendable, Hashable {
  /// The bits of the axes.
  public let rawValue: UInt

  /// Makes the set with these bits: 1 for the width, 2 for the height.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As narrow as the child allows.
  public static let minimumWidth = ASRelativeLayoutSpecSizingOption(rawValue: 1)
  /// As low as the child allows.
  public static let minimumHeight = ASRelativeLayoutSpecSizingOption(rawValue: 2)
  /// Both.
  public static let minimumSize: ASRelativeLayoutSpecSizingOption = [
    .minimumWidth, .minimumHeight,
  ]
}

/// One child at an edge, in a corner or in the middle of the room.
open class ASRelativeLayoutSpec: ASLayoutSpec {
  /// The child's place along the width.
  open var horizontalPosition = ASRelativeLayoutSpecPosition.none
  /// The child's place along the height.
  open var verticalPosition = ASRelativeLayoutSpecPosition.none
  /// The axes on which the spec hugs its child.
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
