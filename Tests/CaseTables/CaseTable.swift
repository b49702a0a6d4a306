import Foundation

/// A table of cases under Tests/Data: tab-separated, one header line, `\t \n \r \\` as escapes.
public struct CaseTable: Sendable {
  public let name: String
  public let header: [String]
  public let rows: [Row]

  public struct Row: Sendable {
    /// The line in the file, from 1.
    public let line: Int
    let cells: [String]
    let columns: [String: Int]

    public subscript(column: String) -> String { columns[column].map { $0 < cells.count ? cells[$0] : "" } ?? "" }

    /// The cell as a number; nil when it is empty or `none`.
    public func number(_ column: String) -> Double? { Double(self[column]) }
  }

  /// Loads a table, such as `science/alpha-bytes`.
  public init(_ name: String, file: String = #filePath) throws {
    let data = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Data/\(name).tsv")
    let lines = try String(contentsOf: data, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    let header = lines[0].split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    let columns = Dictionary(uniqueKeysWithValues: zip(header, header.indices))
    self.name = name
    self.header = header
    rows = lines.enumerated().dropFirst().filter { !$1.isEmpty }.map { number, line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(Self.unescaped)
      return Row(line: number + 1, cells: cells, columns: columns)
    }
  }

  private static func unescaped(_ cell: Substring) -> String {
    guard cell.contains("\\") else { return String(cell) }
    var result = ""
    var escaping = false
    for character in cell {
      if escaping {
        result.append(["t": "\t", "n": "\n", "r": "\r"][character] ?? character)
        escaping = false
      } else if character == "\\" {
        escaping = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
