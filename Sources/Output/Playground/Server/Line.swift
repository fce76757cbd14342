import FlyingSocks
import Foundation
import Synchronization

/// The end of a connection, which timers cut: whoever waits for bytes then learns that there are none.
final class Line: Sendable {
  private let socket: Socket
  private let isOpen = Mutex(true)

  init(_ socket: Socket) { self.socket = socket }

  /// Cuts the line after a time, unless the timer is cancelled before.
  func cut(after time: Duration) -> Task<Void, any Error> {
    Task {
      try await Task.sleep(for: time)
      cut()
    }
  }

  func cut() {
    // Never after it was closed: the system gives its number to the next one.
    isOpen.withLock { if $0 { _ = shutdown(socket.file.rawValue, Int32(SHUT_RDWR)) } }
  }

  var hasEnded: Bool {
    isOpen.withLock { isOpen in
      var byte: UInt8 = 0
      return !isOpen
        || recv(socket.file.rawValue, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) == 0
    }
  }

  /// Reads for a moment what nobody wants: a line that is closed before makes a client lose the answer.
  func drain(_ socket: AsyncSocket) async {
    _ = shutdown(self.socket.file.rawValue, Int32(SHUT_WR))
    let timer = cut(after: .milliseconds(500))
    defer { timer.cancel() }
    while (try? await socket.read(atMost: 1 << 16)) != nil {}
  }

  func close() {
    isOpen.withLock { isOpen in
      guard isOpen else { return }
      isOpen = false
      try? socket.close()
    }
  }
}
