import Geometry
import LinearProgramming

/// The reason why an edge, a centre, a baseline or a size has its value.
///
/// The value is `offset` plus the contributions of all causes. This is one true reason. There are
/// others if more conditions meet at a position than are needed to determine it; the responses of
/// the causes show that.
public struct Because: Sendable, Equatable {
  /// The explained anchor; its item's index is that of the system.
  public let anchor: Constraint.Anchor
  /// The value in points: a size or a distance, or a position in the container.
  ///
  /// It belongs to the alignment rectangle, as constraints do, and is not rounded.
  public let value: Double
  /// Whether the value is ambiguous; then the causes determine the chosen one.
  public let isAmbiguous: Bool
  /// The distance from the position that the causes determine, in points: of a baseline from its
  /// edge, or of a margin.
  public let offset: Double
  /// The causes: the container first, then constraints in the order of the system, then contents.
  public let causes: [ValueCause]
}

/// One of the conditions that determine a value.
public struct ValueCause: Sendable, Equatable {
  /// The condition; or hugging and compression resistance of one content, which together keep an
  /// item at the size of its content.
  public let conditions: [LayoutCondition]
  /// Its part of the value, in points: `pointsPerPoint` times the constant.
  public let contribution: Double
  /// How far the value moves, in points, for each point that is added to the constant; never 0.
  ///
  /// The constant is the number in the constraint, the size of the content, or the size of the
  /// container.
  public let pointsPerPoint: Double
  /// The actual response to a slightly larger constant, found by solving again; `nil` if the
  /// constant cannot be changed, or the response was not checked.
  public let growing: Response?
  /// The actual response to a slightly smaller constant.
  public let shrinking: Response?

  /// Whether the value follows the constant in both directions.
  public var followsBothWays: Bool {
    let follows = Response.moves(pointsPerPoint: pointsPerPoint, takingOver: [])
    return [growing, shrinking].allSatisfy { $0 == nil || $0 == follows }
  }

  /// The response of a value to a small change of a constant.
  ///
  /// Content is not measured again and guides stay where they are, even if they depend on the
  /// layout.
  public enum Response: Sendable, Equatable {
    /// It moves by this number of points for each point of the change; the sign is that of
    /// `ValueCause.pointsPerPoint` if both follow.
    ///
    /// If it does not follow, or not at the same rate, other conditions take over.
    case moves(pointsPerPoint: Double, takingOver: [LayoutCondition])
    case becomesAmbiguous
    /// These required constraints and the changed one cannot all hold.
    case conflicts(with: [LayoutCondition])
  }
}

extension ConstraintLayout {
  /// The reasons for the values of these anchors, in their order.
  ///
  /// `isChecked` solves again for every cause, with its constant 1/64 pt larger and smaller. Each
  /// takes about as long as a layout; causes that anchors share are checked once. Throws if an item
  /// does not exist, or if the solver gives up.
  public func because(
    of anchors: [Constraint.Anchor], isChecked: Bool = true
  ) throws(ConstraintError) -> [Because] {
    for place in anchors.flatMap({ $0.ends })
    where !finalProgram.system.items.indices.contains(place.item) {
      throw .unknownItem(index: place.item)
    }
    // Without ambiguous values, all are in one part.
    guard finalProgram.ranges != nil else {
      var search = try CauseSearch(final: finalProgram, isChecked: isChecked)
      return try search.because(of: anchors)
    }
    var answers = [Because?](repeating: nil, count: anchors.count)
    func explain(_ places: [Int], by search: CauseSearch) throws(ConstraintError) {
      var search = search
      let found = try search.because(of: places.map { anchors[$0] })
      for (place, because) in zip(places, found) { answers[place] = because }
    }
    let whole = finalProgram.lowered(without: conflictSets.broken)
    var others: [Int] = []
    // Values along one axis are mostly in one part.
    for axis in Axis.allCases {
      let places = anchors.indices.filter { anchors[$0].attribute.axis == axis }
      if places.isEmpty { continue }
      let columns = places.flatMap {
        finalProgram.position(of: anchors[$0]).terms.map { $0.column }
      }
      if let part = try UniquePart(around: columns, of: whole, in: finalProgram) {
        try explain(places, by: CauseSearch(final: finalProgram, part: part, isChecked: isChecked))
      } else {
        others += places
      }
    }
    if !others.isEmpty {
      try explain(others, by: CauseSearch(final: finalProgram, isChecked: isChecked))
    }
    return answers.compactMap { $0 }
  }
}
