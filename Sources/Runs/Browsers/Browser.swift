import Foundation
package import Geometry
package import Scenarios
import Synchronization
package import TextMeasuring

/// The browser that lays out scenarios' pages: started for the first one, and again where it hangs or ends.
package final class Browser: Sendable {
  private let path: String?
  private let seconds: Double
  private let isRequired: Bool
  private let fonts: FontCatalog
  private let state = Mutex(State())

  private struct State {
    var session: BrowserSession?
    /// How many scenarios in a row it hung or ended for.
    var failures = 0
  }

  /// After so many failures in a row it is not started again.
  private static let mostFailures = 3

  /// The browser at a path, or the first one that is installed.
  ///
  /// It may take `seconds` for each scenario. If it `isRequired`, a scenario fails where there is none.
  package init(
    at path: String? = nil, secondsPerScenario seconds: Double = 20, isRequired: Bool = false,
    fonts: FontCatalog = .system
  ) {
    self.path = path ?? BrowserProgram.find()
    self.seconds = seconds
    self.isRequired = isRequired
    self.fonts = fonts
  }

  /// The scenario with what the browser made of its page, in every case; itself where it has none.
  package func layingOut(_ scenario: Scenario) -> Scenario {
    guard scenario.page != nil else { return scenario }
    var scenario = scenario
    scenario.browserLayout = layout(of: scenario, in: scenario.containers)
    scenario.cases = scenario.cases.map(layingOut)
    return scenario
  }

  /// The layout of one case in containers; `nil` where it has no page.
  package func layout(of scenario: Scenario, in containers: [Container]) -> BrowserLayout? {
    guard let notation = scenario.page else { return nil }
    let page = BrowserPage(scenario, notation)
    var layout = state.withLock { state in
      do throws(BrowserProblem) {
        return try layOut(page, in: containers, &state)
      } catch {
        return BrowserLayout(problem: error)
      }
    }
    layout.isRequired = isRequired
    return layout
  }

  private func layOut(
    _ page: BrowserPage, in containers: [Container], _ state: inout State
  ) throws(BrowserProblem) -> BrowserLayout {
    guard let path else { throw .notFound }
    guard state.failures < Self.mostFailures else { throw .givenUp }
    let deadline = Date(timeIntervalSinceNow: seconds)
    do throws(BrowserProblem) {
      if state.session == nil { state.session = try BrowserSession(path, until: deadline) }
      guard let session = state.session else { throw .ended }
      let frames = try session.frames(of: page, in: containers, fonts, until: deadline)
      state.failures = 0
      return BrowserLayout(browser: session.name, frames: frames)
    } catch {
      if case .unknownDeclaration = error { throw error }
      state.session = nil
      state.failures += 1
      if case .tooSlow = error { throw .tooSlow(seconds: seconds) }
      throw error
    }
  }

  /// Ends all browsers of the program at once.
  package static func endAll() { BrowserProcess.endAll() }
}
