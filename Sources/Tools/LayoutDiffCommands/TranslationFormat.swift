import ArgumentParser
import SpecTranslation

/// What a translation can be written as.
enum TranslationFormat: Equatable {
  case notation(Notation)
  case linearProgram

  /// The words, as usage shows them.
  static let words = (Notation.allCases.map(\.rawValue) + ["lp"]).joined(separator: "|")

  /// Reads a format from the command line.
  static func fromArgument(_ text: String) throws -> TranslationFormat {
    if text == "lp" { return .linearProgram }
    guard let notation = Notation(rawValue: text) else {
      throw ValidationError("'\(text)' is not a notation: expected \(words).")
    }
    return .notation(notation)
  }
}
