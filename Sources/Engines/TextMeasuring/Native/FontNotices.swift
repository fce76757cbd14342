/// The copyright and the licence in a font's table of names.
enum FontNotices {
  /// The identifiers of copyright, licence, and its address.
  private static let kept: Set<Int> = [0, 13, 14]

  /// A table with these names alone; without a name where `table` is broken.
  ///
  /// A font that lacks tables is a modified version, which may not have the name that NanumBarunGothic's licence reserves
  /// (SIL Open Font License 1.1, condition 3). Linear in the number of names.
  static func table(of table: [UInt8]) -> [UInt8] {
    func number(at offset: Int) -> Int {
      offset + 1 < table.count ? Int(table[offset]) << 8 | Int(table[offset + 1]) : 0
    }
    func bytes(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 255), UInt8(number & 255)] }
    let (count, texts) = (number(at: 2), number(at: 4))
    var records: [[UInt8]] = []
    var storage: [UInt8] = []
    for record in stride(from: 6, to: 6 + 12 * count, by: 12)
    where kept.contains(number(at: record + 6)) {
      let (length, start) = (number(at: record + 8), texts + number(at: record + 10))
      guard record + 12 <= table.count, start + length <= table.count else { continue }
      records.append(Array(table[record..<(record + 10)]) + bytes(storage.count))
      storage += table[start..<(start + length)]
    }
    return bytes(0) + bytes(records.count) + bytes(6 + 12 * records.count) + records.joined()
      + storage
  }
}
