import Comparison
import Geometry
import Layouts
import Scenarios

@testable import Reasons
@testable import RunRecords

/// Mistakes that may make the title of a photo differ.
enum SampleBlames {
  /// The layout spec is blamed first, at line 13, with an edit that mends it; the constraints at line 17
  /// alone.
  static let title = Blame(
    sides: [
      Blame.Side(
        .spec, at: SourcePosition(line: 13, column: 7),
        Suggestion(
          .keys(of: "inset[0].stack", [.init("alignItems", old: nil, new: "start")]),
          left: Suggestion.Left(edges: 0, elements: []),
          edits: [
            TextEdit(
              start: SourcePosition(line: 14, column: 33),
              end: SourcePosition(line: 14, column: 33),
              text: "\n        alignItems: start")
          ])),
      Blame.Side(.constraints, at: SourcePosition(line: 17, column: 5)),
    ],
    alternatives: [
      Blame.Side(
        .spec, at: SourcePosition(line: 14, column: 27),
        Suggestion(
          .keys(of: "title", [.init("alignSelf", old: "end", new: nil)]),
          left: Suggestion.Left(edges: 0, elements: [])))
    ],
    explains: [Cause.Follower(element: "title", axis: .vertical)])

  /// The sample, in which the photo's title differs by a cause of its own, and the caption by another.
  static func record() throws -> RunRecord {
    var record = try SampleRecord.make()
    record.scenarios[1].sections = Sections(
      spec: Section(
        """
        spec:
          inset:
            child:
              stack:
                children: [photo, title]
        """, line: 10),
      constraints: Section(
        """
        constraints:
          - photo.top == superview.top
          - title.top == superview.top + 160
        """, line: 15))
    record.scenarios[1].comparison.containers[1].causes = [
      cause("title", "title.top == superview.top + 160", line: 17),
      cause("설명", "설명.top == superview.top + 208", line: 18),
    ]
    record.scenarios[1].comparison.containers[1].elements[3].agreement = .differs
    record.scenarios[1].comparison.blames = [title]
    return record
  }

  /// A value of an element along the vertical axis that a rule gives.
  static func cause(_ element: String, _ rule: String, line: Int) -> Cause {
    Cause(
      element: element, axis: .vertical, kind: .value,
      .violated(by: .rule(NamedRule(line: line, text: rule))),
      values: Cause.Values(
        quantity: "\(element).top", spec: 164, constraints: Cause.Bound(.exactly, 160)),
      line: line)
  }
}
