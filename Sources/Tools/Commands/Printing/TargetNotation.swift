import SpecTranslation
import WebTranslation

/// A notation that `translate` writes: constraints and Swift, or for the web.
enum TargetNotation: RawRepresentable, CaseIterable, Equatable {
  case constraints(Notation)
  case web(WebNotation)

  static var allCases: [TargetNotation] {
    Notation.allCases.map { .constraints($0) } + WebNotation.allCases.map { .web($0) }
  }

  init?(rawValue: String) {
    guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = found
  }

  var rawValue: String {
    switch self {
    case .constraints(let notation): notation.rawValue
    case .web(let notation): notation.rawValue
    }
  }
}
