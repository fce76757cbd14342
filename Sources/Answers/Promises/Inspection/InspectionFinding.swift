package import Comparison
import Layouts
package import Scenarios

/// Something that is wrong at some width or in some case of a screen, found without being asked for.
package struct InspectionFinding: Encodable, Sendable, Equatable {
  /// What is wrong.
  package var kind: Kind
  /// The elements that it is about, in the order of a sentence; empty for a conflict.
  package var elements: [String]
  /// Other elements that the same lines make wrong in the same way.
  package var alsoAbout: [String] = []
  /// The notation in which it was found first.
  package var notation: Engine
  /// The first case in which it is so; `nil` for the usual one.
  package var caseName: String?
  /// In how many cases it is so.
  package var caseCount = 1
  /// What is broken, where and by how much; `nil` for an ambiguity and a conflict.
  package var breach: PromiseBreach?
  /// The widths of an ambiguity or a conflict, in points.
  package var widths: [PromisedWidths] = []
  /// The rules of a conflict that is missed, and its line.
  package var rule: DeterminingRule?

  /// The kinds of findings, the worst first.
  package typealias Kind = AcceptedFinding.Kind

  private enum CodingKeys: String, CodingKey {
    case kind, elements, alsoAbout, notation, caseCount, breach, widths, rule
    case caseName = "case"
  }

  /// The line of the file to look at first; `nil` where none is known.
  package var line: Int? {
    rule?.line ?? breach?.cause?.edges.lazy.flatMap(\.rules).compactMap(\.line).first
  }

  /// Whether it is the same thing as another one, in another case or in the other notation.
  func isSame(as other: InspectionFinding) -> Bool {
    guard kind == other.kind, elements == other.elements else { return false }
    guard let breach, let own = other.breach else { return rule == other.rule }
    return breach.isSame(as: own)
  }
}

extension InspectionFinding.Kind {
  /// The kind of a broken promise that is inspected; `nil` for others.
  init?(_ kind: PromiseBreach.Kind) {
    switch kind {
    case .overlap: self = .overlap
    case .outside: self = .outside
    case .cut: self = .cut
    case .wideLine: self = .wideLine
    case .empty: self = .empty
    case .hidden: self = .hidden
    case .notMirrored: self = .notMirrored
    case .small, .order, .missed: return nil
    }
  }
}
