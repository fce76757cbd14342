import Foundation
import Synchronization
import Testing

@testable import Reporting
@testable import RunRecords

/// What stands in a report's folder at every moment of the writing of another one: what a run that is
/// killed then leaves behind.
@Suite("Report exchange")
struct ReportExchangeTests {
  /// A folder with an earlier report and files of somebody else's, and a later report.
  private struct Scene {
    let parent: URL
    let folder: URL
    let old: [ReportFile]
    let new: [ReportFile]
    let others = [
      "README.md": "mine", "pictures/row.svg": "<svg/>", "scenario/notes.txt": "also mine",
    ]

    init() throws {
      parent = FileManager.default.temporaryDirectory
        .appendingPathComponent("ReportExchangeTests-\(UUID().uuidString)")
        .resolvingSymlinksInPath()
      folder = parent.appendingPathComponent("Reports")
      var record = try SampleRecord.make()
      // Every step copies the folder and replaces it: few files are as good as many.
      record.scenarios.removeSubrange(3...)
      old = try ReportWriter.render(record)
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try ReportWriter.write(record, to: folder)
      record.scenarios.removeFirst()
      record.scenarios[0].title = "Another title"
      new = try ReportWriter.render(record)
      for (path, text) in others {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    /// The same in a copy of the folder.
    func `in`(_ copy: URL) -> Scene { Scene(parent: parent, folder: copy, old: old, new: new) }

    private init(parent: URL, folder: URL, old: [ReportFile], new: [ReportFile]) {
      (self.parent, self.folder, self.old, self.new) = (parent, folder, old, new)
    }

    func remove() { try? FileManager.default.removeItem(at: parent) }

    func read(_ path: String) -> Data? {
      try? Data(contentsOf: folder.appendingPathComponent(path))
    }

    /// Which report stands there, whole and alone.
    var report: String {
      func isWhole(_ files: [ReportFile], without others: [ReportFile]) -> Bool {
        let paths = Set(files.map(\.path))
        return files.allSatisfy { read($0.path) == $0.contents }
          && others.allSatisfy { paths.contains($0.path) || read($0.path) == nil }
      }
      if isWhole(old, without: new) { return "old" }
      return isWhole(new, without: old) ? "new" : "mixed"
    }

    func expectOthers(_ when: String) {
      for (path, text) in others {
        #expect(read(path) == Data(text.utf8), "\(path), \(when)")
      }
    }

    func expectNothingUnfinished() throws {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: parent.path)
      #expect(paths.allSatisfy { !$0.contains("unfinished") }, "\(paths)")
    }
  }

  @Test("a run that is killed at any step leaves a whole report, or a link to it, and all else")
  func everyStep() throws {
    let scene = try Scene()
    defer { scene.remove() }
    var steps: [String] = []
    var reports: [String] = []
    try ReportFolder(
      scene.folder,
      observe: { step in
        let left = scene.parent.appendingPathComponent("left")
        try? FileManager.default.removeItem(at: left)
        guard (try? FileManager.default.copyItem(at: scene.folder, to: left)) != nil else {
          Issue.record("no copy before \(step)")
          return
        }
        steps.append(step)
        reports.append(Self.expectWhole(scene.in(left), "before \(step)"))
      }
    ).replace(with: scene.new, earlierPages: ReportPaths.pages)
    #expect(Set(reports) == ["old", "notice", "new"])
    #expect(steps.count { $0.hasPrefix("move") } == scene.new.count + 1)
    #expect(steps.last { $0.hasPrefix("move") } == "move index.html")
    #expect(scene.report == "new")
    try FileManager.default.removeItem(at: scene.parent.appendingPathComponent("left"))
    try scene.expectNothingUnfinished()
  }

