import ChangeCost
import Comparison
import Foundation
import Geometry
import LayoutConstraints
import LayoutSpecs
import Layouts
import LinearProgramming
import Reporting
import Scenarios

@testable import RunRecords

/// What is proven, translated and changed in the sample.
extension SampleRecord {
  /// Equal at every width, in segments.
  static var rowProof: ProofRecord {
    ProofRecord(
      outcome: .equal,
      sweeps: [
        SweepProof(
          sweep: Sweep(widths: 280...1200),
          segments: [280...301.5, 301.5...420, 420...1200].map {
            ProofSegment(lengths: $0, verdict: .equal)
          }),
        SweepProof(
          sweep: Sweep(widths: 280...1200, height: 120),
          segments: [ProofSegment(lengths: 280...1200, verdict: .nearlyEqual)]),
      ])
  }

  /// One stretch of each verdict.
  static var photoProof: ProofRecord {
    func difference(
      _ element: String, _ edge: Edge, _ spec: SIMD2<Double>, _ constraints: SIMD2<Double>
    ) -> ProofSegment.Difference {
      ProofSegment.Difference(element: element, edge: edge, spec: spec, constraints: constraints)
    }
    return ProofRecord(
      outcome: .differs, reason: .heights(count: 5, most: 4),
      sweeps: [
        SweepProof(
          sweep: Sweep(widths: 200...1200, height: 240),
          segments: [
            ProofSegment(lengths: 200...250, verdict: .equal, admittedElements: ["photo"]),
            ProofSegment(
              lengths: 250...320, verdict: .differs, largestDistance: 70,
              differences: [
                difference("title", .left, [0, 0], [0, 1]),
                difference("title", .top, [0, 0], [0, 1]),
                difference("title", .right, [250, 320], [250.01, 390]),
              ]),
            ProofSegment(
              lengths: 320...400, verdict: .conflict(rules: ["title.width == 9"])),
            ProofSegment(
              lengths: 400...410,
              verdict: .unproven(because: .unfollowedConstraints(obstacle: .rounding))),
            ProofSegment(lengths: 410...1200, verdict: .nearlyEqual, largestDistance: 0.004),
          ],
          isolatedDifferences: [
            ProofSegment(
              lengths: 500...500, verdict: .differs, largestDistance: 9,
              differences: [difference("설명", .top, [9, 9], [0, 0])])
          ])
      ])
  }

  /// Every fact of a proof on pixels.
  static var rounded: RoundedProof {
    let distance = RoundedDistance(
      element: "title", edge: .right, length: 300.25, spec: 8, constraints: 9.5)
    var proof = RoundedProof(scale: 2)
    (proof.largestAtPixels, proof.largestBetween) = (distance, distance)
    proof.ranges = [RoundedRange(lengths: 300...301, largest: distance)]
    let reasons: [UnprovenReason] = [
      .conflict, .missedDecision(engine: .spec, length: 9), .otherFrames(engine: .constraints),
      .solversDiffer, .pixelBoundary, .scale(pixelsPerPoint: 4), .segments(moreThan: 300),
      .steps(moreThan: 9), .unfollowedSpec(obstacle: .code),
      .unfollowedConstraints(obstacle: .singularBasis), .workEnded(limit: .layouts(budget: 9)),
    ]
    let failures: [LayoutFailure] = [
      .missing(notation: .spec), .invalidSpec(message: "it has no size"),
      .invalidConstraints(message: "they have no scale"), .solver(message: "it stalled"),
      .untraceable, .workEnded(limit: .allowance(end: .steps(most: 9))),
    ]
    proof.gaps = (reasons + failures.map { .noLayout(because: $0) }).map {
      RoundedGap(lengths: 310...311, reason: $0)
    }
    proof.addAmbiguous(["title"])
    return proof
  }

