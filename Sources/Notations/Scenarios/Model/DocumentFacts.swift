/// What a document of Interface Builder says of a screen beside its layout.
package struct DocumentFacts: Sendable, Equatable {
  /// The containers for which the screen is meant.
  package var use: Use
  /// The elements that UIKit places by itself, such as the labels of a cell's style: their stored frames are
  /// only pictures.
  package var placedBySystem: Set<String> = []
  /// The texts that are shortened on purpose where there is no room: their font shrinks, or they lose their
  /// middle.
  package var shortened: Set<String> = []
  /// The elements whose left or right edge code sets, or that are in one.
  package var movedByCode: Set<String> = []

  /// The containers for which a screen is meant.
  package enum Use: Sendable, Equatable {
    /// Phones in portrait, or a part of such a screen.
    case phones
    /// Devices about as wide as the one it was drawn for: tablets, and phones in landscape.
    case nearDrawn
    /// The size that it was drawn with: an app computes the size of a collection's cell.
    case drawn
  }

  /// Makes facts about nothing but the use.
  package init(use: Use = .phones) { self.use = use }
}
