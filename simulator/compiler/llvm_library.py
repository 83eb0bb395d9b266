"""llvmlite, loaded without blocking other threads."""

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
    """llvmlite's binding module."""
    _load_library()
    import llvmlite.binding

    return llvmlite.binding


def host_machine() -> Any:
    """LLVM's target machine for this computer; an engine takes ownership of it."""
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
    """Load LLVM's library with a system call. It takes a tenth of a second, during which an import
    would block all threads, including the window's. llvmlite then finds it loaded."""
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
