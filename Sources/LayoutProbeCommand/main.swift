import LayoutProbeCLI

LayoutProbeCLI.main()
