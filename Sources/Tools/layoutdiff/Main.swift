import Benchmarking
import LayoutDiffCommands
import Runs

/// The program: the commands over scenario files, with the scenes and the page of `bench`.
@main
struct Main {
  static func main() {
    LayoutDiff.main(
      benchmarks: Benchmarks(
        scenes: BenchmarkScene.all, page: { BenchmarkPage($0).text },
        counts: { try BenchmarkCounts(lines: $0) }))
  }
}
