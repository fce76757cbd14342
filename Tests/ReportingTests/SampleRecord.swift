import Geometry
import Layouts
import Linting
import Reporting
import Scenarios

@testable import Comparison
@testable import Explaining
@testable import Reasons
@testable import RunRecords
@testable import Timing

/// A record with one scenario for each verdict, made from numbers that never change.
enum SampleRecord {
  static func make() throws -> RunRecord { try made.get() }

  /// Made once: the intervals of its ratios take a thousand resamples each.
  private static let made = Result { try makeAnew() }

  private static func makeAnew() throws -> RunRecord {
    var record = RunRecord(
      tools: [
        ToolVersion(name: "LayoutDiff", version: "0.1.0"),
        ToolVersion(name: "GLPK", version: "5.0"),
      ],
      machine: MachineDescription(
        operatingSystem: "Example OS 1", architecture: "x86_64", processor: "Example CPU",
        cores: 2, memoryBytes: 8 << 30, swiftVersion: "6.3", buildMode: .release),
      fonts: [FontFile(name: "Inter.ttf", sha256: String(repeating: "0f", count: 32))],
      scenarios: [
        try repositoryRow(), try photo(), badge, conflicting, expected, specOnly, broken,
      ],
      unreadableFiles: [
        UnreadableFile(
          file: "Scenarios/typo.yaml",
          message: """
            Scenarios/typo.yaml:12:9: error: unknown key 'allignItems'
                    allignItems: start
                    ^~~~~~~~~~~
            did you mean 'alignItems'?
            """,
          mistakes: ["Scenarios/typo.yaml:12:9: error: unknown key 'allignItems'"], line: 12,
          column: 9)
      ])
    record.revision = SourceRevision(
      commit: "0123abcd" + String(repeating: "0", count: 32), branch: "main",
      date: "2026-11-28T02:19:00+01:00")
    record.scenarios[0].proof = rowProof
    record.scenarios[0].widthFrames = rowFrames
    record.scenarios[0].contents = rowContents
    record.scenarios[0].translation = rowTranslation
    record.scenarios[1].proof = photoProof
    record.scenarios[1].change = try photoChange()
    record.scenarios[2].proof = ProofRecord(
      outcome: .notTried, reason: .elements(count: 99, most: 40))
    record.scenarios[2].baseline = BaselineRecord(file: "baselines/badge.json", status: .same)
    return record
  }

  /// An element that both place at the same frame.
  static func equal(_ element: String, _ frame: Frame) -> ElementComparison {
    ElementComparison(element: element, spec: frame, constraints: frame, agreement: .equal)
  }

  static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Frame {
    Frame(x: x, y: y, width: width, height: height)
  }

  private static func repositoryRow() throws -> ScenarioRecord {
    let containers = [280.0, 320, 375].map { width in
      let text = width - 55
      return ContainerComparison(
        container: Container(width: width),
        elements: [
          equal("superview", frame(0, 0, width, 68.5)),
          equal("profile", frame(5, 5, 40, 40)),
          equal("username", frame(50, 5, text, 19.5)),
          equal("description", frame(50, 29.5, text, 34)),
        ])
    }
    return ScenarioRecord(
      id: "repository-row", title: "Repository row",
      summary: "Profile image beside username and description.", tags: ["row"],
      file: "Scenarios/repository-row.yaml", scale: 2,
      sections: Sections(
        spec: Section(
          """
          spec:
            inset:
              insets: 5
              child:
                stack:
                  direction: horizontal
                  spacing: 5
                  children: [profile, username]
          """),
        constraints: Section(
          """
          constraints:
            - profile.leading == superview.leading + 5
            - username.leading == profile.trailing + 5
            - "V:[username]-5-[description]"
          """)),
      comparison: ScenarioComparison(
        verdict: .agrees, containers: containers,
        sentence: "both layouts agree at 280, 320 and 375 pt"),
      timings: [
        try timing(phase: "cold", factor: 0.04), try timing(phase: "resize", factor: 0.7),
        try timing(phase: "cold", rows: 10, factor: 0.3),
      ],
      explanations: rowExplanations())
  }

  /// The sample as a file holds it: without what follows from the layout spec of a file.
  static func written() throws -> RunRecord {
    var record = try make()
    for scenario in record.scenarios.indices {
      for index in record.scenarios[scenario].explanations?.indices ?? 0..<0 {
        record.scenarios[scenario].explanations?[index].spec = nil
        record.scenarios[scenario].explanations?[index].lines = nil
      }
    }
    return record
  }

