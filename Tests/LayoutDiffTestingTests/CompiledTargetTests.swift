import Foundation
import Testing

/// A package with one test compiles what these products stand on, and nothing else, each time that it
/// is built from nothing.
@Suite("What users of a product compile")
struct CompiledTargetTests {
  @Test("a test of screens compiles no proofs, translations, files, logs, commands or servers")
  func testing() throws {
    let compiled = try Manifest.read().compiled(for: "LayoutDiffTesting")
    #expect(compiled.isSuperset(of: ["Examining", "Reporting", "ScreenScenarios"]))
    let unneeded: Set = [
      "ArgumentParser", "Benchmarking", "Commands", "ConsoleLogs", "Course", "Diagnosing",
      "DiagnosisReporting", "FlyingSocks", "InterfaceBuilder", "Playground", "Proving", "Runs",
      "ScenarioFiles", "SpecTranslation",
    ]
    #expect(compiled.intersection(unneeded) == [])
  }

  #if os(Linux)
    @Test("views compile the constraint engine and UIKit's names, and no package of others")
    func views() throws {
      let compiled = try Manifest.read().compiled(for: "UIKit")
      #expect(
        compiled == [
          "AffineGeometry", "CGLPK", "CGLPKShims", "CGLib", "CHarfBuzz", "CMainActor",
          "CoreGraphics", "Geometry", "LayoutConstraints", "LinearProgramming", "OSLogNames",
          "ObjectiveC", "QuartzCore", "TextMeasuring", "UIKit", "UIKitNames", "UIKitValues",
          "_Testing_CoreGraphics", "_Testing_UIKit",
        ])
    }
  #endif
}

/// The manifest of this package, as SwiftPM prints it.
private struct Manifest: Decodable {
  var products: [Product]
  var targets: [Target]

  struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  struct Target: Decodable {
    var name: String
    var dependencies: [Dependency]
  }

  /// A target of this package, or a product of another one.
  struct Dependency: Decodable {
    let name: String

    private struct Value: Decodable {
      let name: String?

      init(from decoder: any Decoder) throws {
        name = try? decoder.singleValueContainer().decode(String.self)
      }
    }

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.singleValueContainer().decode([String: [Value]].self)
      name = try #require(kinds.values.first?.first?.name)
    }
  }

  /// The names of all targets and products that a product is compiled from.
  func compiled(for product: String) throws -> Set<String> {
    let first = try #require(products.first { $0.name == product })
    var found: Set<String> = []
    var open = first.targets
    while let name = open.popLast() {
      guard found.insert(name).inserted else { continue }
      open += targets.first { $0.name == name }?.dependencies.map(\.name) ?? []
    }
    return found
  }

  static func read() throws -> Manifest {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    // The folder of the running build is locked.
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", root.path, "--scratch-path", scratch.path,
      "dump-package",
    ]
    process.standardOutput = output
    try process.run()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try JSONDecoder().decode(Manifest.self, from: printed)
  }
}
