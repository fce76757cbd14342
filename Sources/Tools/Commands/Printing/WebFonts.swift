import Foundation
import Scenarios
import TextMeasuring

/// The parts of Inter that draw the texts of a scenario, inside rules for a page that stands alone.
enum WebFonts {
  static func rules(for scenario: Scenario) -> String {
    var characters: [FontWeight: Set<Unicode.Scalar>] = [:]
    for element in scenario.elements {
      guard case .text(let text) = element.kind else { continue }
      // A line that is cut ends in an ellipsis.
      characters[text.font.weight, default: ["\u{2026}"]].formUnion(text.text.unicodeScalars)
    }
    let measurer = TextMeasurer()
    return characters.sorted { $0.key.number < $1.key.number }.compactMap { weight, characters in
      measurer.part(of: weight, with: characters.sorted()).map { font in
        "@font-face { font-family: Inter; font-weight: \(weight.number); "
          + "src: url(\"data:font/otf;base64,\(font.base64EncodedString())\"); }\n"
      }
    }.joined()
  }
}
