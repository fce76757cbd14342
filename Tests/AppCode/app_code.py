#!/usr/bin/env python3
"""Prints the share of an app's layout files that compile and lay out with this package, and what blocks the rest.

  swift build --target UIKit && swift build --target AsyncDisplayKit && swift build --target SnapKit
  python3 Tests/AppCode/app_code.py CHECKOUT [CHECKOUT ...] [--lift PROGRAM] [--swift 6] [--together] [--layout] [--json FILE]

A layout file declares a class that inherits from a view, a cell, a control or a node. Each one is type-checked alone and
untouched, in Swift 5 mode or in that of --swift, against the built modules; Texture and SnapKit are seen by all files of an
app where one imports them, as Swift 5 shows members to other files. Modules that nobody here has are empty, so a file that
needs its app or a library ends with an error that names something of theirs. Such a file says nothing about this package and
is left out of the share, and so is a file that is not Swift, such as one with marks of a merge. A file that is no text, such as
an encrypted one, is named and skipped. With --lift, words of Objective-C are first rewritten by that program (PROGRAM INPUT OUTPUT).

With --together, all files of an app are type-checked at once, as one module, so that a file that names other files of its app
is not left out. A name that several targets of the checkout declare is the app's gap then.

With --layout, the classes of every file that compiles are made and laid out 320, 375 and 414 points wide. A class whose
initialiser needs values of the app cannot be made here, and is counted apart.

A name belongs to the app if any file of the checkout declares it. A name belongs to a library if it is one of the
well-known entries in LIBRARY_MEMBERS. A type with none of Apple's prefixes belongs to one of both.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]

LAYOUT_CLASS = re.compile(
    r"^[^/\n]*\bclass\s+\w+(?:<[^>]*>)?\s*:\s*"
    r"(?:UI(?:View|Control|Button|Label|ImageView|TextField|TextView|ScrollView|StackView|TableViewCell"
    r"|TableViewHeaderFooterView|CollectionViewCell|CollectionReusableView|TableView|CollectionView|VisualEffectView"
    r"|SearchBar|Switch|Slider|ProgressView|PickerView|DatePicker|SegmentedControl|Toolbar|NavigationBar|TabBar)"
    r"|AS(?:DisplayNode|CellNode|ControlNode|ButtonNode|ImageNode|NetworkImageNode|TextNode2?|ScrollNode|TableNode"
    r"|CollectionNode|EditableTextNode|PagerNode))\b",
    re.M)
IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|internal|private|fileprivate|package)\s+)?"
    r"import\s+(?:(?:class|struct|enum|protocol|func|var|let|typealias)\s+)?(\w+)", re.M)
DECLARED = re.compile(
    r"\b(?:class|struct|enum|protocol|typealias|associatedtype|actor|func|var|let|case|precedencegroup|macro)\s+`?(\w+)")
# What an app's extensions of Apple's types declare, up to the brace at the start of a line.
APPLE_EXTENSION = re.compile(r"^[\w ]*\bextension\s+(?:UI|NS|CA|CG|AS)\w+.*?^\}", re.M | re.S)
DECLARED_LABEL = re.compile(r"(?<![.\w])init[?!]?\s*\(\s*(\w+)\s*\w*\s*:")
WRONG_LABEL = re.compile(r"incorrect argument labels? in call \(have '(?:_:)*(\w+):")
DECLARED_CASES = re.compile(r"^\s*(?:indirect\s+)?case\s+([\w`, ]+)$", re.M)

# Members by which libraries add to UIKit's classes; the checkout need not hold the library.
LIBRARY_MEMBERS = re.compile(
    r"^(?:rx|kf|af|sd_\w+|af_\w+|pin_\w+|easy|hero|then|reactive|skeletonView|isSkeletonable|nuke\w*|disposed|stevia|autoPin\w*"
    r"|autoSet\w*|autoAlign\w*|autoCenter\w*|autoMatch\w*|autoMake\w*|pinToSuperview|flex|pin|yoga|theme\w*|R|L10n)$")
OTHER_FRAMEWORK_PREFIX = re.compile(
    r"^(?:AV|MK|WK|SK|SC|CL|CN|PH|PK|EK|MF|LA|ML|MP|NW|QL|SF|UN|UT|VN|GC|MD|SL|CI|CM|CV|LP|HK|NC|PDF|MTL|MTK)[A-Z]\w*$")
APPLE_PREFIX = re.compile(
    r"^(?:UI|NS|CA|CG|CI|CF|CT|CV|AV|MK|WK|SK|SC|CL|CN|PH|PK|EK|MF|LA|MP|NW|QL|SF|UN|VN|GC|MD|AB|SL|SI|AS|CM|ML|PDF|OS|kC|kUT)"
    r"[A-Z]\w*$")
# Frameworks beside UIKit that layout code is made of: their names count like UIKit's.
NEEDED_FRAMEWORKS = {"Combine", "CoreFoundation", "CoreGraphics", "CoreText", "Darwin", "Dispatch", "ObjectiveC", "OSLog", "QuartzCore",
                     "Swift", "os"}
APPLE_MODULES = set("""
Accelerate Accounts ActivityKit AddressBook AppIntents AppTrackingTransparency AssetsLibrary AudioToolbox AuthenticationServices
AVFoundation AVKit BackgroundTasks CallKit CarPlay Charts CloudKit Combine Contacts ContactsUI CoreAudio CoreBluetooth
CoreData CoreFoundation CoreGraphics CoreImage CoreLocation CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight
CoreTelephony CoreText CoreVideo CryptoKit Darwin Dispatch EventKit EventKitUI FileProvider GameKit GLKit HealthKit HealthKitUI HomeKit ImageIO
Intents IntentsUI IOKit JavaScriptCore LinkPresentation LocalAuthentication MapKit MediaPlayer MessageUI Messages Metal MetalKit
MobileCoreServices NaturalLanguage Network NotificationCenter ObjectiveC OSLog PassKit PDFKit Photos PhotosUI QuartzCore
QuickLook SafariServices SceneKit Security Social Speech SpriteKit StoreKit Swift SwiftUI SystemConfiguration TipKit
UniformTypeIdentifiers UserNotifications UserNotificationsUI Vision WatchConnectivity WebKit WidgetKit XCTest os simd
""".split())

# The groups of names that block files, first match wins. A name is what a message of the compiler names.
GROUPS = [
    ("words of Objective-C", r"^Objective-C interop|#selector|IBOutlet|IBAction|IBInspectable|IBDesignable|^Selector$|objc_|"
                             r"override.*extension|extensions cannot override|imageLiteral|colorLiteral|#keyPath|NSManaged"),
    ("gesture recognisers", r"Gesture|Recognizer"),
    ("accessibility", r"[aA]ccessib"),
    ("transforms, animation", r"[tT]ransform|Animat|\bCA(?:EAGL)?[A-Z][a-z]\w+|animate|(?<![pP])[lL]ayer|keyPath"),
    ("application, windows, bars", r"UIApplication|UIWindow|UIScene|Bar(?:Button|Item)?|navigation|tabBar|toolbar|present|dismiss"
                                   r"|UIStatusBar|keyWindow|statusBar|window"),
    ("Texture", r"\bAS[A-Z]\w+|ASDK"),
    ("configurations", r"[cC]onfiguration"),
    ("menus, interactions, pasteboard", r"UIMenu|UIContextMenu|Interaction|UIPasteboard|UIDrag|UIDrop|menu|UIActivity|UIAlert"),
    ("text input", r"UIText|UIKeyboard|[kK]eyboard|FirstResponder|inputAccessory|inputView|autocorrection|autocapitalization"
                   r"|returnKey|secureText|clearButton|editing|UISearch|leftView|rightView|[tT]extContainer|NSLayoutManager|NSText"),
    ("tables and collections", r"UITableView|UICollection|NSDiffable|dequeue|IndexPath|indexPath|[cC]ell|section|register"
                               r"|reloadData|NSCollectionLayout|[aA]ccessory|textLabel|tableView|collectionView"),
    ("Combine", r"Combine|AnyCancellable|Publisher|PassthroughSubject|CurrentValueSubject|@Published"),
    ("drawing", r"UIGraphics|CG[A-Z]\w+|CI[A-Z]\w+|UIBezierPath|draw|NSShadow|UIImage|render"),
]
GROUPS = [(name, re.compile(pattern)) for name, pattern in GROUPS]

OVERRIDDEN = re.compile(r"\boverride\b[^\n]*?\b(?:func|var|let)\s+`?(\w+)")
# A class that code outside of its file can make: its name, and what it inherits from.
MADE_CLASS = re.compile(
    r"^(?:@\w+(?:\([^)\n]*\))?\s+)*(?:(?:public|open|final|internal)\s+)*class\s+(\w+)\s*:\s*(\w+)", re.M)
WIDTHS = [320, 375, 414]
# What the layout of a class stands on, as folders of built objects.
LINKED = """AffineGeometry AsyncDisplayKit CGLPKShims CoreGraphics Geometry LayoutConstraints LayoutSpecs LinearProgramming
OSLogNames ObjectiveC QuartzCore SnapKit SnapKitNames TextMeasuring TextureNames Threads UIKit UIKitNames UIKitValues""".split()

# Errors after which the compiler checks no file of a module.
UNREAD = re.compile(r"no such module|expressions are not allowed at the top level|statements are not allowed at the top level"
                    r"|expected .* separator|the compiler stopped")

QUOTED = re.compile(r"'([^']*)'")


def compiler_flags(build):
    """The flags by which the compiler finds the built modules and the C libraries below them."""
    flags = ["-I", str(build / "Modules")]
    for folder in sorted((ROOT / "Sources/System").iterdir()):
        if (folder / "module.modulemap").exists():
            flags += ["-I", str(folder)]
    for map_file in sorted(build.glob("*.build/module.modulemap")):
        flags += ["-Xcc", f"-fmodule-map-file={map_file}"]
    for library in ["harfbuzz", "harfbuzz-subset", "glib-2.0", "yaml-0.1"]:
        found = subprocess.run(["pkg-config", "--cflags", library], capture_output=True, text=True)
        for flag in found.stdout.split():
            if flag.startswith("-I"):
                flags += ["-Xcc", flag]
    return flags


def source_text(file):
    """The text of a source file; `None` for one that cannot be read or is no text, such as an encrypted one."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None
    return None if "\0" in text else text


