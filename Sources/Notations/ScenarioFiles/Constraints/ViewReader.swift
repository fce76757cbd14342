import Foundation
import Geometry
import LayoutConstraints
import Scenarios

/// Reads `views`: the settings of single views, besides rules.
struct ViewReader {
  let reader: FieldReader

  static let keys = [
    "layoutMargins", "alignmentRectInsets", "direction", "hidden",
    "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea", "additionalSafeArea",
    "scroll", "encapsulated", "autoresizing",
  ]

  /// Goes through the keys whose values are flags, with the flag of a view.
  static func flags(of view: inout ConstraintItem, _ use: (_ key: String, inout Bool) -> Void) {
    use("hidden", &view.isHidden)
    use("preservesSuperviewLayoutMargins", &view.preservesSuperviewLayoutMargins)
    use("insetsLayoutMarginsFromSafeArea", &view.insetsLayoutMarginsFromSafeArea)
  }

  /// A view and its entries in the file.
  struct View {
    let item: Int
    let fields: Fields
  }

  /// Reads everything but constraints into a system; returns the views, for their constraints.
  ///
  /// Mistakes are reported and left out.
  func read(_ value: YAMLValue?, into system: inout ConstraintSystem) -> [View] {
    guard let value else { return [] }
    guard
      let pairs = reader.entries(
        value, of: "'views'", example: "views: { card: { layoutMargins: 16 } }")
    else { return [] }
    return pairs.compactMap { pair in
      guard let item = view(pair.key, in: system),
        let fields = reader.fields(
          pair.value, of: "view '\(pair.key.text ?? "")'", keys: Self.keys,
          words: ConstraintVocabulary.viewKeys, owner: pair.key.text)
      else { return nil }
      read(fields, of: item, at: pair.key, into: &system)
      return View(item: item, fields: fields)
    }
  }

  private func view(_ key: YAMLValue, in system: ConstraintSystem) -> Int? {
    guard let name = reader.text(key, of: "a view") else { return nil }
    let views = system.items.filter { $0.isView }.map { $0.name }
    guard let index = system.index(of: name) else {
      reader.report(
        key, "there is no view '\(name.shortened)'",
        hints: [NearestWord.hint(for: name, among: views)])
      return nil
    }
    guard system.items[index].isView else {
      reader.report(
        key, "'\(name.shortened)' is a guide, not a view",
        hints: ["a guide has no settings: use it in rules"])
      return nil
    }
    return index
  }

  private func read(
    _ fields: Fields, of item: Int, at key: YAMLValue, into system: inout ConstraintSystem
  ) {
    do {
      try system.updateItem(item) { view in
        if let margins = fields["layoutMargins"] {
          view.layoutMargins = InsetReader(reader: reader)
            .directionalInsets(margins, of: "layoutMargins", else: view.layoutMargins)
        }
        view.alignmentRectInsets =
          insets(fields, "alignmentRectInsets") ?? view.alignmentRectInsets
        view.additionalSafeAreaInsets =
          insets(fields, "additionalSafeArea", in: ScenarioLimits.sizes)
          ?? view.additionalSafeAreaInsets
        view.direction = reader.word(fields, "direction") ?? view.direction
        Self.flags(of: &view) { key, flag in flag = reader.flag(fields, key) ?? flag }
      }
      if reader.flag(fields, "scroll") == true { try system.makeScrollView(item) }
    } catch {
      reader.report(key, error.description)
    }
  }

  private func insets(
    _ fields: Fields, _ key: String,
    in range: ClosedRange<Double> = ScenarioLimits.lengths
  ) -> EdgeInsets? {
    fields[key].map { InsetReader(reader: reader).insets($0, of: key, in: range) }
  }
}

// Constraints that come from the settings of a view and not from a rule.
extension ViewReader {
  static let encapsulatedKeys = ["width", "height"]
  /// The keys that an autoresizing mask is translated from.
  static let autoresizingKeys = ["frame", "superview", "mask"]

  /// Adds the constraints of views, once the hierarchy is known.
  ///
  /// The place of each is that of its key. Mistakes are reported and left out.
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
    let lengths = Self.encapsulatedKeys.map {
      reader.number(fields, $0, in: ScenarioLimits.sizes)
    }
    if Self.encapsulatedKeys.allSatisfy({ fields[$0] == nil }) && !fields.hasUnknownKeys {
      reader.report(
        value, "'encapsulated' has neither width nor height",
        hints: ["for example { width: 320, height: 44 }, or one of both"])
    }
    add("encapsulated", of: view, at: value, to: &result) { system throws(ConstraintError) in
      try system.addEncapsulatedSize(of: view.item, width: lengths[0], height: lengths[1])
    }
  }

  private func addAutoresizing(of view: View, to result: inout ConstraintReader.Result) {
    guard let value = view.fields["autoresizing"],
      let fields = reader.fields(value, of: "'autoresizing'", keys: Self.autoresizingKeys)
    else { return }
    // All three are read before a missing one is reported, so that one run reports all mistakes.
    let frame = fields["frame"].flatMap { reader.frame($0, of: "'frame'") }
    let superview = fields["superview"].flatMap { reader.size($0, of: "'superview'") }
    let mask = mask(fields["mask"])
    guard fields["frame"] != nil, fields["superview"] != nil else {
      guard !fields.hasUnknownKeys else { return }
      reader.report(
        value,
        "'autoresizing' needs the frame that the mask was set with, and the superview's size",
        hints: [
          "for example { frame: [0, 0, 320, 44], superview: 320x100, mask: [flexibleWidth] }"
        ])
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

  private func mask(_ value: YAMLValue?) -> AutoresizingMask {
    guard let value else { return [] }
    let words = Dictionary(uniqueKeysWithValues: AutoresizingMask.parts.map { ($0.key, $0.value) })
    let parts = reader.items(value, of: "'mask'").compactMap {
      reader.word($0, of: "a flexible part", among: words)
    }
    return AutoresizingMask(parts)
  }
}
