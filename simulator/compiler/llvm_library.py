"""llvmlite, its library loaded so that other threads go on meanwhile."""

import ctypes
import importlib.util
import os
from functools import cache
from pathlib import Path
from typing import Any

LIBRARIES = ("libllvmlite.so", "libllvmlite.dylib")
SPEED = 3
"""LLVM's optimization level."""


@cache
def llvm_binding() -> Any:
    """The module that speaks with the library."""
    _load_library()
    import llvmlite.binding

    return llvmlite.binding


def host_machine() -> Any:
    """LLVM's picture of this computer; an engine that it is given to keeps it."""
    llvm = llvm_binding()
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=SPEED,
        reloc="pic",
        codemodel="jitdefault",
    )


def _load_library() -> None:
    """It takes a tenth of a second, for which Python would make every thread wait, the window's,
    too: here the system's own call loads it. llvmlite finds it loaded, or loads it itself."""
    spec = importlib.util.find_spec("llvmlite")
    if spec is None or spec.origin is None or not hasattr(os, "RTLD_NOW"):
        return
    system = ctypes.CDLL(None)
    if not hasattr(system, "dlopen"):
        return
    for name in LIBRARIES:
        path = Path(spec.origin).parent / "binding" / name
        if path.exists():
            system.dlopen.restype = ctypes.c_void_p
            system.dlopen(os.fsencode(path), os.RTLD_NOW)
