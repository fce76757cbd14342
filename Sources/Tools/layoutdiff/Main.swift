import Benchmarking
import Commands
import Playground
import Runs

/// The program: the commands over scenario files, with the scenes and the page of `bench`, with the
/// server of `play`, and with the lessons of `course`.
@main
struct Main {
  static func main() {
    RunningProgram.main(
      benchmarks: Benchmarks(
        scenes: BenchmarkScene.all, page: { BenchmarkPage($0).text },
        chart: { ViewsChart($0)?.text },
        guide: { (GuideFigures($0).text(of: $1), GuideFigures.mistakes(in: $1)) }),
      playground: PlaygroundProgram(
        usualPort: PlaygroundServer.usualPort, nextPorts: PlaygroundServer.nextPorts,
        schema: PlaygroundSchema.text, listen: listen),
      course: CourseProgram(read: Lessons.read))
  }

  private static func listen(
    _ path: String?, _ port: UInt16
  ) throws -> PlaygroundProgram.Listening {
    do {
      let server = try PlaygroundServer(port: port, files: PlaygroundFiles(path: path))
      return (server.address, server.run)
    } catch .taken {
      throw PlaygroundProgram.PortTaken()
    }
  }
}
