"""Fetches the package lists that distributions publish, and reads package versions from them.

A list is a Debian Packages file, the primary metadata of an RPM repository, or the database of a pacman repository. It
may be compressed.
"""
import collections
import contextlib
import gzip
import http.client
import io
import lzma
import re
import shutil
import subprocess
import tarfile
import urllib.request
import xml.etree.ElementTree

TIMEOUT = 60  # seconds without receiving a byte

# A package in a list. The package's name differs from the requested name if the package only provides that name.
Package = collections.namedtuple("Package", "name version")


class ListError(Exception):
    """A list that cannot be fetched or read."""


# --- Reading


def opened(path):
    """The uncompressed bytes of a list, as a file."""
    with open(path, "rb") as file:
        start = file.read(6)
    if start.startswith(b"\x1f\x8b"):
        return gzip.open(path)
    if start == b"\xfd7zXZ\0":
        return lzma.open(path)
    if start.startswith(b"\x28\xb5\x2f\xfd"):
        return unpacked_zstd(path)
    return open(path, "rb")


def unpacked_zstd(path):
    with contextlib.suppress(ImportError):
        from compression import zstd  # Python 3.14
        return zstd.open(path)
    if not shutil.which("zstd"):
        raise ListError("install zstd to read it")
    done = subprocess.run(["zstd", "-dcq", path], stdout=subprocess.PIPE, check=False)
    if done.returncode:
        raise ListError("zstd cannot unpack it")
    return io.BytesIO(done.stdout)


def read_debian(file, wanted):
    """The packages in a Debian Packages file that have or provide a requested name."""
    name = version = ""
    for line in io.TextIOWrapper(file, "utf-8", "replace"):
        key, _, value = line.rstrip("\n").partition(": ")
        if key == "Package":
            name = value
        elif key == "Version":
            version = value
            if name in wanted:
                yield name, Package(name, version)
        elif key == "Provides":
            for provided in re.split(r", *", value):
                if provided.split(" ")[0] in wanted:
                    yield provided.split(" ")[0], Package(name, version)


def read_rpm(file, wanted):
    """The requested packages in the primary metadata of an RPM repository."""
    common, rpm = "{http://linux.duke.edu/metadata/common}", "{http://linux.duke.edu/metadata/rpm}"
    events = xml.etree.ElementTree.iterparse(file, ("start", "end"))
    _, top = next(events)
    for event, element in events:
        if event != "end" or element.tag != f"{common}package":
            continue
        version = element.find(f"{common}version")
        package = Package(element.findtext(f"{common}name"), f"{version.get('ver')}-{version.get('rel')}")
        if element.findtext(f"{common}arch") in ("x86_64", "noarch"):
            for provided in element.iterfind(f"{common}format/{rpm}provides/{rpm}entry"):
                if provided.get("name") in wanted:
                    yield provided.get("name"), package
            if package.name in wanted:
                yield package.name, package
        top.clear()


def read_arch(file, wanted):
    """The requested packages in the database of a pacman repository, an archive with a file for each package."""
    with tarfile.open(fileobj=file, mode="r:") as archive:
        for member in archive:
            if not member.name.endswith("/desc"):
                continue
            fields = collections.defaultdict(list)
            key = ""
            for line in archive.extractfile(member).read().decode("utf-8", "replace").splitlines():
                if re.fullmatch(r"%[A-Z0-9]+%", line):
                    key = line.strip("%")
                elif line:
                    fields[key].append(line)
            package = Package(fields["NAME"][0], fields["VERSION"][0])
            for name in [package.name, *(re.split("[<>=]", provided)[0] for provided in fields["PROVIDES"])]:
                if name in wanted:
                    yield name, package


READERS = {"apt": read_debian, "dnf": read_rpm, "zypper": read_rpm, "pacman": read_arch}


def read_list(path, manager, wanted):
    """The requested packages in a list, by name. A package with that name wins over one that provides the name."""
    found = {}
    try:
        with opened(path) as file:
            for name, package in READERS[manager](file, wanted):
                if name not in found or (package.name == name) > (found[name].name == name):
                    found[name] = package
    except (OSError, EOFError, ValueError, KeyError, IndexError, AttributeError, StopIteration, lzma.LZMAError,
            tarfile.TarError, xml.etree.ElementTree.ParseError) as error:
        raise ListError(f"it is not a list of {manager}: {error}") from error
    return found


# --- Mirrors


def get(address, path=None):
    """Fetches the contents of an address, and returns the bytes or copies them to a file."""
    try:
        request = urllib.request.Request(address, headers={"User-Agent": "trivia-voice/check-distributions"})
        with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
            if path is None:
                return answer.read()
            part = path.with_name(f"{path.name}.part")
            with open(part, "wb") as file:
                shutil.copyfileobj(answer, file)
            if answer.length:  # bytes that were announced but did not arrive
                raise OSError("the connection ended early")
            part.replace(path)
    except (OSError, http.client.HTTPException) as error:
        raise ListError(f"{address}: {getattr(error, 'reason', error)}") from error
    return None


def rpm_list(repository):
    """The address of a repository's primary metadata. Its file name contains its checksum."""
    names = "{http://linux.duke.edu/metadata/repo}"
    try:
        index = xml.etree.ElementTree.fromstring(get(f"{repository}/repodata/repomd.xml"))
        for data in index.iterfind(f"{names}data[@type='primary']"):
            return f"{repository}/{data.find(f'{names}location').get('href')}"
    except (xml.etree.ElementTree.ParseError, AttributeError) as error:
        raise ListError(f"{repository}/repodata/repomd.xml: {error}") from error
    raise ListError(f"{repository}/repodata/repomd.xml names no primary metadata")
