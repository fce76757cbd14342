// A file of the page needs two entries: its bytes, and its row in the table, which gives its name.
#include "CPlayground.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char index_html[] = {
#embed "../../Output/Playground/Pages/index.html"
};
static const unsigned char play_css[] = {
#embed "../../Output/Playground/Pages/play.css"
};
static const unsigned char play_js[] = {
#embed "../../Output/Playground/Pages/play.js"
};

static const struct playground_page pages[] = {
    {"index.html", index_html, sizeof index_html},
    {"play.css", play_css, sizeof play_css},
    {"play.js", play_js, sizeof play_js},
    {0, 0, 0},
};

const struct playground_page *playground_pages(void) { return pages; }

static const unsigned char schema[] = {
#embed "../../Output/Playground/Interface/playground.schema.json"
    , 0};

const char *playground_schema_json(void) { return (const char *)schema; }
