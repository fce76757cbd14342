import Comparison

/// Both layouts in one container, ready for the page.
struct ContainerSection {
  let number: Int
  let isShownFirst: Bool
  let mark: StatusMark
  let shortText: String
  let longText: String
  let drawing: LayoutDrawing?
  let rows: [FrameRow]
  let hasRows: Bool
  let messages: [Message]
  let hasMessages: Bool

  /// Something that an engine found besides frames.
  struct Message {
    let kind: String
    let text: String
  }

  /// One element's frames in both layouts.
  struct FrameRow {
    let number: Int
    let element: String
    let spec: FrameText
    let constraints: FrameText
    let differences: String
    let hasDifferences: Bool
    let finding: StatusMark
  }

  /// The four numbers of a frame.
  struct FrameText {
    let x: String
    let y: String
    let width: String
    let height: String
  }

  init(_ comparison: ContainerComparison, number: Int, isShownFirst: Bool) {
    self.number = number
    self.isShownFirst = isShownFirst
    mark = StatusMark(comparison)
    shortText = comparison.container.shortText
    longText = comparison.container.longText
    drawing = LayoutDrawing(comparison, number: number)
    rows = comparison.elements.enumerated().map { FrameRow($1, number: $0) }
    hasRows = !rows.isEmpty
    messages = Self.messages(in: comparison)
    hasMessages = !messages.isEmpty
  }

  private static func messages(in comparison: ContainerComparison) -> [Message] {
    var messages = comparison.failure.map { [Message(kind: "Failure", text: $0)] } ?? []
    messages += comparison.conflicts.map { conflict in
      let line = conflict.line.map { " (line \($0))" } ?? ""
      let missed = NumberText.points(conflict.missedBy)
      return Message(
        kind: "Conflict",
        text: "\(conflict.rule)\(line) cannot hold with the others; it is missed by \(missed) pt.")
    }
    messages += comparison.ambiguities.map { open in
      Message(
        kind: "Ambiguity",
        text: "The constraints leave \(open.element).\(open.attribute) open: \(open.rangeText).")
    }
    if !comparison.onlyInSpec.isEmpty {
      let names = comparison.onlyInSpec.joined(separator: ", ")
      messages.append(Message(kind: "Not compared", text: "Only the layout spec places \(names)."))
    }
    if !comparison.onlyInConstraints.isEmpty {
      let names = comparison.onlyInConstraints.joined(separator: ", ")
      messages.append(Message(kind: "Not compared", text: "Only the constraints place \(names)."))
    }
    return messages + comparison.warnings.map { Message(kind: "Warning", text: $0) }
  }
}

extension AmbiguityFinding {
  fileprivate var rangeText: String {
    switch (smallest.map(NumberText.points), largest.map(NumberText.points)) {
    case (let smallest?, let largest?): "anything from \(smallest) to \(largest) pt is as good"
    case (let smallest?, nil): "anything from \(smallest) pt up is as good"
    case (nil, let largest?): "anything up to \(largest) pt is as good"
    case (nil, nil): "any value is as good"
    }
  }
}

extension ContainerSection.FrameRow {
  init(_ comparison: ElementComparison, number: Int) {
    self.number = number
    element = comparison.element
    spec = ContainerSection.FrameText(comparison.spec)
    constraints = ContainerSection.FrameText(comparison.constraints)
    differences = comparison.edges.map { edge in
      "\(edge.edge.rawValue) \(NumberText.difference(edge.difference))"
    }.joined(separator: ", ")
    hasDifferences = !differences.isEmpty
    finding = StatusMark(comparison)
  }
}

extension ContainerSection.FrameText {
  init(_ frame: Frame) {
    x = NumberText.points(frame.x)
    y = NumberText.points(frame.y)
    width = NumberText.points(frame.width)
    height = NumberText.points(frame.height)
  }
}
