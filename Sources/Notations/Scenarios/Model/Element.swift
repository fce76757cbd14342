public import Foundation
public import Geometry
public import LayoutConstraints
public import TextMeasuring

/// One thing on the screen: what both notations place.
public struct Element: Sendable {
  /// The name by which both notations call it.
  public var name: String
  /// What it shows.
  public var kind: Kind
  /// How big its content is, for both engines.
  public var content: Content
  /// How strongly it resists growing beyond its content.
  public var hugging: AxisPriorities
  /// How strongly it resists shrinking below its content.
  public var compressionResistance: AxisPriorities
  /// Where the file names it; line 1 of a scenario that is no file.
  public var position: SourcePosition

  /// What an element shows.
  public enum Kind: Sendable, Equatable {
    /// A picture of this size, in points.
    case image(CGSize)
    /// Text.
    case text(TextElement)
    /// A rectangle; its content size in points, or `nil` where it has none of its own.
    case box(CGSize?)
  }
}

extension Element {
  /// Makes an element of a scenario that is code, of which no more than the name is known.
  public init(codedAs name: String) {
    self.name = name
    kind = .box(nil)
    content = .none
    hugging = AxisPriorities(Priority.defaultLow)
    compressionResistance = AxisPriorities(Priority.defaultHigh)
    position = SourcePosition(line: 1, column: 1)
  }
}

/// The text of an element, and how it is set.
public struct TextElement: Sendable, Equatable {
  /// The text.
  public var text: String
  /// The font.
  public var font: FontDescription
  /// The most lines it may have; 0 means as many as it takes.
  public var maximumLines: Int
}
