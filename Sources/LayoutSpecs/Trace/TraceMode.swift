/// Whether a layout pass records what it does.
///
/// The mode is part of the pass's type, so that the optimiser knows it: every
/// `if Trace.isOn { … }` of a pass that records nothing is removed with all that stands in it.
protocol TraceMode {
  /// Whether the pass records.
  static var isOn: Bool { get }
}

/// The mode of a pass that records nothing, and pays nothing for that it could.
enum Untraced: TraceMode {
  @inline(__always) static var isOn: Bool { false }
}

/// The mode of a pass that records all it does.
enum Traced: TraceMode {
  @inline(__always) static var isOn: Bool { true }
}
