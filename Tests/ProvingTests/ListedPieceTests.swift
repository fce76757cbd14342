import Comparison
import Geometry
import Testing

@testable import Proving

@Suite("How proofs tell differences")
struct ListedPieceTests {
  private static func piece(
    _ lengths: ClosedRange<Double>, _ spec: [Double], _ constraints: [Double]
  ) -> ProofPiece {
    let difference = ProofPiece.Difference(
      element: "title", edge: .right, spec: spec, constraints: constraints)
    let distance = max(abs(difference.distanceAtStart), abs(difference.distanceAtEnd))
    return ProofPiece(
      lengths: lengths, verdict: .differs, largestDistance: distance, differences: [difference])
  }

  private static func proof(_ pieces: [ProofPiece]) -> SweepProof {
    SweepProof(sweep: Sweep(widths: 280...1200), pieces: pieces)
  }

  @Test("neighbours that differ in one element are told as one stretch, with the largest distance")
  func stretch() {
    let proof = Self.proof([
      Self.piece(280...400, [104, 224], [100, 220]),
      Self.piece(400...1200, [220, 220], [221, 821]),
    ])
    #expect(
      proof.sentence == """
        from 280 to 1200, they part at widths from 280 to 1200: at 280 title.right is 104 in the \
        spec and 100 in the constraints; they are furthest apart at 1200: title.right by 601 points
        """)
    #expect(
      proof.pieces[1].words == """
        title.right is 220 in the spec and 221 in the constraints, 601 points apart at 1200
        """)
  }

  @Test("a sliver is told with a neighbour that differs, as the neighbour's function")
  func sliver() {
    let proof = Self.proof([
      Self.piece(280...280.01, [104, 104], [100, 100]),
      Self.piece(280.01...400, [110, 110 + 119.99], [100, 100]),
      Self.piece(400...400.01, [1, 1], [0, 0]), Self.piece(400.01...1200, [7, 7], [0, 0]),
    ])
    #expect(proof.listedPieces.map(\.lengths) == [280...400.01, 400.01...1200])
    #expect(abs((proof.listedPieces.first?.differences[0].spec[0] ?? 0) - 109.99) < 1e-9)
  }

  @Test("a stretch between the widths that devices have is told as such")
  func noPixel() {
    let sliver = Self.piece(650.603636...650.613635, [1, 1], [20, 20])
    #expect(sliver.words.hasSuffix("; no whole pixel lies within"))
    #expect(!Self.piece(650.6...650.67, [1, 1], [20, 20]).words.contains("pixel"))
    let equal = ProofPiece(lengths: 280...650, verdict: .equal, largestDistance: 0)
    #expect(Self.proof([equal, sliver]).listedPieces.count == 2)
  }
}
