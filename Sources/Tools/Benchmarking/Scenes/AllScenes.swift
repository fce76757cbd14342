package import Runs

extension BenchmarkScene {
  /// All scenes, in the order in which they are listed.
  package static let all =
    [
      row, flat, relative, nested, chain, grid, dense, shuffledRow, shuffledChain,
      singleLevelDense,
    ] + [shuffledList].compactMap(\.self) + lists
}
