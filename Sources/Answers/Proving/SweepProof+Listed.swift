extension SweepProof {
  /// The pieces as people are told of them: neighbours that follow one function that is no affine
  /// one are one, and slivers are told with a neighbour that differs as well.
  public var listedPieces: [ProofPiece] {
    var listed: [ProofPiece] = []
    var isSliver: [Bool] = []
    for piece in joinedPieces {
      let length = piece.lengths.upperBound - piece.lengths.lowerBound
      let isShort = piece.verdict == .differs && length < ProofPiece.longestSliver
      guard let last = listed.last, last.verdict == .differs, piece.verdict == .differs,
        isShort || isSliver.last == true
      else {
        listed.append(piece)
        isSliver.append(isShort)
        continue
      }
      let lengths = last.lengths.lowerBound...piece.lengths.upperBound
      let told = isShort ? last : piece
      listed[listed.count - 1] = told.stretched(to: lengths)
      isSliver[isSliver.count - 1] = isShort && isSliver.last == true
    }
    return listed
  }

  private var joinedPieces: [ProofPiece] {
    pieces.reduce(into: []) { listed, piece in
      guard let last = listed.last, last.isCurved, piece.deviation > 0, last.verdict == .differs,
        last.isContinued(by: piece)
      else { return listed.append(piece) }
      listed[listed.count - 1].lengthen(by: piece)
    }
  }
}

extension ProofPiece {
  /// Pieces shorter than this, in points, are told with a neighbour: where one edge after the other
  /// comes to be 0.01 points apart, between the widths that devices have.
  static let longestSliver = 0.05

  /// The same functions over other lengths.
  fileprivate func stretched(to others: ClosedRange<Double>) -> ProofPiece {
    var piece = self
    piece.lengths = others
    let length = lengths.upperBound - lengths.lowerBound
    guard length > 0 else { return piece }
    func stretch(_ ends: inout [Double]) {
      let slope = (ends[1] - ends[0]) / length
      ends = [
        ends[0] + slope * (others.lowerBound - lengths.lowerBound),
        ends[1] + slope * (others.upperBound - lengths.upperBound),
      ]
    }
    for index in piece.differences.indices {
      stretch(&piece.differences[index].spec)
      stretch(&piece.differences[index].constraints)
    }
    return piece
  }

  /// Whether what is told within the piece is off by more than rounding.
  var isCurved: Bool { deviation > 1e-6 }

  /// Whether the same edges differ in another piece, and begin there where they ended.
  fileprivate func isContinued(by other: ProofPiece) -> Bool {
    guard verdict == other.verdict, openElements == other.openElements,
      refusedElements == other.refusedElements,
      differences.count == other.differences.count
    else { return false }
    return zip(differences, other.differences).allSatisfy { first, second in
      first.element == second.element && first.edge == second.edge
        && abs(first.spec[1] - second.spec[0]) < 1e-4
        && abs(first.constraints[1] - second.constraints[0]) < 1e-4
    }
  }

  /// Takes in the next piece, in which the same edges differ.
  mutating func lengthen(by other: ProofPiece) {
    lengths = lengths.lowerBound...other.lengths.upperBound
    largestDistance = max(largestDistance, other.largestDistance)
    deviation = max(deviation, other.deviation)
    for index in differences.indices {
      differences[index].spec[1] = other.differences[index].spec[1]
      differences[index].constraints[1] = other.differences[index].constraints[1]
    }
  }
}
