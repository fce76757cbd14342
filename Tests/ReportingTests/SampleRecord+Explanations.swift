import Foundation
import Geometry
import Layouts
import Phrases

@testable import Explaining
@testable import Reasons

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
}
