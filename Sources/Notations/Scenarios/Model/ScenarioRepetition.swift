import Geometry
public import LayoutConstraints
import LayoutSpecs

extension Scenario {
  /// The scenario as a list of `count` rows, one below the other, in a container of the first one's
  /// width.
  ///
  /// The layout spec becomes a vertical stack of copies. The constraints become views `row1`,
  /// `row2`, …, each as wide as the container and with its top at the bottom of the one before. The
  /// `superview` of a copy is its row. Elements are named `row1.title`, `row2.title` and so on in
  /// both notations. The container has no height: the rows determine it.
  ///
  /// `count` below 1 counts as 1.
  ///
  /// - Throws: `ConstraintError` only if a row's own constraints cannot be added a second time.
  public func repeated(_ count: Int) throws(ConstraintError) -> Scenario {
    var list = self
    list.id = "\(id)×\(count)"
    list.containers = containers.prefix(1).map { Container(width: $0.width) }
    list.expectation = nil
    list.givenFrames = []
    list.page = nil
    list.elements = []
    for row in 1...max(1, count) {
      for element in elements {
        var copy = element
        copy.name = "row\(row).\(element.name)"
        list.elements.append(copy)
      }
    }
    if let spec {
      let rows = (1...max(1, count)).map { row in spec.renamingElements { "row\(row).\($0)" } }
      list.spec = .stack(StackSpec(direction: .vertical, alignItems: .stretch), rows)
    }
    list.constraints = try constraints.map { row throws(ConstraintError) in
      try ConstraintSystem(rows: [ConstraintSystem](repeating: row, count: max(1, count)))
    }
    list.origin =
      if let code {
        .code(
          CodedNotations(
            spec: code.spec?.repeated(max(1, count)),
            constraints: code.constraints?.repeated(max(1, count)), habits: code.habits))
      } else {
        .file(FilePlaces())
      }
    return list
  }
}

extension CodedConstraints {
  /// The constraints of `count` rows; each row is collected separately, as each row of the spec is
  /// built separately.
  fileprivate func repeated(_ count: Int) -> CodedConstraints {
    CodedConstraints { () throws(CodeFailure) in
      var rows: [ConstraintSystem] = []
      for _ in 1...count { rows.append(try collect()) }
      do throws(ConstraintError) {
        return try ConstraintSystem(rows: rows)
      } catch {
        throw CodeFailure(error.description)
      }
    }
  }
}

extension ConstraintSystem {
  /// Makes a system of rows, one below the other, each as wide as the container.
  fileprivate init(rows: [ConstraintSystem]) throws(ConstraintError) {
    var list = ConstraintSystem()
    var above = Constraint.Anchor(item: Self.container, attribute: .top)
    for (index, system) in rows.enumerated() {
      let row = try list.add(system, as: "row\(index + 1)")
      for attribute in [Constraint.Attribute.leading, .trailing] {
        try list.add(
          Constraint(
            Constraint.Anchor(item: row, attribute: attribute), .equal,
            Constraint.Anchor(item: Self.container, attribute: attribute)))
      }
      try list.add(Constraint(Constraint.Anchor(item: row, attribute: .top), .equal, above))
      above = Constraint.Anchor(item: row, attribute: .bottom)
    }
    let bottom = Constraint.Anchor(item: Self.container, attribute: .bottom)
    try list.add(Constraint(bottom, .equal, above))
    self = list
  }
}
