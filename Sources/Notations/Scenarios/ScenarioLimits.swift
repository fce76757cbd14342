import LayoutConstraints

/// The largest files, values and numbers that a scenario may have.
///
/// They are far above any screen that a person writes. They keep a wrong or hostile file from
/// filling the memory, and lengths small enough for the solver's tolerances.
package enum ScenarioLimits {
  /// The largest scenario file, in bytes: 4 MiB.
  package static let largestFile = 4 << 20
  /// The number of values in a file once its aliases are followed.
  ///
  /// Nested aliases can stand for more values than fit into any memory.
  package static let mostValues = 200_000
  /// The number of lists and mappings inside each other once aliases are followed.
  package static let deepestNesting = 1000
  /// The number of mistakes that are reported for a file; with more, something else is wrong with
  /// it.
  package static let mostMistakes = 50

  /// The largest width or height of a container, in points; both are above 0.
  package static let longestContainer = 100_000.0
  /// The largest absolute value of every other length, in points.
  package static let longestLength = 1_000_000.0
  /// The smallest absolute value of a number other than 0.
  ///
  /// Texture gives no layout for sizes that a `Double` holds with fewer digits, such as 1e-308, which
  /// products of small numbers come near. What is left of a rounded sum, such as 5e-17, is above.
  package static let smallestNumber = 1e-100
  /// The range of lengths that may be negative, in points.
  package static let lengths = -longestLength...longestLength
  /// The range of lengths that may not be negative, in points.
  package static let sizes = 0...longestLength
  /// The range of `scale`, in pixels per point.
  package static let scales = 0.1...10
  /// The range of font sizes, in points.
  package static let fontSizes = 1.0...1000
  /// The range of `lines` of a text; 0 means as many as it needs.
  package static let lines = 0.0...1000
  /// The range of priorities; 0 itself is not allowed, and 1000 is required.
  package static let priorities = 0.0...1000
  /// The range of `tolerance` of given frames, in points: more would compare nothing.
  package static let frameTolerances = 0.0...100
  /// The number of containers that all cases of a scenario have together.
  ///
  /// Ours: four sizes in all twelve text sizes and both directions, with ten contents.
  package static let mostCaseContainers = 1000
  /// The range of `ratio`, height ÷ width: that of multipliers in constraints, which may say the same.
  package static let ratios = Constraint.multiplierMagnitudes

  /// The longest source line in a message, in characters; a longer one is cut around the mistake.
  package static let longestSourceLine = 160
  /// The longest source line or rule that a hint writes again with a word replaced, in characters.
  package static let longestFixedLine = 160
  /// The largest text of which a message writes lines again, in bytes: it is read several times.
  package static let largestMendedFile = 256 << 10
  /// The longest Swift code that a message translates, in bytes.
  package static let longestCode = 20_000
  /// The longest word in a message, in characters; a longer one is cut.
  package static let longestWord = 60
  /// The longest word for which a hint looks for the nearest known word, in characters.
  ///
  /// A longer word is never a typing mistake, and comparing takes quadratic time.
  package static let longestGuessedWord = 100
  /// The number of words that a hint lists.
  package static let mostListedWords = 20
}
