/* Nothing: the target is there for what its object file says to the linker. */
