import Geometry
import LayoutConstraints
import Testing

@Suite("Stack views that cannot be")
struct StackViewErrorTests {
  @Test("an invalid stack view is refused, and nothing is added")
  func errors() throws {
    let changes: [((inout StackExample) throws -> Void, ConstraintError)] = [
      ({ $0.stack.item = 99 }, .unknownItem(index: 99)),
      ({ $0.stack.arranged.append(-1) }, .unknownItem(index: -1)),
      ({ $0.stack.arranged += [$0.stack.item] }, .hierarchyCycle(names: ["row", "row"])),
      (
        { $0.stack.arranged += [ConstraintSystem.container] },
        .containerInsideItem(name: "row")
      ),
      (
        { try $0.system.place($0.stack.item, in: $0.index(of: "a")) },
        .hierarchyCycle(names: ["a", "row", "a"])
      ),
      (
        { $0.stack.arranged += [try $0.index(of: "a")] },
        .invalidStackView(.arrangedTwice(view: "a", stack: "row", other: "row"))
      ),
      ({ $0.stack.spacing = .nan }, .constantOutOfRange(.nan)),
      ({ $0.stack.spacing = -2e7 }, .constantOutOfRange(-2e7)),
      (
        { $0.stack.customSpacing[try $0.index(of: "a")] = .points(.infinity) },
        .constantOutOfRange(.infinity)
      ),
      ({ $0.stack.customSpacing[77] = .points(1) }, .unknownItem(index: 77)),
      (
        { $0.stack.customSpacing[ConstraintSystem.container] = .points(1) },
        .invalidStackView(.spacingAfterOther(view: "superview", stack: "row"))
      ),
      (
        { try $0.system.updateItem($0.stack.item) { $0.content = .box(1, 1) } },
        .invalidStackView(.stackWithContent(stack: "row"))
      ),
      (
        { try $0.system.updateItem($0.index(of: "b")) { $0.kind = .layoutGuide } },
        .invalidStackView(.guideInsteadOfView(guide: "b"))
      ),
      (
        {
          $0.stack.axis = .vertical
          $0.stack.alignment = .lastBaseline
        }, .invalidStackView(.baselineAlignmentInColumn(stack: "row"))
      ),
      (
        {
          $0.stack.axis = .vertical
          $0.stack.isBaselineRelativeArrangement = true
          $0.stack.customSpacing[try $0.index(of: "a")] = .system
        }, .invalidStackView(.systemSpacingBetweenBaselines(stack: "row"))
      ),
      (
        { try $0.system.addItem(ConstraintItem(name: "row.spanner")) },
        .duplicateItem(name: "row.spanner")
      ),
    ]
    for (change, expected) in changes {
      var example = try StackExample([.box(10, 10), .box(20, 20)], alignment: .center)
      try change(&example)
      let parents = example.system.items.map(\.parent)
      let error = #expect(throws: ConstraintError.self) { try example.system.add(example.stack) }
      // NaN is not equal to itself: the sentences are compared as well.
      #expect(error == expected || error?.description == expected.description)
      #expect(example.system.items.map(\.parent) == parents)
      #expect(example.system.constraints.isEmpty)
      #expect(example.system.stackViews.isEmpty)
    }
  }

  @Test("no view is in two stacks, and no stack is two")
  func twice() throws {
    var example = try StackExample([.box(10, 10), .box(20, 20)])
    try example.system.add(example.stack)
    #expect(throws: ConstraintError.invalidStackView(.stackTwice(stack: "row"))) {
      try example.system.add(StackView(item: example.stack.item, arranged: []))
    }
    let other = try example.system.addItem(ConstraintItem(name: "other"))
    let error = StackViewError.arrangedTwice(view: "b", stack: "other", other: "row")
    #expect(throws: ConstraintError.invalidStackView(error)) {
      try example.system.add(
        StackView(item: other, arranged: [try example.index(of: "b")]))
    }
    #expect("\(error)" == "'b' cannot be in the stack view 'other': it is in 'row'")
  }
}
