import Scenarios
import Testing

@Suite("Names of files")
struct ScenarioNameTests {
  @Test(
    "the folder of a file is what its path says before the name",
    arguments: [
      ("", ""), ("x", ""), ("x/", ""), ("/", "/"), ("//", "/"), ("/x", "/"), ("a/x", "a"),
      ("a//x/", "a"), ("./x", "."), ("/a/b/x.yaml", "/a/b"), ("é", ""), (" ", ""),
    ])
  func folder(path: String, folder: String) {
    #expect(ScenarioName.folder(ofFile: path) == folder)
  }

  @Test(
    "the path of a file in a folder names it there",
    arguments: [("", "x"), ("/", "/x"), ("a", "a/x"), ("a/", "a/x")])
  func path(folder: String, path: String) {
    #expect(ScenarioName.path(ofFile: "x", in: folder) == path)
  }
}
