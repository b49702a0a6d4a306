import ColorCSS
public import ColorCore

extension Fault {
  /// Reads a colour, or tells what is wrong with it and where.
  ///
  /// - Parameters:
  ///   - bytes: the part of a line or argument that is to be a colour.
  ///   - whole: the line or argument, which is what a report shows.
  static func readColor(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, of whole: UnsafeBufferPointer<UInt8>, _ place: Place
  ) throws(Fault) -> Color {
    do throws(ColorTextError) {
      return try Color(text: UnsafeBufferPointer(rebasing: bytes))
    } catch {
      // Bytes that are no UTF-8 are shown as a replacement character, which is longer: the range is
      // counted in what is shown.
      let places = [error.range.lowerBound, error.range.upperBound].map {
        String(decoding: whole[..<(bytes.startIndex + $0)], as: UTF8.self).utf8.count
      }
      throw Fault(
        place, error.description, text: String(decoding: whole, as: UTF8.self), range: places[0]..<places[1])
    }
  }
}

extension Arguments {
  /// The colour that an option gives, or nil when it was not given.
  public func color(_ option: Option) throws(Failure) -> Color? {
    guard let text = self[option] else { return nil }
    do throws(ColorTextError) { return try Color(text: text) } catch {
      throw .fault(Fault(.option(option), error, text: text))
    }
  }
}
