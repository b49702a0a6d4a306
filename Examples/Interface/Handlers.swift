// The handlers that `.ui` files name. What they hear is printed: the widget's name in the file, what
// happened, the colour.
import CGTK
import GTKSupport

@c(on_began)
public func began(_ widget: UnsafeMutableRawPointer?) { say(widget, "began") }

@c(on_changing)
public func changing(_ widget: UnsafeMutableRawPointer?, _ color: UnsafePointer<CChar>?) {
  say(widget, "changing " + text(color))
}

@c(on_chosen)
public func chosen(_ widget: UnsafeMutableRawPointer?, _ color: UnsafePointer<CChar>?) {
  say(widget, "chosen " + text(color))
}

@c(on_cancelled)
public func cancelled(_ widget: UnsafeMutableRawPointer?) { say(widget, "cancelled") }

private func say(_ object: UnsafeMutableRawPointer?, _ words: String) {
  let name = object.flatMap { gtk_buildable_get_buildable_id(cast($0)) }.map { String(cString: $0) } ?? "?"
  print(name, words)
  fflush(nil)
}

private func text(_ color: UnsafePointer<CChar>?) -> String { color.map { String(cString: $0) } ?? "nothing" }