  /// Which whole report a killed run left, and that the next ones cope with what it left.
  private static func expectWhole(_ left: Scene, _ when: String) -> String {
    left.expectOthers(when)
    let hasDecided = left.read("new-report/index.html") != nil
    var found = left.report
    if found == "mixed" {
      let index = String(decoding: left.read("index.html") ?? Data(), as: UTF8.self)
      #expect(index.contains("href=\"new-report/index.html\""), "\(when)")
      for file in left.new {
        #expect(left.read("new-report/" + file.path) == file.contents, "\(file.path), \(when)")
      }
      let place = ReportWriter.placeOfReport(in: left.folder)
      #expect(place?.lastPathComponent == "new-report", "\(when)")
      found = "notice"
    } else {
      #expect(ReportWriter.placeOfReport(in: left.folder)?.path == left.folder.path, "\(when)")
    }
    #expect(throws: Never.self, "\(when)") { try ReportWriter.check(left.folder) }
    // One that is to end before it writes anything finishes what was decided all the same.
    #expect(throws: ReportingError.interrupted, "\(when)") { try replace(left, isCancelled: true) }
    #expect(left.report == (hasDecided ? "new" : found), "\(when)")
    #expect(left.read("new-report/index.html") == nil, "\(when)")
    left.expectOthers(when)
    #expect(throws: Never.self, "\(when)") { try replace(left) }
    #expect(left.report == "new", "\(when)")
    left.expectOthers(when)
    return found
  }

  private static func replace(_ scene: Scene, isCancelled: Bool = false) throws {
    try ReportFolder(scene.folder, isCancelled: { isCancelled })
      .replace(with: scene.new, earlierPages: ReportPaths.pages)
  }

