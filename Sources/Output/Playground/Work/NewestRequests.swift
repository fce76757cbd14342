import Layouts
import Synchronization

/// The last request of each client: work for an older text ends when there is a newer one.
final class NewestRequests: Sendable {
  private let clients = Mutex<[String: Client]>([:])

  private static let mostClients = 500

  private struct Client {
    var newest = 0
    var newestText = 0
    var running: [Running] = []
  }

  private struct Running {
    let request: Int
    let text: Int
    let question: String
    let work: LayoutWork
  }

  /// Whether a request is to be worked on: false where a newer one is known with another text.
  ///
  /// Ends the work for all older requests of the client that have another text, or ask the same. Who
  /// does not say which client it is, is always answered.
  func begin(_ request: Asking, work: LayoutWork) -> Bool {
    guard !request.client.isEmpty else { return true }
    return clients.withLock { clients in
      if clients.count >= Self.mostClients, clients[request.client] == nil {
        for name in clients.filter({ $0.value.running.isEmpty }).map(\.key) { clients[name] = nil }
      }
      var client = clients[request.client] ?? Client()
      guard request.number >= client.newest || request.text == client.newestText else {
        return false
      }
      for other in client.running
      where other.request < request.number
        && (other.text != request.text || other.question == request.question)
      {
        other.work.cancel()
      }
      if request.number >= client.newest {
        (client.newest, client.newestText) = (request.number, request.text)
      }
      client.running.append(
        Running(
          request: request.number, text: request.text, question: request.question, work: work))
      clients[request.client] = client
      return true
    }
  }

  var count: Int { clients.withLock { $0.count } }

  func end(_ request: Asking, work: LayoutWork) {
    clients.withLock { clients in
      clients[request.client]?.running.removeAll { $0.work === work }
    }
  }

  /// A request: who asks, in which order, about which text, and what.
  struct Asking: Sendable {
    let client: String
    let number: Int
    let text: Int
    let question: String
  }
}
