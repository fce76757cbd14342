/// What the constraints of a stack view are called, as `UIStackView`'s are in its messages.
enum StackViewIdentifier: String {
  case canvasConnection = "UISV-canvas-connection"
  case spacing = "UISV-spacing"
  case fillEqually = "UISV-fill-equally"
  case fillProportionally = "UISV-fill-proportionally"
  case distributingEdge = "UISV-distributing-edge"
  case canvasFit = "UISV-canvas-fit"
  case hiding = "UISV-hiding"
  case alignment = "UISV-alignment"
  case spanningBoundary = "UISV-spanning-boundary"
  case spanningFit = "UISV-spanning-fit"
  case ambiguitySuppression = "UISV-ambiguity-suppression"
}

/// How strong the constraints of a stack view are that need not hold.
enum StackViewPriority {
  /// That a view which hangs on an edge of the spanner lies there.
  static let spanningBoundary = 999.5
  /// That the distances between centres are equal; others have been seen to count down from 150.
  static let equalCentering = 149.0
  /// That the spanner is no larger than the views need.
  static let spanningFit = 51.0
  /// That a stack is no larger than its views need.
  static let canvasFit = 49.0
  /// That a view whose size nothing else decides has none.
  static let ambiguitySuppression = 25.0

  /// That the view at a place, counted from 0, has its proportion: 999, 998 and so on, at least 1.
  static func proportion(at place: Int) -> Double {
    max(1, Priority.required - Double(place + 1))
  }
}
