import Explaining
import Geometry
import Reasons
import Scenarios

/// Which lines of both sources determine which edges, in each container that is explained.
///
/// The script lights up lines and edges. Without script, the explanations of elements have the same.
struct LineLinks {
  let containers: [ContainerLines]

  /// The lines of all elements in one container.
  struct ContainerLines {
    /// The container in addresses.
    let linesKey: String
    let elements: [ElementNumbers]
  }

  /// The lines of one element: for each edge pairs of a line and points, edges separated by `;`.
  struct ElementNumbers {
    let linesElement: String
    let specLines: String
    let constraintsLines: String
  }

  /// `nil` where no line is known, as for code.
  init?(_ explanations: [ContainerExplanation]) {
    let known = explanations.filter { $0.lines?.isEmpty == false }
    guard !known.isEmpty else { return nil }
    containers = known.map { explanation in
      ContainerLines(
        linesKey: explanation.container.text,
        elements: (explanation.lines ?? []).prefix(SizeLimits.sliderElements).map { element in
          ElementNumbers(
            linesElement: element.element, specLines: Self.numbers(element.spec),
            constraintsLines: Self.numbers(element.constraints))
        })
    }
  }

  private static func numbers(_ edges: [EdgeTerms]?) -> String {
    (edges ?? []).map { edge in
      edge.terms.map { "\($0.line) \(NumberText.plain($0.points))" }.joined(separator: " ")
    }.joined(separator: ";")
  }
}
