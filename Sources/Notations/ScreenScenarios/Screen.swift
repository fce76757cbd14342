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
