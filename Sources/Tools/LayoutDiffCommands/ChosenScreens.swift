import Foundation
import Scenarios
import ScreenScenarios
import TextMeasuring

/// The screens that a command works on, among those of the program.
struct ChosenScreens {
  /// The screens, in the order in which they are registered.
  let screens: [Screen]
  /// What is left of the paths when the names of screens are taken out, or stands in place of none.
  let otherPaths: [String]

  /// Chooses by the paths of a command; without any, all screens and the folder Scenarios.
  ///
  /// A program that has screens may be without such a folder.
  init(of screens: [Screen], paths: [String]) {
    let names = Set(screens.map(\.settings.name))
    self.screens = paths.isEmpty ? screens : screens.filter { paths.contains($0.settings.name) }
    if !paths.isEmpty {
      otherPaths = paths.filter { !names.contains($0) }
    } else if screens.isEmpty || FileManager.default.fileExists(atPath: Self.folder) {
      otherPaths = [Self.folder]
    } else {
      otherPaths = []
    }
  }

  /// Where scenario files are where no path is given.
  static let folder = "Scenarios"
}

extension LoadedScenarios {
  /// Makes a screen's scenario; `names` has the place of every name that is taken, and gets its own.
  mutating func add(_ screen: Screen, measurer: TextMeasurer, names: inout [String: String]) {
    if let other = names[screen.settings.name] {
      let twin = Diagnostic(
        file: screen.settings.place, "'\(screen.settings.name)' is the name of \(other) too",
        hints: ["give the screen another name: results are told apart by names"])
      return add(ScenarioError(diagnostics: [twin]), file: screen.settings.place)
    }
    names[screen.settings.name] = screen.settings.place
    do {
      scenarios.append(try screen.scenario(measurer: measurer))
    } catch {
      add(error, file: screen.settings.place)
    }
  }
}
