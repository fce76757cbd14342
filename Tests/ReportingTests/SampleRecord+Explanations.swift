import Explaining
import Foundation
import Geometry
import Layouts
import Phrases
import Reasons

extension SampleRecord {
  /// What both engines tell about two elements, one of which is the container.
  static func rowExplanations() -> [ContainerExplanation] {
    var explanations = [
      ContainerExplanation(
        container: Container(width: 280), elements: ["superview", "profile"], spec: rowNodes,
        constraints: [
          ElementExplanation(
            element: "profile", frame: Frame(x: 5, y: 5, width: 40, height: 40),
            edges: [
              EdgeExplanation(
                edge: "left", sentence: "profile.left is \(points: 5).",
                parts: [
                  "\(points: 5) by \(line: 28): \(rule: "profile.leading == superview.leading + 5")"
                ])
            ])
        ])
    ]
    explanations[0].lines = [
      ElementLines(
        element: "profile", spec: edges([13, 5], [13, 5], [13, 5, 14, 40], [13, 5, 14, 40]),
        constraints: edges([28, 5], [29, 5], [28, 5, 30, 40], [29, 5, 31, 40]))
    ]
    return explanations
  }

  /// Edges of pairs of a line and points.
  private static func edges(_ all: [Int]...) -> [EdgeTerms] {
    all.map { numbers in
      EdgeTerms(
        stride(from: 0, to: numbers.count, by: 2).map {
          EdgeTerms.Term(line: numbers[$0], points: Double(numbers[$0 + 1]))
        })
    }
  }

  private static var rowNodes: [ExplainedNode] {
    [
      ExplainedNode(
        path: "inset",
        questions: [
          ExplainedQuestion(
            question: "It is asked to be exactly \(points: 280) wide.",
            steps: ["It asks its child."], answer: "It is 280 × 68.5.")
        ],
        placement: ["The root is at 0, 0."], line: 13,
        box: Frame(x: 0, y: 0, width: 280, height: 68.5)),
      ExplainedNode(
        path: "inset[0].profile", element: "profile",
        questions: [
          ExplainedQuestion(
            question: "It is asked to be of any size.", steps: [], answer: "40 × 40.")
        ],
        placement: ["x: 5 in inset = 5."], frame: Frame(x: 5, y: 5, width: 40, height: 40), line: 14
      ),
    ]
  }

  /// Lines of a row: one grows, one bends, one is not the same for both engines.
  static var rowSweep: WidthSweep {
    WidthSweep(
      span: WidthSpan(from: 280, to: 375), count: 96,
      edges: [
        EdgeLine(element: "username", edge: .left, spec: line((280, 50), (375, 50))),
        EdgeLine(element: "username", edge: .top, spec: line((280, 5), (375, 5))),
        EdgeLine(element: "username", edge: .right, spec: line((280, 275), (375, 370))),
        EdgeLine(
          element: "username", edge: .bottom,
          spec: line((280, 41), (301, 41), (302, 24), (375, 24)),
          constraints: line((280, 41), (310, 41), (311, 24), (375, 24))),
      ])
  }

  static func line(_ points: (Double, Double)...) -> [LinePoint] {
    points.map { LinePoint(width: $0, position: $1) }
  }
}
