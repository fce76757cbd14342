import Foundation
import Geometry
import JSONText
import Scenarios
import TextMeasuring

/// A browser with one open page, in which one scenario after the other is laid out.
final class BrowserSession {
  /// The name and the version of the browser.
  let name: String
  private let process: BrowserProcess
  private let page: String
  private var loadedFonts: Set<String> = []

  /// An empty page that loads nothing, and whose markup can bring no script.
  private static let document = """
    data:text/html;charset=utf-8,<!doctype html><meta http-equiv="Content-Security-Policy" \
    content="default-src 'none'; font-src data:"><body>
    """

  init(_ path: String, until deadline: Date) throws(BrowserProblem) {
    let process = try BrowserProcess(path)
    let version: Version = try process.ask("Browser.getVersion", until: deadline)
    let target: Target = try process.ask(
      "Target.createTarget", ["url": "about:blank"], until: deadline)
    let session: Session = try process.ask(
      "Target.attachToTarget", ["targetId": target.targetId.json, "flatten": true],
      until: deadline)
    // The answer comes once the page is there.
    let _: Navigation = try process.ask(
      "Page.navigate", ["url": Self.document.json], in: session.sessionId, until: deadline)
    name = "Chromium " + (version.product.split(separator: "/").last.map(String.init) ?? "")
    page = session.sessionId
    self.process = process
  }

  private struct Version: Decodable { let product: String }
  private struct Target: Decodable { let targetId: String }
  private struct Session: Decodable { let sessionId: String }
  private struct Navigation: Decodable { let loaderId: String }
  private struct Evaluation: Decodable {
    struct Result: Decodable { let value: Answer? }
    struct Exception: Decodable {
      struct Error: Decodable { let description: String? }
      let exception: Error?
    }
    let result: Result
    let exceptionDetails: Exception?
  }
  private struct Answer: Decodable {
    /// The number of a declaration that the browser does not know.
    let unknown: Int?
    /// The frames of the root and of each name, by container; `nil` for a box that is not shown.
    let layouts: [[[Double]?]]?
  }

  /// Lays a page out in containers.
  func frames(
    of page: BrowserPage, in containers: [Container], _ fonts: FontCatalog, until deadline: Date
  ) throws(BrowserProblem) -> [GivenFrames] {
    var request = page.request(in: containers)
    request["fonts"] = try unloaded(page.fonts, fonts).json
    let evaluation: Evaluation = try process.ask(
      "Runtime.evaluate",
      [
        "expression": "(\(Self.script))(\(JSONValue.object(request).text()))".json,
        "awaitPromise": true, "returnByValue": true,
      ], in: self.page, until: deadline)
    guard evaluation.exceptionDetails == nil, let answer = evaluation.result.value else {
      throw .misunderstood(
        evaluation.exceptionDetails?.exception?.description ?? "there is no answer")
    }
    if let declaration = answer.unknown.flatMap(page.declaration) {
      throw .unknownDeclaration(
        property: declaration.property, value: declaration.value,
        line: declaration.place.position.line)
    }
    guard let layouts = answer.layouts, layouts.count == containers.count else {
      throw .misunderstood("it has not all frames")
    }
    return zip(containers, layouts).map { container, frames in
      GivenFrames(in: container, page.frames(frames))
    }
  }

  /// The fonts that the page has not loaded yet, with their bytes.
  private func unloaded(
    _ fonts: [(FontWeight, FontFamily)], _ catalog: FontCatalog
  ) throws(BrowserProblem) -> [JSONValue] {
    var loading: [JSONValue] = []
    for (weight, family) in fonts
    where loadedFonts.insert("\(family.rawValue) \(weight.number)").inserted {
      guard let path = catalog.path(of: family, weight: weight),
        let data = FileManager.default.contents(atPath: path)
      else { throw .misunderstood("the font \(family.rawValue) cannot be read") }
      loading.append([
        "family": family.rawValue.json, "weight": "\(weight.number)".json,
        "data": data.base64EncodedString().json,
      ])
    }
    return loading
  }

  /// Takes fonts, markup, styles and sizes; answers the frames in each size.
  private static let script = """
    async ({ fonts, markup, style, declarations, sizes, names }) => {
      if (document.readyState === 'loading') {
        await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed));
      }
      for (const { family, weight, data } of fonts) {
        const face = new FontFace(family, `url(data:font/otf;base64,${data})`, { weight });
        document.fonts.add(await face.load());
      }
      const unknown = declarations.findIndex(([name, value]) => !CSS.supports(name, value));
      if (unknown >= 0) return { unknown };
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets = [sheet];
      document.body.innerHTML = markup;
      const root = document.body.firstElementChild.firstElementChild;
      const boxes = [root, ...names.map((name) => document.getElementById(name))];
      return { layouts: sizes.map(([width, height]) => {
        root.style.setProperty('width', `${width}px`, 'important');
        root.style.setProperty('height', height === null ? 'auto' : `${height}px`, 'important');
        const all = root.getBoundingClientRect();
        return boxes.map((box) => {
          if (box.getClientRects().length === 0) return null;
          const { left, top, width, height } = box.getBoundingClientRect();
          return [left - all.left, top - all.top, width, height];
        });
      }) };
    }
    """
}

extension BrowserPage {
  /// The frames as the browser gave them: that of the root, and of each box that is shown.
  fileprivate func frames(_ numbers: [[Double]?]) -> [GivenFrame] {
    let names = [("superview", nil)] + boxes.map { ($0.id ?? "", Optional($0.place)) }
    return zip(names, numbers).compactMap { name, numbers in
      guard let numbers, numbers.count == 4 else { return nil }
      let lengths = numbers.map { $0 / zoom }
      let frame = CGRect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
      return GivenFrame(name.0, frame, at: name.1)
    }
  }
}

extension BrowserProcess {
  /// The answer to a message.
  fileprivate struct Reply<Answer: Decodable>: Decodable {
    struct Failure: Decodable { let message: String }
    let id: Int?
    let result: Answer?
    let error: Failure?
  }

  private struct Head: Decodable { let id: Int? }

  /// Asks, and waits for the answer; events in between are left out.
  fileprivate func ask<Answer: Decodable>(
    _ method: String, _ parameters: JSONObject = [:], in session: String? = nil,
    until deadline: Date
  ) throws(BrowserProblem) -> Answer {
    lastMessage += 1
    let number = lastMessage
    var message: JSONObject = [
      "id": number.json, "method": method.json, "params": .object(parameters),
    ]
    if let session { message["sessionId"] = session.json }
    try send(JSONValue.object(message).text(), until: deadline)
    while true {
      let data = try receive(until: deadline)
      do {
        guard try JSONDecoder().decode(Head.self, from: data).id == number else { continue }
        let reply = try JSONDecoder().decode(Reply<Answer>.self, from: data)
        if let answer = reply.result { return answer }
        throw BrowserProblem.misunderstood(reply.error?.message ?? "there is no answer")
      } catch let problem as BrowserProblem {
        throw problem
      } catch {
        throw .misunderstood("\(method) is answered in another form")
      }
    }
  }
}
