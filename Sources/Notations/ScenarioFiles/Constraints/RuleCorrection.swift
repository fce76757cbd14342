import LayoutConstraints
import Scenarios

/// A word of another toolkit in a rule, with the rule as it is written here.
struct RuleCorrection {
  /// The owner of the word, and its name here.
  let sentence: String
  let change: Change

  /// A change of a rule.
  enum Change {
    /// A part of the rule, in UTF-8 offsets, becomes another text.
    case replace(Range<Int>, String)
    /// The rule becomes other rules, or another thing.
    case write(String)
    /// Nothing: no text fits all cases.
    case none
  }

  /// The hints for the first mistake of a rule, with a line in which all words of other toolkits are
  /// replaced; `nil` where the mistake is no such word.
  ///
  /// `error` is what `system` says of the rule. Parses the rule at most `mostCorrections` times.
  static func hints(
    for error: RuleError, in rule: String, metrics: [String: Double], system: ConstraintSystem
  ) -> [String]? {
    guard rule.utf8.count <= ScenarioLimits.longestFixedLine else { return nil }
    if let hints = hints(forCode: rule, metrics: metrics, system: system) { return hints }
    guard let first = RuleCorrection(of: error, in: rule, system: system) else { return nil }
    switch first.change {
    case .none: return [first.sentence]
    case .write(let text): return [first.sentence, "write   " + text]
    case .replace(let range, let text):
      let once = rule.replacing(utf8: range, with: text)
      return [first.sentence, "write   " + fixed(once, metrics: metrics, system: system)]
    }
  }

  /// The hints for a constraint written as Swift code; `nil` for any other text.
  static func hints(
    forCode text: String, metrics: [String: Double], system: ConstraintSystem
  ) -> [String]? {
    guard text.utf8.count <= ScenarioLimits.longestFixedLine, let code = SwiftConstraint(text)
    else {
      return nil
    }
    guard let rule = code.rule else { return [code.sentence] + code.examples }
    return [code.sentence, "write   " + fixed(rule, metrics: metrics, system: system)]
  }

  /// A rule with all words of other toolkits replaced.
  private static func fixed(
    _ rule: String, metrics: [String: Double], system: ConstraintSystem
  ) -> String {
    var rule = rule
    for _ in 0..<mostCorrections {
      var copy = system
      do {
        try copy.add(rule: rule, metrics: metrics)
        return rule
      } catch {
        guard
          case .replace(let range, let text)? =
            RuleCorrection(of: error, in: rule, system: system)?.change
        else { return rule }
        rule = rule.replacing(utf8: range, with: text)
      }
    }
    return rule
  }

  /// A rule has at most two anchors, four words each, a relation, a constant and a priority.
  private static var mostCorrections: Int { 12 }

  private init(_ sentence: String, _ change: Change) {
    self.sentence = sentence
    self.change = change
  }
}

extension RuleCorrection {
  /// The correction of an error; `nil` where no word of another toolkit is the reason.
  private init?(of error: RuleError, in rule: String, system: ConstraintSystem) {
    let part = RulePart(rule, error.range)
    switch error.problem {
    case .unknownAttribute(let name): self.init(attribute: name, part, error.candidates, system)
    case .unknownElement(let name), .unknownName(let name): self.init(item: name, part)
    case .unknownMetric(let name) where part.before.hasSuffix("@"):
      self.init(priority: name, part)
    case .unexpected(let found, _) where part.before.hasSuffix("@") && found == ".":
      self.init(priority: nil, part)
    case .unexpected(let found, let expected): self.init(found: found, expected, part)
    default: return nil
    }
  }

  private init?(
    attribute name: String, _ part: RulePart, _ known: [String], _ system: ConstraintSystem
  ) {
    let item = part.wordBefore ?? ""
    if name == "snp" {
      self.init(
        "'snp' is a word of SnapKit: here an attribute follows its item",
        .replace(part.range.lowerBound..<part.range.upperBound + 1, ""))
      return
    }
    if name == "superview" {
      self.init(
        "'\(item).superview' is UIKit's: here the container is 'superview'",
        .replace(part.range.lowerBound - item.utf8.count - 1..<part.range.upperBound, "superview"))
      return
    }
    let isItem =
      system.index(of: name) != nil || RuleVocabulary.items.word(name, among: ["superview"]) != nil
    if item == "self", isItem {
      self.init(
        "'self' is Swift's: here an item is its name alone",
        .replace(part.range.lowerBound - 5..<part.range.lowerBound, ""))
      return
    }
    if name.hasSuffix("Anchor"), known.contains(String(name.dropLast(6))) {
      let attribute = String(name.dropLast(6))
      self.init(
        "'\(name)' is a word of UIKit: here it is '\(attribute)'", .replace(part.range, attribute))
      return
    }
    let plain = name.hasSuffix("Anchor") ? String(name.dropLast(6)) : name
    guard let word = RuleVocabulary.attributes.word(plain, among: known) else { return nil }
    switch word.here {
    case .word(let other): self.init(word.sentence(for: name), .replace(part.range, other))
    case .form(_, let write):
      let text = write.map { Change.write($0.replacing("$", with: item)) }
      self.init(word.sentence(for: name), text ?? .none)
    }
  }

