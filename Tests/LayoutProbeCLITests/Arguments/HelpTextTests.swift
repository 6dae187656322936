import Testing

@testable import LayoutProbeCLI

@Suite("Help")
struct HelpTextTests {
  private let help = HelpText(table: SampleTable.table)

  @Test("The help of the program lists its commands, aligned, hidden ones excepted")
  func overview() {
    #expect(
      help.overview() == """
        A debugger for layouts.

        Usage: layoutprobe COMMAND [OPTIONS]

        Commands:
          inspect        Show how a view is laid out.
          completions    Write a completion script.
          awkward-words  It's "awkward": $HOME `date` [x] \\ 100%
          help           Show the help of layoutprobe or of one command.

        Options:
          -h, --help     Show this help.
              --version  Show the version.

        See 'layoutprobe help COMMAND' for one command.

        """)
  }

  @Test("The help of a command shows usage, arguments, options, defaults and exit codes")
  func command() {
    #expect(
      help.explanation(of: SampleTable.inspect) == """
        Show how a view is laid out.

        Usage: layoutprobe inspect [OPTIONS] [PATH...]

        Lays out the view in every file for each of the proposals and shows the frame
        that each of its parts was given.

          layoutprobe inspect --propose 100x50 Card.swift

        Arguments:
          PATH  A source file that holds a view.

        Options:
              --propose min|ideal|max|current|WxH|nilxinf
                                  Propose this size to the view. (repeatable)
              --size WxH          The size of the window.
              --tree              Show the tree of views.
              --view NAME         Inspect the view of this name.
              --format text|json  How to print the result. (default: text)
              --scale N           Pixels in a point: it's [1] by default.
              --text system|box   How texts are measured.
              --timeout SECONDS   Give up after this time.
              --jobs N            How many files to work on at once, of which each takes
                                  a processor of its own. (default: the number of
                                  processors)
          -e, --expression EXPRESSION
                                  Inspect this expression. (repeatable)
          -h, --help              Show this help.

        Exit codes:
          0   All views were laid out.
          64  The arguments were wrong.

        """)
  }

  @Test("The usage line tells how many arguments there must be")
  func usageLine() {
    func usage(_ minimum: Int, _ maximum: Int?) -> String {
      PositionalSpec("X", .text, help: "", minimumCount: minimum, maximumCount: maximum).usage
    }
    #expect(usage(0, 1) == "[X]")
    #expect(usage(1, 1) == "X")
    #expect(usage(0, nil) == "[X...]")
    #expect(usage(1, nil) == "X...")
  }

  @Test("No line of help is wider than 80 columns")
  func width() {
    let texts = SampleTable.table.commands.map(help.explanation) + [help.overview()]
    for line in texts.joined(separator: "\n").split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }
}
