import Geometry
import LayoutConstraints
import Scenarios
import TextureNames
import Threads
import UIKitNames

/// The node and the view of a screen with the names of their elements, or the only one of both.
@MainActor struct NamedSides {
  let node: LaidOutNode?
  let view: CollectedView?

  /// Takes ownership of both, to be laid out on `device`.
  init(_ sides: ScreenSides, on device: SimulatedDevice) {
    node = sides.node.map { LaidOutNode($0, on: device) }
    view = sides.view.map { CollectedView($0, on: device) }
  }

  /// The name of a view or a node of the screen; `nil` for another one.
  func name(of element: any PromisedElement) -> String? {
    if let inside = element as? UIView { return view?.name(of: inside) }
    return (element as? ASDisplayNode).flatMap { node?.name(of: $0) }
  }

  /// The notations that both are.
  func notations(in containers: [Container]) -> CodedNotations {
    let (node, view) = (node, view)
    return CodedNotations(
      spec: node.map { node in
        CodedSpec(
          mirroredLayout: { container, rounding throws(CodeFailure) in
            try MainThread.run { () throws(CodeFailure) in
              try node.layout(in: container, rounding, isMirrored: true)
            }
          },
          layout: { container, rounding throws(CodeFailure) in
            try MainThread.run { () throws(CodeFailure) in try node.layout(in: container, rounding)
            }
          })
      },
      constraints: view.map { view in
        CodedConstraints { () throws(CodeFailure) in
          try MainThread.run { () throws(CodeFailure) in try view.collect() }
        }
      },
      habits: {
        MainThread.run {
          CodedHabits(
            specs: node?.habits(in: containers) ?? [],
            styles: node?.ignoredStyles(in: containers) ?? [],
            neverActivated: view?.neverActivated() ?? [])
        }
      })
  }
}
