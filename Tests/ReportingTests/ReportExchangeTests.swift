import Foundation
import Synchronization
import Testing

@testable import Reporting

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

  @Test("at every step one report is there, whole, and everything else")
  func everyStep() throws {
    let scene = try Scene()
    defer { scene.remove() }
    var reports: [String] = []
    let folder = ReportFolder(
      scene.folder,
      observe: { step in
        reports.append(scene.report)
        scene.expectOthers("before \(step)")
      })
    try folder.replace(with: scene.new)
    scene.expectOthers("at the end")
    #expect(scene.report == "new")
    #expect(Set(reports) == ["old", "new"])
    #expect(reports.count > scene.new.count + scene.others.count)
    try scene.expectNothingUnfinished()
  }

  @Test("where folders cannot be exchanged, every file is whole at every step, the index last")
  func oneByOne() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let git = scene.folder.appendingPathComponent(".git")
    try FileManager.default.createDirectory(at: git, withIntermediateDirectories: false)
    let allowed = Dictionary(grouping: scene.old + scene.new, by: \.path)
    var moves: [String] = []
    let folder = ReportFolder(
      scene.folder,
      observe: { step in
        if step.hasPrefix("move") { moves.append(step) }
        scene.expectOthers("before \(step)")
        for (path, files) in allowed {
          guard let data = scene.read(path) else { continue }
          #expect(files.contains { $0.contents == data }, "\(path), before \(step)")
        }
      })
    try folder.replace(with: scene.new)
    #expect(moves.count == scene.new.count)
    #expect(moves.last == "move index.html")
    #expect(scene.report == "new")
    try scene.expectNothingUnfinished()
  }

  @Test("where one of many files cannot be moved, those before it are taken back")
  func takenBack() throws {
    let scene = try Scene()
    defer { scene.remove() }
    try FileManager.default.createDirectory(
      at: scene.folder.appendingPathComponent(".git"), withIntermediateDirectories: false)
    let folder = ReportFolder(
      scene.folder,
      observe: { step in
        guard step == "move index.html" else { return }
        let index = scene.folder.appendingPathComponent("index.html").path
        rename(index, index + ".kept")
        mkdir(index, 0o755)
      })
    #expect(throws: ReportingError.self) { try folder.replace(with: scene.new) }
    let index = scene.folder.appendingPathComponent("index.html").path
    rmdir(index)
    rename(index + ".kept", index)
    #expect(scene.report == "old")
    scene.expectOthers("at the end")
  }

  @Test("what somebody changes, adds and removes meanwhile stays so")
  func changesMeanwhile() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let folder = ReportFolder(
      scene.folder,
      observe: { step in
        guard step == "exchange" else { return }
        func path(_ name: String) -> URL { scene.folder.appendingPathComponent(name) }
        try? Data("changed".utf8).write(to: path("README.md"), options: .atomic)
        try? Data("added".utf8).write(to: path("added.txt"))
        unlink(path("scenario/notes.txt").path)
      })
    try folder.replace(with: scene.new)
    #expect(scene.report == "new")
    #expect(scene.read("README.md") == Data("changed".utf8))
    #expect(scene.read("added.txt") == Data("added".utf8))
    #expect(scene.read("scenario/notes.txt") == nil)
    #expect(scene.read("pictures/row.svg") == Data("<svg/>".utf8))
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

  @Test("what killed runs left behind is removed by the next one")
  func leftovers() throws {
    let scene = try Scene()
    defer { scene.remove() }
    for path in ["Reports/.unfinished-1/index.html", ".Reports.unfinished-2/index.html"] {
      let file = scene.parent.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    let neighbour = scene.parent.appendingPathComponent(".Other.unfinished-3")
    try FileManager.default.createDirectory(at: neighbour, withIntermediateDirectories: false)
    try ReportFolder(scene.folder).replace(with: scene.new)
    #expect(rmdir(neighbour.path) == 0, "what belongs to another folder's report stays")
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
    try ReportFolder(link).replace(with: scene.new)
    #expect(scene.report == "new")
    #expect(FileKind(of: link.path) == .link)
    let attributes = try FileManager.default.attributesOfItem(atPath: scene.folder.path)
    #expect(attributes[.posixPermissions] as? Int == 0o750)
    try scene.expectNothingUnfinished()
  }

  @Test("reports that are written at the same time do not mix")
  func atTheSameTime() throws {
    let scene = try Scene()
    defer { scene.remove() }
    let failures = Mutex<[String]>([])
    let (folder, old, new) = (scene.folder, scene.old, scene.new)
    DispatchQueue.concurrentPerform(iterations: 12) { turn in
      do {
        try ReportFolder(folder).replace(with: turn % 2 == 0 ? old : new)
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