def sources(checkout, suffix):
    """The files of a checkout whose names end so, with their texts, without those that are no text."""
    for file in sorted(checkout.rglob("*" + suffix)):
        text = source_text(file)
        if text is not None:
            yield file, text


class Checker:
    def __init__(self, build, work, lift, language):
        self.language = language
        self.flags = compiler_flags(build)
        self.built = {path.stem for path in (build / "Modules").glob("*.swiftmodule")}
        self.work = pathlib.Path(work)
        self.stubs = self.work / "Stubs"
        self.stubs.mkdir()
        self.lift = lift
        self.build = build
        self.library = None
        self.count = 0
        # The modules that other files of the app import for each file.
        self.seen = []
        self.known = {"Swift", "Foundation", "Dispatch", "XCTest", "FoundationNetworking", "Synchronization", "Testing"}

    def stub(self, module):
        """Makes an empty module for a library that nobody here has."""
        if module in self.known or (module in self.built):
            return
        self.known.add(module)
        empty = self.work / "empty.swift"
        empty.write_text("")
        subprocess.run(
            ["swiftc", "-frontend", "-emit-module", "-disable-objc-interop", "-module-name", module, "-o",
             str(self.stubs / f"{module}.swiftmodule"), str(empty)], capture_output=True)

    def parses(self, file):
        """Whether a file is Swift, whatever its names are."""
        done = subprocess.run(
            ["swiftc", "-frontend", "-parse", "-disable-objc-interop", "-swift-version", self.language, "-parse-as-library",
             "-suppress-warnings", str(file)], capture_output=True)
        return done.returncode == 0

    def lift_all(self, pairs):
        """Lifts originals to copies, and names what cannot be lifted: a message for each original of it."""
        def lifting(some):
            arguments = [str(path) for pair in some for path in pair]
            done = subprocess.run([self.lift, *arguments], capture_output=True, text=True, errors="replace")
            return None if done.returncode == 0 else f"lifting failed: {done.stderr.strip()[:200]}"

        if lifting(pairs) is None:
            return {}
        # All files of an app are lifted together: one that fails alone would take the others with it.
        failures = {pair[0]: lifting([pair]) for pair in pairs}
        left = [pair for pair in pairs if failures[pair[0]] is None]
        message = lifting(left) if left else None
        return {original: failure or message for original, failure in failures.items() if failure or message}

    def check(self, file, number):
        """The errors of one file, each with its line and message."""
        source = file
        if self.lift:
            source = self.work / f"{number}.swift"
            failures = self.lift_all([(file, source)])
            if failures:
                return [(0, failures[file])]
        done = subprocess.run(
            ["swiftc", "-frontend", "-typecheck", "-disable-objc-interop", "-swift-version", self.language, "-parse-as-library",
             "-module-name", "AppFile", "-suppress-warnings", "-diagnostic-style", "llvm", "-module-cache-path",
             str(self.work / "Cache"), "-I", str(self.stubs), *self.flags,
             *[flag for module in self.seen for flag in ("-import-module", module)], str(source)],
            capture_output=True, text=True, errors="replace")
        errors = []
        for line in done.stderr.splitlines():
            found = re.match(r"(.*?):(\d+):\d+: error: (.*)", line)
            if found:
                errors.append((int(found[2]), found[3]))
            elif ": error: " in line or line.startswith("error: "):
                errors.append((0, line))
        if done.returncode != 0 and not errors:
            errors.append((0, f"the compiler stopped: {done.stderr.strip()[-200:]}"))
        return errors

    def check_together(self, files):
        """The errors of the files of an app as one module, each with its line and message, in the order of the files."""
        # The compiler refuses two files of one name.
        sources = [self.work / f"together-{self.count}-{number}.swift" for number in range(len(files))]
        failures = self.lift_all(list(zip(files, sources))) if self.lift else {}
        for file, source in zip(files, sources):
            if not source.exists():
                source.write_text(source_text(file))
        # Lifted copies name the original file in their errors.
        numbers = {str(path): number for paths in (files, sources) for number, path in enumerate(paths)}
        errors = [[(0, failures[file])] if file in failures else [] for file in files]
        left = [source for file, source in zip(files, sources) if file not in failures]
        while True:
            found = self.errors_of_module(left, numbers)
            # The compiler checks nothing where a file has no Swift that can be read, or imports a module that cannot be made:
            # such a file is left out, and the others are checked without it.
            unread = {sources[number] for number, messages in found.items()
                      if any(UNREAD.match(message) for _, message in messages) or not self.parses(files[number])}
            # The compiler names a missing module once, and not every file that imports it.
            missing = {message for messages in found.values() for _, message in messages if message.startswith("no such module")}
            for message in missing:
                statement = re.compile(rf"^\s*(?:@\w+\s+)*import\s+{re.escape(QUOTED.findall(message)[0])}\b", re.M)
                for number, file in enumerate(files):
                    if sources[number] in left and statement.search(source_text(file)):
                        unread.add(sources[number])
                        found[number] = [(0, message)]
            for number, messages in found.items():
                if not unread or sources[number] in unread:
                    errors[number] = messages
            if not unread:
                return errors
            left = [source for source in left if source not in unread]

    def errors_of_module(self, sources, numbers):
        """The errors of files as one module, by the number of the file."""
        listed = self.work / f"together-{self.count}.txt"
        listed.write_text("\n".join(map(str, sources)))
        done = subprocess.run(
            ["swiftc", "-frontend", "-typecheck", "-disable-objc-interop", "-swift-version", self.language, "-parse-as-library",
             "-module-name", "AppFiles", "-suppress-warnings", "-diagnostic-style", "llvm", "-module-cache-path",
             str(self.work / "Cache"), "-I", str(self.stubs), *self.flags,
             *[flag for module in self.seen for flag in ("-import-module", module)], "-filelist", str(listed)],
            capture_output=True, text=True, errors="replace")
        errors = collections.defaultdict(list)
        for line in done.stderr.splitlines():
            found = re.match(r"(.*?):(\d+):\d+: error: (.*)", line)
            if found and found[1] in numbers:
                errors[numbers[found[1]]].append((int(found[2]), found[3]))
        if done.returncode < 0 or (done.returncode != 0 and not errors):
            # The compiler mostly says which file it was reading when it stopped.
            blamed = {path for path in numbers if path in done.stderr} or set(map(str, sources))
            for number in {numbers[path] for path in blamed}:
                errors[number].append((0, f"the compiler stopped: {done.stderr.strip()[-200:]}"))
        return errors

    def linked(self):
        """A library of all built objects that a layout needs, and the flags that link it."""
        if self.library is None:
            self.library = self.work / "libLayout.a"
            objects = [str(path) for name in LINKED for path in sorted((self.build / f"{name}.build").rglob("*.o"))]
            subprocess.run(["ar", "rcs", str(self.library), *objects], check=True, capture_output=True)
        flags = [str(self.library), "-lglpk"]
        for library in ["harfbuzz", "harfbuzz-subset", "glib-2.0", "yaml-0.1"]:
            found = subprocess.run(["pkg-config", "--libs", library], capture_output=True, text=True)
            flags += found.stdout.split()
        return flags

    def lay_out(self, file, number, text):
        """What became of each class of a file: `laid out`, `needs values` or the trap, by its name."""
        source = file
        if self.lift:
            source = self.work / f"{number}.swift"
        outcomes = {}
        for name, parent in MADE_CLASS.findall(text):
            if not LAYOUT_CLASS.search(f"class {name}: {parent}"):
                continue
            outcomes[name] = self.lay_out_class(source, number, name, parent)
        return outcomes

    def lay_out_class(self, source, number, name, parent):
        makers = [f"{name}(frame: .zero)", f"{name}()"]
        if parent == "UITableViewCell":
            makers = [f"{name}(style: .default, reuseIdentifier: nil)", f"{name}()"]
        elif parent == "UITableViewHeaderFooterView":
            makers = [f"{name}(reuseIdentifier: nil)", f"{name}()"]
        elif parent.startswith("AS"):
            makers = [f"{name}()"]
        for index, maker in enumerate(makers):
            folder = self.work / f"{number}-{name}-{index}"
            folder.mkdir()
            driver = folder / "Driver.swift"
            driver.write_text(NODE_DRIVER.replace("MAKER", maker) if parent.startswith("AS")
                              else VIEW_DRIVER.replace("MAKER", maker))
            program = folder / "program"
            done = subprocess.run(
                ["swiftc", "-Xfrontend", "-disable-objc-interop", "-swift-version", self.language, "-parse-as-library",
                 "-module-name", "AppFile", "-suppress-warnings", "-module-cache-path", str(self.work / "Cache"), "-I", str(self.stubs),
                 *[flag for module in self.seen for flag in ("-Xfrontend", "-import-module", "-Xfrontend", module)],
                 *self.flags, str(source), str(driver), "-o", str(program), *self.linked()],
                capture_output=True, text=True, errors="replace")
            if done.returncode == 0:
                break
            if "undefined reference" in done.stderr:
                sys.exit(f"{source}: a class does not link: LINKED lacks a module")
        else:
            return "needs values"
        try:
            done = subprocess.run([str(program)], capture_output=True, text=True, errors="replace", timeout=60)
        except subprocess.TimeoutExpired:
            return "no end within 60 s"
        finally:
            program.unlink()
        if done.returncode == 0:
            return "laid out"
        fatal = [line for line in done.stderr.splitlines() if "atal error" in line]
        return f"trap: {(fatal or [str(done.returncode)])[0].strip()[:160]}"


