import Foundation
import Scenarios
import Synchronization

/// A browser that runs, without a window, and its two pipes.
///
/// Source: Chromium's `--remote-debugging-pipe`. Messages are JSON with a zero byte after each, read from descriptor 3
/// and written to 4. Where the pipes end, the browser does.
final class BrowserProcess {
  /// `nil` where it could not be started.
  private let process: pid_t?
  private let profile: URL
  private let input: Int32
  private let output: Int32
  private var unread: [UInt8] = []
  /// The number of the last question.
  var lastMessage = 0

  /// The browsers that run, with their profiles: for the end of a program by a signal.
  private static let running = Mutex<[pid_t: URL]>([:])

  /// Ends the browsers at the end of the program, whose commands exit without releasing them.
  private static let endsAtExit: Void = { atexit { BrowserProcess.endAll() } }()

  /// The seconds in which a browser ends by itself before it is killed.
  private static let secondsToEnd = 2.0

  /// Starts the program at a path, with a profile of its own, which is removed at its end.
  init(_ path: String) throws(BrowserProblem) {
    func failed(_ number: Int32) -> BrowserProblem {
      .notStarted(path: path, reason: String(cString: strerror(number)))
    }
    // A browser that ended must not end this program too.
    signal(SIGPIPE, SIG_IGN)
    profile = FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutdiff-browser-\(UUID().uuidString)", isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: false)
    } catch {
      throw .notStarted(path: path, reason: error.localizedDescription)
    }
    guard let toBrowser = Self.pipe(), let fromBrowser = Self.pipe() else {
      let number = errno
      Self.remove(profile)
      throw failed(number)
    }
    let (number, started) = Self.spawn(
      path, Self.arguments(profile), input: toBrowser.read, output: fromBrowser.write)
    close(toBrowser.read)
    close(fromBrowser.write)
    // What was begun is ended by `deinit`, also where nothing was started.
    (input, output, process) = (toBrowser.write, fromBrowser.read, number == 0 ? started : nil)
    guard let process else { throw failed(number) }
    Self.running.withLock { [profile] in $0[process] = profile }
    Self.endsAtExit
  }

  deinit { end() }

  /// The arguments: nothing is loaded, kept or shown, and nothing asks for another program.
  private static func arguments(_ profile: URL) -> [String] {
    [
      "--headless", "--remote-debugging-pipe", "--user-data-dir=\(profile.path)", "--no-first-run",
      "--no-default-browser-check", "--disable-gpu", "--disable-extensions", "--disable-sync",
      "--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage",
      "--hide-scrollbars", "--mute-audio", "--password-store=basic", "--use-mock-keychain",
    ] + (geteuid() == 0 ? ["--no-sandbox"] : []) + ["about:blank"]
  }

  /// A pipe whose ends no other child inherits, above the descriptors that the browser's ends get.
  private static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { return nil }
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    for end in ends { close(end) }
    return moved.contains(-1) ? nil : (moved[0], moved[1])
  }

  /// Starts a program in a process group of its own; answers an error number, or 0 and the process.
  private static func spawn(
    _ path: String, _ arguments: [String], input: Int32, output: Int32
  ) -> (error: Int32, process: pid_t) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, input, 3)
    posix_spawn_file_actions_adddup2(&actions, output, 4)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, path, &actions, &attributes, &words, environ)
    return (error, process)
  }

  /// Writes a message.
  func send(_ message: String, until deadline: Date) throws(BrowserProblem) {
    let bytes = Array(message.utf8) + [0]
    var written = 0
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
    while written < bytes.count {
      try wait(for: Int16(POLLOUT), on: input, until: deadline)
      let count = bytes[written...].withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      guard count > 0 else {
        if errno == EAGAIN || errno == EINTR { continue }
        throw .ended
      }
      written += count
    }
  }

  /// Reads the next message.
  func receive(until deadline: Date) throws(BrowserProblem) -> Data {
    var part = [UInt8](repeating: 0, count: 1 << 16)
    var searched = 0
    while true {
      if let end = unread[searched...].firstIndex(of: 0) {
        defer { unread.removeSubrange(...end) }
        return Data(unread[..<end])
      }
      searched = unread.count
      try wait(for: Int16(POLLIN), on: output, until: deadline)
      let count = read(output, &part, part.count)
      guard count > 0 else {
        if count < 0, errno == EAGAIN || errno == EINTR { continue }
        throw .ended
      }
      unread += part[..<count]
    }
  }

  private func wait(
    for events: Int16, on descriptor: Int32, until deadline: Date
  ) throws(BrowserProblem) {
    var entry = pollfd(fd: descriptor, events: events, revents: 0)
    let milliseconds = deadline.timeIntervalSinceNow * 1000
    guard milliseconds > 0, poll(&entry, 1, Int32(min(milliseconds, 1e9).rounded(.up))) > 0 else {
      throw .tooSlow(seconds: 0)
    }
  }

  private func end() {
    close(input)
    close(output)
    if let process {
      let deadline = Date(timeIntervalSinceNow: Self.secondsToEnd)
      while waitpid(process, nil, WNOHANG) == 0 {
        if deadline.timeIntervalSinceNow < 0 { Self.kill(process) }
        usleep(5000)
      }
      // What it started is in its process group.
      Self.kill(process)
      Self.running.withLock { $0[process] = nil }
    }
    Self.remove(profile)
  }

  private static func kill(_ process: pid_t) { Foundation.kill(-process, SIGKILL) }

  /// Removes a folder that a process may still write to for a moment.
  private static func remove(_ folder: URL) {
    for _ in 0..<20 where FileManager.default.fileExists(atPath: folder.path) {
      if (try? FileManager.default.removeItem(at: folder)) == nil { usleep(10_000) }
    }
  }

  /// Ends all browsers at once: for the end of the program.
  static func endAll() {
    for (process, profile) in running.withLock({ $0 }) {
      kill(process)
      waitpid(process, nil, 0)
      remove(profile)
    }
  }
}
