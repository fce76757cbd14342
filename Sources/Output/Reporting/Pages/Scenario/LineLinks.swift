import Explaining
import Geometry
import Reasons
import Scenarios

/// Which lines of both sources determine which edges, in every container.
///
/// Without script, a list with links; the script lights up lines and edges.
struct LineLinks {
  let containers: [ContainerLines]
  /// The lines with the edges that they determine in the container shown first.
  let held: [HeldLine]
  let hasHeld: Bool
  /// The size of that container.
  let heldSize: String

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

  /// A line and the edges that it determines.
  struct HeldLine {
    let heldLine: Int
    let edges: [HeldEdge]
    /// How many edges are left out; `nil` where none is.
    let moreEdges: Int?
  }

  /// An edge, with a link to its explanation where the page has one.
  struct HeldEdge {
    let edgeName: String
    /// The element and the edge, for the script: `title right`.
    let edgeKey: String
    let edgePlace: String?
    let edgePoints: String
  }

  /// `nil` where no line is known, as for code.
  init?(
    _ explanations: [ContainerExplanation], shown: Int, of sections: [ContainerSection],
    listed: ListedLines
  ) {
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
    let section = sections.indices.contains(shown) ? sections[shown] : nil
    let explanation =
      known.first { $0.container.text == section?.key } ?? known[0]
    heldSize = explanation.container.sizeText
    var held: [Int: [HeldEdge]] = [:]
    for element in (explanation.lines ?? []).prefix(SizeLimits.sliderElements) {
      for (edges, isSpec) in [(element.spec, true), (element.constraints, false)] {
        for (name, edge) in zip(Self.edges, edges ?? []) {
          for term in edge.terms where listed.numbers.contains(term.line) {
            held[term.line, default: []].append(
              HeldEdge(
                edgeName: "\(element.element).\(name)", edgeKey: "\(element.element) \(name)",
                edgePlace: section?.explanations?.place(of: element.element),
                edgePoints: isSpec && term.points == 0
                  ? "" : " \(NumberText.difference(term.points))"))
          }
        }
      }
    }
    self.held = held.sorted { $0.key < $1.key }.map { line, edges in
      let more = edges.count - SizeLimits.heldEdges
      return HeldLine(
        heldLine: line, edges: Array(edges.prefix(SizeLimits.heldEdges)),
        moreEdges: more > 0 ? more : nil)
    }
    hasHeld = !self.held.isEmpty
  }

  static let edges = ["left", "top", "right", "bottom"]

  private static func numbers(_ edges: [EdgeTerms]?) -> String {
    (edges ?? []).map { edge in
      edge.terms.map { "\($0.line) \(NumberText.plain($0.points))" }.joined(separator: " ")
    }.joined(separator: ";")
  }
}
