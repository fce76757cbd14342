import CYAML
import Scenarios

/// The events of a YAML text, one after the other, as libyaml tells them.
///
/// Only this file uses libyaml.
final class YAMLEvents {
  /// One event: a scalar, or where something begins or ends.
  struct Event {
    /// What an event can be.
    enum Kind {
      case scalar(String)
      case alias(String)
      case sequenceStart, sequenceEnd
      case mappingStart, mappingEnd
      case documentStart, documentEnd
      case streamStart, streamEnd
    }

    let kind: Kind
    /// The name after `&`, where the value has one.
    let anchor: String?
    let position: SourcePosition
    /// The position after the last character; that of the start for what has no characters, such as
    /// the end of a block.
    let end: SourcePosition
  }

  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)

  /// Begins with the first event of a text in UTF-8, which has to stay until the last one is read.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    // It fails where there is no memory, and so would everything else.
    precondition(yaml_parser_initialize(parser) == 1, "no memory for a YAML parser")
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event.
  ///
  /// - Throws: `YAMLMistake` where the text is no YAML.
  func next() throws(YAMLMistake) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw mistake }
    defer { yaml_event_delete(&event) }
    let (kind, anchor) = Self.content(of: event)
    return Event(
      kind: kind, anchor: anchor.map { String(cString: $0) },
      position: SourcePosition(event.start_mark), end: SourcePosition(event.end_mark))
  }

  private static func content(
    of event: yaml_event_t
  ) -> (kind: Event.Kind, anchor: UnsafeMutablePointer<yaml_char_t>?) {
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return (.scalar(String(decoding: bytes, as: UTF8.self)), scalar.anchor)
    case YAML_ALIAS_EVENT:
      return (.alias(event.data.alias.anchor.map { String(cString: $0) } ?? ""), nil)
    case YAML_SEQUENCE_START_EVENT: return (.sequenceStart, event.data.sequence_start.anchor)
    case YAML_SEQUENCE_END_EVENT: return (.sequenceEnd, nil)
    case YAML_MAPPING_START_EVENT: return (.mappingStart, event.data.mapping_start.anchor)
    case YAML_MAPPING_END_EVENT: return (.mappingEnd, nil)
    case YAML_DOCUMENT_START_EVENT: return (.documentStart, nil)
    case YAML_DOCUMENT_END_EVENT: return (.documentEnd, nil)
    case YAML_STREAM_START_EVENT: return (.streamStart, nil)
    // Nothing comes after the end, which is asked for once.
    default: return (.streamEnd, nil)
    }
  }

  /// Why the parser stopped.
  private var mistake: YAMLMistake {
    let state = parser.pointee
    let problem = state.problem.map { String(cString: $0) } ?? "it cannot be read"
    guard state.error != YAML_READER_ERROR else {
      return .character(problem, byte: state.problem_offset)
    }
    let context = state.context.map {
      YAMLMistake.Context(
        text: String(cString: $0), position: SourcePosition(state.context_mark))
    }
    return .syntax(problem, at: SourcePosition(state.problem_mark), while: context)
  }
}

extension SourcePosition {
  /// A position that libyaml counts from 0.
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: mark.line + 1, column: mark.column + 1)
  }
}
