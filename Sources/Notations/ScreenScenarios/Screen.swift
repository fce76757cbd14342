public import Geometry
public import TextureNames
public import UIKitNames
public import UIKitValues

/// One screen, written twice in Swift: as a node and as a view.
///
/// ```swift
/// Screen(
///   "feed-cell", at: [320, 375],
///   node: { FeedCellNode(post: .sample) },
///   view: { FeedCellView(post: .sample) })
/// ```
///
/// Nodes and views are the same element where the properties that hold them have the same name, or
/// one that is the same without the word for what it is: `titleNode` and `titleLabel` are `title`.
public struct Screen: Sendable {
  /// Everything that is said of it but its node and its view.
  public var settings: ScreenSettings

  let node: @Sendable () -> ASDisplayNode
  let view: @Sendable () -> UIView

  /// Makes a screen; `title` is its name unless it is given.
  ///
  /// `node` and `view` are called when the screen is asked for, on `device`, and may be called on
  /// any thread. Whatever is wrong with the rest is reported when a command asks for the screen.
  public init(
    _ name: String, at containers: [Container], title: String? = nil, summary: String = "",
    tags: [String] = [], device: SimulatedDevice = SimulatedDevice(),
    matching: [String: String] = [:], expect: ScreenSettings.Expectation? = nil,
    fileID: String = #fileID, line: Int = #line,
    node: @escaping @Sendable () -> ASDisplayNode, view: @escaping @Sendable () -> UIView
  ) {
    settings = ScreenSettings(name: name, containers: containers, place: "\(fileID):\(line)")
    settings.title = title ?? name
    settings.summary = summary
    settings.tags = tags
    settings.device = device
    settings.matching = matching
    settings.expectation = expect
    self.node = node
    self.view = view
  }
}

/// What is said of a screen but its node and its view.
public struct ScreenSettings: Sendable {
  /// The name that commands know it by.
  public var name: String
  /// The rooms that it is laid out in; at least one.
  public var containers: [Container]
  /// Where it is written: `Module/File.swift:line`.
  public var place: String
  /// A name for people.
  public var title: String
  /// A sentence on what it shows; may be empty.
  public var summary = ""
  /// Words to choose it by.
  public var tags: [String] = []
  /// The device that both are made and laid out on; its scale is the screen's.
  public var device = SimulatedDevice()
  /// The name of a view's property for that of a node's, where the names do not say it.
  public var matching: [String: String] = [:]
  /// The difference, or the conflict, that cannot be avoided.
  public var expectation: Expectation?

  /// What an author announces of the node and the view.
  public enum Expectation: Sendable, Equatable {
    /// Exactly these elements differ, for this reason.
    case differs(String, elements: [String])
    /// Required constraints conflict, for this reason.
    case conflict(String)
  }

  /// Makes settings of a screen that has no more to say; its title is its name.
  public init(name: String, containers: [Container], place: String) {
    self.name = name
    self.containers = containers
    self.place = place
    title = name
  }
}
