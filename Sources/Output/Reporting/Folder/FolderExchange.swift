import Foundation

/// Exchanges two folders of one volume in one atomic step.
///
/// Other files of the first folder get a hard link in the second one before, so that they exist at
/// every moment; their first name goes away with the old folder.
struct FolderExchange {
  private let directory: URL
  private let staging: URL

  /// Creates the folder `staging` with the owner and mode of `directory`; `nil` where that fails.
  init?(of directory: URL, with staging: URL) {
    self.directory = directory
    self.staging = staging
    var status = stat()
    guard stat(directory.path, &status) == 0, mkdir(staging.path, 0o700) == 0 else { return nil }
    let hasOwner =
      FileIdentity(staging.path) != nil
      && (status.st_uid == geteuid() || chown(staging.path, status.st_uid, status.st_gid) == 0)
    let hasGroup = chown(staging.path, uid_t.max, status.st_gid) == 0
    guard hasOwner, hasGroup, chmod(staging.path, status.st_mode & 0o7777) == 0 else {
      removeStaging()
      return nil
    }
  }

  /// Links the files at `paths` into the other folder; returns whether all could be linked.
  func link(_ paths: [String], _ observe: (String) -> Void) -> Bool {
    for path in paths {
      observe("link \(path)")
      let (old, new) = (place(path, in: directory), place(path, in: staging))
      if FileKind(of: old) == .folder {
        guard makeFolder(new, like: old) else { return false }
      } else {
        guard linkat(AT_FDCWD, old, AT_FDCWD, new, 0) == 0 else { return false }
      }
    }
    return true
  }

  /// Exchanges the two folders; returns whether the system supports it.
  func run() -> Bool {
    #if canImport(Darwin)
      renamex_np(staging.path, directory.path, UInt32(RENAME_SWAP)) == 0
    #else
      Self.renameAt2?(AT_FDCWD, staging.path, AT_FDCWD, directory.path, Self.exchangeFlag) == 0
    #endif
  }

  #if !canImport(Darwin)
    /// Linux's `RENAME_EXCHANGE`.
    private static let exchangeFlag: UInt32 = 2

    /// Linux's `renameat2`, which Swift cannot import and older systems lack.
    private static let renameAt2 = dlsym(nil, "renameat2").map {
      unsafeBitCast($0, to: RenameAt2.self)
    }

    private typealias RenameAt2 =
      @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
  #endif

  /// Carries over other files that changed in the old folder while the new one was written.
  func keepChanges(
    to before: OtherFiles, besides paths: [String], earlierPages: [String]? = nil
  ) {
    let now = OtherFiles(
      in: staging, besides: paths, unfinished: ReportFolder.unfinished, earlierPages: earlierPages)
    for path in now.kept {
      let (old, new) = (place(path, in: staging), place(path, in: directory))
      if FileKind(of: old) == .folder {
        if FileKind(of: new) == nil { _ = makeFolder(new, like: old) }
      } else if FileIdentity(old) != FileIdentity(new) {
        rename(old, new)
      }
    }
    for path in Set(before.kept).subtracting(now.kept) {
      unlink(place(path, in: directory))
    }
  }

  /// Removes the folder at `staging`: the new one, or after the exchange the old one.
  func removeStaging() {
    try? FileManager.default.removeItem(at: staging)
  }

  private func place(_ path: String, in folder: URL) -> String { folder.path + "/" + path }

  private func makeFolder(_ path: String, like other: String) -> Bool {
    var status = stat()
    guard stat(other, &status) == 0 else { return false }
    return (mkdir(path, 0o700) == 0 || errno == EEXIST) && chmod(path, status.st_mode & 0o7777) == 0
  }
}
