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
  /// How the same is written here.
  enum Here {
    /// Another word at the same place.
    case word(String)
    /// Another form, as a noun phrase.
    ///
    /// `write` is the text to write instead, if one fits all cases; in it, `{}` stands for the value
    /// that was given.
    case form(String, write: String?)
  }

  /// The word, as its toolkit writes it.
  let word: String
  /// The toolkits that have it; empty for a word of this format at another place.
  let toolkits: [Toolkit]
  let here: Here

  /// A word that has another name here.
  init(_ word: String, of toolkits: Toolkit..., is other: String) {
    self.word = word
    self.toolkits = toolkits
    here = .word(other)
  }

  /// A word for something that is written in another way here.
  init(_ word: String, of toolkits: Toolkit..., as form: String, write: String? = nil) {
    self.word = word
    self.toolkits = toolkits
    here = .form(form, write: write)
  }

  /// A word of these toolkits, or of none.
  init(_ word: String, of toolkits: [Toolkit], _ here: Here) {
    self.word = word
    self.toolkits = toolkits
    self.here = here
  }

  /// A word of this format that belongs to another place.
  init(_ word: String, as form: String, write: String? = nil) {
    self.init(word, of: [], .form(form, write: write))
  }

  /// Whether its name here is one of `candidates`, where it has one.
  fileprivate func isKnown(among candidates: [String]) -> Bool {
    guard case .word(let other) = here else { return true }
    return candidates.contains(other)
  }

  /// The owner of the word and its name here, for `found`, the word as it was written: `'gap' is a
  /// word of CSS and Yoga: here it is 'spacing'`.
  func sentence(for found: String) -> String {
    let name =
      switch here {
      case .word(let other): "'\(other)'"
      case .form(let form, _): form
      }
    guard !toolkits.isEmpty else { return "'\(found.shortened)' is \(name)" }
    let owners = toolkits.map(\.rawValue)
    let list =
      owners.count > 1
      ? owners.dropLast().joined(separator: ", ") + " and " + owners[owners.count - 1] : owners[0]
    return "'\(found.shortened)' is a word of \(list): here it is \(name)"
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
        names.map { ForeignWord($0, of: toolkits, .word($1)) }
      }
  }

  /// The words of both; of two with one spelling that of `self` counts.
  func or(_ others: ForeignWords) -> ForeignWords { ForeignWords(words + others.words) }

  /// The names here of the words that have one.
  var names: [String] {
    words.compactMap { if case .word(let other) = $0.here { other } else { nil } }
  }

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
    if found.contains("-") { return ForeignWord(found, of: .css, is: same) }
    if found.contains("_") { return ForeignWord(found, of: .figma, is: same) }
    if found.contains(".") { return ForeignWord(found, of: .swift, is: same) }
    return nil
  }

  /// A word without what toolkits write differently: `flex-start`, `flexStart`, `.flexStart`.
  private static func key(_ word: String) -> String {
    let last = word.lastIndex(of: ".").map { word[word.index(after: $0)...] } ?? word[...]
    return last.lowercased().filter { !"-_ ".contains($0) }
  }
}
