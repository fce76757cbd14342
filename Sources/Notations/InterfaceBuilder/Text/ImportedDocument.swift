package import Geometry
import LayoutConstraints
import ScenarioFiles
package import Scenarios
package import TextMeasuring

/// A root view of a file, as a scenario.
package struct ImportedDocument: Sendable {
  /// The name for its file, without `.yaml`: lower-case words joined by hyphens.
  package internal(set) var name: String
  package let title: String
  /// The line of the root view in the file, counted from 1.
  package let line: Int
  /// The container that the stored frames are those of.
  package let container: Container
  /// The number of views, without the root.
  package let viewCount: Int
  /// The number of rules that come from constraints of the file.
  package let constraintCount: Int
  /// The number of constraints, with those that are left out.
  package let writtenConstraintCount: Int
  /// The parts that the scenario does not have, or has in another way, in the order of the file.
  package let notes: [ImportNote]
  /// The frames that Xcode stored; empty where the scenario is for another device.
  package let frames: [StoredFrame]
  /// Whether Xcode says that frames in the file are not those of its constraints.
  package let isMisplaced: Bool
  /// Whether Xcode says that the constraints have several solutions.
  package let isAmbiguous: Bool

  /// How often the reader of scenarios has read it, for tests of the work.
  let readings: Int
  private let screen: ImportedScreen
  private let origin: String
  private let sizesItself: Bool

  /// The name of the first view with a text; `nil` without one.
  package var firstText: String? { screen.elements.first { $0.measured.text != nil }?.name }

  package func text(_ contents: ImportedContents = .measured) -> String {
    ScreenText(screen: screen, contents: contents, origin: origin).lines.text
      .joined(separator: "\n") + "\n"
  }

  /// The scenario.
  ///
  /// - Throws: `ScenarioError` where the reader of scenarios finds a mistake in the text, which only
  ///   texts can cause that cannot be measured.
  package func scenario(
    _ contents: ImportedContents, measurer: TextMeasurer
  ) throws(ScenarioError) -> Scenario {
    var scenario = try ScenarioReader.scenario(
      from: SourceText(file: "\(name).yaml", text: text(contents)), measurer: measurer)
    scenario.document = screen.facts
    return scenario
  }

  /// The scenario as an app shows it: a cell of a table, or another part of a screen, has the height that its
  /// content needs, and the one that it was drawn with where nothing decides.
  ///
  /// - Throws: as `scenario(_:measurer:)` does.
  package func running(measurer: TextMeasurer) throws(ScenarioError) -> Scenario {
    var scenario = try scenario(.running, measurer: measurer)
    guard sizesItself, let height = container.height else { return scenario }
    let lowest = FittingTarget(
      CGSize(width: container.width, height: Self.separator),
      horizontalPriority: Priority.required)
    let fitting = try? scenario.constraints?.fitting(
      ConstraintSystem.container, lowest, rounding: .exact)
    scenario.document?.hasHeightOfCode =
      fitting?.axesDeterminedByTarget.contains(.vertical) == true
    let anchor = Constraint.Anchor(item: ConstraintSystem.container, attribute: .height)
    let drawn = Constraint(anchor, .equal, constant: height, priority: Self.drawnHeight)
    guard (try? scenario.constraints?.add(drawn)) != nil else { return scenario }
    scenario.containers = scenario.containers.map { Container(width: $0.width) }
    scenario.givenFrames = []
    return scenario
  }

  /// The height of a cell's separator, in points: no cell is lower.
  private static let separator = 1.0
  /// A root view of a file that is lower is a part of a screen, in points.
  private static let lowestScreen = 300.0
  /// The priority of the height that a part was drawn with: above its fitting height, below everything else.
  private static let drawnHeight = Priority.fittingSizeLevel + 1

  /// Makes the scenario of a screen that was built.
  init(
    _ screen: ImportedScreen, root: InterfaceFile.Root, of file: InterfaceFile, name: String,
    constraintCount: Int
  ) {
    self.name = name
    title = screen.title
    line = root.view.position.line
    origin = "\(file.source.file.split(separator: "/").last ?? ""), line \(line)"
    container = Container(screen.containers[0]) ?? Container(width: 320)
    let isPart = root.controller == nil && (container.height ?? 0) < Self.lowestScreen
    sizesItself =
      root.view.name == "tableViewCell"
      || (isPart || screen.facts.sizesItself)
        && screen.facts.use != .drawn
    viewCount = screen.elements.count
    writtenConstraintCount = constraintCount
    frames = screen.frames
    var isMisplaced = false
    var isAmbiguous = false
    root.view.forEach { element in
      if element.flag("misplaced") == true { isMisplaced = true }
      if element.flag("ambiguous") == true { isAmbiguous = true }
    }
    self.isMisplaced = isMisplaced
    self.isAmbiguous = isAmbiguous
    let readable: ImportedScreen
    (readable, readings) = Self.readable(screen, origin: origin)
    self.screen = readable
    notes = readable.notes
    self.constraintCount = readable.rules.count(where: \.isWritten)
  }

  /// The screen without rules that the reader of scenarios rejects, each with a note, and how often
  /// it was read.
  ///
  /// The reader knows what a rule may relate: no copy of its laws is needed here.
  private static func readable(
    _ screen: ImportedScreen, origin: String
  ) -> (ImportedScreen, readings: Int) {
    var screen = screen
    var readings = 0
    // A pass removes every rule that is wrong by itself, and at least one.
    while !screen.rules.isEmpty {
      readings += 1
      let (lines, rules) = ScreenText(screen: screen, contents: .stored, origin: origin).lines
      let source = SourceText(file: "import.yaml", text: lines.joined(separator: "\n") + "\n")
      do {
        _ = try ScenarioReader.scenario(fromWritten: source, measurer: TextMeasurer())
        return (screen, readings)
      } catch {
        var wrong: [Int: String] = [:]
        for diagnostic in error.diagnostics {
          guard let line = diagnostic.position?.line, let rule = rules[line] else { continue }
          wrong[rule] = diagnostic.message
        }
        if wrong.isEmpty { return (screen, readings) }
        screen.notes += wrong.sorted { $0.key > $1.key }.map { index, message in
          let rule = screen.rules[index]
          return ImportNote(line: rule.line, subject: rule.text, reason: "left out: \(message)")
        }
        screen.rules = screen.rules.enumerated().filter { wrong[$0.offset] == nil }.map(\.element)
      }
    }
    return (screen, readings)
  }
}
