// Nodes of a class that is known only at run time, as views of UIKit's module have them.

extension ASDisplayNode {
  @_silgen_name("LayoutDiff_madeNode")
  convenience init(made isMade: Bool) { self.init() }
  @_silgen_name("LayoutDiff_madeNode")
  private static func make(made isMade: Bool) -> ASDisplayNode
  /// A node of this class, for lifted copies; stops the program without an `init()`.
  public static func made() -> Self { unsafeDowncast(make(made: true), to: Self.self) }
}
