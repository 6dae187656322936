import Foundation
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

  @Test("Commands with a purpose and options with a group have sections of their own, in order")
  func groups() {
    let help = HelpText(table: SampleTable.grouped)
    #expect(
      help.overview().contains(
        """
        Check in CI:
          record       Record layouts.

        Help:
          completions  Write a completion script.
          help         Show the help of layoutprobe or of one command.

        Options:

        """))
    #expect(
      help.explanation(of: SampleTable.record) == """
        Record layouts.

        Usage: layoutprobe record [OPTIONS] ACTION [PATH...]

        Arguments:
          ACTION  write or show.
          PATH    A file.

        Options:
              --text  A text.
          -h, --help  Show this help.

        Gate:
              --budget N  A budget.

        Limits:
              --jobs N  Jobs.

        """)
  }

  @Test("Every command of the program has a purpose, and help lists it under it")
  func purposes() {
    for command in CommandLineProgram.commands where !command.spec.isHidden {
      #expect(command.spec.purpose != nil, "\(command.spec.name)")
    }
    let overview = HelpText(table: CommandLineProgram.table).overview()
    let titles = CommandPurpose.allCases.map { "\n\($0.rawValue):\n" }
    let places = titles.compactMap { overview.range(of: $0)?.lowerBound }
    #expect(places.count == titles.count)
    #expect(places == places.sorted())
  }

  @Test("A command with many options shows them in groups of at most twelve")
  func large() {
    for command in CommandLineProgram.commands where !command.spec.isHidden {
      let groups = Dictionary(grouping: command.spec.options, by: \.group)
      for (group, options) in groups {
        #expect(options.count <= 12, "\(command.spec.name): \(group?.rawValue ?? "")")
      }
    }
  }
}
