public import Geometry

extension Constraint.Attribute {
  /// Leading or top.
  static func start(along axis: Axis) -> Self { axis == .horizontal ? .leading : .top }

  /// Trailing or bottom.
  static func end(along axis: Axis) -> Self { axis == .horizontal ? .trailing : .bottom }

  /// Left or top, in every reading direction.
  static func near(along axis: Axis) -> Self { axis == .horizontal ? .left : .top }

  /// Right or bottom, in every reading direction.
  static func far(along axis: Axis) -> Self { axis == .horizontal ? .right : .bottom }

  /// Width or height.
  public static func size(along axis: Axis) -> Self { axis == .horizontal ? .width : .height }

  /// The middle between start and end.
  static func center(along axis: Axis) -> Self { axis == .horizontal ? .centerX : .centerY }
}
