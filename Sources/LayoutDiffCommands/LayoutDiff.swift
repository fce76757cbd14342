import ArgumentParser

/// The command line.
public enum LayoutDiff {
  /// The version of these commands.
  public static let version = "0.1.0"

  /// Runs the command that the arguments of the process name, and ends the process with its status.
  public static func main() {
    RootCommand.main()
  }
}
