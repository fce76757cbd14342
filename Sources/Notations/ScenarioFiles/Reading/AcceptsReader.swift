import Geometry
import LayoutConstraints
import Scenarios

/// Reads `accepts`: findings of `inspect` that an author accepts, each with a reason.
struct AcceptsReader {
  let reader: FieldReader
  /// The names of everything with a frame.
  let names: [String]

  static let reasonKey = "because"
  static let kinds = AcceptedFinding.Kind.allCases.map { $0.rawValue }

  /// The accepted findings; mistakes are reported and left out.
  func findings(_ value: YAMLValue) -> [AcceptedFinding] {
    reader.items(value, of: "'accepts'").compactMap(finding)
  }

  private func finding(_ value: YAMLValue) -> AcceptedFinding? {
    guard
      let fields = reader.fields(value, of: "'accepts'", keys: Self.kinds + [Self.reasonKey])
    else { return nil }
    let given = AcceptedFinding.Kind.allCases.filter { fields[$0.rawValue] != nil }
    guard given.count == 1, let kind = given.first, let about = fields[kind.rawValue],
      let reason = fields[Self.reasonKey].flatMap({ reader.text($0, of: "'because'") }),
      !reason.isEmpty
    else {
      if !fields.hasUnknownKeys {
        reader.report(
          value, "an accepted finding needs one kind, and why it is accepted",
          hints: [
            "for example   - { overlap: [photo, badge], because: the badge sits on the photo }"
          ])
      }
      return nil
    }
    guard let elements = elements(about, kind) else { return nil }
    return AcceptedFinding(kind, elements, reason: reason.printable, line: value.position.line)
  }

  /// The elements of a finding; none for a conflict, which has none.
  private func elements(_ value: YAMLValue, _ kind: AcceptedFinding.Kind) -> [String]? {
    if kind == .conflict {
      guard let isConflict = reader.flag(value, of: "'conflict'") else { return nil }
      guard !isConflict else { return [] }
      reader.report(value, "'conflict: false' accepts nothing", hints: ["leave it out"])
      return nil
    }
    let items: [YAMLValue] = if case .sequence(let items) = value.shape { items } else { [value] }
    let elements = items.compactMap { reader.element($0, among: names) }
    guard elements.count == items.count else { return nil }
    guard kind != .overlap || elements.count == 2 else {
      reader.report(
        value, "an overlap is of two elements",
        hints: ["for example   overlap: [photo, badge]"])
      return nil
    }
    return elements
  }
}
