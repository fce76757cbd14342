import Comparison
import Geometry
import Scenarios

extension SampleCauses {
  /// A mistake with a change of every kind, behind none of the causes.
  static var blames: [Blame] {
    let changes: [NotationChange] = [
      .keys(
        of: "inset[0].stack",
        [.init("alignItems", old: nil, new: "start"), .init("spacing", old: "8", new: nil)]),
      .exchange("stack[0].photo", with: "stack[1].title", keepsStyles: true),
      .insert(child: "photo", into: "stack", index: 1),
      .replace(rules: ["title.top == 8"], by: ["title.top == 9"]),
      .remove(rules: ["title.top == 8"]), .add(rules: ["title.top == photo.top"]),
    ]
    let sides = changes.map { change in
      Blame.Side(
        .spec, at: SourcePosition(line: 12, column: 5),
        Suggestion(
          change, left: Suggestion.Left(edges: 2, elements: ["title"]),
          edits: [
            TextEdit(
              start: SourcePosition(line: 12, column: 5), end: SourcePosition(line: 12, column: 9),
              text: "9")
          ]))
    }
    return [
      Blame(
        sides: [sides[0], Blame.Side(.constraints, at: nil)],
        alternatives: Array(sides.dropFirst()),
        explains: [Cause.Follower(element: "superview", axis: .horizontal)])
    ]
  }
}
