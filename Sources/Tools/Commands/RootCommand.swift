import ArgumentParser
import RunRecords

/// The command without a subcommand, and the list of all subcommands.
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: RunningProgram.name,
    abstract: "Compare one screen written twice: as layout specs and as constraints.",
    discussion: """
      A scenario file has both notations. Each is laid out by its own engine. The frames are compared \
      edge by edge, differences are explained, and both engines are timed.

      Start with:
        layoutdiff init
        layoutdiff report --open

      For completions in your shell:
        layoutdiff --generate-completion-script bash   (or zsh, fish)

      Exit status: the first of 70, 74, 73, 66, 65, 1, 2 that applies.
      \(ExitStatus.list)
      """,
    version: RunningProgram.version,
    groupedSubcommands: [
      CommandGroup(
        name: "Starting",
        subcommands: [
          InitCommand.self, ImportCommand.self, RecorderCommand.self, ExportCommand.self,
          PlayCommand.self,
        ]),
      CommandGroup(
        name: "Comparing",
        subcommands: [
          CheckCommand.self, ReportCommand.self, InspectCommand.self, ProveCommand.self,
          AcceptCommand.self, MergeCommand.self, DiffCommand.self,
        ]),
      CommandGroup(
        name: "Explaining",
        subcommands: [
          FramesCommand.self, ExplainCommand.self, DiagnoseCommand.self, LinearProgramCommand.self,
        ]),
      CommandGroup(
        name: "Converting", subcommands: [TranslateCommand.self, RecoverCommand.self]),
      CommandGroup(
        name: "Other",
        subcommands: [
          ListCommand.self, CourseCommand.self, BenchCommand.self, SchemaCommand.self,
          ConformCommand.self,
        ]),
    ])
}
