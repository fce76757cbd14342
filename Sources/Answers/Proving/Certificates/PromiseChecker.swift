import Comparison
import Geometry
import LayoutConstraints
import Layouts
import Scenarios

/// Checks that the frames of one notation keep a promise over a range of widths.
///
/// It shares no code with what decides promises, and says by itself what each word means; only the edges of a
/// rule are the same. All lengths are affine over the range, so what they are at both ends says what they are in
/// between.
struct PromiseChecker {
  private let kind: Promise.Kind
  private let readsRightToLeft: Bool
  private let texts: [(element: String, text: any TextDrawing)]

  /// The edges of each frame in points: left, top, right and bottom.
  typealias Edges = [String: [Double]]

  /// A checker of a promise about the only notation of `scenario`.
  init(_ kind: Promise.Kind, of scenario: Scenario) {
    self.kind = kind
    readsRightToLeft = scenario.readsRightToLeft
    guard case .whole(let names) = kind else {
      texts = []
      return
    }
    texts = names.compactMap { name in scenario.text(of: name).map { (name, $0) } }
  }

  /// Whether the promise is kept from one end of a range to the other, given the edges there.
  ///
  /// Logarithmic in the precision for each width at which a text has other lines.
  func isKept(from first: Edges, to last: Edges) -> Bool {
    zip(amounts(first), amounts(last)).allSatisfy { Self.isNowhereAbove($0, $1, tolerance) }
      && texts.allSatisfy { element, text in
        guard text.wraps else { return true }
        guard let first = first[element], let last = last[element] else { return false }
        return Self.isWhole(text, first, last)
      }
  }

  /// The amount that counts as nothing, in points.
  private var tolerance: Double {
    if case .visible = kind { return ProofTolerance.solver }
    return Tolerance.equal + ProofTolerance.solver
  }

  /// Whether the least of some lengths is nowhere above a limit, given them at both ends of a range.
  ///
  /// It is so if one of them is not above it at either end, or two of which a weighted mean is not: the least
  /// of them is never above a mean, and a mean is affine. No more than two are ever needed for that.
  static func isNowhereAbove(
    _ first: [Double], _ last: [Double], _ limit: Double
  ) -> Bool {
    let (first, last) = (first.map { $0 - limit }, last.map { $0 - limit })
    return first.indices.contains { one in
      first[one] <= 0
        && last.indices.contains { other in
          last[other] <= 0
            && (last[one] <= 0 || first[other] <= 0
              || first[one] * last[other] >= last[one] * first[other])
        }
    }
  }

  /// The lengths of which, in each list, one at least must not be above 0.
  private func amounts(_ edges: Edges) -> [[Double]] {
    func frame(_ name: String) -> [Double] { edges[name] ?? [0, 0, 0, 0] }
    func size(_ name: String) -> [Double] {
      let frame = frame(name)
      return [frame[2] - frame[0], frame[3] - frame[1]]
    }
    switch kind {
    case .apart(let names):
      return names.indices.flatMap { first in
        names[(first + 1)...].map { other in
          // Each also with itself: an empty frame has no interior.
          let both = [frame(names[first]), frame(other)]
          return both.flatMap { one in both.flatMap { [one[2] - $0[0], one[3] - $0[1]] } }
        }
      }
    case .inside(let names, let outer):
      let around = frame(outer)
      return names.map(frame).flatMap { own in
        [around[0] - own[0], around[1] - own[1], own[2] - around[2], own[3] - around[3]].map {
          [$0]
        }
      }
    case .visible(let names):
      let container = frame(ConstraintSystem.containerName)
      return names.flatMap { name in
        let own = frame(name)
        let missing =
          size(name).map { -$0 } + [
            container[0] - own[2], container[1] - own[3], own[0] - container[2],
            own[1] - container[3],
          ]
        return missing.map { [$0 + Self.empty] }
      }
    case .tappable(let names, let least):
      return names.flatMap { name in
        zip([Double(least.width), Double(least.height)], size(name)).map { [$0 - $1] }
      }
    case .inOrder(let names):
      return zip(names, names.dropFirst()).map { name, next in
        let (one, other) = (frame(name), frame(next))
        return [readsRightToLeft ? other[2] - one[0] : one[2] - other[0], one[3] - other[1]]
      }
    case .rule(let rule):
      return rule.relations.flatMap { relation -> [[Double]] in
        let terms = relation.terms(readsRightToLeft: readsRightToLeft)
        let excess = terms.reduce(-relation.constant) {
          $0 + $1.factor * frame($1.element)[$1.edge]
        }
        return switch relation.sign {
        case .lessThanOrEqual: [[excess]]
        case .greaterThanOrEqual: [[-excess]]
        case .equal: [[excess], [-excess]]
        }
      }
    case .whole:
      return texts.flatMap { element, text -> [[Double]] in
        let (size, widest) = (size(element), text.widestCharacter)
        guard !text.wraps else { return [[widest - size[0]]] }
        let line = text.withoutLineLimit.unlimitedMeasurement
        return [
          [widest - size[0]], [Double(line.size.width) - Tolerance.equal - size[0]],
          [Self.missingHeight(of: text, needing: Double(line.size.height), in: size[1])],
        ]
      }
    case .mirrored: return [[.infinity]]
    }
  }

  /// A length up to which a frame is empty, in points.
  private static let empty = 1e-3

  /// Whether a text that wraps is shown whole from one end of a range to the other.
  ///
  /// A text that is as high in two widths is so in all between, and else the range is halved, down to the
  /// uncertainty of a breakpoint.
  private static func isWhole(
    _ text: any TextDrawing, _ first: [Double], _ last: [Double]
  ) -> Bool {
    // What is narrower by less than what counts as equal has the same lines.
    let widths = [first, last].map { max(0, $0[2] - $0[0] + Tolerance.equal) }
    let heights = widths.map {
      let available = CGSize(width: CGFloat($0), height: .infinity)
      return Double(text.withoutLineLimit.measure(in: available).size.height)
    }
    if heights[0] == heights[1] || abs(widths[1] - widths[0]) < 1e-6 {
      return zip(heights, [first, last]).allSatisfy { height, frame in
        missingHeight(of: text, needing: height, in: frame[3] - frame[1])
          <= Tolerance.equal + ProofTolerance.solver
      }
    }
    let middle = zip(first, last).map { ($0 + $1) / 2 }
    return isWhole(text, first, middle) && isWhole(text, middle, last)
  }

  /// The height that lines lack in a frame, in points; infinite where more are needed than are shown.
  private static func missingHeight(
    of text: any TextDrawing, needing needed: Double, in height: Double
  ) -> Double {
    needed > text.mostHeight + Tolerance.equal ? .infinity : needed - height
  }
}
