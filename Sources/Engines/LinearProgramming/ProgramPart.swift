/// The part of a linear program that an error is about.
public enum ProgramPart: Sendable, Equatable {
  /// The row at this index, from 0.
  case row(Int, name: String)
  /// The column at this index, from 0.
  case column(Int, name: String)
  /// The objective at this index, from 0, most important first.
  case objective(Int, name: String)
}

extension ProgramPart: CustomStringConvertible {
  /// Such as `row 3 "title.width"`; without quotes where the part has no name.
  public var description: String {
    switch self {
    case .row(let index, let name): Self.describe("row", index, name)
    case .column(let index, let name): Self.describe("column", index, name)
    case .objective(let index, let name): Self.describe("objective", index, name)
    }
  }

  private static func describe(_ kind: String, _ index: Int, _ name: String) -> String {
    name.isEmpty ? "\(kind) \(index)" : "\(kind) \(index) \"\(name)\""
  }
}
