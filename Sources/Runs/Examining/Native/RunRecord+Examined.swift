import LinearProgramming
package import RunRecords
import Timing

extension RunRecord {
  /// A record of scenarios that were examined on this machine with this version.
  package init(of examined: [ExaminedScenario], unreadableFiles: [UnreadableFile] = []) {
    self.init(
      tools: [.layoutDiff, ToolVersion(name: "GLPK", version: LinearProgram.solverVersion)],
      machine: .current, scenarios: examined.map { $0.record }, unreadableFiles: unreadableFiles)
  }
}
