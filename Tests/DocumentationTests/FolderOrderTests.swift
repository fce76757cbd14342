import Foundation
import Testing

/// Targets depend on each other one way; so do the folders inside a target.
@Suite("Order of folders")
struct FolderOrderTests {
  /// The folders of one target, and the types of each that another one uses.
  private struct Folders {
    let target: String
    /// For each folder, those that it uses, with a type for which it does.
    var uses: [String: [String: String]] = [:]

    init(_ target: String, _ paths: [String]) throws {
      self.target = target
      let texts = try paths.map { path in
        (folder: Self.folder(path), text: Self.code(try Repository.text(path)))
      }
      var declared: [String: String] = [:]
      let declaration =
        /(?m)^(?:package |public |final |indirect |nonisolated |@\w+ )*(?:actor|class|enum|protocol|struct|typealias) (\w+)/
      for (folder, text) in texts {
        for match in text.matches(of: declaration) { declared[String(match.1)] = folder }
      }
      for case (let folder?, let text) in texts {
        for match in text.matches(of: /\b[A-Z]\w+/) {
          guard let other = declared[String(match.0)], other != folder else { continue }
          uses[folder, default: [:]][other] = String(match.0)
        }
      }
    }

    /// `nil` for a file beside the folders.
    private static func folder(_ path: String) -> String? {
      let parts = path.split(separator: "/")
      return parts.count > 4 ? String(parts[3]) : nil
    }

    private static func code(_ text: String) -> String {
      text.replacing(/\/\/[^\n]*/, with: "").replacing(/"(?:\\.|[^"\\\n])*"/, with: "")
    }

    /// A way from a folder back to itself; `nil` where all can be put in an order.
    var circle: [String]? {
      var finished: Set<String> = []
      func visit(_ folder: String, _ way: [String]) -> [String]? {
        if let start = way.firstIndex(of: folder) { return Array(way[start...]) + [folder] }
        guard !finished.contains(folder) else { return nil }
        for next in uses[folder, default: [:]].keys.sorted() {
          if let circle = visit(next, way + [folder]) { return circle }
        }
        finished.insert(folder)
        return nil
      }
      for folder in uses.keys.sorted() {
        if let circle = visit(folder, []) { return circle }
      }
      return nil
    }
  }

  private static let targets = Dictionary(
    grouping: Repository.files(under: "Sources", ending: ".swift")
  ) { $0.split(separator: "/")[2] }

  @Test("the folders of each target can be put in an order in which each uses only those before it")
  func noCircles() throws {
    for (target, paths) in Self.targets.sorted(by: { $0.key < $1.key }) {
      // UIKit's and its values' types name each other in circles, as they are Apple's.
      if target == "UIKitNames" || target == "UIKitValues" { continue }
      let folders = try Folders(String(target), paths)
      guard let circle = folders.circle else { continue }
      let steps = zip(circle, circle.dropFirst()).map { folder, next in
        "\(folder) uses \(folders.uses[folder]?[next] ?? "") of \(next)"
      }
      Issue.record("\(target): \(steps.joined(separator: ", "))")
    }
  }

  @Test("an article that lists folders lists all of them in such an order")
  func listedOrder() throws {
    for (target, paths) in Self.targets {
      let folders = try Folders(String(target), paths)
      let article =
        paths[0].split(separator: "/")[0...2].joined(separator: "/")
        + "/Documentation.docc/\(target).md"
      guard let text = try? Repository.text(article),
        let start = text.firstRange(of: "Each folder uses only those before it")?.upperBound
      else { continue }
      let list = text[start...].prefix { $0 != "#" }
      let listed = list.matches(of: /`(\w+)`/).map { String($0.1) }
      for (folder, used) in folders.uses {
        guard let place = listed.firstIndex(of: folder) else {
          Issue.record("\(article) does not list \(folder)")
          continue
        }
        for (other, type) in used {
          let before = listed.firstIndex(of: other) ?? Int.max
          #expect(before < place, "\(target): \(folder) uses \(type) of \(other)")
        }
      }
    }
  }
}
