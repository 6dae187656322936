/* The command loads compiled probes into its own process, so it exports the symbols of the modules that
   they were compiled against. Swift's linker reads options from this section of every object file, which
   needs no unsafe flag in the manifest. */
#if defined(__linux__)
__attribute__((section(".swift1_autolink_entries"), used, retain))
static const char exportedSymbols[] = "-Xlinker\0--export-dynamic";
#endif

/* A symbol that makes the linker take this file. */
int layoutprobe_exported_symbols(void) { return 1; }
