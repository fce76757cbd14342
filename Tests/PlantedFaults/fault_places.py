"""Places in Swift code where a fault can be planted, and what is compiled there instead."""

import collections
import dataclasses
import re

# Each fault may have an operator of its own: a character from here on, which Swift allows in operators and no source uses.
FIRST_OPERATOR = 0x2190
MOST_FAULTS = 600


@dataclasses.dataclass(frozen=True)
class Fault:
    """A change of one place: § stands for the number of the fault and ¶ for its operator."""
    kind: str
    file: str
    line: int  # From 0.
    start: int
    end: int
    text: str  # What is compiled at this place.
    code: str  # The whole line.
    after: str
    declaration: str = ""  # What is compiled beside it.

    def place(self):
        """What names the fault in later runs, in which its line may be another one."""
        return f"{self.file} | {self.code} | {self.start} | {self.after}"

    def planted(self, line, number):
        return line[:self.start] + self.numbered(self.text, number) + line[self.end:]

    def numbered(self, template, number):
        return template.replace("§", str(number)).replace("¶", chr(FIRST_OPERATOR + number))


OPENING = re.compile(r'(#*)("""|")')
# Where code ends or a parenthesis is; a regular expression begins after a space or an opening one.
MARK = re.compile(r'//|/\*|#*"|[()]|(?<=[\s(,:])/(?=[^\s/*][^\n]*?[^\s\\]/[\s),.])')


def code_alone(text):
    """Swift in which everything that is no code is blank: comments, and texts without what they interpolate."""
    out = list(text)

    def blank(start, end):
        out[start:end] = [character if character == "\n" else " " for character in text[start:end]]
        return end

    def after(mark, index):
        found = text.find(mark, index)
        return len(text) if found < 0 else found + len(mark)

    def end_of_text(index):
        opening = OPENING.match(text, index)
        hashes, closing = opening[1], opening[2] + opening[1]
        index = blank(index, opening.end())
        while index < len(text):
            if text.startswith(closing, index):
                return blank(index, index + len(closing))
            if text.startswith("\\" + hashes + "(", index):
                index = end_of_code(blank(index, index + len(hashes) + 2), inside=True)
            else:
                index = blank(index, index + (2 if text[index] == "\\" and not hashes else 1))
        return index

    def end_of_code(index, inside=False):
        depth = 0
        while mark := MARK.search(text, index):
            index = mark.end()
            if mark[0] == "//":
                index = blank(mark.start(), after("\n", index))
            elif mark[0] == "/*":
                index = blank(mark.start(), after("*/", index))
            elif mark[0][-1] == '"':
                index = end_of_text(mark.start())
            elif mark[0] == "/":
                index = blank(mark.start(), re.compile(r"[^\n]*?[^\s\\]/").match(text, index).end())
            else:
                depth += 1 if mark[0] == "(" else -1
                if inside and depth < 0:
                    return blank(mark.start(), index)
        return len(text)

    end_of_code(0)
    return "".join(out)


def infix(precedence, generics, types, result, changed, original, effects=""):
    """A template for the operator of a fault: it does the changed or the original operation on a and b."""
    first, second = types
    return (f"infix operator ¶ : {precedence}\nfunc ¶{generics}(a: {first}, b: {second}){effects} -> {result} "
            f"{{ isPlanted(§) ? {changed} : {original} }}\n")


LAZY = "@autoclosure () throws -> "
RELATIONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "==="}
# No computed length is a tolerance away from another one to the last bit: there, the opposite is the fault that one can see.
OPPOSITES = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}
TOLERANCE = re.compile(r"[tT]olerance|[eE]psilon|\b1e-\d|\.ulp")
SIGNS = {"+": "-", "-": "+"}


def relation_fault(old, new):
    generics, a = ("", "AnyObject?") if len(old) == 3 else ("<T: Comparable>" if old[0] in "<>" else "<T: Equatable>", "T")
    return "relation", new, infix("ComparisonPrecedence", generics, (a, a), "Bool", f"(a {new} b)", f"(a {old} b)")


