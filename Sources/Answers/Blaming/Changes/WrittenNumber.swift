extension Double {
  /// The number without the noise of its computation, as an author writes it.
  var asWritten: Double {
    for scale in [1.0, 2, 10, 100, 1000] {
      let near = (self * scale).rounded() / scale
      if abs(near - self) < 1e-6 * max(1, abs(self)) { return near == 0 ? 0 : near }
    }
    let near = (self * 1e4).rounded() / 1e4
    return near == 0 ? 0 : near
  }

  /// How unusual the number is as one that an author writes: 0 for half points.
  var oddness: Double { (self * 2).rounded() == self * 2 ? 0 : 1 }
}
