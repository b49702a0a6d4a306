import CairoPainter
import ColorCore
import CommandLineKit
import PickerControls
import PickerModel
import Pictures

/// One run: the words of the command line become a picture in a file.
enum Drawing {
  static let command = RenderCommand.command

  static func run(_ words: ArraySlice<String>, in session: Session) throws(Failure) {
    let arguments: Arguments
    do throws(UsageError) { arguments = try command.parse(words) } catch { throw .usage(error) }
    if arguments.asksForHelp { return session.output.write(HelpText.of(command)) }

    let color = try arguments.color(RenderCommand.color)
    let surroundings = surroundings(arguments)
    let picture: Picture
    do throws(UsageError) {
      let control = try control(arguments, showing: color)
      let size = try size(of: control, arguments, surroundings)
      picture = control.picture(in: Frame(size, surroundings))
    } catch { throw .usage(error) }
    try write(onGround(picture, surroundings.theme), arguments)
  }

  private static func control(_ arguments: Arguments, showing color: Color?) throws(UsageError) -> any Control {
    switch arguments.operands.first {
    case "presets": return PresetList(showing: color)
    case "slider": return ChannelSlider(try scale(arguments), showing: color)
    case "preview": return ColorPreview(showing: color)
    case "dial": return Dial(try scale(arguments), showing: color)
    case "dials": return DialGroup(try space(arguments), showing: color)
    case "swatch": return Swatch(color ?? .black, showing: color)
    case "color-grid":
      return ColorGrid(offersNone: true, offersPicker: true, noneTitle: "No Fill", showing: color)
    case "well": return Well(showing: color)
    case "paint-pair": return PaintPair(ShapePaints(stroke: .color(.black), fill: ShapePaint(color)))
    case "spinner": return Spinner(try list(arguments), showing: color)
    default:
      let page = arguments[RenderCommand.page].flatMap(PickerPanel.Page.init(rawValue:)) ?? .preset
      return PickerPanel(page: page, showing: color)
    }
  }

  private static func scale(_ arguments: Arguments) throws(UsageError) -> ChannelScale {
    guard let name = arguments[RenderCommand.channel] else { return .red }
    guard let scale = ChannelScale(named: name) else {
      throw .unsuitable(
        RenderCommand.channel, name, reason: "no such channel; it is red, green, blue, or like oklch/hue",
        command: command.name)
    }
    return scale
  }

  private static func space(_ arguments: Arguments) throws(UsageError) -> ColorSpace {
    guard let name = arguments[RenderCommand.space] else { return .srgb }
    if let space = ColorSpace(name: name) { return space }
    throw .unsuitable(RenderCommand.space, name, reason: "no such space", command: command.name)
  }

  private static func list(_ arguments: Arguments) throws(UsageError) -> PresetCatalog {
    guard let name = arguments[RenderCommand.list] else { return .spinner }
    if let list = PresetCatalog(id: name) { return list }
    let reason = "no such list; there are \(PresetCatalog.ids.joined(separator: ", "))"
    throw .unsuitable(RenderCommand.list, name, reason: reason, command: command.name)
  }

  private static func surroundings(_ arguments: Arguments) -> Surroundings {
    let theme: Theme =
      switch arguments[RenderCommand.theme] {
      case "dark": .dark
      case "high-contrast": .highContrast
      default: .light
      }
    return Surroundings(
      theme: theme, isRightToLeft: arguments.has(RenderCommand.rightToLeft),
      textScale: arguments.number(RenderCommand.textScale) ?? 1)
  }

  private static func size(
    of control: any Control, _ arguments: Arguments, _ surroundings: Surroundings
  ) throws(UsageError) -> Size {
    let sizes = control.sizes(in: surroundings)
    guard let wanted = arguments.size(RenderCommand.size) else { return sizes.natural }
    let size = Size(Double(wanted.width), Double(wanted.height))
    if size.width < sizes.minimum.width || size.height < sizes.minimum.height {
      let least = [sizes.minimum.width, sizes.minimum.height].map { String(Int($0.rounded(.up))) }
      throw .unsuitable(
        RenderCommand.size, "\(wanted.width)x\(wanted.height)",
        reason: "too small; this control needs \(least.joined(separator: "x"))", command: command.name)
    }
    return size
  }

  /// Controls are see-through where they have nothing to show; a file has no window behind it.
  private static func onGround(_ picture: Picture, _ theme: Theme) -> Picture {
    var result = Picture(size: picture.size, items: [.fill(.rect(Rect(size: picture.size)), .color(theme.background))])
    result.add(picture, at: .zero)
    return result
  }

  private static func write(_ picture: Picture, _ arguments: Arguments) throws(Failure) {
    let path = arguments[RenderCommand.output] ?? ""
    do throws(PictureFileError) {
      try picture.write(to: path, scale: arguments.number(RenderCommand.scale) ?? 1)
    } catch {
      throw .inaccessible(.cannotCreate, "cannot write '\(path)'", reason: error.reason.description)
    }
  }
}