# Programs that make a class and lay it out at each width.
VIEW_DRIVER = """import UIKit
@main enum Driver {
  static func main() {
    for width in WIDTHS {
      let view: UIView = MAKER
      let target = CGSize(width: CGFloat(width), height: 0)
      let size = view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      view.frame = CGRect(x: 0, y: 0, width: CGFloat(width), height: max(size.height, 44))
      view.layoutIfNeeded()
    }
  }
}
""".replace("WIDTHS", str(WIDTHS))
NODE_DRIVER = """import AsyncDisplayKit
@main enum Driver {
  static func main() {
    for width in WIDTHS {
      let node: ASDisplayNode = MAKER
      let width = CGFloat(width)
      let range = ASSizeRange(
        min: CGSize(width: width, height: 0), max: CGSize(width: width, height: .greatestFiniteMagnitude))
      node.frame = CGRect(origin: .zero, size: node.layoutThatFits(range).size)
      node.layoutIfNeeded()
    }
  }
}
""".replace("WIDTHS", str(WIDTHS))


# What the compiler says of a module that is empty here, since nobody has it.
OF_MODULE = re.compile(r"no such module '(\w+)|module '(\w+)' has no member named|no type named '\w+' in module '(\w+)'")


def named(message):
    """The names that a message says are missing; empty for one that names nothing missing."""
    # A module that nobody here has, and whose class has its name.
    module = re.search(r"non-function type 'module<(\w+)>'", message)
    if module:
        return [module[1]]
    # An initialiser in an extension of the app's, called in another file.
    label = WRONG_LABEL.match(message)
    if label:
        return [f"init {label[1]}"]
    quoted = QUOTED.findall(message)
    if not quoted:
        return []
    # A static member of the app's, declared in another file, beside a member of UIKit's of the same name.
    if message.startswith("instance member") and "cannot be used on type" in message:
        return [quoted[0]]
    if message.startswith(("cannot find", "no such module", "use of undeclared", "unknown attribute")):
        return [quoted[0]]
    if "has no member" in message or "is not a member type" in message:
        return [quoted[-1] if "has no member" in message else quoted[0]]
    if "has no dynamic member" in message:
        return [quoted[-1]]
    return []


