import Geometry
import Layouts
import Scenarios

@testable import Explaining
@testable import RunRecords

/// Frames at all widths, and what elements show.
extension SampleRecord {
  /// The layouts of a scenario with a layout spec alone.
  static let onlyNotation = SingleNotation(
    engine: .spec,
    containers: [
      SingleLayout(
        container: Container(width: 320),
        elements: [
          SingleFrame(
            element: "superview", frame: Frame(x: 0, y: 0, width: 320, height: 64)),
          SingleFrame(element: "photo", frame: Frame(x: 12, y: 12, width: 40, height: 40)),
        ])
    ])

  /// The row at a self-sizing height, where a text wraps below 301.5 pt in the spec and below 310 pt in
  /// the constraints; and 120 pt high, from a few widths.
  static var rowFrames: [WidthFrames] {
    [
      WidthFrames(
        span: WidthSpan(from: 280, to: 1200),
        elements: [
          moving("superview", [0], [0], [280, 280, 1], [280, 68.5, 0]),
          moving("profile", [5], [5], [45], [45]),
          moving("username", [50], [5], [280, 275, 1], [24.5]),
          MovingFrame(
            element: "description",
            spec: [
              segments([50]), segments([29.5]), segments([280, 275, 1, 301.5, 296.5, 0]),
              segments([280, 63.5, 0, 301.5, 46.5, 0]),
            ],
            constraints: [
              segments([50]), segments([29.5]), segments([280, 275, 1, 301.5, 296.5, 0]),
              segments([280, 63.5, 0, 310, 46.5, 0]),
            ]),
        ],
        sampled: [WidthSpan(from: 305, to: 310)], missing: [WidthSpan(from: 1100, to: 1150)],
        conflicts: [WidthSpan(from: 1000, to: 1010)],
        ambiguous: [
          AmbiguousSpan(
            element: "username", span: WidthSpan(from: 500, to: 600), admitsSpec: true)
        ]),
      WidthFrames(
        span: WidthSpan(from: 280, to: 1200), height: 120,
        elements: [moving("superview", [0], [0], [280, 280, 1], [120])],
        sampled: [WidthSpan(from: 280, to: 1200)]),
    ]
  }

  /// An element whose right edge grows, and whose bottom edge jumps at another width in each layout.
  static var usernameFrames: WidthFrames {
    WidthFrames(
      span: WidthSpan(from: 280, to: 375),
      elements: [
        MovingFrame(
          element: "username",
          spec: [
            segments([50]), segments([5]), segments([280, 275, 1]),
            segments([280, 41, 0, 301.5, 24, 0]),
          ],
          constraints: [
            segments([50]), segments([5]), segments([280, 275, 1]),
            segments([280, 41, 0, 310.5, 24, 0]),
          ])
      ])
  }

  static var rowContents: [ElementContent] {
    [
      ElementContent(element: "profile", kind: .image, size: [40, 40]),
      ElementContent(
        element: "username", kind: .control, control: .button, title: "octo<b>cat</b>"),
      ElementContent(
        element: "description", kind: .text,
        text: ElementText(
          text: "Layouts & \"specs\" <script>", fontSize: 14, fontWeight: 600, color: "#1a2b3c",
          left: 0, firstBaseline: 13.5, lineHeight: 17,
          breaks: [
            TextBreaks(
              from: 0, to: 246.5,
              lines: [
                .init(start: 0, end: 9, width: 60.25),
                .init(start: 10, end: 26, width: 120, isCut: true),
              ]),
            TextBreaks(from: 246.5, to: 2000, lines: [.init(start: 0, end: 26, width: 240)]),
          ])),
    ]
  }

  /// The same frame in both layouts.
  private static func moving(_ element: String, _ edges: [Double]...) -> MovingFrame {
    MovingFrame(element: element, spec: edges.map(segments))
  }

  /// Pieces of three numbers each; of one number, a constant.
  static func segments(_ numbers: [Double]) -> StraightSegments {
    let numbers = numbers.count == 1 ? [280, numbers[0], 0] : numbers
    return StraightSegments(
      stride(from: 0, to: numbers.count, by: 3).map {
        .init(start: numbers[$0], value: numbers[$0 + 1], slope: numbers[$0 + 2])
      })
  }
}
