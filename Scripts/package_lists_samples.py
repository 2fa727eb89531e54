"""Handmade package lists, and a server for them, for the self-test of Scripts/check-distributions."""
import contextlib
import functools
import gzip
import http.server
import io
import lzma
import shutil
import subprocess
import tarfile
import threading

TRIVIA = '''readonly needed_to_play="
command:git      git                       git-core                     git        git
library:alpha    libalpha2-dev|libalpha-dev  pkgconfig(alpha)           alpha      alpha-devel
library:pocketsphinx  libpocketsphinx-dev  pocketsphinx-devel           pocketsphinx  pocketsphinx-devel
"
readonly needed_to_test="
file:/beta       beta                      -                            -          -
"
readonly needed_to_look="
command:gamma    gamma                     gamma                        gamma      gamma
"
readonly toolchain_libraries="
libdelta.so.2    libdelta2                 libdelta                     delta2     libdelta2
libdelta.so.16   libdelta16                libdelta                     delta      libdelta16
"
'''
DEBIAN = """Package: git
Version: 1:2.39.5-0
Description: a line
 Package: not-one

Package: alpha-tools
Version: 3.1-1
Provides: libalpha-dev (= 3.1-1), alpha

Package: libalpha-dev
Version: 3.0-2

Package: libpocketsphinx-dev
Version: 0.8+5prealpha+1-15

Package: libdelta2
Version: 2.9
"""


def rpm_list(*packages):
    """Primary metadata with packages, each with a name, a version and the names that it provides."""
    texts = (f"""<package type="rpm"><name>{name}</name><arch>x86_64</arch><version epoch="0" ver="{version}" rel="1"/>
        <format>{'<rpm:provides>' + ''.join(f'<rpm:entry name="{one}"/>' for one in provides) + '</rpm:provides>'
                 if provides else ''}</format></package>""" for name, version, provides in packages)
    return f"""<?xml version="1.0" encoding="UTF-8"?>
        <metadata xmlns="http://linux.duke.edu/metadata/common" xmlns:rpm="http://linux.duke.edu/metadata/rpm"
        packages="{len(packages)}">{''.join(texts)}</metadata>""".encode()


def rpm_index(name):
    return f"""<repomd xmlns="http://linux.duke.edu/metadata/repo"><data type="filelists"><location href="other"/></data>
        <data type="primary"><location href="repodata/{name}"/></data></repomd>""".encode()


def arch_list(*packages):
    """A pacman database with packages, each with a name, a version and the names that it provides."""
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w:gz") as archive:
        for name, version, provides in packages:
            text = f"%NAME%\n{name}\n\n%VERSION%\n{version}\n\n%PROVIDES%\n" + "\n".join(provides) + "\n"
            member = tarfile.TarInfo(f"{name}-{version}/desc")
            member.size = len(text.encode())
            archive.addfile(member, io.BytesIO(text.encode()))
    return data.getvalue()


def write_mirror(root):
    """Creates the mirrors of a small Debian, three Fedora releases, an Arch, and an openSUSE that lacks a package."""
    fedora = rpm_list(
        ("git-core", "2.51", []), ("alpha-devel", "3.2", ["pkgconfig(alpha)"]), ("gamma", "9", []),
        ("pocketsphinx-devel", "5.0.4", []), ("libdelta", "2.12", ["libdelta.so.2()(64bit)"]))
    files = {"debian/dists/bookworm/main/binary-amd64/Packages.xz": lzma.compress(DEBIAN.encode())}
    for number in (9, 42, 43):
        files[f"fedora/{number}/Everything/x86_64/os/repodata/repomd.xml"] = rpm_index("primary.xml.gz")
        files[f"fedora/{number}/Everything/x86_64/os/repodata/primary.xml.gz"] = gzip.compress(fedora)
    files["arch/core/os/x86_64/core.db"] = arch_list(("git", "2.51-1", []), ("delta", "2.15-1", ["libdelta.so=16-64"]))
    files["arch/extra/os/x86_64/extra.db"] = arch_list(
        ("alpha-git", "4-1", ["alpha=4"]), ("gamma", "9-1", []), ("pocketsphinx", "1:5.0.4-1", []))
    files["opensuse/repodata/repomd.xml"] = rpm_index("1-primary.xml.zst")
    files["opensuse/repodata/1-primary.xml.zst"] = rpm_list(
        ("git", "2.51", []), ("alpha-devel", "3", []), ("libdelta16", "2.15", []))
    if shutil.which("zstd"):
        name = "opensuse/repodata/1-primary.xml.zst"
        done = subprocess.run(["zstd", "-q"], input=files[name], stdout=subprocess.PIPE, check=True)
        files[name] = done.stdout
    for name, data in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_bytes(data)


class QuietServer(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format, *arguments):
        pass


@contextlib.contextmanager
def served(folder):
    """A server for a folder, on a free port of this machine."""
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(QuietServer, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
