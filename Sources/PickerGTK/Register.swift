// The widgets as GTypes.
