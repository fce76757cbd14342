/// A habit in a layout spec that costs its author more than it gives.
///
/// A warning is no error: the spec has the layout that it has.
public enum SpecWarning: Sendable, Hashable {
  /// These elements, which are all that have content, have a width and a height in points, text
  /// among them: nothing follows what is in it.
  case everythingFixed(elements: [String])
  /// These elements, which are all there are, stand at positions in absolute or static specs and
  /// beside each other, as in a stack.
  case everythingAbsolute(elements: [String])
  /// The spec of one node is made of so many others.
  case largeSpec(specs: Int)
}

extension SpecWarning {
  /// The fewest elements that are a habit; with fewer, it is what the screen looks like.
  ///
  /// Ours: with two, a fixed size or a position is as often what is meant.
  static let fewestElements = 3

  /// The most specs that one node is made of before it is told.
  ///
  /// Texture's Korean wiki asks for methods that return the parts of a spec, and gives no number.
  /// Ours: the cell of a feed takes six, and no scenario that comes with this project more. In
  /// a value nobody can see which method made it, so that the number is far above a screen's part.
  public static let mostSpecs = 16
}
