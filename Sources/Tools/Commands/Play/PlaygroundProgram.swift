/// The server of the playground, which only the program `layoutdiff` has: programs with screens of their
/// own do not link one.
package struct PlaygroundProgram: Sendable {
  /// Begins to listen on a port for the files at a path; 0 is any free port.
  let listen: @Sendable (_ path: String?, _ port: UInt16) throws -> Listening
  let usualPort: UInt16
  /// How many ports after one that is taken are tried.
  let nextPorts: UInt16
  let schema: String

  /// The address of a server that listens, and what answers requests there, for ever.
  package typealias Listening = (address: String, run: @Sendable () async -> Void)

  package struct PortTaken: Error {
    package init() {}
  }

  /// The playground of the running program; `nil` in every program but `layoutdiff`.
  @TaskLocal static var current: PlaygroundProgram?

  /// Makes the server of a program.
  ///
  /// `listen` throws ``PortTaken`` where another program has the port, and any other error with a
  /// description where nothing can be opened.
  package init(
    usualPort: UInt16, nextPorts: UInt16, schema: String,
    listen: @escaping @Sendable (_ path: String?, _ port: UInt16) throws -> Listening
  ) {
    self.usualPort = usualPort
    self.nextPorts = nextPorts
    self.schema = schema
    self.listen = listen
  }
}
