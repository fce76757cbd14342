import ArgumentParser
import Browsers
import Geometry
import Scenarios

struct BrowserOptions: ParsableArguments {
  @Flag(help: "Also lay out the page of a scenario ('css') in Chromium, and compare its frames.")
  var browser = false

  @Option(
    help: ArgumentHelp(
      "The browser's program, with --browser. (default: the first of chromium-headless-shell, chromium and google-chrome on the PATH)",
      valueName: "program"))
  var browserPath: String?

  @Option(
    help: ArgumentHelp(
      "The time that the browser has for each scenario, in seconds.", valueName: "seconds"))
  var browserSeconds = 20.0

  @Flag(help: "Fail scenarios with a page where no browser is found. Implies --browser.")
  var requireBrowser = false

  func validate() throws {
    if browserPath?.isEmpty == true {
      throw ValidationError("--browser-path needs the path of a program.")
    }
    guard (0.1...3600).contains(browserSeconds) else {
      throw ValidationError("--browser-seconds must be a number from 0.1 to 3600.")
    }
  }

  /// The layout of a scenario's page in a container, or in all of its own; `nil` where no browser is wanted.
  ///
  /// Notes that there is no page.
  func layout(of scenario: Scenario, in container: Container?) -> BrowserLayout? {
    guard let chosen else { return nil }
    let layout = chosen.layout(of: scenario, in: container.map { [$0] } ?? scenario.containers)
    if layout == nil { noteMissingPage(of: scenario) }
    return layout
  }

  func noteMissingPage(of scenario: Scenario) {
    Terminal.note("\(scenario.file): warning: it has no page for --browser: write one below 'css'")
  }

  /// The browser; `nil` where none is wanted.
  var chosen: Browser? {
    guard browser || requireBrowser || browserPath != nil else { return nil }
    return Browser(
      at: browserPath, secondsPerScenario: browserSeconds, isRequired: requireBrowser)
  }
}
