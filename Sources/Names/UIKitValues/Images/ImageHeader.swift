/// The number of pixels in the header of a PNG or JPEG file; no image data is decoded.
///
/// Width and height are those of the image as it is shown: a photograph that is stored rotated is
/// rotated.
/// Source: the PNG specification, section 11.2.2 (IHDR), and ITU-T T.81, annex B.2 (frame headers).
struct ImageHeader: Equatable {
  let width, height: Int
  /// Reads the header; `nil` for bytes of another kind of file, and for an image without pixels.
  init?(_ data: Data) {
    let bytes = FileBytes(data: data)
    guard let (width, height) = Self.sizeOfPNG(bytes) ?? Self.sizeOfJPEG(bytes),
      width > 0, height > 0
    else { return nil }
    (self.width, self.height) = (width, height)
  }
  private static func sizeOfPNG(_ bytes: FileBytes) -> (Int, Int)? {
    let signature = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard signature.indices.allSatisfy({ bytes.number(at: $0, count: 1) == signature[$0] }),
      bytes.number(at: 12, count: 4) == 0x4948_4452,
      let width = bytes.number(at: 16, count: 4), let height = bytes.number(at: 20, count: 4)
    else { return nil }
    return (width, height)
  }
  private static func sizeOfJPEG(_ bytes: FileBytes) -> (Int, Int)? {
    guard bytes.number(at: 0, count: 2) == 0xFFD8 else { return nil }
    var place = 2
    var isTurned = false
    while let first = bytes.number(at: place, count: 1), first == 0xFF,
      let marker = bytes.number(at: place + 1, count: 1)
    {
      if marker == 0xFF {
        // A segment can follow any number of fill bytes.
        place += 1
      } else if isFrameHeader(marker) {
        guard let height = bytes.number(at: place + 5, count: 2),
          let width = bytes.number(at: place + 7, count: 2)
        else { return nil }
        return isTurned ? (height, width) : (width, height)
      } else {
        guard let length = bytes.number(at: place + 2, count: 2), length >= 2 else { return nil }
        if marker == 0xE1, bytes.isTurned(byExifAt: place + 4) { isTurned = true }
        place += 2 + length
      }
    }
    return nil
  }

  /// Whether `marker` starts a frame: SOF0 to SOF15, except for the three table markers in between.
  private static func isFrameHeader(_ marker: Int) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }
}

/// Reads numbers in a binary file.
struct FileBytes {
  let data: Data
  /// The number of `count` bytes, big-endian by default; `nil` where they are not all there.
  func number(at place: Int, count: Int, isLittleEndian: Bool = false) -> Int? {
    guard place >= 0, place <= data.count - count else { return nil }
    let start = data.startIndex + place
    let bytes = data[start..<start + count]
    return isLittleEndian
      ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Whether the Exif segment at `place` swaps width and height when the image is shown.
  ///
  /// Source: CIPA DC-008 (Exif), the tag Orientation (0x0112): 5 to 8 rotate the image by 90°.
  func isTurned(byExifAt place: Int) -> Bool {
    let name = 0x4578_6966
    guard number(at: place, count: 4) == name, number(at: place + 4, count: 2) == 0 else {
      return false
    }
    let start = place + 6
    let isLittleEndian = number(at: start, count: 2) == 0x4949
    func value(at place: Int, count: Int) -> Int? {
      number(at: start + place, count: count, isLittleEndian: isLittleEndian)
    }
    guard value(at: 2, count: 2) == 42, let directory = value(at: 4, count: 4),
      let entries = value(at: directory, count: 2)
    else { return false }
    for entry in 0..<entries {
      let entryPlace = directory + 2 + 12 * entry
      guard let tag = value(at: entryPlace, count: 2) else { return false }
      if tag == 0x0112, let orientation = value(at: entryPlace + 8, count: 2) {
        return (5...8).contains(orientation)
      }
    }
    return false
  }
}
