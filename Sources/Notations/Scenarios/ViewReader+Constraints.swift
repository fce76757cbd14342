import Foundation
import LayoutConstraints

/// The constraints that come with a view rather than from a rule.
extension ViewReader {
  /// The lengths of an encapsulated size.
  static let encapsulatedKeys = ["width", "height"]
  /// What an autoresizing mask is translated from.
  static let autoresizingKeys = ["frame", "superview", "mask"]

  /// Adds the constraints that views say, once it is known who is inside whom.
  ///
  /// The place of each is that of its key. What is wrong is reported and left out.
  func addConstraints(of views: [View], to result: inout ConstraintReader.Result) {
    for view in views where !reader.isFull {
      addEncapsulatedSize(of: view, to: &result)
      addAutoresizing(of: view, to: &result)
    }
  }

  private func addEncapsulatedSize(of view: View, to result: inout ConstraintReader.Result) {
    guard let value = view.fields["encapsulated"],
      let fields = reader.fields(value, of: "'encapsulated'", keys: Self.encapsulatedKeys)
    else { return }
    let lengths = Self.encapsulatedKeys.map { key in
      fields[key].flatMap {
        reader.number($0, of: "'\(key)'", in: 0...FieldReader.longestLength)
      }
    }
    if Self.encapsulatedKeys.allSatisfy({ fields[$0] == nil }) && !fields.hasUnknownKeys {
      reader.report(
        value, "'encapsulated' says no size", hints: ["write { width: 320, height: 44 }, or one"])
    }
    add("encapsulated", of: view, at: value, to: &result) { system throws(ConstraintError) in
      try system.addEncapsulatedSize(of: view.item, width: lengths[0], height: lengths[1])
    }
  }

  private func addAutoresizing(of view: View, to result: inout ConstraintReader.Result) {
    guard let value = view.fields["autoresizing"],
      let fields = reader.fields(value, of: "'autoresizing'", keys: Self.autoresizingKeys)
    else { return }
    // All three are read before any is missed, so that one run tells all mistakes.
    let frame = fields["frame"].flatMap(frame)
    let superview = fields["superview"].flatMap { reader.size($0, of: "'superview'") }
    let mask = mask(fields["mask"])
    guard fields["frame"] != nil, fields["superview"] != nil else {
      guard !fields.hasUnknownKeys else { return }
      reader.report(
        value, "'autoresizing' needs the frame that the mask was set at, and the superview's size",
        hints: ["write { frame: [0, 0, 320, 44], superview: 320x100, mask: [flexibleWidth] }"])
      return
    }
    guard let frame, let superview else { return }
    add("autoresizing", of: view, at: value, to: &result) { system throws(ConstraintError) in
      try system.addAutoresizing(
        of: view.item, frame: frame, superviewSize: superview, mask: mask)
    }
  }

  private func add(
    _ key: String, of view: View, at value: YAMLValue, to result: inout ConstraintReader.Result,
    _ constraints: (inout ConstraintSystem) throws(ConstraintError) -> Range<Int>
  ) {
    do {
      let added = try constraints(&result.system)
      let place = reader.place(of: key, at: view.fields.position(of: key) ?? value.position)
      result.places += added.map { _ in place }
    } catch {
      reader.report(value, error.description)
    }
  }

  /// Four numbers, `[x, y, width, height]`, in points.
  private func frame(_ value: YAMLValue) -> CGRect? {
    guard case .sequence(let items) = value.shape, items.count == 4 else {
      reader.report(
        value, "'frame' is [x, y, width, height] in points, not \(value.countedKind)",
        hints: ["write [0, 0, 320, 44]"])
      return nil
    }
    let positions = items.prefix(2).compactMap { reader.number($0, of: "'frame'") }
    let lengths = items.suffix(2).compactMap {
      reader.number($0, of: "'frame'", in: 0...FieldReader.longestLength)
    }
    guard positions.count == 2 && lengths.count == 2 else { return nil }
    return CGRect(x: positions[0], y: positions[1], width: lengths[0], height: lengths[1])
  }

  private func mask(_ value: YAMLValue?) -> AutoresizingMask {
    guard let value else { return [] }
    let words = Dictionary(uniqueKeysWithValues: AutoresizingMask.parts.map { ($0.key, $0.value) })
    let parts = reader.items(value, of: "'mask'").compactMap {
      reader.word($0, of: "a flexible part", among: words)
    }
    return AutoresizingMask(parts)
  }
}
