import AsyncDisplayKit
import Comparison
import Foundation
import Geometry
import LayoutConstraints
import LayoutDiffCommands
import Layouts
import ScenarioFiles
import Scenarios
import Testing
import TextMeasuring
import UIKit

/// What the recorder prints of a screen is what `export` writes of it: two ways to the same scenario, of which one
/// uses public interfaces alone.
@Suite("Recording screens of an app")
@MainActor
struct RecordedScreenTests {
  nonisolated static let widths: [CGFloat] = [200, 280, 320, 375]

  nonisolated static let views: [String: @MainActor @Sendable () -> UIView] = [
    "short": { RepositoryRowView(repository: .short) },
    "long": { RepositoryRowView(repository: .long) },
    "wiki": { WikiRowView(isMended: false) }, "mended": { WikiRowView(isMended: true) },
    "settings": { SettingsView() }, "framed": { FramedView() }, "feed": { FeedView() },
  ]
  nonisolated static let nodes: [String: @MainActor @Sendable () -> ASDisplayNode] = [
    "short": { RepositoryRowNode(repository: .short) },
    "long": { RepositoryRowNode(repository: .long) }, "wiki": { WikiRowNode() },
    "layers": { LayersNode() },
  ]

  private func scenario(_ text: String) throws -> Scenario {
    try ScenarioReader.scenario(
      from: SourceText(file: "recorded.yaml", text: text), measurer: TextMeasurer())
  }

  /// The scenario that `export` writes of a screen.
  private func exported(_ screen: Screen) throws -> Scenario {
    try scenario(try LayoutDiff.scenarioFile(of: screen).text)
  }

  private var containers: [Container] { Self.widths.map { Container(width: Double($0)) } }

