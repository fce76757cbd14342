import LayoutDiffCommands

/// The program: the commands, over scenario files.
@main
struct Main {
  static func main() {
    LayoutDiff.main()
  }
}
