import CGTK
import GTKSupport
import PickerGTK
import Testing

@MainActor
@Suite(.needsDisplay) struct RegistrationTests {
  nonisolated static let classes = [
    "TincturePresetList", "TinctureChannelSlider", "TincturePreview", "TincturePicker", "TinctureDial",
    "TinctureDialGroup", "TinctureSpinner", "TinctureSwatch", "TinctureColorGrid", "TinctureWell", "TincturePaintPair",
  ]

  @Test func registeringAgainChangesNothing() {
    let before = Self.classes.map { g_type_from_name($0) }
    registerWidgets()
    #expect(Self.classes.map { g_type_from_name($0) } == before)
    #expect(before.allSatisfy { $0 != 0 })
  }

  @Test func theNamesOfCGiveTheClasses() {
    let types = [
      presetListType(), channelSliderType(), previewType(), pickerType(), dialType(), dialGroupType(), spinnerType(),
      swatchType(), colorGridType(), wellType(), paintPairType(),
    ]
    #expect(types == Self.classes.map { g_type_from_name($0) })
  }

  /// What assistive technology reads numbers from in this GTK.
  @Test func whatHasANumberIsARange() {
    for type in [channelSliderType(), dialType(), spinnerType()] {
      #expect(g_type_is_a(type, gtk_range_get_type()) != 0)
    }
  }

  @Test(arguments: classes) func theContractOfEachClass(name: String) throws {
    let type = g_type_from_name(name)
    #expect(g_type_is_a(type, gtk_widget_get_type()) != 0)
    let table = try #require(g_type_class_ref(type))
    for (property, kind) in [
      ("group", FundamentalType.string), ("color", FundamentalType.string), ("rgba", gdk_rgba_get_type()),
    ] {
      let found = try #require(g_object_class_find_property(cast(table), property), "\(property)")
      #expect(found.pointee.value_type == kind)
      #expect(found.pointee.flags.rawValue & G_PARAM_WRITABLE.rawValue != 0)
    }
    for (signal, count) in [("began", 0), ("changing", 1), ("chosen", 1), ("cancelled", 0)] {
      var query = GSignalQuery()
      g_signal_query(g_signal_lookup(signal, type), &query)
      #expect(query.signal_id != 0 && query.n_params == UInt32(count), "\(signal)")
      #expect(query.return_type == FundamentalType.none)
    }
    g_type_class_unref(table)
  }

  @Test func equalPresetIndexCanOnlyBeRead() throws {
    for name in ["TincturePresetList", "TincturePicker"] {
      let table = try #require(g_type_class_ref(g_type_from_name(name)))
      let found = try #require(g_object_class_find_property(cast(table), "equal-preset-index"))
      #expect(found.pointee.flags.rawValue & G_PARAM_WRITABLE.rawValue == 0)
      g_type_class_unref(table)
    }
  }
}
