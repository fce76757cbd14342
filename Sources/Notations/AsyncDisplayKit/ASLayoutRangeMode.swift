public import Foundation

// How far around the screen nodes are loaded and drawn. It is stored only: all cells are made here.

/// How many cells are loaded.
public enum ASLayoutRangeMode: Int, Sendable {
  /// Few.
  case minimum
  /// The usual ranges.
  case full
  /// Visible ones.
  case visibleOnly
  /// Small ranges.
  case lowMemory
  /// None are known.
  case unspecified = -1
}

/// A range of cells.
public enum ASLayoutRangeType: Int, Sendable {
  /// The range of elements that are drawn.
  case display
  /// The range of elements whose content is loaded.
  case preload
}

/// The sizes of a range, in screens.
public struct ASRangeTuningParameters: Sendable, Hashable {
  /// The screens ahead.
  public var leadingBufferScreenfuls: CGFloat
  /// The screens behind.
  public var trailingBufferScreenfuls: CGFloat

  /// Makes the sizes.
  public init(leadingBufferScreenfuls: CGFloat = 0, trailingBufferScreenfuls: CGFloat = 0) {
    self.leadingBufferScreenfuls = leadingBufferScreenfuls
    self.trailingBufferScreenfuls = trailingBufferScreenfuls
  }
}

/// How cells are laid out and reloaded.
public struct ASCellLayoutMode: OptionSet, Sendable, Hashable {
  /// One bit for each option.
  public let rawValue: UInt

  /// Makes the set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Nothing of these.
  public static let none = ASCellLayoutMode([])
  /// At once.
  public static let alwaysSync = ASCellLayoutMode(rawValue: 1 << 1)
  /// Later.
  public static let alwaysAsync = ASCellLayoutMode(rawValue: 1 << 2)
  /// At once where there are few.
  public static let syncForSmallContent = ASCellLayoutMode(rawValue: 1 << 3)
  /// Only visible cells are measured.
  public static let alwaysLazy = ASCellLayoutMode(rawValue: 1 << 4)
  /// Each change reloads everything.
  public static let alwaysReloadData = ASCellLayoutMode(rawValue: 1 << 5)
}
