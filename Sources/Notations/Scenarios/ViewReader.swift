import Geometry
import LayoutConstraints

/// Reads `views`: what constraints know of single views besides rules.
struct ViewReader {
  let reader: FieldReader

  /// What may be said of a view.
  static let keys = [
    "layoutMargins", "alignmentRectInsets", "direction", "hidden",
    "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea", "additionalSafeArea",
    "scroll", "encapsulated", "autoresizing",
  ]

  /// A view with what was written of it.
  struct View {
    let item: Int
    let fields: Fields
  }

  /// Reads everything but constraints into a system, and answers the views for those.
  ///
  /// What is wrong is reported and left out.
  func read(_ value: YAMLValue?, into system: inout ConstraintSystem) -> [View] {
    guard let value else { return [] }
    guard case .mapping(let pairs) = value.shape else {
      reader.report(
        value, "'views' is a mapping, not \(value.kind)",
        hints: ["write   views: { card: { layoutMargins: 16 } }"])
      return []
    }
    return pairs.compactMap { pair in
      guard let item = view(pair.key, in: system),
        let fields = reader.fields(
          pair.value, of: "view '\(pair.key.text ?? "")'", keys: Self.keys)
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
        hints: ["a guide has nothing but the rules that name it"])
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
    let safeArea = insets(fields, "additionalSafeArea", in: 0...FieldReader.longestLength)
    let direction: LayoutDirection? = fields["direction"].flatMap {
      reader.word($0, of: "'direction'")
    }
    let hidden = flag(fields, "hidden")
    let preserves = flag(fields, "preservesSuperviewLayoutMargins")
    let follows = flag(fields, "insetsLayoutMarginsFromSafeArea")
    do {
      try system.updateItem(item) { view in
        view.layoutMargins = margins ?? view.layoutMargins
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
    in range: ClosedRange<Double> = -FieldReader.longestLength...FieldReader.longestLength
  ) -> EdgeInsets? {
    fields[key].map { InsetReader(reader: reader).insets($0, of: key, in: range) }
  }

  private func flag(_ fields: Fields, _ key: String) -> Bool? {
    fields[key].flatMap { reader.flag($0, of: "'\(key)'") }
  }
}
