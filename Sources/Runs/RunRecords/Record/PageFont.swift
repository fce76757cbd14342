public import Foundation

/// The part of a measured font that the pictures of a report need, so that a page draws what was
/// measured.
public struct PageFont: Sendable, Equatable {
  /// The weight, as in CSS: 100 to 900.
  public var weight: Int
  /// The bytes of an OpenType font.
  public var data: Data

  /// Makes a part of a font.
  public init(weight: Int, data: Data) {
    self.weight = weight
    self.data = data
  }
}
