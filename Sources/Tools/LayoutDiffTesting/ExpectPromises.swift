// The default line of a failure is Testing's, which files of XCTest do not import.
@_exported public import ScreenScenarios
@_exported public import Testing
public import TextureNames
public import UIKitNames
public import UIKitValues

@_exported public import struct Geometry.Container
@_exported public import enum TextMeasuring.TextSize

/// Expects that a view keeps its promises at every width.
///
/// ```swift
/// @Test func rowKeepsItsPromises() {
///   expectPromises(RowView(), at: [320, 375]) { row in
///     [.whole(row.title), .apart(row.title, row.time), .rule("title.height <= 40", cases: ["long"])]
///   }
/// }
/// ```
///
/// Each promise is decided at every width from the narrowest container to the widest, in every case, and on
/// the pixels of the containers, as `layoutdiff check` does.
///
/// A promise that is not kept is an issue at its line, and fails a test of XCTest too. It says from which
/// width to which, by how much and in which case, what makes it so, and the path of a report.
///
/// - Parameters:
///   - view: makes the view; evaluated once, and once for each case, on the device and the main thread.
///   - containers: the containers, at least one; a number is a width with a self-sizing height.
///   - cases: other contents by name, each with what fills the view.
///   - textSizes: text sizes to lay out in too, besides the device's, each case in each of them.
///   - directions: whether each case is laid out in both reading directions.
///   - scale: pixels per point, in place of the device's.
///   - device: screen, fonts, images and direction.
///   - sourceLocation: the line that a failure is recorded at where it is of no promise; the caller's by
///     default.
///   - promises: the promises; at least one.
/// - Returns: whether all are kept.
@discardableResult
@preconcurrency
public func expectPromises<View: UIView>(
  _ view: @autoclosure @MainActor () -> View, at containers: [Container],
  cases: KeyValuePairs<String, @MainActor @Sendable (View) -> Void> = [:],
  textSizes: [TextSize] = [], directions: ScreenDirections = .one, scale: Double? = nil,
  device: SimulatedDevice = .current,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ promises: @MainActor (View) -> [ScreenPromise]
) -> Bool {
  expectPromises(
    at: containers, textSizes, directions, scale, device, sourceLocation,
    cases: cases.map { ScreenCase($0.key, view: $0.value) },
    making: { ScreenSides(view: view()) },
    promising: { sides in (sides.view as? View).map(promises) ?? [] })
}

/// Expects that a node keeps its promises at every width.
///
/// The same as for a view. A node lays itself out by code, which may do anything at another width, so
/// promises are decided at whole points and between them as if frames were straight there.
///
/// - Parameters:
///   - node: makes the node; evaluated once, and once for each case, on the device and the main thread.
///   - containers: the containers, at least one; a number is a width with a self-sizing height.
///   - cases: other contents by name, each with what fills the node.
///   - textSizes: text sizes to lay out in too, besides the device's, each case in each of them.
///   - directions: whether each case is laid out in both reading directions.
///   - scale: pixels per point, in place of the device's.
///   - device: screen, fonts, images and direction.
///   - sourceLocation: the line that a failure is recorded at where it is of no promise; the caller's by
///     default.
///   - promises: the promises; at least one.
/// - Returns: whether all are kept.
@discardableResult
@preconcurrency
public func expectPromises<Node: ASDisplayNode>(
  _ node: @autoclosure @MainActor () -> Node, at containers: [Container],
  cases: KeyValuePairs<String, @MainActor @Sendable (Node) -> Void> = [:],
  textSizes: [TextSize] = [], directions: ScreenDirections = .one, scale: Double? = nil,
  device: SimulatedDevice = .current,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ promises: @MainActor (Node) -> [ScreenPromise]
) -> Bool {
  expectPromises(
    at: containers, textSizes, directions, scale, device, sourceLocation,
    cases: cases.map { ScreenCase($0.key, node: $0.value) },
    making: { ScreenSides(node: node()) },
    promising: { sides in (sides.node as? Node).map(promises) ?? [] })
}

private func expectPromises(
  at containers: [Container], _ textSizes: [TextSize], _ directions: ScreenDirections,
  _ scale: Double?, _ device: SimulatedDevice, _ sourceLocation: SourceLocation,
  cases: [ScreenCase], making make: @MainActor () -> ScreenSides,
  promising promises: @MainActor (ScreenSides) -> [ScreenPromise]
) -> Bool {
  var settings = ScreenSettings(
    name: "", containers: containers, place: "\(sourceLocation.fileID):\(sourceLocation.line)")
  settings.device = device
  (settings.textSizes, settings.directions) = (textSizes, directions)
  if let scale { settings.device.scale = scale }
  return record(
    TestedScreen(settings, cases: cases, making: make, promising: promises)
      .failures(of: Test.current?.name, mustPromise: true), at: sourceLocation)
}
