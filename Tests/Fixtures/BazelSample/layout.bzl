"""A test that checks the layouts of Swift files with layoutprobe."""

def _layout_test_impl(ctx):
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(
        script,
        """#!/bin/sh
report="layout-$((TEST_SHARD_INDEX + 1)).json"
exec "${LAYOUTPROBE:-layoutprobe}" check %s --report json="${LAYOUT_REPORTS:-$TEST_UNDECLARED_OUTPUTS_DIR}/$report"
""" % " ".join(["'%s'" % file.short_path for file in ctx.files.srcs]),
        is_executable = True,
    )
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles(files = ctx.files.srcs))]

layout_test = rule(
    implementation = _layout_test_impl,
    attrs = {"srcs": attr.label_list(allow_files = [".swift"])},
    test = True,
)
