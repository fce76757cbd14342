import Foundation
import ObjectiveCWords

// lift-objective-c INPUT OUTPUT [FILE…]: writes a copy of a Swift file without words of Objective-C.
// The files are those that are lifted for the same target.

let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
  FileHandle.standardError.write(Data("usage: lift-objective-c INPUT OUTPUT [FILE…]\n".utf8))
  exit(64)
}
do {
  let source = try String(contentsOfFile: arguments[1], encoding: .utf8)
  let others = try arguments.dropFirst(3).filter { $0 != arguments[1] }.map {
    OriginalSource(try String(contentsOfFile: $0, encoding: .utf8), file: $0)
  }
  let lifted = LiftedSource(source, file: arguments[1], beside: others)
  try lifted.text.write(toFile: arguments[2], atomically: true, encoding: .utf8)
} catch {
  let message = "\(arguments[1]): error: the file cannot be lifted: \(error)\n"
  FileHandle.standardError.write(Data(message.utf8))
  exit(66)
}
