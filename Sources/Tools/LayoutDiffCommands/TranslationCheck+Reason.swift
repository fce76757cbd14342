import Comparison
import SpecTranslation

extension TranslationCheck {
  /// Why both differ, or constraints contradict each other, as a clause: margins and the like, or
  /// where it is said; that nothing says why, where that is so.
  var reason: String {
    if let proviso { return proviso }
    let paths = deviations.map(\.path)
    let places = paths.enumerated().filter { !paths[..<$0].contains($1) }.map(\.element)
    return places.isEmpty ? "nothing says why" : "as said below of \(places.listed)"
  }

  /// Whether the translation says so, or no constraints could do otherwise.
  var isExplained: Bool { proviso != nil || !deviations.isEmpty }
}

extension TranslationCheck.Verdict {
  /// Whether frames are the same, and constraints contradict each other.
  var isConflict: Bool { self == .conflictsAsSaid || self == .conflicts }
}
