import Foundation
import InterfaceBuilder

/// The code of the apps to which files of Interface Builder belong: that in the nearest folder around a file that
/// has an Xcode project.
struct AppSources {
  private var known: [String: AppCode] = [:]

  /// The code of the app of a file; `nil` where there is no project around it.
  mutating func code(around path: String) -> AppCode? {
    var folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
    while folder.path != "/" {
      if let code = known[folder.path] { return code }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if let project = names.first(where: { $0.hasSuffix(".xcodeproj") }) {
        let code = Self.code(in: folder, project: folder.appending(path: project))
        known[folder.path] = code
        return code
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func code(in folder: URL, project: URL) -> AppCode {
    var code = AppCode()
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.fileSizeKey], options: .skipsHiddenFiles)
    for case let file as URL in files ?? FileManager.DirectoryEnumerator() {
      let isDocument = ["xib", "storyboard"].contains(file.pathExtension)
      guard isDocument || ["swift", "m", "mm"].contains(file.pathExtension),
        let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= largest,
        let source = try? Data(contentsOf: file)
      else { continue }
      if isDocument { code.add(document: source) } else { code.add(source) }
    }
    let settings =
      (try? String(contentsOf: project.appending(path: "project.pbxproj"), encoding: .utf8)) ?? ""
    // Only an app has an icon: tests and extensions may be for more devices.
    let families = settings.components(separatedBy: "buildSettings").filter {
      $0.contains("ASSETCATALOG_COMPILER_APPICON_NAME")
    }.map { $0.contains("TARGETED_DEVICE_FAMILY = 2;") }
    code.isForTablets = !families.isEmpty && families.allSatisfy { $0 }
    let languages = settings.components(separatedBy: "knownRegions = (").dropFirst().flatMap {
      $0.prefix { $0 != ")" }.split { !$0.isLetter && $0 != "-" }
    }
    code.readsLeftToRight =
      !languages.isEmpty
      && languages.allSatisfy {
        Locale.Language(identifier: String($0)).characterDirection != .rightToLeft
      }
    return code
  }

  /// The largest source that is read, in bytes: 1 MiB.
  private static let largest = 1 << 20
}
