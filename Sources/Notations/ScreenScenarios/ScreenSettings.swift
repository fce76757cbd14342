public import Geometry
public import UIKitValues

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
