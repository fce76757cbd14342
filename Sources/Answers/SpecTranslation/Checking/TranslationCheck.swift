import Comparison
import Foundation
public import Geometry
public import LayoutConstraints
public import LayoutSpecs

/// A translation beside its spec in one container: both laid out, and every frame compared.
public struct TranslationCheck: Sendable {
  /// The container.
  public let container: Container
  /// The largest distance between two edges of one element without any rounding, in points.
  public let difference: Double
  /// The element with that distance, or the container as `superview`.
  public let element: String
  /// The same distance with both layouts on pixels, in points.
  public let roundedDifference: Double
  /// The element with that distance, or the container.
  public let roundedElement: String
  /// The edge of it with that distance.
  public let roundedEdge: Constraint.Attribute
  /// How far apart the translation says that both may lie on pixels, in points: a pixel, and what
  /// its deviations add; `nil` where one of these has no bound.
  public let roundingBound: Double?
  /// The deviations that show in this container.
  public let deviations: [Deviation]
  /// Whether constraints that must hold contradict each other, before rounding or on pixels.
  public let hasConflict: Bool
  /// Why no constraints have such a layout, where frames differ or constraints contradict each
  /// other, and that is so.
  public let proviso: String?
  /// What the check comes to.
  public let verdict: Verdict

  /// What a check comes to.
  public enum Verdict: String, Sendable, Codable, CaseIterable {
    /// Every frame is the same, and on pixels no more than a pixel away.
    case agrees
    /// Every frame is the same before rounding, and more than a pixel away after it, by as much as
    /// a deviation says.
    case differsByRounding
    /// Every frame is the same before rounding, but only since constraints that must hold are
    /// broken: they contradict each other, as a deviation says.
    case conflictsAsSaid
    /// Some frame is another one, as a deviation says.
    case differsAsSaid
    /// Every frame is the same before rounding, but constraints that must hold contradict each
    /// other, and nothing says so.
    case conflicts
    /// Some frame is another one, and nothing says so.
    case differs

    /// Whether nothing is wrong with the translation.
    public var passes: Bool { self != .differs && self != .conflicts }
  }

  /// Two lengths without rounding are the same up to this many points.
  public static let tolerance = 1e-6

  /// The same on pixels, where positions are sums of rounded lengths.
  static let roundedTolerance = 0.01

  /// Lays both out and compares.
  ///
  /// - Parameter scale: pixels per point; finite and above 0.
  /// - Throws: ``TranslationFailure`` where one of them has no layout in the container.
  public init(
    _ translation: SpecTranslation, of spec: LayoutSpec, in container: Container, scale: Double
  ) throws(TranslationFailure) {
    self.container = container
    let pixels = Rounding.pixels(scale: scale)
    let onPixels = try Self.layout(translation, in: container, pixels)
    // Rounding changes what is solved only through the sizes of contents.
    let isAsSolved = translation.system.hasContents(onPixelsOf: scale)
    let unrounded = isAsSolved ? onPixels : try Self.layout(translation, in: container, .exact)
    let exact = try FrameDistance(unrounded.rawLayout, spec, container, .exact)
    let rounded = try FrameDistance(onPixels.layout, spec, container, pixels)
    difference = exact.distance
    element = exact.element
    roundedDifference = rounded.distance
    roundedElement = rounded.element
    roundedEdge = rounded.edge
    let whenRounding = translation.deviations.filter { $0.condition == .whenRounding }
    let bounds = whenRounding.compactMap { $0.bound?.points(scale: scale) }
    let isBounded = bounds.count == whenRounding.count
    roundingBound = isBounded ? bounds.reduce(1 / scale, +) : nil
    let isEqual = exact.distance <= Self.tolerance
    let isBroken = !unrounded.conflicts.isEmpty
    hasConflict = isBroken || !onPixels.conflicts.isEmpty
    let isWithin = rounded.distance <= (roundingBound ?? .infinity) + Self.roundedTolerance
    if isEqual, !hasConflict, isWithin {
      let agrees = rounded.distance <= 1 / scale + Self.roundedTolerance
      deviations = agrees ? [] : whenRounding
      proviso = nil
      verdict = agrees ? .agrees : .differsByRounding
      return
    }
    let isOnPixels = isEqual && !isBroken
    let search: DeviationSearch
    do {
      search = try DeviationSearch(
        of: spec, in: container, rounding: isOnPixels ? .pixels(scale: scale) : .exact)
    } catch {
      throw .spec(error)
    }
    proviso = search.proviso ?? (hasConflict ? search.conflictProviso : nil)
    // Where frames are equal before rounding, a pixel has decided what fits.
    deviations = translation.deviations.filter {
      search.shows($0) && !(isOnPixels && $0.condition != .whenOverflowing)
    }
    let isSaid = !deviations.isEmpty || proviso != nil
    verdict =
      hasConflict && isEqual
      ? (isSaid ? .conflictsAsSaid : .conflicts)
      : !isSaid ? .differs : isEqual ? .differsByRounding : .differsAsSaid
  }