  @Test("a run that is killed while it finishes another one's work leaves no less than there was")
  func killedTwice() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let (left, again) = (
      scene.parent.appendingPathComponent("left"), scene.parent.appendingPathComponent("again")
    )
    try ReportFolder(
      scene.folder,
      observe: { step in
        if step == "move summary.md" {
          try? FileManager.default.copyItem(at: scene.folder, to: left)
        }
      }
    ).replace(with: scene.new, earlierPages: ReportPaths.pages)
    var moved = 0
    let folder = ReportFolder(
      left, isCancelled: { true },
      observe: { step in
        try? FileManager.default.removeItem(at: again)
        try? FileManager.default.copyItem(at: left, to: again)
        moved += step.hasPrefix("move") ? 1 : 0
        _ = Self.expectWhole(scene.in(again), "before \(step)")
      })
    #expect(throws: ReportingError.interrupted) {
      try folder.replace(with: scene.old, earlierPages: ReportPaths.pages)
    }
    #expect(moved == scene.new.count + 1)
    #expect(scene.in(left).report == "new")
  }

  @Test("where one of many files cannot be moved, the new report is whole beside them")
  func notMoved() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let folder = ReportFolder(
      scene.folder,
      observe: { step in
        guard step == "move summary.md" else { return }
        let names = try? FileManager.default.contentsOfDirectory(atPath: scene.folder.path)
        for name in names ?? [] where name.hasPrefix(ReportFolder.unfinished) {
          unlink(scene.folder.appendingPathComponent(name + "/summary.md").path)
        }
      })
    #expect(throws: ReportingError.self) {
      try folder.replace(with: scene.new, earlierPages: ReportPaths.pages)
    }
    #expect(Self.expectWhole(scene, "at the end") == "notice")
    try scene.expectNothingUnfinished()
  }

  @Test("a folder of somebody else's by the name of ours stays, and is in the way")
  func foreignFolder() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let file = scene.folder.appendingPathComponent("new-report/thesis.txt")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: false)
    try Data("mine".utf8).write(to: file)
    let error = #expect(throws: ReportingError.self) { try Self.replace(scene) }
    #expect(error?.description.hasSuffix("/new-report: File exists") == true)
    #expect(scene.report == "old")
    #expect(try Data(contentsOf: file) == Data("mine".utf8))
  }

  @Test("a list of pages cannot name files elsewhere")
  func listOfPages() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let file = scene.parent.appendingPathComponent("thesis.txt")
    try Data("mine".utf8).write(to: file)
    try ReportFolder(scene.folder).replace(with: scene.new) { _ in
      ["../thesis.txt", "scenario/../../thesis.txt", file.path]
    }
    #expect(scene.read("../thesis.txt") == Data("mine".utf8))
  }

  @Test("what somebody changes, adds and removes meanwhile stays so")
  func changesMeanwhile() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let folder = ReportFolder(
      scene.folder,
      observe: { step in
        guard step == "move index.html" else { return }
        func path(_ name: String) -> URL { scene.folder.appendingPathComponent(name) }
        try? Data("changed".utf8).write(to: path("README.md"), options: .atomic)
        try? Data("added".utf8).write(to: path("added.txt"))
        unlink(path("scenario/notes.txt").path)
      })
    try folder.replace(with: scene.new, earlierPages: ReportPaths.pages)
    #expect(scene.report == "new")
    #expect(scene.read("README.md") == Data("changed".utf8))
    #expect(scene.read("added.txt") == Data("added".utf8))
    #expect(scene.read("scenario/notes.txt") == nil)
    #expect(scene.read("pictures/row.svg") == Data("<svg/>".utf8))
  }

  @Test("a run that fails takes its new folder away, and one that waits for it makes it again")
  func waiting() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let (folder, files) = (scene.folder, scene.new)
    for _ in 0..<20 {
      try FileManager.default.removeItem(at: folder)
      let group = DispatchGroup()
      let error = Mutex<ReportingError?>(nil)
      let failing = ReportFolder(
        folder,
        isCancelled: {
          DispatchQueue.global().async(group: group) {
            do throws(ReportingError) {
              try ReportFolder(folder).replace(with: files)
            } catch let failure {
              error.withLock { $0 = failure }
            }
          }
          return true
        })
      #expect(throws: ReportingError.self) { try failing.replace(with: files) }
      group.wait()
      #expect(error.withLock { $0 } == nil)
      #expect(scene.report == "new")
    }
  }

  @Test("a run that is to end leaves the old report, at whatever file it is asked")
  func cancelled() throws {
    let scene = try Scene()
    defer { scene.remove() }
    for count in 0...scene.new.count {
      var asked = 0
      let folder = ReportFolder(
        scene.folder,
        isCancelled: {
          asked += 1
          return asked > count
        })
      #expect(throws: ReportingError.interrupted) { try folder.replace(with: scene.new) }
      #expect(scene.report == "old")
      try scene.expectNothingUnfinished()
    }
  }

  @Test("folders that were made for a report that does not come are removed, and no others")
  func madeInVain() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let own = scene.parent.appendingPathComponent("own")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: false)
    for folder in [own, own.appendingPathComponent("new/Reports")] {
      #expect(throws: ReportingError.interrupted) {
        try ReportFolder(folder, isCancelled: { true }).replace(with: scene.new)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: own.path) == [])
    }
  }

  @Test("what killed runs left behind is removed by the next one")
  func leftovers() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let file = scene.folder.appendingPathComponent(".unfinished-1/index.html")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: file)
    try Self.replace(scene)
    #expect(scene.report == "new")
    try scene.expectNothingUnfinished()
  }

  @Test("the folder keeps its permissions, and may be reached through a link")
  func permissionsAndLinks() throws {
    let scene = try Scene()
    defer { scene.remove() }
    chmod(scene.folder.path, 0o750)
    let link = scene.parent.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: scene.folder)
    try ReportFolder(link).replace(with: scene.new, earlierPages: ReportPaths.pages)
    #expect(scene.report == "new")
    #expect(FileKind(of: link.path) == .link)
    let attributes = try FileManager.default.attributesOfItem(atPath: scene.folder.path)
    #expect(attributes[.posixPermissions] as? Int == 0o750)
    try scene.expectNothingUnfinished()
  }

  @Test("at every step the folder is locked, so that another run waits for the end")
  func lockedAtEveryStep() throws {
    let scene = try Scene()
    defer { scene.remove() }
    var steps: [String] = []
    try ReportFolder(
      scene.folder,
      observe: { step in
        steps.append(step)
        #expect(!Self.canBeLocked(scene.folder), "before \(step)")
      }
    ).replace(with: scene.new)
    #expect(steps.contains("move index.html"))
    #expect(Self.canBeLocked(scene.folder), "at the end")
  }

  private static func canBeLocked(_ folder: URL) -> Bool {
    let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0
  }

  @Test("reports that are written at the same time do not mix")
  func atTheSameTime() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let failures = Mutex<[String]>([])
    let (folder, old, new) = (scene.folder, scene.old, scene.new)
    DispatchQueue.concurrentPerform(iterations: 12) { turn in
      do {
        try ReportFolder(folder).replace(
          with: turn % 2 == 0 ? old : new, earlierPages: ReportPaths.pages)
      } catch {
        failures.withLock { $0.append("\(error)") }
      }
    }
    #expect(failures.withLock { $0 } == [])
    #expect(["old", "new"].contains(scene.report))
    scene.expectOthers("at the end")
    try scene.expectNothingUnfinished()
  }
}
