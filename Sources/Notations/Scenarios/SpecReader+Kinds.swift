import Foundation
import Geometry
import LayoutSpecs

/// The kinds of specs, one by one.
extension SpecReader {
  func stack(_ fields: Fields) -> LayoutSpec {
    var stack = StackSpec(
      direction: word(fields, "direction") ?? .horizontal,
      spacing: number(fields, "spacing") ?? 0,
      justifyContent: word(fields, "justifyContent") ?? .start,
      alignItems: word(fields, "alignItems") ?? .stretch,
      flexWrap: word(fields, "flexWrap") ?? .noWrap,
      alignContent: word(fields, "alignContent") ?? .start,
      lineSpacing: number(fields, "lineSpacing") ?? 0)
    let horizontal: HorizontalAlignment = word(fields, "horizontalAlignment") ?? .none
    let vertical: VerticalAlignment = word(fields, "verticalAlignment") ?? .none
    if horizontal != .none { rejectProperty(givenBy: .horizontal, of: stack, fields) }
    if vertical != .none { rejectProperty(givenBy: .vertical, of: stack, fields) }
    stack.align(horizontally: horizontal)
    stack.align(vertically: vertical)
    return .stack(stack, children(fields))
  }

  /// Reports the property that an alignment along `axis` stands for, where it is given as well.
  ///
  /// Source: `ASStackLayoutSpec`, where setting the property beside its alignment asserts.
  private func rejectProperty(givenBy axis: Axis, of stack: StackSpec, _ fields: Fields) {
    let property = axis == stack.direction ? "justifyContent" : "alignItems"
    if let value = fields[property] {
      reader.report(value, "'\(property)' is already given by '\(axis.rawValue)Alignment'")
    }
  }

  func inset(_ fields: Fields) -> LayoutSpec? {
    let insets = fields["insets"].map(insets) ?? EdgeInsets()
    return child(fields, of: "inset").map { .inset(insets, $0) }
  }

  private func insets(_ value: YAMLValue) -> EdgeInsets {
    if value.text != nil { return EdgeInsets(all: inset(value) ?? 0) }
    let edges = ["top", "left", "bottom", "right"]
    guard let fields = reader.fields(value, of: "'insets'", keys: edges) else {
      return EdgeInsets()
    }
    let numbers = edges.map { fields[$0].flatMap(inset) ?? 0 }
    return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  func inset(_ value: YAMLValue) -> Double? {
    if value.text == ".inf" { return .infinity }
    return reader.number(value, of: "an inset")
  }

  func pair(
    _ kind: String, _ key: String, _ fields: Fields,
    _ make: (LayoutSpec, LayoutSpec) -> LayoutSpec
  ) -> LayoutSpec? {
    let first = child(fields, of: kind)
    let second = child(fields, key, of: kind)
    guard let first, let second else { return nil }
    return make(first, second)
  }

  func center(_ fields: Fields) -> LayoutSpec? {
    let centering: CenteringOptions? = fields["centering"].flatMap {
      reader.word($0, of: "'centering'", among: ["none": [], "X": .x, "Y": .y, "XY": .xy])
    }
    let sizing: RelativeSizing? = fields["sizing"].flatMap {
      reader.word(
        $0, of: "'sizing'",
        among: [
          "default": [], "minimumX": .minimumWidth, "minimumY": .minimumHeight,
          "minimumXY": .minimumSize,
        ])
    }
    var relative = RelativeSpec(centering: centering ?? [], sizing: sizing ?? [])
    for key in Self.positionKeys where fields["centering"] != nil {
      guard let value = fields[key] else { continue }
      reader.report(value, "'\(key)' is already given by 'centering'")
    }
    readPositions(fields, into: &relative)
    return child(fields, of: "center").map { .center(relative, $0) }
  }

  func relative(_ fields: Fields) -> LayoutSpec? {
    let sizing: RelativeSizing? = fields["sizing"].flatMap {
      reader.word(
        $0, of: "'sizing'",
        among: [
          "default": [], "minimumWidth": .minimumWidth, "minimumHeight": .minimumHeight,
          "minimumSize": .minimumSize,
        ])
    }
    var relative = RelativeSpec(sizing: sizing ?? [])
    readPositions(fields, into: &relative)
    return child(fields, of: "relative").map { .relative(relative, $0) }
  }

  private func readPositions(_ fields: Fields, into relative: inout RelativeSpec) {
    if let position: RelativePosition = word(fields, "horizontalPosition") {
      relative.horizontalPosition = position
    }
    if let position: RelativePosition = word(fields, "verticalPosition") {
      relative.verticalPosition = position
    }
  }

  func ratio(_ fields: Fields) -> LayoutSpec? {
    guard let value = fields["ratio"] else {
      missing("ratio", of: "ratio", fields, hint: "height over width, such as ratio: 0.5625")
      return nil
    }
    guard let ratio = reader.number(value, of: "'ratio'", in: 1e-6...1e6) else { return nil }
    return child(fields, of: "ratio").map { .ratio(ratio, $0) }
  }

  func corner(_ fields: Fields) -> LayoutSpec? {
    var corner = CornerSpec()
    if fields["location"] == nil {
      missing("location", of: "corner", fields, hint: "one of topLeft, topRight, bottomLeft, …")
    }
    corner.location = word(fields, "location") ?? corner.location
    if let offset = fields["offset"] {
      corner.offset = reader.point(offset, of: "'offset'") ?? .zero
    }
    if let wraps = fields["wrapsCorner"] {
      corner.wrapsCorner = reader.flag(wraps, of: "'wrapsCorner'") ?? false
    }
    return pair("corner", "corner", fields) { .corner(corner, $0, element: $1) }
  }
}
