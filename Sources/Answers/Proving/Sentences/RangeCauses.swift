package import Comparison
package import Geometry
import Phrases

/// The causes of differences in ranges of a proof.
///
/// A proof knows edges, not causes: these are searched for at one length in each range.
package struct RangeCauses {
  /// The causes in a container, as a comparison gives them.
  let causes: (Container) -> [Cause]

  /// The most ranges whose causes are searched for: each costs a comparison.
  static let mostRanges = 40
  /// The most causes that are listed.
  static let mostListed = 3

  /// Takes the search for causes in a container.
  package init(_ causes: @escaping (Container) -> [Cause]) {
    self.causes = causes
  }

  /// Joins neighbours that differ for the same causes; returns the joined ranges, and sentences about
  /// the causes, each with the first length that has it.
  func joined(
    _ ranges: [ProofRange], in sweep: Sweep
  ) -> (ranges: [ProofRange], sentences: [Phrase]) {
    guard ranges.count <= Self.mostRanges else { return (ranges, []) }
    var joined: [(range: ProofRange, causes: Set<Key>)] = []
    var known: [(key: Key, sentence: Phrase)] = []
    for range in ranges {
      let length = range.typicalLength
      let found = causes(sweep.container(at: length)).filter {
        !$0.kind.alwaysAgrees && $0.element != nil
      }
      for cause in found where !known.contains(where: { $0.key == Key(cause) }) {
        let fix: Phrase = cause.fix.map { "; to fix it, \($0.phrase)" } ?? ""
        let sentence: Phrase =
          "cause at \(points: length): \(cause.kind.words): \(cause.phrase)\(fix)"
        known.append((Key(cause), sentence))
      }
      let keys = Set(found.map(Key.init))
      let isSame = joined.last.map { last in
        last.causes == keys && !keys.isEmpty
          && last.range.lengths.upperBound == range.lengths.lowerBound
      }
      if isSame == true {
        joined[joined.count - 1].range.segments += range.segments
      } else {
        joined.append((range, keys))
      }
    }
    let more = known.count - Self.mostListed
    let rest: [Phrase] = more > 0 ? ["and \(more) more \(more == 1 ? "cause" : "causes")"] : []
    return (joined.map { $0.range }, known.prefix(Self.mostListed).map { $0.sentence } + rest)
  }

  /// The key of causes that are the same apart from their values.
  private struct Key: Hashable {
    let kind: DifferenceClass
    let element: String?
    let axis: Axis?
    let holder: Cause.Holder

    init(_ cause: Cause) {
      (kind, element, axis, holder) = (cause.kind, cause.element, cause.axis, cause.reason.holder)
    }
  }
}

extension ProofRange {
  /// The middle of the longest segment, a whole point where one is in it.
  ///
  /// Near a breakpoint, a difference may be too small to have a cause.
  fileprivate var typicalLength: Double {
    func length(_ segment: ProofSegment) -> Double {
      segment.lengths.upperBound - segment.lengths.lowerBound
    }
    let longest = segments.max { length($0) < length($1) } ?? segments[0]
    let (first, last) = (longest.lengths.lowerBound, longest.lengths.upperBound)
    let middle = (first + last) / 2
    return first < middle.rounded() && middle.rounded() < last ? middle.rounded() : middle
  }
}
