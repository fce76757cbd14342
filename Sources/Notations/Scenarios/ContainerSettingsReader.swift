import Geometry
import LayoutConstraints

/// Reads what constraints say of the container as a whole, and the layout guides.
struct ContainerSettingsReader {
  let reader: FieldReader

  /// The keys that are read here.
  static let keys = ["direction", "safeArea", "guides"]

  /// Puts the direction, the safe area and the guides into a system; what is wrong is reported.
  func read(_ fields: Fields, into system: inout ConstraintSystem) {
    if let value = fields["direction"], let direction = direction(value) {
      system.direction = direction
    }
    if let value = fields["safeArea"] {
      system.safeAreaInsets = InsetReader(reader: reader)
        .insets(value, of: "safeArea", in: 0...FieldReader.longestLength)
    }
    if let value = fields["guides"] { addGuides(value, to: &system) }
  }

  private func direction(_ value: YAMLValue) -> LayoutDirection? {
    reader.word(value, of: "'direction'")
  }

  private func addGuides(_ value: YAMLValue, to system: inout ConstraintSystem) {
    for item in reader.items(value, of: "'guides'") {
      guard let name = reader.text(item, of: "a guide's name") else { continue }
      guard ConstraintRule.isElementName(name) else {
        reader.report(
          item, "'\(name.shortened)' cannot be a guide's name",
          hints: ["a name starts with a letter and goes on with letters, digits and _"])
        continue
      }
      var guide = ConstraintItem(name: name)
      guide.kind = .layoutGuide
      do {
        try system.addItem(guide)
      } catch {
        reader.report(
          item, error.description, hints: ["a guide needs a name that nothing else has"])
      }
    }
  }
}
