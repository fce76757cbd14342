import Explaining
import Geometry
import Reasons
import RecordWords
import Scenarios

/// Which lines of both sources determine which edges, in the container that is explained.
///
/// The script lights up lines and edges. Without script, the explanations of elements have the same.
struct LineLinks {
  /// The container in addresses.
  let linesKey: String
  let linked: [ElementNumbers]

  /// The lines of one element: for each edge pairs of a line and points, edges separated by `;`.
  typealias ElementNumbers = (linesElement: String, specLines: String, constraintsLines: String)

  /// `nil` where no line is known, as for code.
  init?(_ explanation: ContainerExplanation) {
    guard let lines = explanation.lines, !lines.isEmpty else { return nil }
    linesKey = explanation.container.text
    linked = lines.prefix(SizeLimits.sliderElements).map { element in
      ElementNumbers(
        linesElement: element.element, specLines: Self.numbers(element.spec),
        constraintsLines: Self.numbers(element.constraints))
    }
  }

  /// A far edge that begins with the terms of the near one, two edges before it, has `<` for them.
  private static func numbers(_ edges: [EdgeTerms]?) -> String {
    let texts = (edges ?? []).map { edge in
      edge.terms.map { "\($0.line) \(NumberText.plain($0.points))" }.joined(separator: " ")
    }
    return texts.enumerated().map { index, text in
      let near = index >= 2 ? texts[index - 2] : ""
      return !near.isEmpty && (text == near || text.hasPrefix(near + " "))
        ? "<" + text.dropFirst(near.count) : text
    }.joined(separator: ";")
  }
}
