/// What a document of Interface Builder says of a screen beside its layout.
package struct DocumentFacts: Sendable, Equatable {
  /// The containers for which the screen is meant.
  package var use: Use
  /// The widths of the phones that show it, in points.
  package var phones = 320.0...430.0
  /// Whether no device has the height that it was drawn with.
  package var isOnCanvas = false
  /// The elements whose frames say nothing: those that UIKit places by itself, those that have a size or a
  /// place in Xcode alone, those that paint nothing, and texts that no font here can measure.
  package var leftOut: Set<String> = []
  /// The texts that are shortened on purpose where there is no room: their font shrinks, or they lose their
  /// middle.
  package var shortened: Set<String> = []
  /// The elements whose font code sets: a runtime attribute names a style or a font.
  package var styledByCode: Set<String> = []
  /// The texts and buttons whose words are samples or keys, which code replaces.
  package var samples: Set<String> = []
  /// The arranged views that code may hide.
  package var optional: Set<String> = []
  /// The elements that are shown at some moments only, perhaps while something else is hidden.
  package var momentary: Set<String> = []
  /// The elements that a mask places and code has a name for: it may give them other frames.
  package var movable: Set<String> = []
  /// The texts in a font of which no file is here: their widths are less certain.
  package var inOtherFonts: Set<String> = []
  /// The elements that paint less than their frame.
  package var painted: [String: PaintedPart] = [:]
  /// The views that paint nothing and show what sticks out of them.
  package var transparent: Set<String> = []
  /// The elements that are as large as the screen, such as the content view of a cell.
  package var screens: Set<String> = []
  /// Whether the screen has the size that its constraints give it, and no device does.
  package var sizesItself = false
  /// Whether nobody reads it from right to left: the app has no such language.
  package var readsLeftToRight = false
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

  /// The part of a frame in which an element paints something.
  package struct PaintedPart: Sendable, Equatable {
    /// Where it is along x; along y it is in the middle.
    package var side: Side
    /// Its width, in points; `nil` for that of the element's text.
    package var width: Double?
    /// Its height, in points; `nil` for that of the frame.
    package var height: Double?

    /// Where something is in a frame that is wider.
    package enum Side: Sendable {
      case leading, middle, trailing
    }

    package init(_ side: Side, width: Double? = nil, height: Double? = nil) {
      (self.side, self.width, self.height) = (side, width, height)
    }
  }

  /// Makes facts about nothing but the use.
  package init(use: Use = .phones) { self.use = use }
}
