import Foundation
import Scenarios
import TestSupport
import Testing

@testable import ScenarioFiles

/// What the action and the guide's recipes tell services for continuous integration to run.
///
/// Their commands run here, on a release of which only the program's name is real: it leaves a mark, and runs the program
/// that was built. In place of what reaches out are programs that copy from this release.
@Suite("Recipes for continuous integration")
struct RecipeTests {
  /// A recipe: the name of the service, and what its commands are.
  struct Recipe: CustomTestStringConvertible {
    let testDescription: String
    let script: String
    /// The paths of what it keeps.
    let kept: [String]
    let isFetching: Bool
  }

  private static let scenario = "Scenarios/repository-row.yaml"
  private static let guide =
    "Sources/Tools/layoutdiff/Documentation.docc/ContinuousIntegration.md"

  /// The action, then the blocks of the guide.
  private static func recipes() throws -> [Recipe] {
    let blocks = try Repository.text(guide).matches(
      of: /\n```(yaml|sh) workflow[^\n]*\n((?s).*?)\n```\n/)
    let first = Recipe(
      testDescription: "action.yml", script: try action(check: true),
      kept: ["temp/layouts/index.html", "temp/layouts/results.sarif"], isFetching: true)
    return try [first]
      + blocks.enumerated().map { index, block in
        let text = String(block.2)
        let name = "recipe \(index + 1) of the guide"
        if block.1 == "sh" {
          return Recipe(testDescription: name, script: text, kept: [], isFetching: false)
        }
        let root = try plain(text, name)
        let fetching = text.contains("uses: OWNER/LayoutDiff@") ? try action(check: false) : ""
        return Recipe(
          testDescription: name, script: fetching + script(of: root),
          kept: ["path", "paths", "junit"].flatMap(root.texts).filter { $0.hasPrefix("Reports") },
          isFetching: true)
      }
  }

  private static func plain(_ text: String, _ file: String) throws -> Plain {
    let document = try YAMLDocument.parse(SourceText(file: file, text: text))
    #expect(document.repeatedKeys.isEmpty)
    return Plain(document.root)
  }

  /// The commands of a workflow; each shard's record is put where the last job downloads it to.
  private static func script(of root: Plain) -> String {
    let variables = root["layouts"]?["variables"]
    let exports = (variables?.keys ?? []).map { "export \($0)='\(variables?[$0]?.text ?? "")'" }
    let commands = ["before_script", "content", "run", "script"].flatMap(root.texts)
    return
      (exports
      + commands.flatMap { command in
        command.contains("matrix.shard")
          ? (1...3).map { shard in
            command.replacing("${{ matrix.shard }}", with: "\(shard)")
              + " || [ $? = 1 ]\nmkdir -p parts/\(shard); mv part/run.json parts/\(shard)"
          } : [command]
      }).joined(separator: "\n")
  }

  /// The steps of `action.yml`, each in a process of its own, as the service runs them.
  private static func action(check: Bool) throws -> String {
    let root = try plain(Repository.text("action.yml"), "action.yml")
    #expect(root["runs"]?["using"]?.text == "composite")
    func filled(_ text: String) -> String {
      text.replacing(
        "${{ inputs.repository || github.action_repository }}", with: "OWNER/LayoutDiff"
      )
      .replacing(/\$\{\{ inputs\.(\w+) \}\}/) {
        root["inputs"]?[String($0.1)]?["default"]?.text ?? "no such input"
      }
    }
    let steps = (root["runs"]?["steps"]?.values ?? []).filter { step in
      step["run"] != nil && (check || step["if"] == nil)
    }.map { step in
      let exports = (step["env"]?.keys ?? []).map {
        "export \($0)='\(filled(step["env"]?[$0]?.text ?? ""))'"
      }
      let isAlways = step["if"]?.text?.contains("!cancelled()") == true
      return """
        cat >step <<'END'
        \((exports + [step["run"]?.text ?? ""]).joined(separator: "\n"))
        END
        \(isAlways ? "[ -s path ]" : "[ $status = 0 ]") && { bash -eo pipefail step || status=$?; }
        PATH=$(cat "$GITHUB_PATH"):$PATH
        """
    }
    #expect(steps.count == (check ? 3 : 1))
    return (["set +e; status=0"] + steps + ["[ $status = 0 ] || exit $status; set -e\n"])
      .joined(separator: "\n")
  }

