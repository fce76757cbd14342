public import Foundation
@_exported public import ScreenScenarios
// The default line of a failure is Testing's, which files of XCTest do not import.
@_exported public import Testing
public import TextureNames
public import UIKitNames
public import UIKitValues

@_exported public import struct Geometry.Container
@_exported public import enum TextMeasuring.TextSize

/// Expects that a node and a view have the same layout.
///
/// ```swift
/// @Test func rowsAgree() {
///   expectSameLayout(RowNode(), RowView(), at: [280, 320, Container(width: 375, height: 812)])
/// }
/// ```
///
/// Frames are compared edge by edge on the pixels of the device, as `layoutdiff check` does.
/// Elements are matched by the names of their properties: equal names, or names that are equal
/// without the suffix for the type, such as `titleNode` and `titleLabel`.
///
/// A failure is an issue at the caller's line, and fails a test of XCTest too. It lists what differs,
/// conflicts or is missing, and the path of a report: in the folder that `LAYOUTDIFF_REPORTS` names, or
/// in a temporary one.
///
/// - Parameters:
///   - node: makes the node; evaluated once, and once for each case, on the device and the main thread.
///   - view: makes the view, in the same way.
///   - containers: the containers, at least one; a number is a width with a self-sizing height.
///   - cases: other contents by name, each with what fills the node and the view; what differs in a case
///     names it.
///   - textSizes: text sizes to lay out in too, besides the device's, each case in each of them.
///   - directions: whether each case is laid out in both reading directions.
///   - scale: pixels per point, in place of the device's.
///   - device: screen, fonts, images and direction.
///   - matching: the name of a view's property for the name of a node's property, where the names do
///     not match.
///   - frames: the frames that elements should have, in points, by container and by name: those of a
///     design tool or a device; both are compared with them too.
///   - frameTolerance: how far from its given value a length may be, in points.
///   - expect: an expected difference or conflict; the test fails where it does not occur.
///   - sourceLocation: the line that a failure is recorded at; the caller's by default.
/// - Returns: whether it is as expected.
@discardableResult
@preconcurrency
public func expectSameLayout<Node: ASDisplayNode, View: UIView>(
  _ node: @autoclosure @MainActor () -> Node, _ view: @autoclosure @MainActor () -> View,
  at containers: [Container],
  cases: KeyValuePairs<String, @MainActor @Sendable (Node, View) -> Void> = [:],
  textSizes: [TextSize] = [], directions: ScreenDirections = .one, scale: Double? = nil,
  device: SimulatedDevice = .current,
  matching: [String: String] = [:], frames: [Container: [String: CGRect]] = [:],
  frameTolerance: Double = 0, expect: ScreenSettings.Expectation? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  var device = device
  if let scale { device.scale = scale }
  var settings = ScreenSettings(
    name: "", containers: containers,
    place: "\(sourceLocation.fileID):\(sourceLocation.line)")
  settings.device = device
  (settings.textSizes, settings.directions) = (textSizes, directions)
  settings.matching = matching
  settings.expectation = expect
  settings.frames = frames
  settings.frameTolerance = frameTolerance
  return record(
    TestedScreen(
      settings, cases: cases.map { ScreenCase($0.key, $0.value) },
      making: { ScreenSides(node: node(), view: view()) }
    ).failures(of: Test.current?.name), at: sourceLocation)
}

/// Expects that the node and the view of a screen have the same layout, or differ as it expects, and that
/// the screen keeps its promises.
///
/// A screen that is a node or a view alone must have promises.
///
/// - Parameters:
///   - screen: the screen, with its containers and settings.
///   - sourceLocation: the line that a failure is recorded at; the caller's by default.
/// - Returns: whether it is as expected.
@discardableResult
public func expectSameLayout(
  of screen: Screen, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  record(TestedScreen(screen).failures(of: Test.current?.name), at: sourceLocation)
}