def operator_faults():
    """For each operator the kind, what is said to be there instead, and what is declared."""
    for old, new in RELATIONS.items():
        yield old, *relation_fault(old, new)
    for old, new in SIGNS.items():
        yield old, "sign", new, infix("AdditionPrecedence", "<T: AdditiveArithmetic>", ("T", "T"), "T", f"a {new} b", f"a {old} b")
        yield f"{old}=", "sign", f"{new}=", (
            "infix operator ¶ : AssignmentPrecedence\nfunc ¶<T: AdditiveArithmetic>(a: inout T, b: T) "
            f"{{ if isPlanted(§) {{ a {new}= b }} else {{ a {old}= b }} }}\n")
    for old, precedence in [("&&", "LogicalConjunctionPrecedence"), ("||", "LogicalDisjunctionPrecedence")]:
        for side, changed in [("the left side alone", "a"), ("the right side alone", "try b()")]:
            yield old, "condition", side, infix(
                precedence, "", ("Bool", LAZY + "Bool"), "Bool", changed, f"(try a {old} b())", " rethrows").replace(
                    "{ isPlanted", "{ try isPlanted")
    missing = "infix operator ¶ : NilCoalescingPrecedence\n"
    for generics, changed in [("<T>", "a!"), ("<T: AdditiveArithmetic & ExpressibleByIntegerLiteral>", "a ?? (try b() + 1)")]:
        missing += f"func ¶{generics}(a: T?, b: {LAZY}T) rethrows -> T {{ try isPlanted(§) ? {changed} : (a ?? b()) }}\n"
    # As in the standard library, a value that may be missing too.
    missing += f"func ¶<T>(a: T?, b: {LAZY}T?) rethrows -> T? {{ try isPlanted(§) ? a : (a ?? b()) }}\n"
    missing += f"func ¶(a: Bool?, b: {LAZY}Bool) rethrows -> Bool {{ try isPlanted(§) ? (a ?? !b()) : (a ?? b()) }}\n"
    yield "??", "default", "another value where there is none", missing
    yield "..<", "boundary", "..< one less", infix(
        "RangeFormationPrecedence", "", ("Int", "Int"), "Range<Int>", "(a..<Swift.max(a, b - 1))", "(a..<b)")


OPERATORS = collections.defaultdict(list)
for _operator, *_rest in operator_faults():
    OPERATORS[_operator].append(_rest)
TO_TOLERANCE = {old: [relation_fault(old, new)] for old, new in OPPOSITES.items()}
OPERATOR = re.compile(r"(?<=\s)(?:" + "|".join(map(re.escape, sorted(OPERATORS, key=len, reverse=True))) + r")(?=\s)|(?<=\w)\.\.<(?=\w)")
EXTREME = re.compile(r"(?<![.\w])(min|max)(?=\()")
LITERAL = re.compile(r"(?<![\w.$])(\d+(?:\.\d+)?|true|false)(?![\w.])")
NEVER = re.compile(r"^\s*(?:@|#|import |public import|infix |func [<>=+*/&|!-]|static func [<>=+*/&|!-]|precedencegroup)"
                   r"|\b(?:precondition|assert|fatalError|preconditionFailure|assertionFailure)\(")
# Lines that change no answer: a fault in them costs time, or is in a count of work. Add one only with its reason.
UNSEEN = [
    (re.compile(r"reserveCapacity\(|minimumCapacity:"), "room that is asked for before it is needed"),
    (re.compile(r"(?:\.|\bvar )(?:\w*[iI]terations|solverCalls|nonZeros|nodesMeasured|contentMeasurements|repeatedComponents|reductions) \+?= "),
     "work that is counted for benchmarks; counts that end something, as measureCalls do, are not among them"),
]
DECLARES = re.compile(r"^\s*(?:[\w()]+ )*(?:extension|protocol|struct|class|enum|func|init|subscript|typealias)\b")
IF = re.compile(r"(?<!#)\bif (?=\S)")
CLAUSE = re.compile(r"(?:\bguard |, |\bwhere |\bif )(?!let |var |case |#|if |guard )([^,{}]+?)(?= (?:else )?\{)")
STATEMENT = re.compile(
    r"^(\s*)((?!(?:let|var|return|if|guard|else|for|while|repeat|switch|case|default|func|init|throw|break|continue|defer|self\.init"
    r"|super\.init|try|await|(?:file)?private|public|internal|static|lazy|weak|unowned|mutating|indirect|import|in)\b)[a-z_]\w*(?:[.\[(][^={}]*)?(?: [-+*/|]?= \S.*|\(.*\)))$")
