import ArgumentParser
import Runs

/// What is run without a subcommand, and what knows them all.
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: LayoutDiff.programName,
    abstract: "Compare one screen written twice: as layout specs, and as constraints.",
    discussion: """
      A scenario file holds both notations. Each is laid out by its own engine; frames are compared \
      edge by edge, and both engines are timed.

      Start with:
        layoutdiff report
      and open Reports/index.html.

      For completions in your shell:
        layoutdiff --generate-completion-script bash   (or zsh, fish)

      Exit status, the first of 70, 74, 73, 66, 65, 1, 2 that holds:
      \(ExitStatus.list)
      """,
    version: LayoutDiff.version,
    subcommands: [
      ReportCommand.self, CheckCommand.self, ProveCommand.self, AcceptCommand.self,
      MergeCommand.self,
      FramesCommand.self, ExplainCommand.self,
      ListCommand.self, BenchCommand.self, ConformCommand.self, LinearProgramCommand.self,
      SchemaCommand.self, TranslateCommand.self, DiffCommand.self, InitCommand.self,
    ])
}
