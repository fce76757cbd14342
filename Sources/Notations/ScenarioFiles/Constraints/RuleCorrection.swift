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
    /// The rule becomes other rules.
    case rules([String])
    /// Nothing: no text fits all cases.
    case none
  }

  private init(_ sentence: String, _ change: Change) {
    self.sentence = sentence
    self.change = change
  }

  /// The rules that a change makes of a rule; `nil` where no text fits all cases.
  func rules(from rule: String) -> [String]? {
    switch change {
    case .replace(let range, let text): [rule.replacing(utf8: range, with: text)]
    case .rules(let rules): rules
    case .none: nil
    }
  }
}

extension RuleCorrection {
  /// The correction of what `system` says of a rule; `nil` where no word of another toolkit is the
  /// reason.
  init?(of error: RuleError, in rule: String, system: ConstraintSystem) {
    guard rule.utf8.count <= ScenarioLimits.longestFixedLine else { return nil }
    let part = RulePart(rule, error.range)
    switch error.problem {
    case .superset(let notation) where notation.sign == "%": self.init(percentageInFormat: part)
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
    if let other = word.other {
      self.init(word.sentence(for: name), .replace(part.range, other))
      return
    }
    let sides = RuleSides(part.rule)
    let rules =
      word.word == "aspectRatio"
      ? sides?.widthByHeight(of: item).map { [$0] }
      : CompositeAttribute.parts(of: word.word).flatMap { sides?.rules(for: $0, name, system) }
    self.init(
      word.sentence(
        for: name, phrase: word.phrase.replacing("{}", with: sides?.number ?? "…")),
      rules.map { .rules($0) } ?? .none)
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
    guard let word = words.word(found, among: words.names), let number = word.other,
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
      let percent = part.before.firstMatch(of: /[\d.]+$/).flatMap { Double($0.0) } ?? 50
      self.init(
        "a percentage is a factor of another length, such as \((percent / 100).plain) * superview.width",
        .none)
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

extension RuleCorrection {
  /// A percentage in a format, which becomes a rule of its own.
  fileprivate init?(percentageInFormat part: RulePart) {
    guard
      let size = part.before.firstMatch(
        of: /\[\s*(\w+)\s*\(\s*(==|<=|>=)?\s*([\d.]+)$/),
      let end = part.rest.prefixMatch(of: /%\s*(@[\w.]+)?\s*\)/), let percent = Double(size.3)
    else { return nil }
    let attribute = part.rule.hasPrefix("V") ? "height" : "width"
    let start = part.before.utf8.count - size.0.utf8.count
    let format = part.rule.replacing(
      utf8: start..<part.range.lowerBound + end.0.utf8.count, with: "[\(size.1)")
    let factor = (percent / 100).plain
    let priority = end.1.map { " \($0)" } ?? ""
    self.init(
      "here a share of another length is a rule of its own",
      .rules([
        format,
        "\(size.1).\(attribute) \(size.2 ?? "==") \(factor) * superview.\(attribute)\(priority)",
      ]))
  }
}

/// An equation as it is written, with the part on each side of its relation.
private struct RuleSides {
  let left: String
  let relation: String
  let right: String
  /// The priority with its `@`; empty without one.
  let priority: String

  init?(_ rule: String) {
    guard let sides = rule.wholeMatch(of: /\s*(.*?)\s*(==|<=|>=)\s*([^@]*?)\s*(@.*)?/) else {
      return nil
    }
    left = String(sides.1)
    relation = String(sides.2)
    right = String(sides.3)
    priority = sides.4.map { " \($0)" } ?? ""
  }

  /// The number at the end of the right side; `nil` without one.
  var number: String? { right.firstMatch(of: /(?:^|[\s+-])(\d+(?:\.\d+)?)$/).map { String($0.1) } }

  /// A rule for each of these attributes, in place of one for `word`.
  func rules(
    for attributes: [String], _ word: String, _ system: ConstraintSystem
  ) -> [String]? {
    let item = left.prefix { $0 != "." }
    let parent = system.index(of: String(item)).map {
      system.items[system.items[$0].parent].name
    }
    // A size may be written as here in an element.
    let lengths = right.split(separator: "x")
    let isSize = lengths.count == 2 && lengths.allSatisfy { Double($0) != nil }
    return attributes.enumerated().map { index, attribute in
      func named(_ side: String) -> String { side.replacing(".\(word)", with: ".\(attribute)") }
      var other = named(right)
      if isSize, attributes.count == 2 {
        other = String(lengths[index])
      } else if system.index(of: right) != nil {
        other = "\(right).\(attribute)"
      } else if Double(right) != nil, !CompositeAttribute.isLength(attribute) {
        other = "\(parent ?? ConstraintSystem.containerName).\(attribute)"
        if let number = Double(right), number != 0 {
          other += number < 0 ? " - \(right.dropFirst())" : " + \(right)"
        }
      }
      return "\(named(left)) \(relation) \(other)\(priority)"
    }
  }

  /// The rule for the width of an item whose ratio, width ÷ height, the right side is.
  func widthByHeight(of item: String) -> String? {
    guard let ratio = right.wholeMatch(of: /([\d.]+)(?:\s*[\/:]\s*([\d.]+))?/),
      let width = Double(ratio.1), let height = Double(ratio.2 ?? "1")
    else { return nil }
    let factor = ((width / height * 1e6).rounded() / 1e6).plain
    return "\(item).width \(relation) \(factor) * \(item).height\(priority)"
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
