extension SweepProof {
  /// The pieces as people are told of them: neighbours that follow one function that is no affine
  /// one are one.
  public var listedPieces: [ProofPiece] {
    pieces.reduce(into: []) { listed, piece in
      guard let last = listed.last, last.isCurved, piece.deviation > 0, last.verdict == .differs,
        last.isContinued(by: piece)
      else { return listed.append(piece) }
      listed[listed.count - 1].lengthen(by: piece)
    }
  }
}

extension ProofPiece {
  /// Whether what is told within the piece is off by more than rounding.
  var isCurved: Bool { deviation > 1e-6 }

  /// Whether the same edges differ in another piece, and begin there where they ended.
  fileprivate func isContinued(by other: ProofPiece) -> Bool {
    guard verdict == other.verdict, openElements == other.openElements,
      differences.count == other.differences.count
    else { return false }
    return zip(differences, other.differences).allSatisfy { first, second in
      first.element == second.element && first.edge == second.edge
        && abs(first.spec[1] - second.spec[0]) < 1e-4
        && abs(first.constraints[1] - second.constraints[0]) < 1e-4
    }
  }

  fileprivate mutating func lengthen(by other: ProofPiece) {
    lengths = lengths.lowerBound...other.lengths.upperBound
    largestDistance = max(largestDistance, other.largestDistance)
    deviation = max(deviation, other.deviation)
    for index in differences.indices {
      differences[index].spec[1] = other.differences[index].spec[1]
      differences[index].constraints[1] = other.differences[index].constraints[1]
    }
  }
}
