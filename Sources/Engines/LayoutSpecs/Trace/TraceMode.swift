/// Whether a layout pass records what it does.
///
/// The mode is part of the pass's type, so that the optimiser knows it: every
/// `if Trace.isOn { … }` of a pass that records nothing is removed with all that stands in it.
protocol TraceMode {
  /// Whether the pass records.
  static var isOn: Bool { get }
  /// Whether the pass tells all that it depends on: `LayoutDecision`.
  static var decides: Bool { get }
}

extension TraceMode {
  @inline(__always) static var decides: Bool { false }
}

/// The mode of a pass that records nothing, and pays nothing for that it could.
enum Untraced: TraceMode {
  @inline(__always) static var isOn: Bool { false }
}

/// The mode of a pass that records all it does.
enum Traced: TraceMode {
  @inline(__always) static var isOn: Bool { true }
}

/// The mode of a pass that tells what it depends on, and nothing else.
enum Deciding: TraceMode {
  @inline(__always) static var isOn: Bool { false }
  @inline(__always) static var decides: Bool { true }
}