  private static func layout(
    _ translation: SpecTranslation, in container: Container, _ rounding: Rounding
  ) throws(TranslationFailure) -> ConstraintLayout {
    do {
      return try translation.system.layout(in: container, rounding: rounding)
    } catch {
      throw .constraints(error)
    }
  }
}

extension ConstraintSystem {
  /// Whether the size of every content is the same on pixels as without rounding.
  fileprivate func hasContents(onPixelsOf scale: Double) -> Bool {
    items.allSatisfy { item in
      switch item.content {
      case .none: true
      case .fixed(let size):
        [size.width, size.height].allSatisfy { ($0 * scale).rounded() == $0 * scale }
      default: false
      }
    }
  }
}

/// Why a translation could not be checked.
public enum TranslationFailure: Error, Sendable, CustomStringConvertible {
  /// The layout spec has no layout.
  case spec(SpecError)
  /// The constraints have none.
  case constraints(ConstraintError)

  /// What is wrong, in one sentence.
  public var description: String {
    switch self {
    case .spec(let error): "the layout spec gives no layout: \(error)"
    case .constraints(let error): "the translation gives no layout: \(error)"
    }
  }
}

/// The largest distance between two edges of one element.
private struct FrameDistance {
  var distance = 0.0
  var element = "superview"
  var edge = Constraint.Attribute.right

  init(
    _ second: Layout, _ spec: LayoutSpec, _ container: Container, _ rounding: Rounding
  ) throws(TranslationFailure) {
    let first: Layout
    do {
      first = try SpecTree(spec).layout(in: SizeRange(container), rounding: rounding)
    } catch {
      throw .spec(error)
    }
    take(
      CGRect(origin: .zero, size: first.size), CGRect(origin: .zero, size: second.size),
      of: "superview")
    let frames = Dictionary(zip(second.elements, second.frames)) { first, _ in first }
    for (name, frame) in zip(first.elements, first.frames) {
      guard let other = frames[name] else {
        (distance, element, edge) = (.infinity, name, .left)
        continue
      }
      take(frame, other, of: name)
    }
  }

  private mutating func take(_ first: CGRect, _ second: CGRect, of name: String) {
    let edges: [(Constraint.Attribute, Double)] = [
      (.left, first.minX - second.minX), (.top, first.minY - second.minY),
      (.right, first.maxX - second.maxX), (.bottom, first.maxY - second.maxY),
    ]
    for (attribute, apart) in edges where abs(apart) > distance {
      (distance, element, edge) = (abs(apart), name, attribute)
    }
  }
}

extension TranslationCheck {
  /// Why both differ, or constraints contradict each other, as a clause: margins and the like, or
  /// where it is said; that nothing says why, where that is so.
  var reason: String {
    if let proviso { return proviso }
    let paths = deviations.map(\.path)
    let places = paths.enumerated().filter { !paths[..<$0].contains($1) }.map(\.element)
    return places.isEmpty ? "nothing says why" : "as said below of \(places.listed)"
  }

  /// Whether the translation says so, or no constraints could do otherwise.
  var isExplained: Bool { proviso != nil || !deviations.isEmpty }
}

extension TranslationCheck.Verdict {
  /// Whether frames are the same, and constraints contradict each other.
  var isConflict: Bool { self == .conflictsAsSaid || self == .conflicts }
}
