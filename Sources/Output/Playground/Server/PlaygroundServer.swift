import FlyingSocks
import Foundation
import PlayAnswers
import Synchronization

/// The server of the playground's page, on this machine's own address alone.
package final class PlaygroundServer: Sendable {
  package let port: UInt16
  /// The address of the page, with the token that each request needs.
  package var address: String { gate.address }

  private let gate: Gate
  private let socket: Socket
  private let pool: any AsyncSocketPool
  private let router: Router
  private let patience: Patience
  private let clients = Atomic(0)
  private let waiting = WaitingLines()

  package static let usualPort: UInt16 = 8311
  /// How many ports after a port that is taken are tried.
  package static let nextPorts: UInt16 = 20
  /// The most clients at once; one more takes the place of one that waits, and is turned away where none
  /// does.
  static let mostClients = 256

  package enum StartError: Error, CustomStringConvertible {
    case taken(port: UInt16)
    /// The system refuses, and says why.
    case refused(String)

    package var description: String {
      switch self {
      case .taken(let port): "port \(port) is in use by another program"
      case .refused(let reason): "no port can be opened: \(reason)"
      }
    }
  }

  /// Begins to listen on `port`, or on any free one for 0.
  ///
  /// Nobody is answered before ``run()``. Throws where the port is taken.
  package convenience init(port: UInt16, files: PlaygroundFiles) throws(StartError) {
    try self.init(port: port, files: files, patience: Patience())
  }

  /// Begins to listen as a server of lessons, which opens no file.
  package convenience init(port: UInt16, course: CourseSite) throws(StartError) {
    try self.init(port: port, files: .none, patience: Patience(), course: course)
  }

  init(
    port: UInt16, files: PlaygroundFiles, patience: Patience, budget: AnswerBudget = AnswerBudget(),
    course: CourseSite? = nil
  ) throws(StartError) {
    // A client that hangs up is an error to be told, and not the end of the program.
    signal(SIGPIPE, SIG_IGN)
    do {
      socket = try Socket(domain: AF_INET, type: .stream)
      try socket.setValue(true, for: .localAddressReuse)
      _ = fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC)
      let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
      do {
        try socket.bind(to: address)
        try socket.listen()
      } catch {
        try? socket.close()
        throw error
      }
      guard case .ip4(_, let bound) = try socket.sockname() else {
        throw StartError.refused("the system says no port")
      }
      self.port = bound
    } catch SocketError.failed(_, EADDRINUSE, _) {
      throw .taken(port: port)
    } catch SocketError.failed(_, _, let message) {
      throw .refused(message)
    } catch {
      throw .refused("\(error)")
    }
    gate = Gate(token: Gate.randomToken(), port: self.port)
    #if canImport(Darwin)
      pool = .kQueue()
    #else
      pool = .ePoll()
    #endif
    self.patience = patience
    router = Router(
      files: files, pages: PageFiles(besideCourse: course != nil), budget: budget, course: course)
  }

  /// Answers clients until the task is cancelled; nothing that one of them sends ends it.
  package func run() async {
    while !Task.isCancelled {
      try? await pool.prepare()
      await withTaskGroup(of: Void.self) { group in
        group.addTask { [pool] in try? await pool.run() }
        group.addTask { await self.accept() }
        await group.next()
        group.cancelAll()
      }
      // The system refused to say which clients are ready: ask it anew.
      try? await Task.sleep(for: .milliseconds(100))
    }
    try? socket.close()
  }

  private func accept() async {
    do {
      let listener = try AsyncSocket(socket: socket, pool: pool)
      await withDiscardingTaskGroup { group in
        while !Task.isCancelled {
          do {
            let client = try await listener.accept()
            _ = fcntl(client.socket.file.rawValue, F_SETFD, FD_CLOEXEC)
            guard clients.load(ordering: .relaxed) < Self.mostClients || waiting.cutLongest() else {
              try? client.close()
              continue
            }
            clients.add(1, ordering: .relaxed)
            // At once: on a busy machine, many more may come before the task begins.
            let line = Line(client.socket)
            waiting.add(line)
            group.addTask {
              await self.serve(client, line)
              self.clients.subtract(1, ordering: .relaxed)
            }
          } catch is CancellationError {
            return
          } catch {
            // Such as a client that left at once, or no descriptor for one more.
            try? await Task.sleep(for: .milliseconds(20))
          }
        }
      }
    } catch {}
  }

  private func serve(_ client: AsyncSocket, _ line: Line) async {
    await Connection(socket: client, line: line, patience: patience, waiting: waiting) {
      [gate, router] request in
      switch gate.passage(of: request) {
      case .success(.toFiles(let name)): await router.answer(request, name: name)
      case .success(.toTexts(let name)): await router.withoutFiles.answer(request, name: name)
      case .success(.moved(let place)): .moved(to: place)
      case .failure(let refusal): refusal.response
      }
    }.serve()
  }
}
