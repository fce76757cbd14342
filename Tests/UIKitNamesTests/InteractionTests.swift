import Foundation
import Testing
import UIKitNames
import UIKitValues

private final class Pointers: NSObject, UIPointerInteractionDelegate {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { UIPointerRegion(rect: defaultRegion.rect, identifier: "own") }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    interaction.view.map {
      UIPointerStyle(effect: .hover(UITargetedPreview(view: $0)), shape: .roundedRect(.zero))
    }
  }
}

private final class OwnInteraction: NSObject, UIInteraction {
  weak var view: UIView?
  var moves: [Bool] = []

  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) {
    self.view = view
    moves.append(view != nil)
  }
}

@MainActor
@Suite("Interactions of views")
struct InteractionTests {
  @Test("an interaction knows its view, and leaves the one before")
  func views() {
    let (first, second) = (UIView(), UIView())
    let interaction = OwnInteraction()
    first.addInteraction(interaction)
    #expect(interaction.view === first)
    second.addInteraction(interaction)
    #expect(first.interactions.isEmpty && interaction.view === second)
    second.interactions = []
    #expect(interaction.view == nil && interaction.moves == [true, false, true, false])
  }

  @Test("the pointer over a view has a region and a style, and no influence")
  func pointers() {
    let delegate = Pointers()
    let interaction = UIPointerInteraction(delegate: delegate)
    #expect(
      delegate.pointerInteraction(interaction, styleFor: UIPointerRegion(rect: .zero)) == nil)
    let view = UIView()
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    let rect = CGRect(x: 0, y: 0, width: 9, height: 9)
    let region = delegate.pointerInteraction(
      interaction, regionFor: UIPointerRegionRequest(), defaultRegion: UIPointerRegion(rect: rect))
    #expect(region?.rect == rect && region?.identifier == AnyHashable("own"))
    #expect(
      delegate.pointerInteraction(interaction, styleFor: UIPointerRegion(rect: rect)) != nil)
    interaction.invalidate()
  }

  @Test("a key's command is a command of a menu")
  func keys() {
    let selector = Selector("save")
    let command = UIKeyCommand(
      title: "Save", action: selector, input: "s", modifierFlags: [.command, .shift],
      alternates: [UICommandAlternate(title: "All", action: selector, modifierFlags: .alternate)])
    #expect(command.title == "Save" && command.input == "s" && command.alternates.count == 1)
    let menu: UIMenuElement = UIKeyCommand(
      input: UIKeyCommand.inputHome, modifierFlags: [], action: selector,
      discoverabilityTitle: "Start")
    #expect((menu as? UICommand)?.discoverabilityTitle == "Start")
  }
}
