import Scenarios

/// A toolkit whose words people bring along.
enum Toolkit: String, CaseIterable {
  case css = "CSS"
  case yoga = "Yoga"
  case swiftUI = "SwiftUI"
  case figma = "Figma"
  case uiKit = "UIKit"
  case snapKit = "SnapKit"
  case android = "Android"
  case texture = "Texture"
  case swift = "Swift"
}

/// A word of another toolkit, and how the same is written in a scenario.
struct ForeignWord {
  /// The word, as its toolkit writes it.
  let word: String
  /// The toolkits that have it; empty for a word of this format at another place.
  let toolkits: [Toolkit]
  /// Its name here, if only the word differs.
  let other: String?
  /// How the same is said here, as a noun phrase.
  ///
  /// In it and in templates, `{}` stands for the value that was given, and others as in `GivenValue`.
  let phrase: String
  /// An entry that the value of a key needs besides, such as the direction of a `VStack`.
  private(set) var addition: String?
  /// The entries to write instead of the key and its value, where they do not depend on the value;
  /// empty to leave it out.
  private var write: String?
  /// The entries to write by the value, in its toolkit's words.
  private var values: [String: String] = [:]
  /// The key that is written again together with this one.
  private(set) var partner: String?

  /// A word that has another name here.
  init(
    _ word: String, of toolkits: [Toolkit], is other: String, as phrase: String? = nil,
    adding addition: String? = nil
  ) {
    self.word = word
    self.toolkits = toolkits
    self.other = other
    self.phrase = phrase ?? "'\(other)'"
    self.addition = addition
  }

  /// A word for something that is written in another way here.
  init(
    _ word: String, of toolkits: [Toolkit] = [], as phrase: String, write: String? = nil,
    values: [String: String] = [:], with partner: String? = nil
  ) {
    self.word = word
    self.toolkits = toolkits
    other = nil
    self.phrase = phrase
    self.write = write
    self.values = values
    self.partner = partner
  }

  /// The entries to write for a value; `nil` where they depend on more.
  func template(for value: String?) -> String? {
    let key = value.map(ForeignWords.key)
    return values.first { ForeignWords.key($0.key) == key }?.value ?? write
  }

  /// Whether its name here is one of `candidates`, where it has one.
  fileprivate func isKnown(among candidates: [String]) -> Bool {
    other.map(candidates.contains) ?? true
  }

  /// The owner of the word and its name here, for `found`, the word as it was written: `'gap' is a
  /// word of CSS and Yoga: here it is 'spacing'`.
  ///
  /// `phrase` replaces that of the word, once its placeholders are filled.
  func sentence(for found: String, phrase: String? = nil) -> String {
    let phrase = phrase ?? self.phrase
    guard !toolkits.isEmpty else { return "'\(found.shortened)' is \(phrase)" }
    let owners = toolkits.map { $0.rawValue }
    let list =
      owners.count > 1
      ? owners.dropLast().joined(separator: ", ") + " and " + owners[owners.count - 1] : owners[0]
    return "'\(found.shortened)' is a word of \(list): here it is \(phrase)"
  }
}

/// The words of other toolkits at one place of a scenario.
package struct ForeignWords {
  let words: [ForeignWord]

  package static let none = ForeignWords([])

  /// Collects words, and the names here of those that are only called differently, by the toolkits that
  /// have them; of two with one spelling the first counts.
  init(
    _ words: [ForeignWord] = [],
    names: KeyValuePairs<[Toolkit], KeyValuePairs<String, String>> = [:]
  ) {
    self.words =
      words
      + names.flatMap { toolkits, names in
        names.map { ForeignWord($0, of: toolkits, is: $1) }
      }
  }

  /// The words of both; of two with one spelling that of `self` counts.
  func or(_ others: ForeignWords) -> ForeignWords { ForeignWords(words + others.words) }

  /// The names here of the words that have one.
  var names: [String] { words.compactMap { $0.other } }

  /// The word that was written as `found`, whatever its capitals, hyphens, underscores and spaces.
  ///
  /// A word that differs from one of `candidates` only in its hyphens, underscores or its leading
  /// dot is that word as CSS, Figma or Swift write it. `nil` for any other word. Linear in the number
  /// of words: only mistakes ask.
  func word(_ found: String, among candidates: [String]) -> ForeignWord? {
    guard found.utf8.count <= ScenarioLimits.longestGuessedWord else { return nil }
    let key = Self.key(found)
    if let word = words.first(where: { Self.key($0.word) == key }), word.isKnown(among: candidates)
    {
      return word
    }
    guard !key.isEmpty, let same = candidates.first(where: { Self.key($0) == key }) else {
      return nil
    }
    if found.contains("-") { return ForeignWord(found, of: [.css], is: same) }
    if found.contains("_") { return ForeignWord(found, of: [.figma], is: same) }
    if found.contains(".") { return ForeignWord(found, of: [.swift], is: same) }
    return nil
  }

  /// A word without what toolkits write differently: `flex-start`, `flexStart`, `.flexStart`.
  fileprivate static func key(_ word: String) -> String {
    let last = word.lastIndex(of: ".").map { word[word.index(after: $0)...] } ?? word[...]
    return last.lowercased().filter { !"-_ ".contains($0) }
  }
}
