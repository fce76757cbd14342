import Geometry

extension VisualFormatOption {
  /// The axis of the formats that the option goes with; `nil` where it goes with both.
  var formatAxis: Axis? {
    if let alignedAttribute { return alignedAttribute.axis.perpendicular }
    return self == .spacingBaselineToBaseline ? .vertical : nil
  }

  /// The alignments that go with formats along an axis.
  static func alignments(forFormatsAlong axis: Axis) -> [VisualFormatOption] {
    allCases.filter { $0.alignedAttribute != nil && $0.formatAxis == axis }
  }
}

extension VisualFormatOptions {
  private static let alternatives: [[VisualFormatOption]] = [
    [.directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft],
    [.spacingEdgeToEdge, .spacingBaselineToBaseline],
  ]

  /// The attributes that neighbours have in common, in the order of their options.
  var alignedAttributes: [Constraint.Attribute] {
    VisualFormatOption.allCases.filter(contains).compactMap(\.alignedAttribute)
  }

  /// Why a format along an axis cannot have these options; `nil` where it can.
  func problem(inFormatAlong axis: Axis) -> RuleError.Problem? {
    for option in VisualFormatOption.allCases where contains(option) {
      guard let formatAxis = option.formatAxis, formatAxis != axis else { continue }
      return .optionOnWrongAxis(option, axis)
    }
    for group in Self.alternatives {
      let given = group.filter(contains)
      if given.count > 1 { return .contradictingOptions(given[0], given[1]) }
    }
    return nil
  }
}