DECLARED_TWICE = re.compile(r"invalid redeclaration|ambiguous use of|ambiguous type name|.*is ambiguous for type lookup")


def judge(message, line, declared, libraries, sees_uikit):
    """`app`, `library` or `ours`: whose gap an error in a line shows."""
    module = OF_MODULE.match(message)
    if module and next(filter(None, module.groups())) in libraries:
        return "library"
    if DECLARED_TWICE.match(message):
        quoted = QUOTED.findall(message)
        if quoted and re.split(r"[(:.<]", quoted[0])[0] in declared:
            return "app"
    names = named(message)
    if "does not override any" in message:
        names = OVERRIDDEN.findall(line)
    for name in names:
        base = re.split(r"[(:.<]", name)[0]
        if base in declared:
            return "app"
        if not sees_uikit and message.startswith("cannot find"):
            return "app"  # By a bridging header of the app.
        if LIBRARY_MEMBERS.match(base):
            return "library"
        if OTHER_FRAMEWORK_PREFIX.match(base) and libraries & APPLE_MODULES:
            return "library"
        if "module<" in message:
            return "library"
        if message.startswith("cannot find") and base[:1].isupper() and not APPLE_PREFIX.match(base):
            return "library" if libraries else "app"
    return "ours"


def group(message):
    for name, pattern in GROUPS:
        if pattern.search(message):
            return name
    return "others"


