package import Comparison
package import Geometry
package import LayoutConstraints
package import LayoutSpecs
import Layouts
import Scenarios

/// The comparison of a translation with its spec in one container.
package struct TranslationCheck: Sendable {
  package let container: Container
  /// The largest difference before rounding.
  package let exact: FrameDistance
  /// The largest difference on pixels.
  package let rounded: FrameDistance
  /// The deviations that show in this container.
  package let deviations: [Deviation]
  /// Whether required constraints conflict, before rounding or on pixels.
  package let hasConflict: Bool
  /// Why no constraints reproduce the layout, where frames differ or constraints conflict; `nil`
  /// without such a reason.
  package let unavoidable: UnavoidableLayout?
  package let verdict: Verdict

  /// The verdict of a check, from good to bad.
  package enum Verdict: String, Sendable, CaseIterable {
    /// Every frame is equal, and within a pixel after rounding.
    case agrees
    /// Every frame is equal before rounding, and differs by more than a pixel after it.
    ///
    /// There is no useful limit: a spec rounds each length up before the next one depends on it, and
    /// constraints round only final frames. So each length may add a pixel.
    case differsByRounding
    /// Every frame is equal before rounding, but required constraints conflict, as announced by a
    /// deviation or unavoidable.
    case conflictsAsAnnounced = "conflictsAsSaid"
    /// A frame differs, as announced by a deviation or unavoidable.
    case differsAsAnnounced = "differsAsSaid"
    /// Every frame is equal before rounding, but required constraints conflict, unannounced.
    case conflicts
    /// A frame differs, unannounced.
    case differs

    /// Whether the translation is right: everything that differs is announced.
    package var passes: Bool { self != .differs && self != .conflicts }
  }

  /// The most layouts of a check: both notations, exact and on pixels.
  package static let layouts = 4

  /// The largest difference before rounding that counts as equal, in points.
  package static let tolerance = 1e-6

  /// The same on pixels, where positions are sums of rounded lengths.
  static let roundedTolerance = 0.01

  /// Lays both out and compares their frames.
  ///
  /// - Parameters:
  ///   - translation: the translation of `spec`.
  ///   - spec: the layout spec.
  ///   - container: the container.
  ///   - scale: pixels per point; finite and above 0.
  /// - Throws: ``TranslationFailure`` where one of them gives no layout in the container.
  package init(
    _ translation: SpecTranslation, of spec: LayoutSpec, in container: Container, scale: Double
  ) throws(TranslationFailure) {
    self.container = container
    let pixels = Rounding.pixels(scale: scale)
    let onPixels = try Self.layout(translation, in: container, pixels)
    // Rounding changes the solved program only through the sizes of contents.
    let isAsSolved = translation.system.hasContents(onPixelsOf: scale)
    let unrounded = isAsSolved ? onPixels : try Self.layout(translation, in: container, .exact)
    exact = try FrameDistance(unrounded.rawLayout, spec, container, .exact)
    rounded = try FrameDistance(onPixels.layout, spec, container, pixels)
    let isEqual = exact.distance <= Self.tolerance
    let isBroken = !unrounded.conflicts.isEmpty
    hasConflict = isBroken || !onPixels.conflicts.isEmpty
    if isEqual, !hasConflict {
      let agrees = rounded.distance <= 1 / scale + Self.roundedTolerance
      deviations = agrees ? [] : translation.deviations.filter { $0.condition == .whenRounding }
      unavoidable = nil
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
    unavoidable =
      search.unavoidable ?? (hasConflict && search.hasLargeInsets ? .largeInsets : nil)
    // Where frames are equal before rounding, a pixel decided what fits.
    deviations = translation.deviations.filter {
      search.shows($0)
        && !(isOnPixels && ![.whenOverflowing, .whenOthersOverflow].contains($0.condition))
    }
    let isAnnounced = !deviations.isEmpty || unavoidable != nil
    verdict =
      hasConflict && isEqual
      ? (isAnnounced ? .conflictsAsAnnounced : .conflicts)
      : isAnnounced ? .differsAsAnnounced : .differs
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
  /// Whether rounding to pixels keeps the size of every content.
  fileprivate func hasContents(onPixelsOf scale: Double) -> Bool {
    items.allSatisfy { item in
      if case .none = item.content { return true }
      guard let size = item.content.fixedSize else { return false }
      return [size.width, size.height].allSatisfy { ($0 * scale).rounded() == $0 * scale }
    }
  }
}

package enum TranslationFailure: Error, Sendable, CustomStringConvertible {
  case spec(SpecError)
  case constraints(ConstraintError)

  package var description: String {
    switch self {
    case .spec(let error): "the layout spec gives no layout: \(error)"
    case .constraints(let error): "the translation gives no layout: \(error)"
    }
  }
}

/// The largest difference between the edges of two layouts.
package struct FrameDistance: Sendable {
  /// In points; infinite where a frame is missing.
  package private(set) var distance = 0.0
  /// The element, or `superview` for the container.
  package private(set) var element = "superview"
  package private(set) var edge = Constraint.Attribute.right

  fileprivate init(
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
    for (attribute, difference) in edges where abs(difference) > distance {
      (distance, element, edge) = (abs(difference), name, attribute)
    }
  }
}

extension TranslatedScenario {
  /// Lays out the spec and its translation in a container, and compares their frames.
  ///
  /// Throws where one of them gives no layout there.
  package func check(in container: Container) throws(TranslationFailure) -> TranslationCheck {
    try TranslationCheck(translation, of: spec, in: container, scale: scenario.scale)
  }
}

extension TranslationCheck {
  /// The reason for a difference or a conflict: the unavoidable one, else the specs whose deviations
  /// show.
  var reason: DifferenceReason {
    if let unavoidable { return .unavoidable(unavoidable) }
    return deviations.isEmpty ? .unknown : .deviations(at: deviations.map { $0.path }.distinct)
  }
}

extension TranslationCheck.Verdict {
  /// Whether frames are equal, but required constraints conflict.
  var isConflict: Bool { self == .conflictsAsAnnounced || self == .conflicts }
}
