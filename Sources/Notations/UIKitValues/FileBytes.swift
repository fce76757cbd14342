import Foundation

/// The numbers in a binary file.
struct FileBytes {
  let data: Data

  /// The number of `count` bytes from `place` on, the most significant one first unless told
  /// otherwise; `nil` where these are not all in the file.
  func number(at place: Int, count: Int, isLittleEndian: Bool = false) -> Int? {
    guard place >= 0, place <= data.count - count else { return nil }
    let start = data.startIndex + place
    let bytes = data[start..<start + count]
    return isLittleEndian
      ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Whether the Exif segment whose content begins at `place` says that width and height change
  /// places when the image is shown.
  ///
  /// Source: CIPA DC-008 (Exif), the tag Orientation (0x0112): 5 to 8 turn the image by a quarter.
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
