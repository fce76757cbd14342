/// A notation as it was written.
public struct Section: Sendable, Equatable, Decodable {
  /// The lines of the file, or what is known of code: a sentence about where it is, or what it made.
  public var text: String
  /// The line in the file where `text` begins, counted from 1; `nil` for code.
  public var line: Int?

  /// Makes a section.
  public init(_ text: String, line: Int? = nil) {
    self.text = text
    self.line = line
  }
}

/// The sections of a scenario; `nil` where it has no such part.
public struct Sections: Sendable, Equatable, Decodable {
  /// The layout spec.
  public var spec: Section?
  /// The constraints.
  public var constraints: Section?
  /// The web page.
  public var css: Section?
  /// The given frames.
  public var frames: Section?

  /// Makes sections.
  public init(spec: Section? = nil, constraints: Section? = nil, frames: Section? = nil) {
    self.spec = spec
    self.constraints = constraints
    self.frames = frames
  }

  /// The section of a notation.
  public subscript(engine: Engine) -> Section? { engine == .spec ? spec : constraints }

  /// The sections that there are, in the order of pages.
  public var all: [Section] { [spec, constraints, css, frames].compactMap { $0 } }
}
