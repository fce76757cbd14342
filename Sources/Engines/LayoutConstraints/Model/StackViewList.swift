/// The stack views of a system in the order in which they were added, and which view is whose.
struct StackViewList: Sendable {
  /// All of them.
  private(set) var all: [StackView] = []
  /// The index in `all` of each stack view, by its item.
  private var indices: [Int: Int] = [:]
  /// The item of the stack view that arranges a view, by the view.
  private var owners: [Int: Int] = [:]

  /// Adds a stack view; linear in the number of its views.
  mutating func append(_ stack: StackView) {
    indices[stack.item] = all.count
    for view in stack.arranged { owners[view] = stack.item }
    all.append(stack)
  }

  /// The stack view that an item is, if it is one.
  func stack(at item: Int) -> StackView? { indices[item].map { all[$0] } }

  /// The item of the stack view that arranges a view, if one does.
  func owner(of view: Int) -> Int? { owners[view] }
}
