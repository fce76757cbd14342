import Geometry

/// Most values are those of pixels: their coded form does not say so.
extension Cause.Values {
  private enum CodingKeys: CodingKey { case quantity, spec, isBeforeRounding, constraints }

  /// Decodes values; what is missing is as for a value on pixels.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      quantity: try container.decode(String.self, forKey: .quantity),
      spec: try container.decode(Double.self, forKey: .spec),
      isBeforeRounding:
        try container.decodeIfPresent(Bool.self, forKey: .isBeforeRounding) ?? false,
      constraints: try container.decodeIfPresent(Cause.Bound.self, forKey: .constraints))
  }
}

extension Cause {
  private enum CodingKeys: String, CodingKey {
    case element, axis, reason, values, missed, stretched, line, followers, change
    case kind = "class"
  }

  /// Reads the facts; the words follow from them.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    element = try container.decodeIfPresent(String.self, forKey: .element)
    axis = try container.decodeIfPresent(Axis.self, forKey: .axis)
    kind = try container.decode(DifferenceClass.self, forKey: .kind)
    reason = try container.decode(Reason.self, forKey: .reason)
    values = try container.decodeIfPresent(Values.self, forKey: .values)
    missed = try container.decodeIfPresent(Missed.self, forKey: .missed)
    stretched = try container.decodeIfPresent(Stretch.self, forKey: .stretched)
    line = try container.decodeIfPresent(Int.self, forKey: .line)
    followers = try container.decodeIfPresent([Follower].self, forKey: .followers) ?? []
    fix = try container.decodeIfPresent(Fix.self, forKey: .change)
  }
}