  /// A translation that says almost everything.
  static var rowTranslation: TranslationRecord {
    var record = TranslationRecord(reason: "at 999: it has no layout")
    record.class = "needs priorities"
    record.validity = "self-sizing containers"
    record.strengths = ["username: { hugging: [251, 250] }"]
    record.guides = ["column"]
    record.groups = [
      TranslationRecord.Group(
        path: "inset", line: 12, comment: "5 around the row", class: "exact",
        rules: ["profile.leading == superview.leading + 5", "a.top >= b.bottom & c < 5"]),
      TranslationRecord.Group(
        path: "inset[0].stack", comment: "profile, then username",
        class: "needs priorities", rules: ["username.width == 0 @ 250"]),
    ]
    record.deviations = [
      Deviation(path: "inset[0].stack", rule: .stopsAtZero)
    ]
    record.checks = [
      TranslationRecord.Check(
        container: "280", verdict: "agrees", difference: 0, roundedDifference: 0.5,
        element: "superview", roundedElement: "title.right"),
      TranslationRecord.Check(
        container: "320", verdict: "differsAsSaid", difference: 12, roundedDifference: .infinity,
        element: "username", roundedElement: ""),
    ]
    record.notations = [
      TranslationRecord.Text(notation: "anchors", text: "final class RowView: UIView {}\n"),
      TranslationRecord.Text(notation: "snapkit", text: "import SnapKit\n"),
    ]
    return record
  }

  /// A change that moved one frame alike, and one in one notation alone.
  static func photoChange() throws -> ChangeRecord {
    let json = """
      {
        "addedElements": ["caption"], "removedElements": ["badge"],
        "changedElements": ["photo"], "comparedFrames": 6,
        "containers": [{"width": 320, "height": 240}],
        "differing": [
          {
            "container": {"width": 320, "height": 240}, "element": "caption", "isNew": true,
            "edge": "right", "points": 1
          }
        ],
        "conflicts": [{"width": 320, "height": 240}],
        "moved": [
          {
            "container": {"width": 320, "height": 240}, "element": "title",
            "spec": {"x": 0, "y": 4, "width": 0, "height": 0},
            "constraints": {"x": 0, "y": 4, "width": 0, "height": 0}
          },
          {
            "container": {"width": 320, "height": 240}, "element": "photo",
            "spec": {"x": 0, "y": 0, "width": -8, "height": 2.5}
          }
        ],
        "spec": {
          "lines": {
            "added": [], "removed": ["- badge"], "changed": [{"before": "[a]", "after": "[a, b]"}]
          },
          "rules": {
            "added": [], "removed": [],
            "changed": [
              {
                "before": {"text": "stack { [a] }", "elements": ["a"], "edges": []},
                "after": {"text": "stack { [a, b] }", "elements": ["a", "b"], "edges": []}
              }
            ]
          },
          "rulesBefore": 4,
          "understood": [{"text": "stack { [a] }", "elements": ["a"], "edges": []}],
          "workBefore": {"nodes": 9, "measureCalls": 4}, "workAfter": {"nodes": 9, "measureCalls": 5}
        },
        "constraints": {
          "lines": {"added": ["- a.top == b.top"], "removed": [], "changed": []},
          "rules": {
            "added": [
              {"text": "a.top == b.top", "line": 9, "elements": ["a", "b"], "edges": ["a.top", "b.top"]}
            ],
            "removed": [
              {"text": "V:[badge]|", "line": 12, "elements": ["badge"], "edges": ["badge.bottom"]}
            ],
            "changed": []
          },
          "rulesBefore": 8, "understood": [], "workBefore": {"rows": 20}, "workAfter": {"rows": 22}
        }
      }
      """
    return ChangeRecord(
      before: "badge", title: "Badge", file: "Scenarios/badge.yaml",
      cost: try JSONDecoder().decode(ChangeCost.self, from: Data(json.utf8)),
      containers: [
        ContainerComparison(
          container: Container(width: 320, height: 240),
          elements: [
            equal("superview", frame(0, 0, 320, 240)), equal("photo", frame(0, 0, 328, 197.5)),
          ])
      ])
  }
}
