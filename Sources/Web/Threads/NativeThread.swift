/// A thread, of which a page's worker has no second one.
package enum NativeThread {
  /// Answers false, as where a system has no memory for such a stack: `body` is not run.
  package static func run(stackBytes: Int, _ body: () -> Void) -> Bool { false }
}
