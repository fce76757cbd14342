import Dispatch
import Foundation
import Layouts

extension LayoutWork {
  /// Prints the progress on standard error, every ten seconds until the timer is cancelled.
  ///
  /// Returns `nil` where the system has no descriptors left for what Dispatch waits with: without them
  /// it would end the program.
  func printProgress() -> (any DispatchSourceTimer)? {
    let spare = (0..<8).map { _ in open("/dev/null", O_RDONLY | O_CLOEXEC) }
    for descriptor in spare where descriptor >= 0 { close(descriptor) }
    guard spare.allSatisfy({ $0 >= 0 }) else { return nil }
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + 10, repeating: 10)
    timer.setEventHandler { self.progress.map(Terminal.note) }
    timer.resume()
    return timer
  }
}
