import Foundation
import ObjectiveCWords

// lift-objective-c INPUT OUTPUT [INPUT OUTPUT …]: writes copies of Swift files without words of
// Objective-C. All files are of one target. A copy that stays the same is not written, so that a
// build compiles nothing again for it.

let arguments = CommandLine.arguments.dropFirst()
guard !arguments.isEmpty, arguments.count.isMultiple(of: 2) else {
  FileHandle.standardError.write(
    Data("usage: lift-objective-c INPUT OUTPUT [INPUT OUTPUT …]\n".utf8))
  exit(64)
}
let inputs = stride(from: 1, to: arguments.count, by: 2).map { arguments[$0] }
let outputs = stride(from: 2, through: arguments.count, by: 2).map { arguments[$0] }
var reading = inputs[0]
do {
  var originals: [OriginalSource] = []
  for input in inputs {
    reading = input
    originals.append(
      OriginalSource(try String(contentsOfFile: input, encoding: .utf8), file: input))
  }
  let copies = LiftedSource.all(of: originals)
  for ((input, output), copy) in zip(zip(inputs, outputs), copies) {
    reading = input
    guard (try? String(contentsOfFile: output, encoding: .utf8)) != copy.text else { continue }
    try copy.text.write(toFile: output, atomically: true, encoding: .utf8)
  }
} catch {
  let message = "\(reading): error: the file cannot be lifted: \(error)\n"
  FileHandle.standardError.write(Data(message.utf8))
  exit(66)
}
