import Foundation

/// The reader that the environment's `READER` names.
private let reader: Reader = {
  let name = ProcessInfo.processInfo.environment["READER"] ?? ""
  guard let reader = Reader(rawValue: name) else {
    let words = Reader.allCases.map(\.rawValue).joined(separator: ", ")
    print("READER is '\(name)'; expected one of \(words)")
    exit(64)
  }
  return reader
}()

/// Gives one reader what libFuzzer made up, which keeps what reaches new code.
///
/// Every answer is right, an error too. A trap, a hang and unbounded memory are findings; libFuzzer
/// saves the input that led to them.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  reader.read(bytes.map { Data(bytes: $0, count: count) } ?? Data())
  return 0
}

/// Writes what a reader's own tools write into the folder of the environment's `SEEDS`, before libFuzzer
/// reads it.
@_cdecl("LLVMFuzzerInitialize")
public func writeSeeds(
  _ count: UnsafeMutablePointer<CInt>?, _ words: UnsafeMutableRawPointer?
) -> CInt {
  guard let folder = ProcessInfo.processInfo.environment["SEEDS"] else { return 0 }
  for (index, seed) in reader.ownSeeds.enumerated() {
    try? seed.write(to: URL(filePath: folder).appending(path: "seed-\(index)"))
  }
  return 0
}
