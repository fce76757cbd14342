import Foundation
import ObjectiveCWords

// lift-objective-c INPUT OUTPUT: writes a copy of a Swift file without words of Objective-C.

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: lift-objective-c INPUT OUTPUT\n".utf8))
  exit(64)
}
do {
  let source = try String(contentsOfFile: arguments[1], encoding: .utf8)
  let lifted = LiftedSource(source, file: arguments[1])
  try lifted.text.write(toFile: arguments[2], atomically: true, encoding: .utf8)
} catch {
  let message = "\(arguments[1]): error: the file cannot be lifted: \(error)\n"
  FileHandle.standardError.write(Data(message.utf8))
  exit(66)
}
