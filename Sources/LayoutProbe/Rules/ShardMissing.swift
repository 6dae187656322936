/// `shard-missing`
enum ShardMissing: Rule {
  static let id = "shard-missing"
  static let severity = Severity.error
  static let demand = "A merged report holds the reports of all shards."
  static let why =
    "A job that failed before it wrote its report, or that was killed, checked nothing; the "
    + "other reports alone look as if every probe passed."
  static let fix =
    "Run the job of that shard again and merge its report too; --partial leaves it out."
  static let example = """
    layoutprobe report layout-1.json layout-3.json   // and shard 2 of 3 was killed
    """
  static let sensitivity =
    "a shard whose report is there, but was made from other sources"
}
