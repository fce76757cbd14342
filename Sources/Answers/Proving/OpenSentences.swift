import Comparison
import Geometry

extension SweepProof {
  /// Which elements the constraints leave open, and at which lengths: a sentence for those whose
  /// spec's frames are allowed, and one for those whose are not; none where nothing is open.
  ///
  /// Of conflicts and of what is not proven nothing is known.
  public var openSentences: [String] {
    var sentences: [String] = []
    if let places = openPlaces(of: \.openElements) {
      sentences.append("The constraints leave open, and allow the spec's frames: \(places).")
    }
    if let places = openPlaces(of: \.refusedElements) {
      sentences.append(
        """
        The constraints leave open, but do not allow the spec's frames: \(places); distances are \
        those from the frames that were chosen, and an allowed one may be nearer.
        """)
    }
    return sentences
  }

  /// `a from 280 to 400; b and c from 300 to 350`.
  private func openPlaces(of elements: KeyPath<ProofPiece, [String]>) -> String? {
    var stretches: [String: [ClosedRange<Double>]] = [:]
    for piece in pieces {
      for name in piece[keyPath: elements] {
        let own = stretches[name, default: []]
        if let last = own.last, last.upperBound == piece.lengths.lowerBound {
          stretches[name]?[own.count - 1] = last.lowerBound...piece.lengths.upperBound
        } else {
          stretches[name] = own + [piece.lengths]
        }
      }
    }
    guard !stretches.isEmpty else { return nil }
    let groups = Dictionary(grouping: stretches.keys.sorted()) { stretches[$0] ?? [] }
    return groups.sorted { $0.value[0] < $1.value[0] }
      .map { "\($0.value.listed) \(Self.words(for: $0.key))" }.joined(separator: "; ")
  }

  /// The stretches in words, or their number and both ends where they are many.
  private static func words(for stretches: [ClosedRange<Double>]) -> String {
    guard let first = stretches.first, let last = stretches.last, stretches.count > 3 else {
      return stretches.map { "from \($0.words(" to "))" }.listed
    }
    let ends = (first.lowerBound...last.upperBound).words(" and ")
    return "in \(stretches.count) stretches between \(ends)"
  }
}
