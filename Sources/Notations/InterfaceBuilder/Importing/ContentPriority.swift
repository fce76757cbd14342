/// A priority of a view's content along an axis.
enum ContentPriority: String, CaseIterable {
  case horizontalHugging, verticalHugging
  case horizontalCompressionResistance, verticalCompressionResistance

  /// The attribute of a view's element.
  var attribute: String { "\(rawValue)Priority" }

  /// The priority of a view that names none.
  var usual: Double {
    switch self {
    case .horizontalHugging, .verticalHugging: 250
    case .horizontalCompressionResistance, .verticalCompressionResistance: 750
    }
  }

  /// The priorities that Interface Builder has.
  static let allowed = 1.0...1000

  /// The priority in an element; the nearest one that is allowed.
  func value(of element: MarkupElement) -> Double {
    let number = element.number(attribute) ?? usual
    return min(max(number, Self.allowed.lowerBound), Self.allowed.upperBound)
  }
}
