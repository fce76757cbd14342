import ArgumentParser
import Foundation
import Reporting
import RunRecords
import Scenarios

/// A first argument that is not the name of a command.
///
/// The parser suggests options that are spelled alike, but not commands.
struct MistypedCommand {
  /// The argument as it was typed.
  let word: String
  /// The names of all commands.
  private let commands: [String]

  /// Ends the program with a suggestion if the arguments, without the program's name, begin with a
  /// word that is no command of `root`.
  static func refuse(
    _ arguments: some Collection<String>, of root: any ParsableCommand.Type
  ) {
    let commands = root.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let mistake = MistypedCommand(Array(arguments), commands: commands) else { return }
    root.end(with: mistake.error)
  }

  /// Looks at the first argument, or at the one after `help`; `nil` if it is a command, an option or
  /// missing.
  private init?(_ arguments: [String], commands: [String]) {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let word = words.first, !word.hasPrefix("-"), word != "help", !commands.contains(word)
    else { return nil }
    self.word = word
    self.commands = commands
  }

  /// The error to end with; it also prints the usage.
  private var error: ValidationError {
    let shown = ScenarioName.printable(word)
    return ValidationError("Unknown command '\(shown)'.\(suggestion.map { " \($0)" } ?? "")")
  }

  private var suggestion: String? {
    // A name without its command: `layoutdiff card.yaml`.
    let isScreen = RunningProgram.screen(named: word) != nil
    if isScreen || FileManager.default.fileExists(atPath: word) {
      return "To compare it: \(RunningProgram.name) check \(ShellWord.quote(word))"
    }
    let meant =
      Self.otherWords[word.lowercased()] ?? Self.abbreviated(word, commands)
      ?? NearestWord.to(word, among: ["help"] + commands)
    return meant.map { "Did you mean '\($0)'?" }
  }

  /// The only command that begins with the word, or that the word begins with: `rep`, `benchmark`.
  private static func abbreviated(_ word: String, _ commands: [String]) -> String? {
    let word = word.lowercased()
    guard word.count >= 3 else { return nil }
    let alike = commands.filter { $0.hasPrefix(word) || word.hasPrefix($0) }
    return alike.count == 1 ? alike[0] : nil
  }

  /// The names that other tools give to commands that LayoutDiff has.
  private static let otherWords = [
    "build": "report", "compare": "check", "create": "init", "ls": "list", "new": "init",
    "run": "report", "test": "check", "verify": "check",
  ]
}
