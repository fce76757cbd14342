import ScenarioFiles
import Scenarios

/// The files that `init` writes: a scenario to learn from, its schema, and a CI workflow.
enum FirstFiles {
  struct File {
    let path: String
    let purpose: String
    let text: String
  }

  static let all = [
    File(path: scenarioPath, purpose: "a scenario in both notations, to change", text: scenario),
    File(
      path: "Scenarios/scenario.schema.json", purpose: "the schema, for completion in editors",
      text: ScenarioSchema.text + "\n"),
    File(
      path: workflowPath, purpose: "a GitHub workflow: check pull requests, report main",
      text: workflow),
  ]

  static let scenarioPath = "Scenarios/first-row.yaml"
  static let workflowPath = ".github/workflows/layouts.yml"

  /// The repository that the workflow takes releases from, to be replaced by the user.
  static let repositoryPlaceholder = "OWNER/LayoutDiff"

  private static let scenario = #"""
    # yaml-language-server: $schema=scenario.schema.json

    # One screen, written in two notations. `layoutdiff check` lays out both and compares all frames.
    layoutdiff: 1                # the version of this file format
    title: A photo beside two texts
    summary: The photo has a fixed size. The texts share the remaining width, and the second wraps.
    tags: [row, text]            # `layoutdiff check --tag row` chooses by tag

    # The sizes to lay out in, in points: a width alone, or width x height.
    # With a width alone, the content determines the height.
    containers: [320, 375, 414x120]

    # The elements on the screen, by the names that both notations use.
    elements:
      photo:   { image: 40x40 }  # an image of 40 x 40 pt
      name:    { text: "octocat", font: { size: 16, weight: bold }, lines: 1 }
      message:
        text: "Both notations should put every element in the same place, at every width."
        font: { size: 14 }

    # Other contents of the same screen. Everything is compared with these, too.
    cases:
      long: { name: "the-octocat-who-has-a-name-that-is-longer-than-the-row" }

    # The first notation: layout specs, as in Texture.
    spec:
      inset:
        insets: 8
        child:
          stack:
            direction: horizontal
            spacing: 8
            alignItems: start
            children:
              - photo
              - stack:
                  direction: vertical
                  spacing: 4
                  # The column takes the width that the photo leaves.
                  style: { flexGrow: 1, flexShrink: 1 }
                  children: [name, message]

    # The second notation: constraints, as in Auto Layout. `superview` is the container.
    constraints:
      - photo.leading == superview.leading + 8
      - photo.top == superview.top + 8
      - photo.width == 40
      - photo.height == 40
      - name.leading == photo.trailing + 8
      - name.trailing == superview.trailing - 8
      - name.top == superview.top + 8
      - "V:[name]-4-[message]"   # the visual format language works, too
      - message.leading == name.leading
      - message.trailing == name.trailing
      # With a width alone, the container becomes as high as these two need.
      - superview.bottom >= photo.bottom + 8
      - superview.bottom >= message.bottom + 8

    # What must hold at every width, in either notation.
    promises:
      - apart: [photo, name, message]
      - whole: message

    # Try it: change the 8 in `photo.trailing + 8` to 10 and run `layoutdiff check`.
    # It reports which edges differ, by how many points, and which line causes that.

    """#

  /// Checks what a pull request changes, and reports what is on the main branch.
  ///
  /// Each job may do no more than it has to: code of a pull request never runs with the right to write.
  private static let workflow = """
    # On a pull request, `check` compares the notations of all scenarios, and marks the lines that fail.
    # On main, `report` also writes pages to download, and results for code scanning.
    name: Layouts
    on:
      pull_request:
      push:
        branches: [main]

    permissions:
      contents: read

    # The version of the action is a release of LayoutDiff, so that results change only where you change it. Replace
    # \(repositoryPlaceholder) by the repository that has the releases.
    jobs:
      check:
        if: github.event_name == 'pull_request'
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v5
          - uses: \(action)

      report:
        if: github.event_name == 'push'
        runs-on: ubuntu-latest
        permissions:
          contents: read
          # Both are for the upload of results; private repositories need the first one, too.
          actions: read
          security-events: write
        steps:
          - uses: actions/checkout@v5
          - uses: \(action)
            with: { check: false }
          - run: layoutdiff report --no-timing
          - if: ${{ !cancelled() }}
            uses: github/codeql-action/upload-sarif@v4
            with: { sarif_file: Reports/results.sarif, category: layoutdiff }
          - if: ${{ !cancelled() }}
            uses: actions/upload-artifact@v4
            with: { name: layouts, path: Reports }

    """

  private static let action = "\(repositoryPlaceholder)@\(RunningProgram.version)"
}