def app_files(checkout):
    """The Swift files of an app with their texts, without tests and libraries."""
    for file, text in sources(checkout, ".swift"):
        if is_of_app(file, checkout):
            yield file, text


def is_of_app(file, checkout):
    """Whether a file is neither of tests nor of a library."""
    parts = [part.lower() for part in file.relative_to(checkout).parts]
    return not any(part in ("pods", "carthage", ".build") or "tests" in part for part in parts)


def layout_files(checkout):
    for file, text in app_files(checkout):
        if LAYOUT_CLASS.search(text):
            yield file, text


def errors_together(checkout, checker, files):
    """The errors of layout files, checked with the other files of their app that are for a phone or a tablet."""
    others = []
    for file, text in app_files(checkout):
        modules = set(IMPORT.findall(text))
        is_another = file.name in ("Package.swift", "main.swift") or (
            modules & {"AppKit", "Cocoa", "WatchKit", "WidgetKit", "SwiftUI"} and "UIKit" not in modules)
        if is_another and not LAYOUT_CLASS.search(text):
            continue
        for module in modules:
            checker.stub(module)
        others.append(file)
    errors = dict(zip(others, checker.check_together(others)))
    return [errors[file] for file, _ in files]


def declared_names(checkout):
    """Every name that a Swift file or a header of the checkout declares, and does not only override."""
    names = set()
    for _, text in sources(checkout, ".h"):
        names.update(re.findall(r"@(?:interface|protocol)\s+(\w+)", text))
        names.update(re.findall(r"@property[^;]*?(\w+)\s*;", text))
        names.update(re.findall(r"^\s*#define\s+(\w+)", text, re.M))
        names.update(re.findall(r"^[-+]\s*\([^)]*\)\s*(\w+)", text, re.M))
    for _, text in sources(checkout, ".swift"):
        overridden = collections.Counter(OVERRIDDEN.findall(text))
        names.update(
            name for name, count in collections.Counter(DECLARED.findall(text)).items() if count > overridden[name])
        for extension in APPLE_EXTENSION.findall(text):
            names.update(f"init {label}" for label in DECLARED_LABEL.findall(extension))
        for cases in DECLARED_CASES.findall(text):
            names.update(name.strip(" `") for name in cases.split(","))
    return names


