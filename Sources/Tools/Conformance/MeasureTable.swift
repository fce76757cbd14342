import Foundation
import Geometry

/// Content that looks its size up by the width that it is offered, as text of several lines does.
struct MeasureTable: ContentMeasuring {
  /// The sizes, from the widest offer down.
  let entries: [Entry]

  /// The size of content that is offered at least this width.
  struct Entry: Decodable {
    let maxWidthAtLeast: Double
    let size: CGSize

    init(from decoder: any Decoder) throws {
      let fields = try VectorFields(decoder)
      maxWidthAtLeast = try fields.required("maxWidthAtLeast")
      size = try fields.size("size") ?? fields.missing("size")
    }
  }

  /// The first entry that the room is wide enough for; nothing where there is none.
  func measure(in room: CGSize) -> ContentMeasurement {
    let size = entries.first { $0.maxWidthAtLeast <= room.width }?.size ?? .zero
    return ContentMeasurement(
      size: CGSize(width: min(size.width, room.width), height: size.height))
  }
}
