/// An asset catalogue of Xcode, as in Apple's "Asset Catalog Format Reference".
enum AssetCatalog {
  /// The image of the set with this name in catalogues; `nil` where none can be read.
  ///
  /// Most pixels per point come first. As in UIKit, `heart.jpg` also finds the set `heart`.
  static func image(named name: String, in folder: URL) -> UIImage? {
    var names = [name]
    if let suffix = [".png", ".jpg", ".jpeg"].first(where: { name.hasSuffix($0) }) {
      names.append(String(name.dropLast(suffix.count)))
    }
    let catalogs = catalogs(in: folder)
    for name in names {
      for set in catalogs.compactMap({ imageSet(named: name, in: $0) }) {
        for file in files(of: set) {
          if let image = image(file) { return image }
        }
      }
    }
    return nil
  }

  /// A file of an image set.
  private struct File {
    let url: URL
    /// Pixels per point; `nil` for a vector image.
    let scale: CGFloat?
  }

  /// The contents of `Contents.json` in an image set.
  private struct Contents: Decodable {
    let images: [Entry]?
    struct Entry: Decodable { let filename, scale: String? }
  }
  private static func folders(in folder: URL) -> [URL] {
    let inside =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
    return inside.filter {
      (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    }.sorted { $0.path < $1.path }
  }
  private static func catalogs(in folder: URL) -> [URL] {
    folder.pathExtension == "xcassets"
      ? [folder] : folders(in: folder).filter { $0.pathExtension == "xcassets" }
  }
  /// The set with this name in a folder or its groups, whose names may be part of it.
  private static func imageSet(named name: String, in folder: URL, depth: Int = 0) -> URL? {
    let inside = folders(in: folder)
    if let found = inside.first(where: { $0.lastPathComponent == "\(name).imageset" }) {
      return found
    }
    // Catalogues are a few groups deep; links may lead in circles.
    guard depth < 16 else { return nil }
    for group in inside where group.pathExtension.isEmpty {
      let prefix = group.lastPathComponent + "/"
      let inner = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
      if let found = imageSet(named: inner, in: group, depth: depth + 1) { return found }
    }
    return nil
  }
  private static func files(of set: URL) -> [File] {
    guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return [] }
    let files = (contents.images ?? []).compactMap { entry -> File? in
      guard let name = entry.filename, !name.contains("/") else { return nil }
      let scale = entry.scale.flatMap { $0.hasSuffix("x") ? Double($0.dropLast()) : nil }
      return File(url: set.appendingPathComponent(name), scale: scale.map { CGFloat($0) })
    }
    return files.sorted { ($0.scale ?? 0) > ($1.scale ?? 0) }
  }
  private static func image(_ file: File) -> UIImage? {
    guard let data = try? Data(contentsOf: file.url, options: .mappedIfSafe) else { return nil }
    switch file.url.pathExtension.lowercased() {
    case "pdf": return sizeOfPDF(data).map { UIImage(size: $0) }
    case "svg": return sizeOfSVG(data).map { UIImage(size: $0) }
    default: return UIImage(data: data, scale: file.scale ?? 1)
    }
  }

  /// The size of the first page, in points; `nil` where it is compressed or missing.
  ///
  /// Source: ISO 32000-1, 7.7.3.3: `/MediaBox` has the corners of a page, in points.
  private static func sizeOfPDF(_ data: Data) -> CGSize? {
    let text = String(decoding: data.prefix(1 << 20), as: UTF8.self)
    guard let start = text.range(of: "/MediaBox"),
      let open = text[start.upperBound...].firstIndex(of: "["),
      let close = text[open...].firstIndex(of: "]")
    else { return nil }
    let corners = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    guard corners.count == 4 else { return nil }
    return size(width: corners[2] - corners[0], height: corners[3] - corners[1])
  }

  /// The size of an SVG file, in points: `width` and `height`, or else those of `viewBox`.
  ///
  /// Source: SVG 1.1, 7.2 and 7.7.
  private static func sizeOfSVG(_ data: Data) -> CGSize? {
    let text = String(decoding: data.prefix(1 << 16), as: UTF8.self)
    guard let start = text.range(of: "<svg"),
      let end = text[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = text[start.upperBound..<end]
    func value(_ name: String) -> Substring? {
      guard let found = tag.range(of: " \(name)=\"") ?? tag.range(of: "\n\(name)=\"") else {
        return nil
      }
      return tag[found.upperBound...].prefix { $0 != "\"" }
    }
    func length(_ name: String) -> Double? {
      value(name).flatMap { Double($0.hasSuffix("px") ? $0.dropLast(2) : $0) }
    }
    if let width = length("width"), let height = length("height") {
      return size(width: width, height: height)
    }
    let box = value("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    return box.count == 4 ? size(width: box[2], height: box[3]) : nil
  }
  private static func size(width: Double, height: Double) -> CGSize? {
    guard width.isFinite, height.isFinite, width > 0, height > 0 else { return nil }
    return CGSize(width: width, height: height)
  }
}
