import Foundation
import SeededRandom
import Testing
import UIKitValues

@Suite("Images")
struct ImageTests {
  /// The start of a PNG file.
  static func png(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + bytes(width) + bytes(height) + [8, 6, 0, 0, 0]
  }

  /// The start of a JPEG file: a comment, fill bytes, then the header of a progressive frame.
  static func jpeg(_ width: UInt16, _ height: UInt16) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xFE, 0, 5, 0xFF, 0xC0, 0, 0xFF, 0xFF, 0xFF, 0xC2, 0, 11, 8]
      + [
        UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255), 1, 0, 0, 0,
      ]
  }

  static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
  }

  @Test("the size of a PNG or JPEG file is read from its header")
  func headers() {
    let png = UIImage(data: Data(Self.png(640, 320)), scale: 2)
    #expect(png?.size == CGSize(width: 320, height: 160))
    #expect(UIImage(data: Data(Self.jpeg(300, 200)))?.size == CGSize(width: 300, height: 200))
  }

  @Test(
    "a photograph that is stored rotated is rotated, whatever its byte order",
    arguments: [(6, true), (8, false), (1, true), (3, false)])
  func orientation(orientation: UInt8, isLittleEndian: Bool) {
    let tiff: [UInt8] =
      isLittleEndian
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let exif: [UInt8] =
      [0xFF, 0xE1, 0, UInt8(tiff.count + 8)] + Array("Exif".utf8) + [0, 0] + tiff
    var file = Self.jpeg(300, 200)
    file.insert(contentsOf: exif, at: 2)
    let turned = CGSize(width: 200, height: 300)
    let upright = CGSize(width: 300, height: 200)
    #expect(UIImage(data: Data(file))?.size == (orientation >= 5 ? turned : upright))
  }

  @Test("other bytes, no pixels and invalid scales give no image")
  func noImage() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("GIF89a".utf8)) == nil)
    #expect(UIImage(data: Data(Self.png(0, 5))) == nil)
    for scale in [0, -1, .nan, .infinity] as [CGFloat] {
      #expect(UIImage(data: Data(Self.png(4, 5)), scale: scale) == nil)
    }
  }

  @Test("broken files are read without harm", arguments: 0..<200 as Range<UInt64>)
  func broken(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = Bool.random(using: &random) ? Self.png(40, 30) : Self.jpeg(40, 30)
    if Bool.random(using: &random) {
      let exif: [UInt8] = [0xFF, 0xE1, 0, 16, 0x45, 0x78, 0x69, 0x66, 0, 0]
      bytes.insert(contentsOf: exif + [0x4D, 0x4D, 0, 42, 0xFF, 0xFF, 0xFF, 0xFF], at: 2)
    }
    bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
    if let place = bytes.indices.randomElement(using: &random) {
      bytes[place] = UInt8.random(in: 0...255, using: &random)
    }
    if let image = UIImage(data: Data(bytes)) { #expect(image.size.width > 0) }
  }

  @Test("a name is looked up among the given sizes, then in the folders")
  func catalogue() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.png(60, 30)).write(to: folder.appendingPathComponent("star@3x.png"))
    try Data(Self.jpeg(90, 60)).write(to: folder.appendingPathComponent("photo.jpg"))
    let images = ImageCatalog(
      sizes: ["heart": CGSize(width: 24, height: 20)], folders: [folder])
    SimulatedDevice(images: images).run {
      #expect(UIImage(named: "heart")?.size == CGSize(width: 24, height: 20))
      #expect(UIImage(named: "star")?.size == CGSize(width: 20, height: 10))
      #expect(UIImage(named: "star")?.scale == 3)
      #expect(UIImage(named: "photo.jpg")?.size == CGSize(width: 90, height: 60))
      #expect(UIImage(named: "unknown") == nil)
    }
    #expect(UIImage(named: "heart") == nil)
  }

  @Test("an image of an asset catalogue has the size of its sharpest file, in any group")
  func assetCatalogue() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let catalog = folder.appendingPathComponent("Media.xcassets")
    defer { try? FileManager.default.removeItem(at: folder) }
    func add(_ set: String, _ contents: String, _ files: [String: Data]) throws {
      let place = catalog.appendingPathComponent("\(set).imageset")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(contents.utf8).write(to: place.appendingPathComponent("Contents.json"))
      for (name, data) in files { try data.write(to: place.appendingPathComponent(name)) }
    }
    try add(
      "star",
      """
      {"images": [{"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "filename": "s2.png", "scale": "2x"},
        {"idiom": "universal", "filename": "s3.png", "scale": "3x"}]}
      """, ["s2.png": Data(Self.png(42, 20)), "s3.png": Data(Self.png(60, 30))])
    try add(
      "Icons/More/bell", #"{"images": [{"filename": "bell.pdf"}]}"#,
      ["bell.pdf": Data("%PDF-1.5 << /Type /Page /MediaBox [ 0 0 24 18.5 ] >>".utf8)])
    try add(
      "Icons/pin", #"{"images": [{"filename": "pin.svg"}]}"#,
      ["pin.svg": Data(#"<svg xmlns="x" width="16px" height="12" viewBox="0 0 8 6"></svg>"#.utf8)])
    try add(
      "plain", #"{"images": [{"filename": "plain.svg"}]}"#,
      ["plain.svg": Data(#"<svg viewBox="0 0 8 6" stroke-width="2"></svg>"#.utf8)])
    try add("broken", "{", [:])
    try add("outside", #"{"images": [{"filename": "../star.imageset/s3.png"}]}"#, [:])
    for place in [folder, catalog] {
      SimulatedDevice(images: ImageCatalog(folders: [place])).run {
        #expect(UIImage(named: "star")?.size == CGSize(width: 20, height: 10))
        #expect(UIImage(named: "star")?.scale == 3)
        #expect(UIImage(named: "star.jpg")?.size == CGSize(width: 20, height: 10))
        #expect(UIImage(named: "bell")?.size == CGSize(width: 24, height: 18.5))
        #expect(UIImage(named: "Icons/pin")?.size == CGSize(width: 16, height: 12))
        #expect(UIImage(named: "plain")?.size == CGSize(width: 8, height: 6))
        for name in ["broken", "outside", "More", "unknown", "star.gif", ".png", ""] {
          #expect(UIImage(named: name) == nil)
        }
      }
    }
  }
}