FUNCTION = re.compile(r"(?:\bfunc \w.*|^\s*)\)(?: throws)?(?: -> (\[.*\]|Bool|Int|Double|String|[\w.]+\?))? \{$")


def balanced(text):
    return all(text.count(a) == text.count(b) for a, b in ("()", "[]", "{}"))


def faults_of_line(file, number, line, code, next_code):
    """Every fault that can be planted in a line; `code` is the line without what is no code."""
    def fault(kind, start, end, text, after, declaration=""):
        change = f"{line[start:end].strip()} → {after}" if kind not in ("statement", "return") else after
        return Fault(kind, file, number, start, end, text, line.strip(), change, declaration)

    if NEVER.search(code) or any(pattern.search(code) for pattern, _ in UNSEEN):
        return
    for found in [] if DECLARES.match(code) else OPERATOR.finditer(code):
        for kind, after, declaration in (TOLERANCE.search(code) and TO_TOLERANCE.get(found[0])) or OPERATORS[found[0]]:
            text = "¶" if found[0] != "..<" or code[found.start() - 1] == " " else " ¶ "
            yield fault(kind, *found.span(), text, after, declaration)
    for found in re.finditer(r"(?<=[\s(\[,])-(?=[a-z(])", code):
        yield fault("sign", *found.span(), "¶", "no sign",
                    "prefix operator ¶\nprefix func ¶<T: SignedNumeric>(a: T) -> T { isPlanted(§) ? a : -a }\n")
    for found in EXTREME.finditer(code):
        other = {"min": "max", "max": "min"}[found[1]]
        yield fault("boundary", *found.span(), "extreme§", other, "func extreme§<T: Comparable>(_ a: T, _ b: T) -> T "
                    f"{{ isPlanted(§) ? Swift.{other}(a, b) : Swift.{found[1]}(a, b) }}\n")
    for found in [] if re.match(r"\s*case ", code) else LITERAL.finditer(code):
        other = {"true": "false", "false": "true"}.get(found[1]) or (found[1] + "5" if "." in found[1] else str(int(found[1]) + 1))
        yield fault("constant", *found.span(), f"(isPlanted(§) ? {other} : {found[1]})", other)
    for found in IF.finditer(code):
        yield fault("statement", *found.span(), "if !isPlanted(§), ", "is never entered")
    for found in [] if DECLARES.match(code) else CLAUSE.finditer(code):
        if balanced(found[1]):
            yield fault("condition", *found.span(1), f"(isPlanted(§) || ({line[found.start(1):found.end(1)]}))", "always")
    found = STATEMENT.match(code)
    if found and balanced(code) and not re.match(r"\s*[.?:&|+*/<>=-]", next_code):
        start = found.start(2)
        end = start + len(found[2].rstrip())  # Without a comment.
        yield fault("statement", start, end, f"if !isPlanted(§) {{ {line[start:end]} }}", "is left out")
    found = FUNCTION.search(code)
    if found:
        value = {"": "", "Bool": " true", "Int": " 0", "Double": " 0", "String": ' ""'}.get(found[1] or "")
        if value is None:
            value = " nil" if found[1][-1] == "?" else " [:]" if ":" in found[1] else " []"
        yield fault("return", len(line), len(line), f" if isPlanted(§) {{ return{value} }}", f"returns{value} at once")


def all_faults(texts):
    """Every fault that can be planted in files, which are texts by their names."""
    for file, text in sorted(texts.items()):
        lines, codes = text.split("\n"), code_alone(text).split("\n")
        for number, (line, code, following) in enumerate(zip(lines, codes, codes[1:] + [""])):
            yield from faults_of_line(file, number, line, code, following)


def drawn(faults, generator):
    """Faults in an order in which kinds take turns; at most one of a line, since they are planted in the same text."""
    kinds = collections.defaultdict(list)
    for fault in faults:
        kinds[fault.kind].append(fault)
    order = sorted(kinds)
    for kind in order:
        generator.shuffle(kinds[kind])
    lines = set()
    while any(kinds.values()):
        for kind in order:
            while kinds[kind]:
                fault = kinds[kind].pop()
                if (fault.file, fault.line) not in lines:
                    lines.add((fault.file, fault.line))
                    yield fault
                    break