def shared_modules(checkout):
    """The modules whose members a file can use because another file of the app imports them."""
    modules = set()
    for _, text in sources(checkout, ".swift"):
        modules.update(IMPORT.findall(text))
    return sorted(modules & {"AsyncDisplayKit", "SnapKit"})


def measure(checkout, checker, jobs, lays_out, together):
    declared = declared_names(checkout)
    checker.seen = shared_modules(checkout)
    entries = []
    for file in sorted(checkout.rglob("*.swift")):
        if file.is_file() and is_of_app(file, checkout) and source_text(file) is None:
            print(f"{file}: left out: it is no text in UTF-8; it may be encrypted", file=sys.stderr)
    files = list(layout_files(checkout))
    # Sources of all checkouts are in one folder.
    first = checker.count
    checker.count += len(files)
    for file, text in files:
        for module in IMPORT.findall(text):
            checker.stub(module)
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        results = errors_together(checkout, checker, files) if together else pool.map(
            lambda item: checker.check(item[1][0], item[0]), enumerate(files, first))
        for (file, text), errors in zip(files, results):
            modules = set(IMPORT.findall(text))
            libraries = modules - NEEDED_FRAMEWORKS - checker.built - {"Foundation", "UIKit"}
            sees_uikit = bool(modules & {"UIKit", "AsyncDisplayKit", "SnapKit"})
            # A member that only overrides is declared elsewhere.
            overridden = collections.Counter(OVERRIDDEN.findall(text))
            own = {name for name, count in collections.Counter(DECLARED.findall(text)).items() if count > overridden[name]}
            lines = text.splitlines()
            # A file that is not Swift, such as one with marks of a merge, says nothing about this package.
            broken = bool(errors) and not checker.parses(file)
            judged = [
                ("app" if broken else judge(
                    message, lines[line - 1] if 0 < line <= len(lines) else "", declared - own, libraries, sees_uikit), line,
                 message) for line, message in errors]
            entries.append({
                "checkout": checkout.name, "file": str(file.relative_to(checkout)),
                "gap": any(whose != "ours" for whose, _, _ in judged),
                "errors": [{"whose": whose, "line": line, "message": message} for whose, line, message in judged],
            })
        if lays_out:
            checker.linked()
            chosen = [(index, entry) for index, entry in enumerate(entries) if not entry["gap"] and not entry["errors"]]
            outcomes = pool.map(lambda item: checker.lay_out(files[item[0]][0], first + item[0], files[item[0]][1]), chosen)
            for (_, entry), outcome in zip(chosen, outcomes):
                entry["layouts"] = outcome
    return entries


