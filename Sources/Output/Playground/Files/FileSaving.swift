import Foundation
import Reporting
import RunRecords
import Scenarios
import Synchronization

/// Writes the file that was opened, whole or not at all.
struct FileSaving: Sendable {
  enum Outcome: Sendable {
    /// It is on disk; the hash names it.
    case saved(hash: String)
    /// The file has another text than the page knows; nothing was written.
    case changed(FileText)
    /// Nothing was written, for a reason.
    case failed(String)
  }

  /// One at a time, so that two pages do not both find the file as they know it.
  private static let turn = Mutex(())

  /// Saves a text where the file at `path` still is the one that `hash` names.
  ///
  /// With a `folder`, a link that leads out of it is not followed: nobody named what is there.
  /// A new file is written beside it and exchanged with it in one step: a program that is killed
  /// meanwhile leaves the earlier file or the new one.
  static func save(
    _ text: String, to path: String, within folder: String? = nil, ifStill hash: String
  ) -> Outcome {
    turn.withLock { _ in
      guard text.utf8.count <= ScenarioLimits.largestFile else {
        return .failed("the text is too long")
      }
      let place = FileNames.resolved(path)
      if let folder, !place.hasPrefix(FileNames.resolved(folder) + "/") {
        return .failed("it is a link to \(place), outside the folder that was opened")
      }
      do {
        let now = try FileText(at: place)
        guard now.hash == hash else { return .changed(now) }
        let bytes = now.bytes(of: text)
        try exchange(place, for: bytes, ifStill: hash)
        return .saved(hash: bytes.sha256)
      } catch let change as Changed {
        return .changed(change.now)
      } catch let problem as FileProblem {
        return .failed(problem.sentence)
      } catch {
        return .failed("\(error)")
      }
    }
  }

  private struct Changed: Error { let now: FileText }

  private static func exchange(_ place: String, for bytes: Data, ifStill hash: String) throws {
    var status = stat()
    guard stat(place, &status) == 0 else { throw problem("the file is gone") }
    guard access(place, W_OK) == 0 else { throw problem("the file cannot be written") }
    let unfinished = UnfinishedFile.path(for: place)
    unlink(unfinished)
    let descriptor = open(unfinished, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw problem("nothing can be written to its folder") }
    var isFinished = false
    defer { if !isFinished { unlink(unfinished) } }
    // Only the administrator may give a file to its owner again; for others it is theirs.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    fchmod(descriptor, status.st_mode & 0o7777)
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: bytes)
      try handle.synchronize()
      try handle.close()
    } catch {
      throw FileProblem("the file cannot be written: \(FileError.reason(of: error))")
    }
    let now = try FileText(at: place)
    guard now.hash == hash else { throw Changed(now: now) }
    guard rename(unfinished, place) == 0 else { throw problem("the file cannot be exchanged") }
    isFinished = true
  }

  private static func problem(_ sentence: String) -> FileProblem {
    FileProblem("\(sentence): \(String(cString: strerror(errno)))")
  }
}
