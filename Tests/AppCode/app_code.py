#!/usr/bin/env python3
"""Prints the share of an app's layout files that compile with this package, and what blocks the rest.

  swift build --product UIKit && swift build --product AsyncDisplayKit && swift build --product SnapKit
  python3 Tests/AppCode/app_code.py CHECKOUT [CHECKOUT ...] [--lift PROGRAM] [--json FILE] [--list]

A layout file declares a class that inherits from a view, a cell, a control or a node. Each one is type-checked alone and
untouched, in Swift 5 mode, against the built modules. Modules that nobody here has are empty, so a file that needs its app
or a library ends with an error that names something of theirs. Such a file says nothing about this package and is left out
of the share. With --lift, words of Objective-C are first rewritten by that program (PROGRAM INPUT OUTPUT).

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
    ("transforms, animation", r"[tT]ransform|Animat|CA[A-Z]\w+|animate|[lL]ayer|keyPath"),
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

QUOTED = re.compile(r"'([^']*)'")


def compiler_flags(build):
    """The flags by which the compiler finds the built modules and the C libraries below them."""
    flags = ["-I", str(build / "Modules")]
    for folder in sorted((ROOT / "Sources/System").iterdir()):
        if (folder / "module.modulemap").exists():
            flags += ["-I", str(folder)]
    for map_file in sorted(build.glob("*.build/module.modulemap")):
        flags += ["-Xcc", f"-fmodule-map-file={map_file}"]
    for library in ["harfbuzz", "glib-2.0", "libunibreak"]:
        found = subprocess.run(["pkg-config", "--cflags", library], capture_output=True, text=True)
        for flag in found.stdout.split():
            if flag.startswith("-I"):
                flags += ["-Xcc", flag]
    return flags


class Checker:
    def __init__(self, build, work, lift):
        self.flags = compiler_flags(build)
        self.built = {path.stem for path in (build / "Modules").glob("*.swiftmodule")}
        self.work = pathlib.Path(work)
        self.stubs = self.work / "Stubs"
        self.stubs.mkdir()
        self.lift = lift
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
             str(self.stubs / f"{module}.swiftmodule"), str(empty)], check=True, capture_output=True)

    def check(self, file, number):
        """The errors of one file, each with its line and message."""
        source = file
        if self.lift:
            source = self.work / f"{number}.swift"
            done = subprocess.run([self.lift, str(file), str(source)], capture_output=True, text=True)
            if done.returncode != 0:
                return [(0, f"lifting failed: {done.stderr.strip()[:200]}")]
        done = subprocess.run(
            ["swiftc", "-frontend", "-typecheck", "-disable-objc-interop", "-swift-version", "5", "-parse-as-library",
             "-module-name", "AppFile", "-suppress-warnings", "-diagnostic-style", "llvm", "-module-cache-path",
             str(self.work / "Cache"), "-I", str(self.stubs), *self.flags, str(source)],
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


def named(message):
    """The names that a message says are missing; empty for one that names nothing missing."""
    quoted = QUOTED.findall(message)
    if not quoted:
        return []
    if message.startswith(("cannot find", "no such module", "use of undeclared", "unknown attribute")):
        return [quoted[0]]
    if "has no member" in message or "is not a member type" in message:
        return [quoted[-1] if "has no member" in message else quoted[0]]
    if "has no dynamic member" in message:
        return [quoted[-1]]
    return []


def judge(message, declared, libraries, sees_uikit):
    """`app`, `library` or `ours`: whose gap an error shows."""
    for name in named(message):
        base = re.split(r"[(:.<]", name)[0]
        if base in declared:
            return "app"
        if not sees_uikit and message.startswith("cannot find"):
            return "app"  # By a bridging header of the app.
        if LIBRARY_MEMBERS.match(base):
            return "library"
        if OTHER_FRAMEWORK_PREFIX.match(base) and libraries & APPLE_MODULES:
            return "library"
        if message.startswith("cannot find") and base[:1].isupper() and not APPLE_PREFIX.match(base):
            return "library" if libraries else "app"
    return "ours"


def group(message):
    for name, pattern in GROUPS:
        if pattern.search(message):
            return name
    return "others"


def layout_files(checkout):
    for file in sorted(checkout.rglob("*.swift")):
        parts = [part.lower() for part in file.relative_to(checkout).parts]
        if any(part in ("pods", "carthage", ".build") or "tests" in part for part in parts):
            continue
        try:
            text = file.read_text(errors="replace")
        except OSError:
            continue
        if LAYOUT_CLASS.search(text):
            yield file, text


def declared_names(checkout):
    """Every name that a Swift file or a header of the checkout declares."""
    names = set()
    for file in checkout.rglob("*.h"):
        text = file.read_text(errors="replace")
        names.update(re.findall(r"@(?:interface|protocol)\s+(\w+)", text))
        names.update(re.findall(r"@property[^;]*?(\w+)\s*;", text))
        names.update(re.findall(r"^\s*#define\s+(\w+)", text, re.M))
        names.update(re.findall(r"^[-+]\s*\([^)]*\)\s*(\w+)", text, re.M))
    for file in checkout.rglob("*.swift"):
        try:
            text = file.read_text(errors="replace")
        except OSError:
            continue
        names.update(DECLARED.findall(text))
        for cases in DECLARED_CASES.findall(text):
            names.update(name.strip(" `") for name in cases.split(","))
    return names


def measure(checkout, checker, jobs):
    declared = declared_names(checkout)
    entries = []
    files = list(layout_files(checkout))
    for file, text in files:
        for module in IMPORT.findall(text):
            checker.stub(module)
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        results = pool.map(lambda item: checker.check(item[1][0], item[0]), enumerate(files))
        for (file, text), errors in zip(files, results):
            modules = set(IMPORT.findall(text))
            libraries = modules - NEEDED_FRAMEWORKS - checker.built - {"Foundation", "UIKit"}
            sees_uikit = bool(modules & {"UIKit", "AsyncDisplayKit", "SnapKit"})
            own = set(DECLARED.findall(text))
            judged = [(judge(message, declared - own, libraries, sees_uikit), line, message) for line, message in errors]
            entries.append({
                "checkout": checkout.name, "file": str(file.relative_to(checkout)),
                "gap": any(whose != "ours" for whose, _, _ in judged),
                "errors": [{"whose": whose, "line": line, "message": message} for whose, line, message in judged],
            })
    return entries


def report(entries, listed):
    clean = [entry for entry in entries if not entry["gap"]]
    compiling = [entry for entry in clean if not entry["errors"]]
    share = 100 * len(compiling) / len(clean) if clean else 0
    print(f"{len(entries)} layout files; {len(entries) - len(clean)} need their app or a library")
    print(f"{len(compiling)} of the other {len(clean)} compile: {share:.0f} %")
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
    parser.add_argument("--json", type=pathlib.Path, help="writes every file and its errors")
    parser.add_argument("--list", type=int, default=0, metavar="N", help="lists the N messages that block most files")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    for checkout in options.checkouts:
        if not checkout.is_dir():
            sys.exit(f"{checkout}: no such folder")
    if not (options.build / "Modules/UIKit.swiftmodule").exists():
        sys.exit(f"{options.build}: no built module UIKit there: run swift build --product UIKit first")
    entries = []
    with tempfile.TemporaryDirectory() as work:
        checker = Checker(options.build, work, options.lift)
        for checkout in options.checkouts:
            entries += measure(checkout.resolve(), checker, options.jobs)
    if not entries:
        sys.exit("no layout file found: no class there inherits from a view, a cell or a node of UIKit or Texture")
    if options.json:
        options.json.write_text(json.dumps(entries, indent=1))
    report(entries, options.list)


if __name__ == "__main__":
    main()
