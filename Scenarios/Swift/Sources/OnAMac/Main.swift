@main
enum Main {
  static func main() {
    print(
      """
      These screens import UIKit, Texture and SnapKit, which LayoutDiff has on Linux. On a Mac, compare them in a container, \
      from the folder of LayoutDiff:

        podman build --target tools --tag layoutdiff-tools .
        podman run --rm --volume "$PWD:/source" layoutdiff-tools swift test --package-path Scenarios/Swift

      docker takes the same arguments.
      """)
  }
}
