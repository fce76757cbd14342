import Geometry

/// Where a stack's children go from left to right, whatever the stack's direction.
///
/// Source: `ASHorizontalAlignment`.
public enum HorizontalAlignment: String, Sendable, CaseIterable, Codable {
  /// As `justifyContent` or `alignItems` say.
  case none
  /// At the left.
  case left
  /// In the middle.
  case middle
  /// At the right.
  case right
}

/// Where a stack's children go from top to bottom, whatever the stack's direction.
///
/// Source: `ASVerticalAlignment`.
public enum VerticalAlignment: String, Sendable, CaseIterable, Codable {
  /// As `justifyContent` or `alignItems` say.
  case none
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
}

extension StackSpec {
  /// Writes an alignment to the property that it stands for in the stack's direction: to
  /// `justifyContent` in a horizontal stack, to `alignItems` in a vertical one.
  ///
  /// `none` leaves both as they are. Set the direction before. Source: `ASStackLayoutSpec`.
  public mutating func align(horizontally alignment: HorizontalAlignment) {
    switch alignment {
    case .none: break
    case .left: align(.start, .start, along: .horizontal)
    case .middle: align(.center, .center, along: .horizontal)
    case .right: align(.end, .end, along: .horizontal)
    }
  }

  /// Writes an alignment to the property that it stands for in the stack's direction: to
  /// `justifyContent` in a vertical stack, to `alignItems` in a horizontal one.
  ///
  /// `none` leaves both as they are. Set the direction before. Source: `ASStackLayoutSpec`.
  public mutating func align(vertically alignment: VerticalAlignment) {
    switch alignment {
    case .none: break
    case .top: align(.start, .start, along: .vertical)
    case .center: align(.center, .center, along: .vertical)
    case .bottom: align(.end, .end, along: .vertical)
    }
  }

  private mutating func align(_ main: JustifyContent, _ cross: AlignItems, along axis: Axis) {
    if axis == direction {
      justifyContent = main
    } else {
      alignItems = cross
    }
  }
}
