package import Geometry

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
  /// The elements that have a size or a place in Xcode alone, which an app does not know.
  package var sizedInXcode: Set<String> = []
  /// The elements whose font code sets: a runtime attribute names a style or a font.
  package var styledByCode: Set<String> = []
  /// The texts that begin at the leading side of their frame.
  package var leadingTexts: Set<String> = []
  /// The sizes of the images of buttons that show nothing else, in points.
  package var buttonImages: [String: CGSize] = [:]
  /// Whether the screen has the size that its constraints give it, and no device does.
  package var sizesItself = false
  /// Whether nothing in the screen decides its height, so that code does.
  package var hasHeightOfCode = false

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
