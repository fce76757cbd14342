/// Why an edge, a centre, a baseline or a size has the value it has.
///
/// The value is `offset` and the contributions of all causes, added up. That is one true reason:
/// where more conditions meet at a place than are needed to hold it, there are others, and the
/// answers of the causes tell so.
public struct Because: Sendable, Equatable {
  /// What is explained; its item's index is that of the system.
  public let anchor: Constraint.Anchor
  /// Its value in points: a size or a distance, or a position in the container.
  ///
  /// It belongs to the alignment rectangle, as constraints do, and is not rounded.
  public let value: Double
  /// Whether the constraints leave the value open; then the causes hold it at the chosen one, and
  /// need not add up to it.
  public let isAmbiguous: Bool
  /// How far it lies, in points, from what the causes hold: a baseline from its edge, or a margin.
  public let offset: Double
  /// What holds it: the container first, then constraints in the order of the system, then
  /// contents.
  public let causes: [ValueCause]
}

/// One of the things that hold a value.
public struct ValueCause: Sendable, Equatable {
  /// What holds it: one condition, or hugging and compression resistance of one content, which keep
  /// an item at the size of its content together.
  public let conditions: [LayoutCondition]
  /// Its part of the value, in points: `pointsPerPoint` times its constant.
  public let contribution: Double
  /// How far the value moves, in points, for each point that is added to the constant; never 0.
  ///
  /// The constant is the number in the constraint, the size of the content, or that of the
  /// container.
  public let pointsPerPoint: Double
  /// What the value really does if the constant grows by a little, found by solving again; `nil` if
  /// nobody can change the constant, or nothing was solved again.
  public let growing: Response?
  /// What the value really does if the constant shrinks by a little.
  public let shrinking: Response?

  /// Whether the value follows the constant both ways.
  public var followsBothWays: Bool {
    let follows = Response.moves(pointsPerPoint: pointsPerPoint, takingOver: [])
    return [growing, shrinking].allSatisfy { $0 == nil || $0 == follows }
  }

  /// What a value does when a constant is changed by a little.
  ///
  /// Content is not measured again and guides stay where they are, even where they depend on the
  /// layout.
  public enum Response: Sendable, Equatable {
    /// It moves by so many points for each point that is added to the constant, or taken from it:
    /// the sign is that of `ValueCause.pointsPerPoint` where both follow.
    ///
    /// Where it does not follow, or not in the same measure, other conditions take over.
    case moves(pointsPerPoint: Double, takingOver: [LayoutCondition])
    /// It is open then, and becomes the smallest value possible.
    case becomesAmbiguous
    /// Required constraints could not all hold then: these and the changed one.
    case conflicts(with: [LayoutCondition])
  }
}

extension ConstraintLayout {
  /// Why each of these anchors is where it is, in the order asked for.
  ///
  /// `isChecked` says whether to solve again for every cause, with its constant 1/64 point larger
  /// and smaller. Each takes about as long as a layout; causes that anchors share are checked once.
  /// Throws if an item does not exist, or if the solver gives up.
  public func because(
    of anchors: [Constraint.Anchor], isChecked: Bool = true
  ) throws(ConstraintError) -> [Because] {
    for place in anchors.flatMap(\.ends)
    where !finalProgram.system.items.indices.contains(place.item) {
      throw .unknownItem(index: place.item)
    }
    var search = try CauseSearch(final: finalProgram, isChecked: isChecked)
    return try search.because(of: anchors)
  }
}
