// How far around the screen nodes are loaded and drawn. It is stored only: all cells are made here.

/// How many cells are loaded.
public enum ASLayoutRangeMode: Int, Sendable {
  case minimum, full, visibleOnly, lowMemory, unspecified = -1
}
/// A range of cells.
public enum ASLayoutRangeType: Int, Sendable { case display, preload }
/// The sizes of a range, in screens.
public struct ASRangeTuningParameters: Sendable, Hashable {
  public var leadingBufferScreenfuls, trailingBufferScreenfuls: CGFloat
  public init(leadingBufferScreenfuls: CGFloat = 0, trailingBufferScreenfuls: CGFloat = 0) {
    self.leadingBufferScreenfuls = leadingBufferScreenfuls
    self.trailingBufferScreenfuls = trailingBufferScreenfuls
  }
}
/// How cells are laid out and reloaded; always at once here.
public struct ASCellLayoutMode: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let none = ASCellLayoutMode([]), alwaysSync = Self(1 << 1),
    alwaysAsync = Self(1 << 2), syncForSmallContent = Self(1 << 3), alwaysLazy = Self(1 << 4),
    alwaysReloadData = Self(1 << 5)
}
