"""Finds cases, runs them, and prints one line for each."""

import pathlib
import sys
import time
import traceback
import unittest


def title(case):
    place = type(case).__module__.removeprefix("cases.test_").replace("_", " ")
    return place + ": " + case._testMethodName.removeprefix("test_").replace("_", " ")


def all_cases(suite):
    for part in suite:
        if isinstance(part, unittest.TestSuite):
            yield from all_cases(part)
        else:
            yield part


class Report(unittest.TestResult):
    """One line for each case, and at once what is wrong with it."""

    def __init__(self, pictures=None):
        super().__init__()
        self.passed = 0
        self.faults = {}
        self.pictures = pictures

    def startTest(self, case):
        super().startTest(case)
        self.began = time.monotonic()

    def _note(self, case, fault):
        self.faults.setdefault(case.id(), []).append("".join(traceback.format_exception(*fault)))

    def addFailure(self, case, fault):
        self._note(case, fault)

    def addError(self, case, fault):
        self._note(case, fault)

    def addSubTest(self, case, part, fault):
        if fault:
            self._note(case, fault)

    def stopTest(self, case):
        super().stopTest(case)
        faults = self.faults.get(case.id(), [])
        self.passed += not faults
        seconds = time.monotonic() - self.began
        print(f"{'FAILED' if faults else 'ok    '} {title(case)} ({seconds:.1f} s)")
        for fault in faults:
            print("    " + fault.strip().replace("\n", "\n    "))
        # There is none where a file with cases could not be loaded.
        picture = pathlib.Path(self.pictures or ".") / (case.id() + ".png")
        if faults and self.pictures and picture.exists():
            print(f"    picture: {picture}")
        sys.stdout.flush()


def run_cases(folder, names=(), only_list=False, pictures=None):
    """Runs the cases in `folder`/cases whose title or name has one of the names in it; the exit status."""
    found = unittest.TestLoader().discover(str(folder / "cases"), top_level_dir=str(folder))
    cases = [
        case for case in all_cases(found)
        if not names or any(name in title(case) or name in case.id() for name in names)
    ]
    if only_list:
        print("\n".join(map(title, cases)))
        return 0
    report = Report(pictures)
    for case in cases:
        case.run(report)
    # A file that cannot be loaded is no case of its own, and must not pass unseen.
    failed = len(report.faults)
    print(f"{report.passed} passed, {failed} failed")
    return 1 if failed or not report.passed else 0
