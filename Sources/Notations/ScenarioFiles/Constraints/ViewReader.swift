import Foundation
import Geometry
import LayoutConstraints
import Scenarios

/// Reads `views`: the settings of single views, besides rules.
struct ViewReader {
  let reader: FieldReader

  /// The keys of a view.
  static let keys = [
    "layoutMargins", "alignmentRectInsets", "direction", "hidden",
    "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea", "additionalSafeArea",
    "scroll", "encapsulated", "autoresizing",
  ]

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
    guard case .mapping(let pairs) = value.shape else {
      reader.report(
        value, "'views' must be a mapping, not \(value.kind)",
        hints: ["write   views: { card: { layoutMargins: 16 } }"])
      return []
    }
    return pairs.compactMap { pair in
      guard let item = view(pair.key, in: system),
        let fields = reader.fields(
          pair.value, of: "view '\(pair.key.text ?? "")'", keys: Self.keys,
          words: ConstraintVocabulary.viewKeys)
      else { return nil }
      read(fields, of: item, at: pair.key, into: &system)
      return View(item: item, fields: fields)
    }
  }

  private func view(_ key: YAMLValue, in system: ConstraintSystem) -> Int? {
    guard let name = reader.text(key, of: "a view") else { return nil }
    let views = system.items.filter(\.isView).map(\.name)
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
    let old = system.items[item]
    let margins = fields["layoutMargins"].map {
      InsetReader(reader: reader)
        .directionalInsets($0, of: "layoutMargins", else: old.layoutMargins)
    }
    let alignment = insets(fields, "alignmentRectInsets")
    let safeArea = insets(fields, "additionalSafeArea", in: ScenarioLimits.sizes)
    let direction: LayoutDirection? = fields["direction"].flatMap {
      reader.word($0, of: "'direction'")
    }
    let hidden = flag(fields, "hidden")
    let preserves = flag(fields, "preservesSuperviewLayoutMargins")
    let follows = flag(fields, "insetsLayoutMarginsFromSafeArea")
    do {
      try system.updateItem(item) { view in
        if let margins { view.layoutMargins = margins }
        view.alignmentRectInsets = alignment ?? view.alignmentRectInsets
        view.additionalSafeAreaInsets = safeArea ?? view.additionalSafeAreaInsets
        view.direction = direction ?? view.direction
        view.isHidden = hidden ?? view.isHidden
        view.preservesSuperviewLayoutMargins = preserves ?? view.preservesSuperviewLayoutMargins
        view.insetsLayoutMarginsFromSafeArea = follows ?? view.insetsLayoutMarginsFromSafeArea
      }
      if flag(fields, "scroll") == true { try system.makeScrollView(item) }
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

  private func flag(_ fields: Fields, _ key: String) -> Bool? {
    fields[key].flatMap { reader.flag($0, of: "'\(key)'") }
  }
}

// Constraints that come from the settings of a view and not from a rule.
extension ViewReader {
  /// The keys of an encapsulated size.
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
    let lengths = Self.encapsulatedKeys.map { key in
      fields[key].flatMap {
        reader.number($0, of: "'\(key)'", in: ScenarioLimits.sizes)
      }
    }
    if Self.encapsulatedKeys.allSatisfy({ fields[$0] == nil }) && !fields.hasUnknownKeys {
      reader.report(
        value, "'encapsulated' has neither width nor height",
        hints: ["write { width: 320, height: 44 }, or one of both"])
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

  private func mask(_ value: YAMLValue?) -> AutoresizingMask {
    guard let value else { return [] }
    let words = Dictionary(uniqueKeysWithValues: AutoresizingMask.parts.map { ($0.key, $0.value) })
    let parts = reader.items(value, of: "'mask'").compactMap {
      reader.word($0, of: "a flexible part", among: words)
    }
    return AutoresizingMask(parts)
  }
}
