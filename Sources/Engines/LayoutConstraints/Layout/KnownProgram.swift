import Synchronization

/// A solved program that a layout may come to know after it was made.
final class KnownProgram: Sendable {
  private let content: Mutex<SolvedProgram?>

  init(_ program: SolvedProgram?) {
    content = Mutex(program)
  }

  /// The program, once it is known.
  var value: SolvedProgram? {
    get { content.withLock { $0 } }
    set { content.withLock { $0 = newValue } }
  }
}
