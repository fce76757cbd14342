/// What a layout of a tree of views is about at the moment.
///
/// Views are asked and told in the midst of a layout, and may then ask for one themselves.
enum LayoutPhase {
  /// There is no layout under way.
  case none
  /// Constraints are updated and collected, and solved.
  case decidingFrames
  /// Views are told of their frames.
  case tellingViews
}
