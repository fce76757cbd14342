import LayoutSpecs

/// The position of a relative spec's child on one axis.
public enum ASRelativeLayoutSpecPosition: Int, Sendable, CaseIterable, EngineChoice {
  /// At the start; the child is at least as long as the spec must be.
  case none
  case start, center, end
  static let values: [RelativePosition] = [.none, .start, .center, .end]
}
/// The axes on which a relative spec is as small as its child, not as large as the available size.
public struct ASRelativeLayoutSpecSizingOption: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let minimumWidth = Self(1), minimumHeight = Self(2), minimumSize = Self(3)
}

/// A child at an edge, in a corner or in the middle of the available size.
open class ASRelativeLayoutSpec: ASLayoutSpec {
  open var horizontalPosition = ASRelativeLayoutSpecPosition.none,
    verticalPosition = ASRelativeLayoutSpecPosition.none,
    sizingOption: ASRelativeLayoutSpecSizingOption = []
  public convenience init(
    horizontalPosition: ASRelativeLayoutSpecPosition,
    verticalPosition: ASRelativeLayoutSpecPosition,
    sizingOption: ASRelativeLayoutSpecSizingOption, child: any ASLayoutElement
  ) {
    self.init()
    (self.horizontalPosition, self.verticalPosition) = (horizontalPosition, verticalPosition)
    (self.sizingOption, self.child) = (sizingOption, child)
  }
  var relativeSpec: RelativeSpec {
    RelativeSpec(
      horizontalPosition: horizontalPosition.value, verticalPosition: verticalPosition.value,
      sizing: RelativeSizing(rawValue: UInt8(sizingOption.rawValue & 3)))
  }
  override var isEngineSpec: Bool { type(of: self) == ASRelativeLayoutSpec.self }
  override var engineChildren: [any ASLayoutElement] { [child ?? ASLayoutSpec()] }
  override func lowered(_ inside: [LayoutSpec]) -> LayoutSpec { .relative(relativeSpec, inside[0]) }
}
