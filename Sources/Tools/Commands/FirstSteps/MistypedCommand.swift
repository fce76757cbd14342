import ArgumentParser
import Foundation
import Geometry
import Reporting
import RunRecords
import Scenarios

/// A first argument that is not the name of a command.
///
/// The parser suggests options that are spelled alike, but not commands.
enum MistypedCommand {
  /// Ends the program with a suggestion, and the usage, if the arguments, without the program's name,
  /// begin with a word that is no command of `root`, or do so after `help`.
  static func refuse(
    _ arguments: some Collection<String>, of root: any ParsableCommand.Type
  ) {
    let commands = root.configuration.subcommands.compactMap { $0.configuration.commandName }
    let word = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
    guard let word, !word.hasPrefix("-"), word != "help", !commands.contains(word) else { return }
    let suggestion = suggestion(for: word, commands).map { " \($0)" } ?? ""
    root.end(
      with: ValidationError("Unknown command '\(ScenarioName.printable(word))'.\(suggestion)"))
  }

  private static func suggestion(for word: String, _ commands: [String]) -> String? {
    // A name without its command: `layoutdiff card.yaml`.
    let isScreen = RunningProgram.screen(named: word) != nil
    if isScreen || FileManager.default.fileExists(atPath: word) {
      return "To compare it: \(RunningProgram.name) check \(ShellWord.quote(word))"
    }
    let meant =
      otherWords[word.lowercased()] ?? abbreviated(word, commands)
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