  private init?(item name: String, _ part: RulePart) {
    if let guide = RuleVocabulary.lonelyGuides[name] {
      self.init("a guide follows its view: '\(guide)'", .replace(part.range, guide))
      return
    }
    let container = ConstraintSystem.containerName
    guard let word = RuleVocabulary.items.word(name, among: [container]) else { return nil }
    self.init(
      "'\(name)' is not an element: here the container is '\(container)'"
        + (word.toolkits.isEmpty ? "" : ", as '\(name)' may be in code"),
      .replace(part.range, container))
  }

  /// A word for a priority; without one, that of a Swift expression after `@`.
  private init?(priority name: String?, _ part: RulePart) {
    guard
      let match = part.rest.prefixMatch(
        of: /\.?(?:UILayoutPriority\.|ConstraintPriority\.)?(\w+)(?:\.rawValue)?/)
    else { return nil }
    let found = String(match.1)
    let words = ScenarioVocabulary.priorities
    guard let word = words.word(found, among: words.names), case .word(let number) = word.here,
      var priority = Double(number)
    else { return nil }
    var length = match.0.utf8.count
    let after = part.rest.dropFirst(match.0.count)
    if let shift = after.prefixMatch(of: /\s*([+-])\s*(\d+(?:\.\d+)?)/),
      let points = Double(shift.2)
    {
      priority += shift.1 == "-" ? -points : points
      length += shift.0.utf8.count
    }
    let start = part.range.lowerBound
    self.init(word.sentence(for: found), .replace(start..<start + length, priority.plain))
  }

  private init?(found: String, _ expected: String, _ part: RulePart) {
    let isAfterNumber = part.before.last?.isNumber == true
    if isAfterNumber, found == "%" {
      self.init(percentageIn: part)
      return
    }
    if isAfterNumber, let sentence = LengthUnit.sentence(found) {
      let isPoints = LengthUnit.inPoints.contains(found)
      self.init(sentence, isPoints ? .replace(part.range, "") : .none)
      return
    }
    if let minus = ["−", "–", "—"].first(where: { $0 == found }) {
      self.init("'\(minus)' is a dash: a minus sign is '-'", .replace(part.range, "-"))
      return
    }
    if let times = ["×", "·", "⋅"].first(where: { $0 == found }) {
      self.init("'\(times)' is a sign of mathematics: here it is '*'", .replace(part.range, "*"))
      return
    }
    guard expected.hasPrefix("==") else { return nil }
    for relation in RuleVocabulary.relations where part.rest.hasPrefix(relation.sign) {
      let isWord = relation.sign.first?.isLetter == true
      guard !isWord || found == relation.sign else { continue }
      let start = part.range.lowerBound
      self.init(
        "'\(relation.sign)' is \(relation.toolkit): here it is '\(relation.here)'",
        .replace(start..<start + relation.sign.utf8.count, relation.here))
      return
    }
    return nil
  }

  /// A percentage of the container's length.
  private init?(percentageIn part: RulePart) {
    guard
      let size = part.rule.firstMatch(
        of: /\.(width|height)\s*(?:==|<=|>=)\s*([\d.]+)$/.ignoresCase())
        ?? part.before.firstMatch(of: /\.(width|height)\s*(?:==|<=|>=)\s*([\d.]+)$/.ignoresCase()),
      let percent = Double(size.2)
    else {
      self.init("a percentage is a factor of another length, such as 0.5 * superview.width", .none)
      return
    }
    let end = part.range.upperBound
    self.init(
      "'%' is a unit of CSS: here a share is a factor of another length",
      .replace(
        part.range.lowerBound - size.2.utf8.count..<end,
        "\((percent / 100).plain) * superview.\(size.1)"))
  }
}

/// A part of a rule, with what is around it.
private struct RulePart {
  let rule: String
  /// The part, in UTF-8 offsets.
  let range: Range<Int>

  init(_ rule: String, _ range: Range<Int>) {
    self.rule = rule
    self.range = range
  }

  /// The text before the part, without spaces at its end.
  var before: String {
    var text = rule[..<rule.index(utf8: range.lowerBound)]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// The text from the part on.
  var rest: String { String(rule[rule.index(utf8: range.lowerBound)...]) }

  /// The word before the `.` before the part.
  var wordBefore: String? {
    guard before.hasSuffix(".") else { return nil }
    return String(
      before.dropLast().reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
  }
}

extension String {
  /// The index at an UTF-8 offset, or the end.
  fileprivate func index(utf8 offset: Int) -> String.Index {
    utf8.index(utf8.startIndex, offsetBy: min(max(0, offset), utf8.count))
  }

  /// The text with the part at these UTF-8 offsets replaced.
  fileprivate func replacing(utf8 range: Range<Int>, with text: String) -> String {
    self[..<index(utf8: range.lowerBound)] + text + self[index(utf8: range.upperBound)...]
  }
}
