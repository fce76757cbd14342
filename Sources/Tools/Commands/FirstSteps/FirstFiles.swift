import ScenarioFiles
import Scenarios

/// The files that `init` writes: a scenario to learn from, its schema, and a CI workflow.
enum FirstFiles {
  /// A file to write.
  struct File {
    /// The path, relative to the folder that `init` writes to.
    let path: String
    /// A phrase that says what the file is for.
    let purpose: String
    /// The whole text.
    let text: String
  }

  /// The files, in the order in which they are written and listed.
  static let all = [
    File(path: scenarioPath, purpose: "a scenario in both notations, to change", text: scenario),
    File(
      path: "Scenarios/scenario.schema.json", purpose: "the schema, for completion in editors",
      text: ScenarioSchema.text + "\n"),
    File(
      path: workflowPath, purpose: "a GitHub workflow that compares on every push", text: workflow),
  ]

  static let scenarioPath = "Scenarios/first-row.yaml"
  static let workflowPath = ".github/workflows/layouts.yml"

  /// The repository that the workflow takes LayoutDiff from, to be replaced by the user's own.
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

    # Try it: change the 8 in `photo.trailing + 8` to 10 and run `layoutdiff check`.
    # It reports which edges differ, by how many points, and which line causes that.

    """#

  private static let workflow = #"""
    # Compares both notations of all scenarios on every push, and keeps the report for download.
    name: Layouts
    on: [push, pull_request]

    jobs:
      layouts:
        runs-on: ubuntu-latest
        container: swift:6.3
        steps:
          - uses: actions/checkout@v5

          # LayoutDiff itself is built once for each of its versions, and then comes from the cache.
          # Replace OWNER/LayoutDiff by the repository that has its source.
          - uses: actions/checkout@v5
            with: { repository: OWNER/LayoutDiff, path: .layoutdiff }
          - id: cache
            uses: actions/cache@v4
            with:
              path: .layoutdiff/installed
              key: layoutdiff-${{ hashFiles('.layoutdiff/Package.swift', '.layoutdiff/Sources/**') }}
          - run: apt-get update -qq && apt-get install -y -qq make && make -C .layoutdiff dependencies
          - if: steps.cache.outputs.cache-hit != 'true'
            run: make -C .layoutdiff install PREFIX="$PWD/.layoutdiff/installed"

          # Fails where layouts differ. The summary and the lines are shown on the pull request.
          - run: .layoutdiff/installed/bin/layoutdiff report --no-timing
          - if: ${{ !cancelled() }}
            uses: actions/upload-artifact@v4
            with: { name: layouts, path: Reports }

    """#
}