  private static func photo() throws -> ScenarioRecord {
    let title = ElementComparison(
      element: "title", spec: frame(12, 164, 296, 24), constraints: frame(12, 160, 296, 24),
      agreement: .differs,
      edges: [
        EdgeComparison(edge: .top, spec: 164, constraints: 160, agreement: .differs),
        EdgeComparison(edge: .bottom, spec: 188, constraints: 184, agreement: .differs),
      ])
    let caption = ElementComparison(
      element: "설명", spec: frame(12, 208, 180.5, 17), constraints: frame(12, 208, 181, 17),
      agreement: .rounding,
      edges: [
        EdgeComparison(edge: .right, spec: 192.5, constraints: 193, agreement: .rounding)
      ])
    let differing = ContainerComparison(
      container: Container(width: 320, height: 240),
      elements: [
        equal("superview", frame(0, 0, 320, 240)), equal("photo", frame(0, 0, 320, 200)), title,
        caption,
      ],
      warnings: [ContainerWarning(.unmeasured(element: "title"))])
    let agreeing = ContainerComparison(
      container: Container(width: 200, height: 240),
      elements: [equal("superview", frame(0, 0, 200, 240)), equal("photo", frame(0, 0, 200, 200))])
    return ScenarioRecord(
      id: "photo-with-inset-title", title: "Photo with an inset title",
      file: "Scenarios/photo with title.yaml", scale: 2,
      sections: Sections(
        spec: Section("spec: photo"),
        constraints: Section("constraints:\n  - photo.top == superview.top")),
      comparison: ScenarioComparison(
        verdict: .differs, containers: [agreeing, differing],
        sentence: "title differs at 320 × 240 pt"),
      timings: [try timing(phase: "cold", factor: 1.01)])
  }

  private static var badge: ScenarioRecord {
    let label = ElementComparison(
      element: "badge", spec: frame(4, 4, 20, 20), constraints: frame(0, 4, 20, 20),
      agreement: .differs,
      edges: [EdgeComparison(edge: .left, spec: 4, constraints: 0, agreement: .differs)],
      isAmbiguous: true)
    let container = ContainerComparison(
      container: Container(width: 60),
      elements: [equal("superview", frame(0, 0, 60, 28)), label],
      ambiguities: [
        AmbiguityFinding(element: "badge", attribute: "x", smallest: 0, largest: 40)
      ])
    return ScenarioRecord(
      id: "badge", title: "Badge", file: "Scenarios/badge.yaml", scale: 3,
      sections: Sections(
        spec: Section("spec: badge"), constraints: Section("constraints: [badge.width == 20]")),
      comparison: ScenarioComparison(
        verdict: .agrees, containers: [container],
        sentence:
          "both layouts agree at 60 pt; badge.left is ambiguous, and the spec's layout is one valid solution"
      ),
      explanations: [
        ContainerExplanation(
          container: Container(width: 60), elements: ["badge"],
          ambiguities: [
            AmbiguityExplanation(
              element: "badge",
              values: [
                NamedAmbiguousValue(
                  AmbiguityFinding(element: "badge", attribute: "x", smallest: 0, largest: 40),
                  chosen: 0, cause: .unconstrained)
              ],
              frames: [frame(0, 4, 20, 20), frame(40, 4, 20, 20)]),
            AmbiguityExplanation(element: "label", movesWith: "badge"),
          ])
      ],
      sampledFrames: WidthFrames(
        span: WidthSpan(from: 48, to: 72),
        elements: [
          MovingFrame(
            element: "badge", spec: [4, 4, 24, 24].map { segments([$0]) },
            constraints: [0, 4, 20, 24].map { segments([$0]) })
        ],
        sampled: [WidthSpan(from: 48, to: 72)], missing: [WidthSpan(from: 49, to: 50)],
        conflicts: [WidthSpan(from: 70, to: 72)],
        ambiguous: [
          AmbiguousSpan(element: "badge", span: WidthSpan(from: 48, to: 60), admitsSpec: true)
        ]))
  }

  private static var conflicting: ScenarioRecord {
    let container = ContainerComparison(
      container: Container(width: 100),
      elements: [equal("superview", frame(0, 0, 100, 20)), equal("bar", frame(0, 0, 90, 20))],
      conflicts: [
        ConflictFinding(rule: "bar.width == 80", line: 14, missedBy: 10)
      ],
      conflictSets: [
        ConflictExplanation(
          members: [
            ConflictExplanation.Member(
              rule: "|-[bar]-|", part: "bar.leading == superview.leading + 8", line: 13,
              shortfall: 10, isBroken: false),
            ConflictExplanation.Member(
              rule: "bar.width == 80", line: 14, shortfall: 10, isBroken: true),
          ],
          background: .init(width: 100), reason: .activatedLast, missedBy: 10,
          log: "Unable to simultaneously satisfy constraints.\n(\n    \"<…>\"\n)")
      ])
    return ScenarioRecord(
      id: "conflict", title: "Conflict", file: "Scenarios/conflict.yaml", scale: 2,
      sections: Sections(
        spec: Section("spec: bar"), constraints: Section("constraints: [bar.width == 80]")),
      warnings: [
        LintFinding(
          .unusedElement(name: "a & b"),
          at: RulePlace(
            position: SourcePosition(line: 12, column: 5), length: 1, sourceLine: "")),
        LintFinding(.tooManyConstraints(limit: 1000)),
      ],
      comparison: ScenarioComparison(
        verdict: .conflict, containers: [container],
        sentence: "required constraints conflict at 100 pt"))
  }

