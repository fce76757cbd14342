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
    let items: [String]
    let hasItems: Bool
    let ending: String?
    let log: String?

    init(
      kind: String, text: String, items: [String] = [], ending: String? = nil, log: String? = nil
    ) {
      self.kind = kind
      self.text = text
      self.items = items
      hasItems = !items.isEmpty
      self.ending = ending
      self.log = log
    }
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
    var messages = comparison.failure.map { [Message(kind: "Failure", text: $0.sentence)] } ?? []
    if comparison.conflictSets.isEmpty {
      messages += comparison.conflicts.map { Message(kind: "Conflict", text: $0.sentence) }
    }
    messages += comparison.conflictSets.map { conflict in
      Message(
        kind: "Conflict", text: conflict.headline, items: conflict.members.map(conflict.text),
        ending: conflict.closing.joined(separator: "; "), log: conflict.log)
    }
    messages += comparison.ambiguities.map { Message(kind: "Ambiguity", text: $0.sentence) }
    if !comparison.onlyInConstraints.isEmpty {
      let names = comparison.onlyInConstraints.joined(separator: ", ")
      messages.append(Message(kind: "Not compared", text: "only the constraints place \(names)"))
    }
    if !comparison.onlyInSpec.isEmpty {
      let names = comparison.onlyInSpec.joined(separator: ", ")
      messages.append(Message(kind: "Not compared", text: "only the layout spec places \(names)"))
    }
    return messages + comparison.warnings.map { Message(kind: "Warning", text: $0) }
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
    x = frame.x.points
    y = frame.y.points
    width = frame.width.points
    height = frame.height.points
  }
}
