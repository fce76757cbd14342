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

  /// The start of a JPEG file: a comment, filling bytes, then the header of a progressive frame.
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

  @Test("other bytes, no pixels and impossible scales are no image")
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
}