  private static var expected: ScenarioRecord {
    ScenarioRecord(
      id: "wrapping", title: "Wrapping tags", file: "Scenarios/wrapping.yaml", scale: 2,
      expectedDifference: "constraints cannot wrap",
      comparison: ScenarioComparison(
        verdict: .differsAsExpected,
        containers: [
          ContainerComparison(
            container: Container(width: 100),
            elements: [
              equal("superview", frame(0, 0, 100, 40)),
              ElementComparison(
                element: "tag", spec: frame(0, 20, 60, 20), constraints: frame(60, 0, 60, 20),
                agreement: .differs,
                edges: [
                  EdgeComparison(edge: .left, spec: 0, constraints: 60, agreement: .differs)
                ]),
            ])
        ],
        sentence: "both layouts differ as expected: constraints cannot wrap"))
  }

  private static var specOnly: ScenarioRecord {
    ScenarioRecord(
      id: "only-spec", title: "Only a spec", file: "Scenarios/only-spec.yaml", scale: 2,
      sections: Sections(spec: Section("spec: photo")),
      comparison: ScenarioComparison(
        verdict: .skipped, containers: [],
        sentence: "it has only a layout spec, so there is nothing to compare"))
  }

  /// Promises with everything that a record may say of them.
  static var promises: [PromiseRecord] {
    var overlap = PromiseBreach(
      .overlap, ["title", "time"], axis: .horizontal,
      ranges: [
        BrokenRange(from: 280, to: 303, worst: 24, at: 280)
      ])
    overlap.height = 480
    overlap.otherCases = [
      BreachInCase(caseName: "long", ranges: [BrokenRange(from: 280, to: 290, worst: 9, at: 280)])
    ]
    overlap.cause = PromiseCause(
      edges: [
        GuiltyEdge(
          element: "title", edge: .right,
          rules: [DeterminingRule(line: 12, rule: "title.width == 200")])
      ], rule: "title.trailing <= time.leading - 8")
    let outside = PromiseBreach(
      .outside, ["title", "superview"], axis: .horizontal, edge: .right,
      containers: [BrokenContainer(Container(width: 320), amount: 1)])
    return [
      PromiseRecord(
        promise: "apart: [title, time]", line: 20, column: 5,
        notations: [
          NotationPromise(
            notation: .spec, status: .broken, widths: PromisedWidths(from: 280, to: 480),
            sampled: [PromisedWidths(from: 280, to: 290)], ambiguous: ["time"],
            breaches: [overlap, outside])
        ]),
      PromiseRecord(
        promise: "tappable: title", line: 21, column: 5,
        notations: [
          NotationPromise(
            notation: .spec, status: .broken,
            breaches: [PromiseBreach(.small, ["title"], axis: .vertical, limit: 44)])
        ]),
      PromiseRecord(
        promise: "title.left >= 8", line: 22, column: 5,
        notations: [
          NotationPromise(
            notation: .spec, status: .broken,
            breaches: [
              PromiseBreach(.missed, ["title"], axis: .horizontal, rule: "title.left >= 8")
            ])
        ]),
    ]
  }

  static var inspection: InspectionRecord {
    let breach = promises[0].notations[0].breaches[0]
    var record = InspectionRecord(
      findings: [
        InspectionFinding(
          .conflict, [], notation: .constraints, caseName: nil,
          widths: [PromisedWidths(from: 280, to: 300)],
          rule: DeterminingRule(line: 14, rule: "title.width == 320")),
        InspectionFinding(
          .overlap, ["title", "time"], notation: .constraints, caseName: "long", breach: breach),
      ], known: 2, obsoleteLines: [30])
    record.findings[1].alsoAbout = ["badge"]
    record.findings[1].caseCount = 3
    return record
  }

  private static var broken: ScenarioRecord {
    ScenarioRecord(
      id: "broken", title: "Broken", file: "Scenarios/broken.yaml", scale: 2,
      comparison: ScenarioComparison(
        verdict: .failed,
        containers: [
          ContainerComparison(
            container: Container(width: 10),
            failure: FailureFinding(reason: .solver(message: "the solver stalled")))
        ],
        sentence: "it cannot be laid out at 10 pt"))
  }

  private static func timing(phase: String, rows: Int = 1, factor: Double) throws -> TimingRecord {
    let rounds = (0..<12).map { 100_000.0 + Double(($0 * 7) % 12) * 500 }
    let measurement = RoundMeasurement(
      seed: 1,
      subjects: [
        SubjectSamples(
          name: "spec", batchSize: 256,
          nanoseconds: rounds.enumerated().map { $1 * factor * (1 + 0.02 * Double(($0 * 5) % 12)) }),
        SubjectSamples(name: "direct", batchSize: 16, nanoseconds: rounds),
      ])
    return TimingRecord(
      phase: phase, rows: rows, container: Container(width: 320), measurement: measurement,
      ratios: [try measurement.ratio(of: "direct", to: "spec")],
      work: [
        "spec": ["measureCalls": 4, "nodesMeasured": 9],
        "direct": ["measureCalls": 2, "rows": 31, "simplexIterations": 18],
      ])
  }
}
