import CGLPKShims

/// What is left of the limits that a solve was given.
struct SolverBudget {
  private var iterationsLeft: Int?
  private let deadline: ContinuousClock.Instant?

  /// Starts the clock.
  init(_ options: SolverOptions) {
    iterationsLeft = options.iterationLimit
    // GLPK counts milliseconds in 32 bits, 24 days; what is longer is as good as no limit.
    let seconds = options.secondsLimit ?? .infinity
    let isLimited = !(seconds * 1000 >= Double(Int32.max))
    deadline = isLimited ? .now + .seconds(seconds > 0 ? seconds : 0) : nil
  }

  /// Takes iterations off.
  mutating func spend(iterations: Int) {
    iterationsLeft? -= iterations
  }

  /// The controls of the next call.
  func controls(_ method: Int32) -> fenced_controls {
    let milliseconds = deadline.map { ContinuousClock.now.duration(to: $0) / .milliseconds(1) }
    return fenced_controls(
      method: method,
      iteration_limit: Int32(clamping: max(0, iterationsLeft ?? .max)),
      // A begun millisecond counts, as 0 would mean that the time is up.
      milliseconds: milliseconds.map { $0 > 0 ? Int32($0) + 1 : 0 } ?? .max)
  }
}
