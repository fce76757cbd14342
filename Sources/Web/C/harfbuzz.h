// What HarfBuzz does without in a page, where text is measured and never drawn. Nothing here changes a width.

// There are no threads, files, locales or environment, and nobody reads what failed.
#define HB_NO_MT
#define HB_NO_ATEXIT
#define HB_NO_GETENV
#define HB_NO_MMAP
#define HB_NO_OPEN
#define HB_NO_SETLOCALE
#define HB_NO_BUFFER_MESSAGE
#define HB_NO_BUFFER_SERIALIZE
#define HB_NO_BUFFER_VERIFY
#define HB_NDEBUG
#define NDEBUG
// Outlines, pictures, colours, names, and lines from top to bottom.
#define HB_NO_BITMAP
#define HB_NO_CFF
#define HB_NO_COLOR
#define HB_NO_DRAW
#define HB_NO_MATH
#define HB_NO_META
#define HB_NO_NAME
#define HB_NO_OT_FONT_GLYPH_NAMES
#define HB_NO_STYLE
#define HB_NO_VERTICAL
// Corrections for small sizes in pixels: fonts are measured in their own units.
#define HB_NO_HINTING
// Apple's tables, which no font of ours has.
#define HB_NO_AAT
// Questions about a font that nobody asks, and languages: texts have none.
#define HB_DISABLE_DEPRECATED
#define HB_NO_FACE_COLLECT_UNICODES
#define HB_NO_LANGUAGE_LONG
#define HB_NO_LANGUAGE_PRIVATE_SUBTAG
#define HB_NO_LAYOUT_COLLECT_GLYPHS
#define HB_NO_LAYOUT_FEATURE_PARAMS
#define HB_NO_LAYOUT_UNUSED
#define HB_NO_METRICS
#define HB_NO_SUBSET_LAYOUT
