@_exported public import ScreenScenarios
public import Testing
public import TextureNames
public import UIKitNames
public import UIKitValues

@_exported public import struct Geometry.Container

/// Expects that a node and a view have the same layout.
///
/// ```swift
/// @Test func rowsAgree() {
///   expectSameLayout(RowNode(), RowView(), at: [280, 320, Container(width: 375, height: 812)])
/// }
/// ```
///
/// Frames are compared edge by edge on the pixels of the device, as `layoutdiff check` does.
/// Elements are joined by the names of the properties that hold them: equal ones, or those that are
/// equal without the word for what they are, as `titleNode` and `titleLabel`.
///
/// Otherwise an issue is recorded at the caller's line. It says what differs, conflicts or is missing,
/// and where a report of it is: in the folder that `LAYOUTDIFF_REPORTS` names, or a temporary one.
///
/// - Parameters:
///   - node: makes the node; evaluated once, on the device.
///   - view: makes the view; evaluated once, on the device.
///   - containers: the rooms, at least one; a number is a width whose content decides its height.
///   - scale: pixels per point, in place of the device's.
///   - device: screen, fonts, images and direction.
///   - matching: the name of a view's property for that of a node's, where the names do not say it.
///   - expect: a difference or a conflict that cannot be avoided; without it the test fails.
///   - sourceLocation: the line that a failure is recorded at; the caller's by default.
/// - Returns: whether it is as expected.
@discardableResult
public func expectSameLayout(
  _ node: @autoclosure () -> ASDisplayNode, _ view: @autoclosure () -> UIView,
  at containers: [Container], scale: Double? = nil, device: SimulatedDevice = .current,
  matching: [String: String] = [:], expect: ScreenSettings.Expectation? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  var device = device
  if let scale { device.scale = scale }
  let (node, view) = device.run { (node(), view()) }
  var settings = ScreenSettings(
    name: "\(type(of: node))", containers: containers,
    place: "\(sourceLocation.fileID):\(sourceLocation.line)")
  settings.title = "\(type(of: node)) and \(type(of: view))"
  settings.device = device
  settings.matching = matching
  settings.expectation = expect
  return record(SameLayout(settings, node, view), at: sourceLocation)
}

/// Expects that the node and the view of a screen have the same layout, or differ as it announces.
///
/// - Parameters:
///   - screen: the screen, with its containers and settings.
///   - sourceLocation: the line that a failure is recorded at; the caller's by default.
/// - Returns: whether it is as expected.
@discardableResult
public func expectSameLayout(
  of screen: Screen, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  record(SameLayout(screen), at: sourceLocation)
}

private func record(_ result: SameLayout, at sourceLocation: SourceLocation) -> Bool {
  guard let failure = result.failure(of: Test.current?.name) else { return true }
  Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
  return false
}
