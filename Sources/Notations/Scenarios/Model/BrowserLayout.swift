/// The frames of a scenario's page in a browser, or why there are none.
package struct BrowserLayout: Sendable, Equatable {
  /// The name and the version of the browser; `nil` where none was found or started.
  package var browser: String?
  /// The frames of the boxes that are elements, not rounded, by container; empty with a problem.
  package var frames: [GivenFrames] = []
  /// Why there are no frames; `nil` where there are.
  package var problem: BrowserProblem?
  /// Whether the scenario fails where there are no frames, also where no browser was found.
  package var isRequired = false

  /// Makes the layout of a browser.
  package init(browser: String? = nil, frames: [GivenFrames] = [], problem: BrowserProblem? = nil) {
    self.browser = browser
    self.frames = frames
    self.problem = problem
  }

  /// Whether a scenario fails for the missing frames: a machine without a browser is no failure.
  package var fails: Bool { problem.map { isRequired || $0 != .notFound } ?? false }

  /// How far from the browser's a length may be, in points: the smallest length that a browser has.
  package static let tolerance = 1.0 / 64
}

/// Why a browser gave no layout.
package enum BrowserProblem: Error, Sendable, Equatable, Decodable {
  /// There is no browser on this machine.
  case notFound
  /// It could not be started; `reason` is the system's.
  case notStarted(path: String, reason: String)
  /// It did not answer within the limit, in seconds.
  case tooSlow(seconds: Double)
  /// It ended while it laid out.
  case ended
  /// It failed for several scenarios in a row, and is not started again.
  case givenUp
  /// It does not know a declaration: the property, its value and the line.
  case unknownDeclaration(property: String, value: String, line: Int)
  /// Its answer has another form.
  case misunderstood(String)
}
