/// The largest files, values and numbers that a scenario may have.
///
/// They are far above any screen that a person writes. They keep a wrong or hostile file from
/// filling memory, and lengths from drowning the solver's tolerances.
package enum ScenarioLimits {
  /// The largest scenario file, in bytes: 4 MiB.
  package static let largestFile = 4 << 20
  /// The number of values in a file once its aliases are followed.
  ///
  /// Nested aliases can stand for more values than any memory has place for.
  static let mostValues = 200_000
  /// The number of lists and mappings inside each other once aliases are followed.
  ///
  /// Yams reads YAML text itself to the same depth.
  static let deepestNesting = 1000
  /// The number of mistakes that are reported for a file; with more, something else is wrong with it.
  static let mostMistakes = 50

  /// The largest width or height of a container, in points; both are above 0.
  static let longestContainer = 100_000.0
  /// The largest length of everything else, in points; where a length may be negative, down to minus
  /// as much.
  static let longestLength = 1_000_000.0
  /// Every length, in points.
  static let lengths = -longestLength...longestLength
  /// Lengths that are not negative, in points.
  static let sizes = 0...longestLength
  /// Pixels per point.
  package static let scales = 0.1...10
  /// Font sizes, in points.
  static let fontSizes = 1.0...1000
  /// The `lines` of a text; 0 means as many as it needs.
  static let lines = 0.0...1000
  /// Priorities; 0 itself is not allowed, and 1000 is required.
  static let priorities = 0.0...1000
  /// Ratios of height to width.
  static let ratios = 1e-6...1e6

  /// The longest source line in a message, in characters; a longer one is cut around the mistake.
  static let longestSourceLine = 160
  /// The longest word in a message, in characters; a longer one is cut.
  static let longestWord = 60
  /// The longest word that the nearest right word is looked for, in characters.
  ///
  /// Longer words are never a slip of the finger, and comparing them takes quadratic time.
  static let longestGuessedWord = 100
  /// The number of words that a hint lists.
  static let mostListedWords = 20
}
