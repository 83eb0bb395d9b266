"""llvmlite, with its library loaded in a way that lets other threads continue."""

import ctypes
import importlib.util
import os
from functools import cache
from pathlib import Path
from typing import Any

LIBRARIES = ("libllvmlite.so", "libllvmlite.dylib")
SPEED = 3
"""LLVM's optimization level."""
CODE_MODEL = "jitdefault" if os.name == "nt" else "small"
"""With the small one rules call each other directly; Windows' linker may need the default."""


@cache
def llvm_binding() -> Any:
    """The module that talks to the library."""
    _load_library()
    import llvmlite.binding

    return llvmlite.binding


def host_machine() -> Any:
    """LLVM's description of this computer; an engine that gets it takes ownership."""
    llvm = llvm_binding()
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=SPEED,
        reloc="pic",
        codemodel=CODE_MODEL,
    )


def _load_library() -> None:
    """Loading takes a tenth of a second, during which Python would stop every thread, the window's
    included. The system's own call avoids that; llvmlite then finds the library loaded."""
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