  /// Expects the given frames to be those of a notation of another scenario.
  private func expectFrames(
    of recorded: Scenario, in other: Scenario, _ engine: Engine, _ text: String
  ) throws {
    let layouts = ScenarioLayouts(other)
    let rounding = Rounding.pixels(scale: other.scale)
    #expect(recorded.givenFrames.map(\.container) == containers, "\(text)")
    for given in recorded.givenFrames {
      let frames =
        engine == .spec
        ? NamedFrames(try layouts.spec(in: given.container, rounding: rounding))
        : NamedFrames(try layouts.constraints(in: given.container, rounding: rounding).layout)
      #expect(!given.frames.isEmpty)
      for frame in given.frames {
        let own = try #require(frames[frame.element])
        let moves = [
          own.minX - frame.frame.minX, own.minY - frame.frame.minY,
          own.width - frame.frame.width, own.height - frame.frame.height,
        ]
        #expect(
          moves.allSatisfy { abs($0) < 0.001 },
          "\(frame.element) at \(given.container.text): \(own)\n\(text)")
      }
    }
  }

  @Test(
    "a recorded view has the constraints, the stack views and the frames of its export",
    arguments: views.keys)
  func views(name: String) throws {
    let make = try #require(Self.views[name])
    let text = LayoutRecorder.record(make(), named: name, at: Self.widths)
    let recorded = try scenario(text)
    let export = try exported(Screen(name, at: containers, view: make))
    let (own, other) = (try #require(recorded.constraints), try #require(export.constraints))
    func rules(_ system: ConstraintSystem) -> [String] {
      system.constraints.indices.map { index in
        "\(system.text(ofConstraint: index)) \(system.constraints[index].identifier ?? "")"
      }.sorted()
    }
    #expect(rules(own) == rules(other), "\(text)")
    #expect(own.items.map(\.name) == other.items.map(\.name))
    #expect(own.items.map(\.parent) == other.items.map(\.parent))
    #expect(own.items.map(\.isHidden) == other.items.map(\.isHidden))
    #expect(own.items.map(\.layoutMargins) == other.items.map(\.layoutMargins))
    #expect(own.items.map(\.hugging) == other.items.map(\.hugging))
    #expect(own.stackViews == other.stackViews)
    try expectFrames(of: recorded, in: export, .constraints, text)
    let comparison = ScenarioComparer.compare(recorded)
    #expect(comparison.verdict == .agrees, "\(comparison.sentence)\n\(text)")
  }

  @Test("a recorded node has the layout spec and the frames of its export", arguments: nodes.keys)
  func nodes(name: String) throws {
    let make = try #require(Self.nodes[name])
    let text = LayoutRecorder.record(make(), named: name, at: Self.widths)
    let recorded = try scenario(text)
    let export = try exported(Screen(name, at: containers, node: make))
    let (own, other) = (try #require(recorded.spec), try #require(export.spec))
    #expect(WrittenSpecText.of(own) == WrittenSpecText.of(other), "\(text)")
    try expectFrames(of: recorded, in: export, .spec, text)
    let comparison = ScenarioComparer.compare(recorded)
    #expect(comparison.verdict == .agrees, "\(comparison.sentence)\n\(text)")
  }

  @Test(
    "recording changes no frame and no constraint of a view, and the second record is the first one"
  )
  func unchanged() throws {
    for (name, make) in Self.views {
      let view = make()
      view.frame = CGRect(x: 3, y: 4, width: 250, height: 90)
      view.layoutIfNeeded()
      func state(_ view: UIView) -> [String] {
        [
          "\(view.frame) \(view.translatesAutoresizingMaskIntoConstraints) \(view.constraints.count)"
        ]
          + view.subviews.flatMap(state)
      }
      let before = state(view)
      let first = LayoutRecorder.record(view, named: name, at: Self.widths)
      #expect(state(view) == before, "\(name)")
      #expect(LayoutRecorder.record(view, named: name, at: Self.widths) == first, "\(name)")
    }
  }

  /// What `time` prints.
  private struct Times: Decodable {
    var layoutDiffTimes: Int
    var screen, device, system, build: String
    var widths, node, view: [Double]
    var differences: [String]
  }

  private func times(_ view: UIView, _ node: ASDisplayNode, rounds: Int) throws -> Times {
    let text = LayoutRecorder.time(view, node, named: "row", at: Self.widths, rounds: rounds)
    return try JSONDecoder().decode(Times.self, from: Data(text.utf8))
  }

  @Test("equal layouts are timed in as many rounds as are asked for, and then no frame has changed")
  func timed() throws {
    let view = RepositoryRowView(repository: .short)
    let times = try times(view, RepositoryRowNode(repository: .short), rounds: 7)
    #expect(times.differences.isEmpty, "\(times.differences)")
    #expect(times.node.count == 7 && times.view.count == 7)
    #expect(times.node.allSatisfy { $0 > 0 } && times.view.allSatisfy { $0 > 0 })
    #expect(times.layoutDiffTimes == 1 && times.screen == "row" && times.build == "debug")
    #expect(times.widths == [200, 280, 320, 375])
    #expect(view.frame == .zero)
  }

  @Test("layouts that differ are not timed, and the frames that differ are named")
  func unequal() throws {
    let times = try times(WikiRowView(isMended: false), WikiRowNode(), rounds: 7)
    #expect(times.node.isEmpty && times.view.isEmpty)
    #expect(times.differences.first?.hasPrefix("usernameLabel at 200: [") == true)
    let others = try self.times(UIView(), ASDisplayNode(), rounds: 7)
    #expect(others.differences == ["no view and no node have the same name"])
  }

  @Test("a view inside another one is recorded in its own size, without what is outside")
  func inside() throws {
    let around = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let view = RepositoryRowView(repository: .short)
    view.frame = CGRect(x: 10, y: 20, width: 300, height: 64)
    around.addSubview(view)
    let text = LayoutRecorder.record(view, at: [200])
    #expect(text.contains("# The view has a superview, so it was recorded in its own size only.\n"))
    #expect(try scenario(text).givenFrames.map(\.container.text) == ["300x64"])
  }

  @Test("five hundred views are recorded, each with its own name")
  func manyViews() throws {
    let view = UIView()
    var last: UIView?
    for _ in 0..<500 {
      let row = UIView()
      row.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(row)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: last?.bottomAnchor ?? view.topAnchor),
        row.heightAnchor.constraint(equalToConstant: 2),
        row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      last = row
    }
    last?.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    let recorded = try scenario(LayoutRecorder.record(view, at: [320]))
    #expect(recorded.elements.count == 500)
    #expect(ScenarioComparer.compare(recorded).verdict == .agrees)
  }

  @Test("cells and views of controllers are recorded with their content views and margins")
  func cells() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
      badge.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalToConstant: 20),
      cell.contentView.bottomAnchor.constraint(equalTo: badge.bottomAnchor, constant: 10),
    ])
    let text = LayoutRecorder.record(cell, at: [320])
    let recorded = try scenario(text)
    #expect(recorded.elements.map(\.name).contains("UIView"), "\(text)")
    let controller = UIViewController()
    controller.view.addSubview(RepositoryRowView(repository: .short))
    #expect(try scenario(LayoutRecorder.record(controller.view, at: [320])).elements.count == 4)
  }
}
