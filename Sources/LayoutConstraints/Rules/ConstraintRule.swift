/// A rule as people write it: one line of text that says one or several constraints.
///
/// Two notations are understood, with spaces allowed everywhere between words and signs:
///
///     photo.width == 40
///     title.leading >= photo.trailing + 8 @750
///     picture.height == 0.5625 * picture.width
///     picture.height == picture.width / 2 - 4
///     H:|-[photo(40)]-8-[title(>=100@750)]-(>=8)-|
///     V:[title]-5-[description]
///
/// - An equation is `item.attribute ==|<=|>= right [@priority]`, where the right side is a number
///   or `[number *] item.attribute [* number | / number] [± number]` with at most one factor. A
///   guide stands between the two: `item.safeAreaLayoutGuide.attribute`.
/// - A line that starts with `H:`, `V:`, `|` or `[` is Auto Layout's visual format, without its
///   options.
/// - An element's name begins with a letter of any script or `_` and goes on with letters, digits
///   and `_`.
/// - A number is decimal, such as `8`, `0.5` or `1e3`; one above `Constraint.largestLength` is an
///   error.
public enum ConstraintRule {
  /// Reads a rule into its constraints, in the order in which they are written.
  ///
  /// Names stay names: whether such elements exist is not asked. `metrics` gives the visual format
  /// its named numbers; a name that stands there is never taken for an element. Linear in the
  /// length of the text.
  public static func parse(
    _ text: String, metrics: [String: Double] = [:]
  ) throws(RuleError) -> [ParsedConstraint] {
    if isVisualFormat(text) {
      var parser = VisualFormatParser(text: text, metrics: metrics)
      return try parser.parse()
    }
    var parser = EquationParser(text: text)
    return [try parser.parse()]
  }

  /// Whether rules can speak of an element with this name.
  public static func isElementName(_ name: String) -> Bool {
    var scanner = RuleScanner(name)
    return scanner.takeWord()?.text == name
  }

  private static func isVisualFormat(_ text: String) -> Bool {
    var scanner = RuleScanner(text)
    if scanner.next == "|" || scanner.next == "[" { return true }
    return scanner.takeWord() != nil && scanner.next == ":"
  }
}
