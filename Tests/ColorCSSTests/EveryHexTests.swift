import ColorCSS
import ColorCore
import Testing

/// Every colour of 24 bits, through text and back.
@Suite struct EveryHexTests {
  @Test(arguments: 0..<16)
  func survivesParsingAndPrinting(part: UInt32) {
    var text: [UInt8] = Array("#000000".utf8)
    let digits = Array("0123456789abcdef".utf8)
    let wrong = text.withUnsafeMutableBufferPointer { text in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Color.longestText) { printed in
        var wrong = 0
        let last = (part + 1) << 20
        var value = part << 20
        while value < last {
          var index = 1
          while index < 7 {
            text[index] = digits[Int(value >> UInt32(24 - 4 * index) & 15)]
            index += 1
          }
          let color = try? Color(css: UnsafeBufferPointer(text))
          let count = color?.write(as: .hex, into: printed) ?? 0
          if count == 7 {
            index = 0
            while index < 7 {
              if printed[index] != text[index] { wrong += 1 }
              index += 1
            }
          } else {
            wrong += 1
          }
          value += 1
        }
        return wrong
      }
    }
    #expect(wrong == 0)
  }
}
