import Foundation
import LayoutConstraints
package import Scenarios

/// Turns YAML values into typed values, and collects the mistakes.
///
/// Reading continues after a mistake, so that an author sees all mistakes of a file at once.
package final class FieldReader {
  package let source: SourceText
  /// The mistakes so far, in the order in which they were found.
  private(set) var mistakes: [Mistake] = []

  private let mostMistakes: Int

  init(source: SourceText, mostMistakes: Int = ScenarioLimits.mostMistakes) {
    self.source = source
    self.mostMistakes = mostMistakes
  }

  /// What is wrong, in the order in which it was found.
  package var diagnostics: [Diagnostic] { mistakes.map { $0.diagnostic } }

  /// Whether the limit of reported mistakes is reached.
  package var isFull: Bool { mistakes.count >= mostMistakes }

  /// Adds a mistake, unless the limit is reached.
  package func report(_ diagnostic: Diagnostic) { report(Mistake(diagnostic: diagnostic)) }

  /// Adds a mistake with its fix, unless the limit is reached.
  func report(_ mistake: Mistake) {
    guard !isFull else { return }
    mistakes.append(mistake)
  }

  /// Adds a mistake at a value.
  ///
  /// Message and hints are not evaluated once the limit is reached: finding the nearest words takes
  /// time.
  package func report(
    _ value: YAMLValue, _ message: @autoclosure () -> String,
    hints: @autoclosure () -> [String] = []
  ) {
    report(value, message(), advice: Advice(hints: hints()))
  }

  /// Adds a mistake at a value, as above, with what mends it.
  func report(
    _ value: YAMLValue, _ message: @autoclosure () -> String,
    advice: @autoclosure () -> Advice
  ) {
    guard !isFull else { return }
    let length = value.text.map { $0.contains("\n") ? 1 : $0.unicodeScalars.count } ?? 1
    let advice = advice()
    report(
      Mistake(
        diagnostic: Diagnostic(
          in: source, at: value.position, length: length, message(), hints: advice.hints),
        fix: advice.fix,
        lastLine: value.text.map { _ in source.endOfContent(before: value.end).line }))
  }

  /// The entries of a mapping with their keys; `what` names it in messages.
  ///
  /// Keys that are not among `keys` are reported and left out. `nil`, reported, for anything but a
  /// mapping. `words` are words of other toolkits for keys, and are only made for an unknown key.
  /// `owner` is the name of what the mapping describes.
  package func fields(
    _ value: YAMLValue, of what: String, keys: [String],
    words: @autoclosure () -> ForeignWords = .none, owner: String? = nil
  ) -> Fields? {
    guard case .mapping(let pairs) = value.shape else {
      report(
        value, "\(what) must be a mapping, not \(value.kind)",
        hints: ["expected keys: \(keys.joined(separator: ", "))"])
      return nil
    }
    var entries: [YAMLValue.Entry] = []
    entries.reserveCapacity(pairs.count)
    var hasUnknownKeys = false
    for pair in pairs {
      let key = pair.key
      guard let name = key.text else {
        report(key, "a key must be a word, not \(key.kind)")
        continue
      }
      guard keys.contains(name) else {
        hasUnknownKeys = true
        report(
          key, "unknown key '\(name.shortened)' in \(what)",
          advice: advice(forKey: pair, name, in: value, among: keys, words(), owner: owner))
        continue
      }
      entries.append(pair)
    }
    return Fields(
      position: value.position, entries: entries, hasUnknownKeys: hasUnknownKeys)
  }

  /// The entries of a mapping with keys of the author's; `nil`, reported, for anything but a mapping.
  ///
  /// `what` names it in messages, and `form` what it has to be; `example` is a value to write.
  func entries(
    _ value: YAMLValue, of what: String, form: String = "a mapping", example: String
  ) -> [YAMLValue.Entry]? {
    guard case .mapping(let pairs) = value.shape else {
      report(
        value, "\(what) must be \(form), not \(value.kind)", hints: ["for example   \(example)"])
      return nil
    }
    return pairs
  }

  /// The items of a list; empty, and reported, for anything but a list.
  package func items(_ value: YAMLValue, of what: String) -> [YAMLValue] {
    guard case .sequence(let items) = value.shape else {
      let item = value.flow(in: source)
      report(
        value, "\(what) must be a list, not \(value.kind)",
        advice: Advice(
          hints: item == nil ? ["a list is in brackets, such as [first, second]"] : [],
          fix: item.flatMap { replacing(value, whole: "[\($0)]") }))
      return []
    }
    return items
  }

  /// The text of a scalar; `nil`, reported, for anything else.
  package func text(_ value: YAMLValue, of what: String) -> String? {
    guard let text = value.text else {
      report(value, "\(what) must be text, not \(value.kind)")
      return nil
    }
    return text
  }

  /// A decimal number within `range`; `nil`, reported, for anything else.
  ///
  /// Hexadecimal numbers, infinity and NaN are mistakes.
  package func number(
    _ value: YAMLValue, of what: String,
    in range: ClosedRange<Double> = ScenarioLimits.lengths
  ) -> Double? {
    guard let text = value.text, let number = DecimalNumber.parse(text) else {
      report(
        value, "\(what) must be a number, not \(value.kind)",
        advice: value.text.flatMap { advice(forNumber: value, $0) }
          ?? Advice(hints: ["expected a decimal number, such as 8 or 0.5"]))
      return nil
    }
    guard range.contains(number) else {
      report(
        value, "\(what) is \(text), which is out of range",
        hints: ["expected a number from \(range.lowerBound.plain) to \(range.upperBound.plain)"])
      return nil
    }
    return number
  }

  /// The value in `words` for a word; `nil`, reported, for any other word.
  ///
  /// `foreign` are words of other toolkits.
  func word<Word>(
    _ value: YAMLValue, of what: String, among words: [String: Word],
    foreign: ForeignWords = .none
  ) -> Word? {
    word(value, of: what, words.keys.sorted(), foreign) { words[$0] }
  }

  /// The case of an enumeration with this raw value; `nil`, reported, for any other word.
  ///
  /// `foreign` are words of other toolkits.
  package func word<Word: RawRepresentable & CaseIterable>(
    _ value: YAMLValue, of what: String, as _: Word.Type = Word.self,
    foreign: ForeignWords = .none
  ) -> Word? where Word.RawValue == String {
    word(value, of: what, Word.allCases.map { $0.rawValue }, foreign) { Word(rawValue: $0) }
  }

  private func word<Word>(
    _ value: YAMLValue, of what: String, _ words: @autoclosure () -> [String],
    _ foreign: ForeignWords, _ find: (String) -> Word?
  ) -> Word? {
    guard let text = text(value, of: what) else { return nil }
    guard let word = find(text) else {
      report(
        value, "\(what) cannot be '\(text.shortened)'",
        advice: advice(forWord: value, text, among: words(), foreign))
      return nil
    }
    return word
  }

  /// A size, `WIDTHxHEIGHT`, in points; neither is negative.
  ///
  /// `nil`, reported, for anything else; `hints` name other forms that are allowed there.
  func size(_ value: YAMLValue, of what: String, hints: [String] = []) -> CGSize? {
    let parts = (value.text ?? "").split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { DecimalNumber.parse(String($0)) }
    let isInRange = numbers.allSatisfy { ScenarioLimits.sizes.contains($0) }
    guard parts.count == 2, numbers.count == 2, isInRange else {
      report(
        value, "\(what) must be a size, not \(value.kind)",
        advice: Advice(
          hints: parts.compactMap { DecimalNumber.hint(forSmall: String($0)) }.prefix(1) + [
            "write WIDTHxHEIGHT in points, each from 0 to \(ScenarioLimits.longestLength.plain)"
          ] + hints,
          fix: value.sizeText.flatMap { replacing(value, by: $0) }))
      return nil
    }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// A point, `[x, y]`, in points; `nil`, reported, for anything else.
  func point(_ value: YAMLValue, of what: String) -> CGPoint? {
    guard case .sequence(let items) = value.shape, items.count == 2 else {
      report(value, "\(what) must be [x, y] in points, not \(value.countedKind)")
      return nil
    }
    guard let x = number(items[0], of: what), let y = number(items[1], of: what) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// A flag, `true` or `false`; `nil`, reported, for anything else.
  package func flag(_ value: YAMLValue, of what: String) -> Bool? {
    word(value, of: what, among: ["true": true, "false": false])
  }
}

// Values by their key; `nil` where it is missing too.
extension FieldReader {
  package func number(
    _ fields: Fields, _ key: String, in range: ClosedRange<Double> = ScenarioLimits.lengths
  ) -> Double? {
    fields[key].flatMap { number($0, of: "'\(key)'", in: range) }
  }

  package func flag(_ fields: Fields, _ key: String) -> Bool? {
    fields[key].flatMap { flag($0, of: "'\(key)'") }
  }

  func word<Word>(
    _ fields: Fields, _ key: String, among words: [String: Word], foreign: ForeignWords = .none
  ) -> Word? {
    fields[key].flatMap { word($0, of: "'\(key)'", among: words, foreign: foreign) }
  }

  package func word<Word: RawRepresentable & CaseIterable>(
    _ fields: Fields, _ key: String, foreign: ForeignWords = .none
  ) -> Word? where Word.RawValue == String {
    fields[key].flatMap { word($0, of: "'\(key)'", foreign: foreign) }
  }
}

/// The entries of one YAML mapping, by key.
package struct Fields {
  let position: SourcePosition
  /// Whether unknown keys were reported and left out; one of them may be a misspelled key that now
  /// seems to be missing.
  package let hasUnknownKeys: Bool
  /// A few, each with another key: to look at them is faster than to hash a word.
  private let entries: [YAMLValue.Entry]

  package subscript(key: String) -> YAMLValue? { entry(key)?.value }

  func position(of key: String) -> SourcePosition? { entry(key)?.key.position }

  private func entry(_ key: String) -> YAMLValue.Entry? {
    entries.first { $0.key.text == key }
  }

  init(position: SourcePosition, entries: [YAMLValue.Entry], hasUnknownKeys: Bool = false) {
    self.position = position
    self.hasUnknownKeys = hasUnknownKeys
    self.entries = entries
  }
}

extension FieldReader {
  /// The text of a value that is among the names of elements; `nil`, reported, for anything else.
  package func element(_ value: YAMLValue, among names: [String]) -> String? {
    guard let name = text(value, of: "an element") else { return nil }
    guard names.contains(name) else {
      reportNoElement(name, at: value, among: names)
      return nil
    }
    return name
  }

  /// Reports a name that no element has.
  package func reportNoElement(_ name: String, at value: YAMLValue, among names: [String]) {
    report(
      value, "there is no element '\(name.shortened)'",
      hints: [NearestWord.hint(for: name, among: names)])
  }

  /// A new name for `what`, such as a guide; `nil`, reported, for text that rules cannot have as a name.
  func newName(_ value: YAMLValue, of what: String) -> String? {
    guard let name = text(value, of: "\(what)'s name") else { return nil }
    guard ConstraintRule.isElementName(name) else {
      report(
        value, "'\(name.shortened)' cannot be \(what)'s name",
        hints: ["a name is a letter followed by letters, digits and _"])
      return nil
    }
    return name
  }

  /// The index of the item that a value names; `nil`, reported, for a name that does not exist.
  ///
  /// The hint offers the names of all views. With a `superview` that the item must be inside, it
  /// offers neither that nor the container.
  func item(_ value: YAMLValue, in system: ConstraintSystem, inside superview: Int? = nil) -> Int? {
    guard let name = text(value, of: "an element") else { return nil }
    guard let index = system.index(of: name) else {
      let offered = system.items.indices.filter { item in
        guard system.items[item].isView, let superview else { return system.items[item].isView }
        return item != superview && item != ConstraintSystem.container
      }
      reportNoElement(name, at: value, among: offered.map { system.items[$0].name })
      return nil
    }
    return index
  }

  /// The place of the scalar with this text that starts at a position.
  package func place(of text: String, at position: SourcePosition) -> RulePlace {
    let columns = ScalarPlace(of: text, at: position, in: source).columns(0..<text.utf8.count)
    return RulePlace(
      position: columns.start, length: columns.length,
      sourceLine: source[line: columns.start.line] ?? "")
  }
}