def report(entries, listed):
    clean = [entry for entry in entries if not entry["gap"]]
    compiling = [entry for entry in clean if not entry["errors"]]
    share = 100 * len(compiling) / len(clean) if clean else 0
    print(f"{len(entries)} layout files; {len(entries) - len(clean)} need their app or a library")
    print(f"{len(compiling)} of the other {len(clean)} compile: {share:.0f} %")
    outcomes = collections.Counter(
        outcome for entry in compiling for outcome in entry.get("layouts", {}).values())
    if outcomes:
        made = sum(outcomes.values()) - outcomes["needs values"]
        print(f"{outcomes['laid out']} of their {made} classes that can be made lay out at {WIDTHS} points; "
              f"{outcomes['needs values']} need values of the app")
        for outcome, count in outcomes.most_common():
            if outcome not in ("laid out", "needs values"):
                print(f"{count:5} | {outcome}")
    by_checkout = collections.defaultdict(list)
    for entry in entries:
        by_checkout[entry["checkout"]].append(entry)
    if len(by_checkout) > 1:
        print("\nlayout files | need app or library | compile | checkout")
        for name, found in by_checkout.items():
            gaps = sum(entry["gap"] for entry in found)
            good = sum(not entry["gap"] and not entry["errors"] for entry in found)
            print(f"{len(found):12} | {gaps:19} | {good:7} | {name}")
    groups, names = collections.Counter(), collections.Counter()
    alone = collections.Counter()
    for entry in clean:
        found = {group(error["message"]) for error in entry["errors"]}
        groups.update(found)
        if len(found) == 1:
            alone.update(found)
        names.update({error["message"] for error in entry["errors"]})
    if groups:
        print("\nfiles blocked | by nothing else | group")
    for name, count in groups.most_common():
        print(f"{count:13} | {alone[name]:15} | {name}")
    if listed:
        print("\nfiles | message")
        for message, count in names.most_common(listed):
            print(f"{count:5} | {message}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("checkouts", nargs="+", type=pathlib.Path)
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / ".build/debug", help="the folder of the built modules")
    parser.add_argument("--lift", help="a program that rewrites words of Objective-C: PROGRAM INPUT OUTPUT")
    parser.add_argument("--swift", choices=["5", "6"], default="5", help="the language mode of the app; 5 by default")
    parser.add_argument("--together", action="store_true", help="checks all files of an app as one module")
    parser.add_argument("--layout", action="store_true", help="also lays out the classes of files that compile")
    parser.add_argument("--json", type=pathlib.Path, help="writes every file and its errors")
    parser.add_argument("--list", type=int, default=0, metavar="N", help="lists the N messages that block most files")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    for checkout in options.checkouts:
        if not checkout.is_dir():
            sys.exit(f"{checkout}: no such folder")
    if options.together and options.layout:
        sys.exit("--layout makes classes of files that compile alone: leave out --together")
    if not (options.build / "Modules/UIKit.swiftmodule").exists():
        sys.exit(f"{options.build}: no built module UIKit there: run swift build --target UIKit first")
    entries = []
    with tempfile.TemporaryDirectory() as work:
        checker = Checker(options.build, work, options.lift, options.swift)
        for checkout in options.checkouts:
            entries += measure(
                checkout.resolve(), checker, options.jobs, options.layout, options.together)
    if not entries:
        sys.exit("no layout file found: no class there inherits from a view, a cell or a node of UIKit or Texture")
    if options.json:
        options.json.write_text(json.dumps(entries, indent=1))
    report(entries, options.list)


if __name__ == "__main__":
    main()
