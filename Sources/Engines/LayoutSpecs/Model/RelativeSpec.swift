/// The properties of a relative spec: the position of its child, and how it determines its own
/// size.
///
/// Source: `ASRelativeLayoutSpec`; `ASCenterLayoutSpec` is the same with positions `center` and
/// `none`.
public struct RelativeSpec: Sendable, Hashable {
  /// The position along the width.
  public var horizontalPosition: RelativePosition
  /// The position along the height.
  public var verticalPosition: RelativePosition
  /// The axes on which the spec is as small as its child and its range allow.
  public var sizing: RelativeSizing

  /// Creates a spec; by default it passes its whole range on to the child.
  public init(
    horizontalPosition: RelativePosition = .none, verticalPosition: RelativePosition = .none,
    sizing: RelativeSizing = []
  ) {
    self.horizontalPosition = horizontalPosition
    self.verticalPosition = verticalPosition
    self.sizing = sizing
  }

  /// Creates the spec that centres its child on the axes of `options`.
  public init(centering options: CenteringOptions, sizing: RelativeSizing = []) {
    self.init(
      horizontalPosition: options.contains(.x) ? .center : .none,
      verticalPosition: options.contains(.y) ? .center : .none, sizing: sizing)
  }
}

/// The position of a relative spec's child on one axis.
///
/// Source: `ASRelativeLayoutSpecPosition`.
public enum RelativePosition: String, Sendable, CaseIterable, Decodable {
  /// At the start; the child is at least as long as the spec's minimum.
  case none
  /// At the start; the child has no minimum.
  case start
  /// In the middle.
  case center
  /// At the end.
  case end
}

/// The axes on which a relative or centre spec hugs its child instead of filling the available
/// size.
///
/// Source: `ASRelativeLayoutSpecSizingOption` and `ASCenterLayoutSpecSizingOptions`.
public struct RelativeSizing: OptionSet, Sendable, Hashable {
  /// The bits of the axes.
  public let rawValue: UInt8

  /// Creates the set with these bits: 1 for the width, 2 for the height.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// As narrow as the child.
  public static let minimumWidth = RelativeSizing(rawValue: 1)
  /// As low as the child.
  public static let minimumHeight = RelativeSizing(rawValue: 2)
  /// Both.
  public static let minimumSize: RelativeSizing = [.minimumWidth, .minimumHeight]

  /// The words of a relative spec for the width, the height, and both.
  package static let relativeWords = ["minimumWidth", "minimumHeight", "minimumSize"]
  /// Those of a centre spec.
  package static let centerWords = ["minimumX", "minimumY", "minimumXY"]

  /// Its word among three of them; `nil` for the default, which needs none.
  package func word(among words: [String]) -> String? {
    let index = Int(rawValue) - 1
    return words.indices.contains(index) ? words[index] : nil
  }
}

/// The axes on which a centre spec centres its child.
///
/// Source: `ASCenterLayoutSpecCenteringOptions`.
public struct CenteringOptions: OptionSet, Sendable, Hashable {
  /// The bits of the axes.
  public let rawValue: UInt8

  /// Creates the set with these bits: 1 for x, 2 for y.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Along the width.
  public static let x = CenteringOptions(rawValue: 1)
  /// Along the height.
  public static let y = CenteringOptions(rawValue: 2)
  /// Both.
  public static let xy: CenteringOptions = [.x, .y]
}
