import Foundation

/// Modules of pages as one script: pages from disk can load no modules.
enum ModuleBundle {
  /// The module with this name and all that it imports; `text` gives the text of each.
  ///
  /// Each module is a function that returns what it exports, so that no name of one is in another. An import
  /// and an export begins a line, as these pages write them; none imports itself by way of others.
  static func script(of name: String, text: (String) -> String) -> String {
    var (known, parts) = (Set<String>(), [String]())
    func add(_ name: String) {
      guard known.insert(name).inserted else { return }
      var (lines, exports) = ([Substring](), [Substring]())
      for line in text(name).split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("import "), let (names, file) = imported(line) {
          add(file)
          lines.append("const \(names) = modules[\"\(file)\"];")
        } else if line.hasPrefix("export {") {
          exports += line.split { "{},; ".contains($0) }.dropFirst()
        } else if line.hasPrefix("export ") {
          let own = line.dropFirst("export ".count)
          let words = own.split { " =(".contains($0) }.filter { $0 != "async" }
          exports.append(words[1])
          lines.append(own)
        } else {
          lines.append(line)
        }
      }
      parts.append(
        "modules[\"\(name)\"] = (() => {\n\(lines.joined(separator: "\n"))\n"
          + "return { \(exports.joined(separator: ", ")) };\n})();\n")
    }
    add(name)
    return "\"use strict\";\n(() => {\nconst modules = {};\n\(parts.joined())})();\n"
  }

  /// The names that a line imports, and the file that it imports them from.
  private static func imported(_ line: Substring) -> (names: Substring, file: String)? {
    let parts = line.dropFirst("import ".count).split(separator: "\"")
    guard parts.count == 2 || parts.count == 3, let end = parts[0].range(of: " from") else {
      return nil
    }
    var names = parts[0][..<end.lowerBound]
    if names.hasPrefix("* as ") { names = names.dropFirst("* as ".count) }
    return (names, String(parts[1].trimmingPrefix("./")))
  }
}
