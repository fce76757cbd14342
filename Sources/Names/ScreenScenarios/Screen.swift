public import Geometry
public import TextMeasuring
public import TextureNames
public import UIKitNames

/// One screen in Swift: a node and a view, or one of both.
///
/// ```swift
/// Screen(
///   "feed-cell", at: [320, 375],
///   node: { FeedCellNode(post: .sample) },
///   view: { FeedCellView(post: .sample) })
/// ```
///
/// A node and a view are the same element if their properties have the same name, or the same name
/// without the suffix for their type: `titleNode` and `titleLabel` are both `title`. In a screen with one
/// of both, elements have the names of their properties.
public struct Screen: Sendable {
  /// The settings: everything except the node and the view.
  public var settings: ScreenSettings

  let make: @MainActor @Sendable () -> ScreenSides
  let cases: [ScreenCase]
  let promises: @MainActor @Sendable (ScreenSides) -> [ScreenPromise]

  /// Makes a screen that is written twice; `title` is `name` by default.
  ///
  /// `node` and `view` are called when a command uses the screen, with `device` as the current
  /// device, on the main thread: once for the screen, and once for each of its cases, which then fills both
  /// with its contents. A case is each of `cases` in each of `textSizes` and `directions`. `promises` is
  /// called with the node and the view of the screen. Mistakes in the other arguments are reported when a
  /// command uses the screen.
  @preconcurrency public init<Node: ASDisplayNode, View: UIView>(
    _ name: String, at containers: [Container], title: String? = nil, summary: String = "",
    tags: [String] = [], device: SimulatedDevice = SimulatedDevice(),
    matching: [String: String] = [:], expect: ScreenSettings.Expectation? = nil,
    frames: [Container: [String: CGRect]] = [:], frameTolerance: Double = 0,
    cases: KeyValuePairs<String, @MainActor @Sendable (Node, View) -> Void> = [:],
    textSizes: [TextSize] = [], directions: ScreenDirections = .one,
    promises: @escaping @MainActor @Sendable (Node, View) -> [ScreenPromise] = { _, _ in [] },
    fileID: String = #fileID, line: Int = #line,
    node: @escaping @MainActor @Sendable () -> Node,
    view: @escaping @MainActor @Sendable () -> View
  ) {
    settings = ScreenSettings(name: name, containers: containers, place: "\(fileID):\(line)")
    settings.title = title ?? name
    settings.summary = summary
    settings.tags = tags
    settings.device = device
    (settings.textSizes, settings.directions) = (textSizes, directions)
    settings.matching = matching
    settings.expectation = expect
    settings.frames = frames
    settings.frameTolerance = frameTolerance
    make = { ScreenSides(node: node(), view: view()) }
    self.cases = cases.map { ScreenCase($0.key, $0.value) }
    self.promises = { sides in
      guard let node = sides.node as? Node, let view = sides.view as? View else { return [] }
      return promises(node, view)
    }
  }

  /// Makes a screen that is a view alone, which is checked by its promises; `title` is `name` by default.
  ///
  /// `view` is called as for a screen that is written twice, and so are `cases` and `promises`.
  @preconcurrency public init<View: UIView>(
    _ name: String, at containers: [Container], title: String? = nil, summary: String = "",
    tags: [String] = [], device: SimulatedDevice = SimulatedDevice(),
    cases: KeyValuePairs<String, @MainActor @Sendable (View) -> Void> = [:],
    textSizes: [TextSize] = [], directions: ScreenDirections = .one,
    promises: @escaping @MainActor @Sendable (View) -> [ScreenPromise] = { _ in [] },
    fileID: String = #fileID, line: Int = #line,
    view: @escaping @MainActor @Sendable () -> View
  ) {
    settings = ScreenSettings(name: name, containers: containers, place: "\(fileID):\(line)")
    settings.title = title ?? name
    settings.summary = summary
    settings.tags = tags
    settings.device = device
    (settings.textSizes, settings.directions) = (textSizes, directions)
    make = { ScreenSides(view: view()) }
    self.cases = cases.map { ScreenCase($0.key, view: $0.value) }
    self.promises = { sides in (sides.view as? View).map(promises) ?? [] }
  }

  /// Makes a screen that is a node alone, which is checked by its promises; `title` is `name` by default.
  ///
  /// `node` is called as for a screen that is written twice, and so are `cases` and `promises`.
  @preconcurrency public init<Node: ASDisplayNode>(
    _ name: String, at containers: [Container], title: String? = nil, summary: String = "",
    tags: [String] = [], device: SimulatedDevice = SimulatedDevice(),
    cases: KeyValuePairs<String, @MainActor @Sendable (Node) -> Void> = [:],
    textSizes: [TextSize] = [], directions: ScreenDirections = .one,
    promises: @escaping @MainActor @Sendable (Node) -> [ScreenPromise] = { _ in [] },
    fileID: String = #fileID, line: Int = #line,
    node: @escaping @MainActor @Sendable () -> Node
  ) {
    settings = ScreenSettings(name: name, containers: containers, place: "\(fileID):\(line)")
    settings.title = title ?? name
    settings.summary = summary
    settings.tags = tags
    settings.device = device
    (settings.textSizes, settings.directions) = (textSizes, directions)
    make = { ScreenSides(node: node()) }
    self.cases = cases.map { ScreenCase($0.key, node: $0.value) }
    self.promises = { sides in (sides.node as? Node).map(promises) ?? [] }
  }
}

extension Screen: CustomStringConvertible {
  /// The name, as tests with screens as arguments print it.
  public var description: String { settings.name }
}

/// The settings of a screen: everything except its node and its view.
public struct ScreenSettings: Sendable {
  /// The name that identifies the screen in commands.
  public var name: String
  /// The containers that it is laid out in; at least one.
  public var containers: [Container]
  /// The line that registers it: `Module/File.swift:line`.
  public var place: String
  /// The title, for people.
  public var title: String
  /// A sentence about what it shows; may be empty.
  public var summary = ""
  /// Words for selecting screens.
  public var tags: [String] = []
  /// The device on which both are created and laid out; its scale is the scenario's.
  public var device = SimulatedDevice()
  /// The text sizes in which it is laid out too, besides the device's; cases are laid out in each.
  public var textSizes: [TextSize] = []
  /// The reading directions in which it is laid out; cases are laid out in each.
  public var directions = ScreenDirections.one
  /// The name of a view's property for the name of a node's property, where the names do not match.
  public var matching: [String: String] = [:]
  /// The expected difference or conflict; `nil` where both should be equal.
  public var expectation: Expectation?

  /// The frames that elements should have, in points, by container and by name: those of a design tool
  /// or a device.
  ///
  /// A container that is not among `containers` is laid out too.
  public var frames: [Container: [String: CGRect]] = [:]
  /// How far from its given value a length may be, in points; 0 to 100.
  public var frameTolerance = 0.0

  /// The result that an author expects of the node and the view.
  public enum Expectation: Sendable, Equatable {
    /// Exactly these elements differ, for this reason.
    case differs(String, elements: [String])
    /// Required constraints conflict, for this reason.
    case conflict(String)
  }

  /// Makes settings with defaults for everything else; the title is the name.
  public init(name: String, containers: [Container], place: String) {
    (self.name, self.containers, self.place) = (name, containers, place)
    title = name
  }
}
