import FlyingSocks
import Foundation
import Synchronization

struct Patience: Sendable {
  /// From one request to the next.
  var idle = Duration.seconds(60)
  /// From the beginning of a connection, or from the first byte of a later request, to the request's last
  /// byte.
  var request = Duration.seconds(15)
  /// From the first byte of an answer to its last.
  var response = Duration.seconds(30)
}

/// One client: reads its requests, one after the other, and sends the answers.
struct Connection: Sendable {
  let socket: AsyncSocket
  let line: Line
  let patience: Patience
  /// The connections that wait for their clients, this one among them.
  let waiting: WaitingLines
  /// Answers a request; cancelled where the client goes away.
  let answer: @Sendable (PageRequest) async -> PageResponse

  /// Serves the client until it leaves, takes too long, or sends what is no request.
  func serve() async {
    defer {
      waiting.remove(line)
      line.close()
    }
    var unread: [UInt8] = []
    var isFirst = true
    do {
      while true {
        let request = try await nextRequest(&unread, line, isFirst: isFirst)
        waiting.remove(line)
        isFirst = false
        let response = await answering(request, line)
        let keeps = request.keepsConnection && response.status < 500
        let bytes = response.bytes(
          keepsConnection: keeps, withoutBody: request.method == "HEAD")
        waiting.add(line)
        try await send(bytes, line)
        if !keeps { return }
      }
    } catch let refusal as Refusal {
      try? await send(refusal.response.bytes(keepsConnection: false), line)
      await line.drain(socket)
    } catch {
      // The client is gone.
    }
  }

  private func nextRequest(
    _ unread: inout [UInt8], _ line: Line, isFirst: Bool
  ) async throws -> PageRequest {
    if unread.isEmpty, !isFirst {
      let timer = line.cut(after: patience.idle)
      defer { timer.cancel() }
      unread = try await socket.read(atMost: 1 << 14)
    }
    let timer = line.cut(after: patience.request)
    defer { timer.cancel() }
    var searched = 0
    var headEnd: Range<Int>?
    while true {
      headEnd = unread[searched...].firstRange(of: Array("\r\n\r\n".utf8))
      guard headEnd == nil, unread.count <= RequestHead.most else { break }
      searched = max(0, unread.count - 3)
      unread += try await socket.read(atMost: 1 << 14)
    }
    guard let headEnd, headEnd.lowerBound <= RequestHead.most else {
      throw Refusal(431, "the head of the request is longer than \(RequestHead.most >> 10) KiB")
    }
    let head = try RequestHead(unread[..<headEnd.lowerBound])
    unread.removeFirst(headEnd.upperBound)
    while unread.count < head.bodyCount {
      unread += try await socket.read(atMost: min(1 << 16, head.bodyCount - unread.count))
    }
    let body = Data(unread[..<head.bodyCount])
    unread.removeFirst(head.bodyCount)
    return PageRequest(
      method: head.method, path: head.path, query: head.query, headers: head.headers, body: body)
  }

  /// The answer to a request; work for it ends where the client hangs up meanwhile.
  private func answering(_ request: PageRequest, _ line: Line) async -> PageResponse {
    let work = Task { await answer(request) }
    let watch = Task {
      while !Task.isCancelled {
        try await Task.sleep(for: .milliseconds(100))
        guard line.hasEnded else { continue }
        work.cancel()
        return
      }
    }
    defer { watch.cancel() }
    return await work.value
  }

  private func send(_ bytes: Data, _ line: Line) async throws {
    let timer = line.cut(after: patience.response)
    defer { timer.cancel() }
    try await socket.write(bytes)
  }
}