  /// A folder with a scenario for each shard, a release, and programs that reach no further.
  private func workspace() async throws -> Workspace {
    let workspace = try Workspace.withShippedScenarios([
      "header-with-two-labels", "message-right-to-left", "repository-row",
    ])
    let outcome = try await workspace.shell(
      #"""
      set -e
      version=$(layoutdiff --version)
      name=layoutdiff-$version-linux-$(uname -m)
      mkdir -p "release/$name/bin" bin temp .local/bin
      cat >"release/$name/bin/layoutdiff" <<END
      #!/bin/sh
      touch '$PWD/used'
      exec '$(command -v layoutdiff)' "\$@"
      END
      cat >bin/curl <<END
      #!/bin/sh
      case \$2 in
      https://github.com/OWNER/LayoutDiff/releases/download/$version/*) cp "$PWD/release/\${2##*/}" . ;;
      *) exit 22 ;;
      esac
      END
      cat >bin/make <<END
      #!/bin/sh
      [ "\$3" = install ] && cp '$PWD/release/$name/bin/layoutdiff' "\${4#PREFIX=}/bin"
      END
      echo '#!/bin/sh' | tee bin/apt-get >bin/git
      chmod +x bin/* "release/$name/bin/layoutdiff"
      cd release
      tar -czf "$name.tar.gz" "$name"
      sha256sum "$name.tar.gz" >SHA256SUMS
      """#)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return workspace
  }

  private func run(_ recipe: Recipe, in workspace: Workspace) async throws -> Outcome {
    try await workspace.shell(
      """
      set -e
      export PATH="$PWD/bin:/usr/bin:/bin" HOME="$PWD" CI_PRIMARY_REPOSITORY_PATH="$PWD"
      export BITRISE_DEPLOY_DIR="$PWD/Reports" RUNNER_TEMP="$PWD/temp" GITHUB_PATH="$PWD/path"
      touch path
      \(recipe.script)
      """)
  }

  @Test("there are the action, and recipes for four services")
  func count() throws {
    #expect(try Self.recipes().count == 5)
  }

  @Test("all name the release that this is, whose version the program prints")
  func versions() async throws {
    let version = try await Workspace().layoutdiff("--version").output
      .trimmingCharacters(in: .newlines)
    let texts = try [Self.guide, "action.yml", "CHANGELOG.md"].map(Repository.text).joined()
    let named = texts.matches(
      of: /(?:LayoutDiff@|download\/|--branch |layoutdiff-|default: ")(\d[\d.]*\d)/)
    #expect(named.count > 6)
    #expect(texts.contains("# Changelog\n\n## \(version)\n"))
    for match in named { #expect(match.1 == version, "\(match.0)") }
  }

  @Test("the commands of a recipe work together, and leave what it keeps")
  func success() async throws {
    for recipe in try Self.recipes() {
      let workspace = try await workspace()
      let outcome = try await run(recipe, in: workspace)
      #expect(
        outcome.status == 0, "\(recipe.testDescription): \(outcome.output)\(outcome.errors)")
      #expect(workspace.has("used"), "\(recipe.testDescription) runs another program")
      for path in recipe.kept { #expect(workspace.has(path), "\(recipe.testDescription): \(path)") }
    }
  }

  @Test("a recipe fails where layouts differ, and keeps the report nevertheless")
  func failure() async throws {
    for recipe in try Self.recipes() {
      let workspace = try await workspace()
      let text = try workspace.text(Self.scenario)
      let changed = text.replacing("profile.trailing + 5", with: "profile.trailing + 6")
      #expect(changed != text)
      try workspace.write(Data(changed.utf8), to: Self.scenario)
      let outcome = try await run(recipe, in: workspace)
      #expect(outcome.status == 1, "\(recipe.testDescription): \(outcome.output)\(outcome.errors)")
      for path in recipe.kept { #expect(workspace.has(path), "\(recipe.testDescription): \(path)") }
    }
  }

  @Test("a recipe runs no program whose checksum is another one")
  func checksum() async throws {
    for recipe in try Self.recipes() where recipe.isFetching {
      let workspace = try await workspace()
      let sums = try workspace.text("release/SHA256SUMS")
      let first = sums.first == "0" ? "1" : "0"
      try workspace.write(Data((first + sums.dropFirst()).utf8), to: "release/SHA256SUMS")
      let outcome = try await run(recipe, in: workspace)
      #expect(outcome.status != 0, "\(recipe.testDescription)")
      #expect(!workspace.has("used"), "\(recipe.testDescription)")
    }
  }

  @Test(
    "the project's own workflows, its container and its editor's are YAML, and run targets that exist",
    arguments: [
      ".github/workflows/macos.yml", ".github/workflows/release.yml", ".github/workflows/site.yml",
      ".devcontainer/devcontainer.json", "Containerfile",
    ])
  func ownFiles(path: String) throws {
    let text = try Repository.text(path)
    if !path.hasSuffix("Containerfile") { _ = try Self.plain(text, path) }
    let makefile = try Repository.text("Makefile")
    let commands = text.split(separator: "\n").flatMap {
      $0.matches(of: /(?:run: |RUN |Command": ")make((?: [a-z-]+)+)/)
    }
    #expect(!commands.isEmpty)
    for target in commands.flatMap({ $0.1.split(separator: " ") }) {
      #expect(makefile.contains("\n\(target):"), "\(path): the Makefile has no target \(target)")
    }
  }
}
