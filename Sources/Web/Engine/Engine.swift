import JSONText
import LinearProgramming
import LogAnswers

// A question and its answer are texts in the memory of the instance: the worker asks for room, writes the question there,
// calls a function, and reads the answer.

/// The bytes of the last answer.
nonisolated(unsafe) private var answer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)

/// Room for a question of so many bytes.
@_expose(wasm, "room")
@_cdecl("room")
public func room(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
  .allocate(capacity: max(Int(count), 1))
}

/// Answers a text with console logs; returns the number of bytes.
@_expose(wasm, "diagnose")
@_cdecl("diagnose")
public func diagnose(_ question: UnsafeMutablePointer<UInt8>, _ count: Int32) -> Int32 {
  let bytes = UnsafeMutableBufferPointer(start: question, count: Int(count))
  let text = String(decoding: bytes, as: UTF8.self)
  question.deallocate()
  let json = LogAnswer(text, nil).json.text()
  answer.deallocate()
  answer = .allocate(capacity: json.utf8.count)
  _ = answer.initialize(from: json.utf8)
  return Int32(answer.count)
}

/// Where the answer is.
@_expose(wasm, "answer")
@_cdecl("answer")
public func answerPlace() -> UnsafeMutablePointer<UInt8>? { answer.baseAddress }
