package import Foundation

/// The part of a measured font that the pictures of a report need, so that a page draws what was
/// measured.
package struct PageFont: Sendable, Equatable {
  /// The weight, as in CSS: 100 to 900.
  package var weight: Int
  /// The bytes of an OpenType font.
  package var data: Data

  package init(weight: Int, data: Data) {
    self.weight = weight
    self.data = data
  }
}
