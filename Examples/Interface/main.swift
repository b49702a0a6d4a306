// Shows the window of a GtkBuilder file: `example-interface FILE.ui`. The file says everything; the
// only code is this and the handlers that it names.
import CGTK
import GTKSupport
import PickerGTK

guard CommandLine.arguments.count == 2, gtk_init_check() != 0 else {
  print("usage: example-interface FILE.ui, on a display")
  exit(64)
}
registerWidgets()
var fault: UnsafeMutablePointer<GError>?
let builder = gtk_builder_new()
guard gtk_builder_add_from_file(builder, CommandLine.arguments[1], &fault) != 0,
  let window = gtk_builder_get_object(builder, "window")
else {
  print(fault.map { String(cString: $0.pointee.message) } ?? "the file has no window")
  exit(65)
}
let loop = g_main_loop_new(nil, 0)
connect(UnsafeMutableRawPointer(window), "close-request") { _ -> Void in g_main_loop_quit(loop) }
gtk_window_present(cast(UnsafeMutableRawPointer(window)))
g_main_loop_run(loop)
