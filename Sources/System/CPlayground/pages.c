// A file of the page needs two entries: its bytes, and its row in the table, which gives its name.
#include "CPlayground.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char index_html[] = {
#embed "../../Output/Playground/Pages/index.html"
};
static const unsigned char play_css[] = {
#embed "../../Output/Playground/Pages/play.css"
};
static const unsigned char completion_js[] = {
#embed "../../Output/Playground/Pages/completion.js"
};
static const unsigned char difference_js[] = {
#embed "../../Output/Playground/Pages/difference.js"
};
static const unsigned char drawing_js[] = {
#embed "../../Output/Reporting/Resources/drawing.js"
};
static const unsigned char editor_js[] = {
#embed "../../Output/Playground/Pages/editor.js"
};
static const unsigned char files_js[] = {
#embed "../../Output/Playground/Pages/files.js"
};
static const unsigned char layouts_js[] = {
#embed "../../Output/Playground/Pages/layouts.js"
};
static const unsigned char pane_js[] = {
#embed "../../Output/Playground/Pages/pane.js"
};
static const unsigned char permalink_js[] = {
#embed "../../Output/Playground/Pages/permalink.js"
};
static const unsigned char picture_js[] = {
#embed "../../Output/Playground/Pages/picture.js"
};
static const unsigned char play_js[] = {
#embed "../../Output/Playground/Pages/play.js"
};
static const unsigned char reasons_js[] = {
#embed "../../Output/Playground/Pages/reasons.js"
};
static const unsigned char server_js[] = {
#embed "../../Output/Playground/Pages/server.js"
};
static const unsigned char stage_js[] = {
#embed "../../Output/Playground/Pages/stage.js"
};
static const unsigned char tab_answers_js[] = {
#embed "../../Output/Playground/Pages/tab-answers.js"
};
static const unsigned char tab_findings_js[] = {
#embed "../../Output/Playground/Pages/tab-findings.js"
};
static const unsigned char tab_frames_js[] = {
#embed "../../Output/Playground/Pages/tab-frames.js"
};
static const unsigned char tab_log_js[] = {
#embed "../../Output/Playground/Pages/tab-log.js"
};
static const unsigned char tab_proof_js[] = {
#embed "../../Output/Playground/Pages/tab-proof.js"
};
static const unsigned char tabs_js[] = {
#embed "../../Output/Playground/Pages/tabs.js"
};
static const unsigned char links_js[] = {
#embed "../../Output/Playground/Pages/links.js"
};
static const unsigned char words_js[] = {
#embed "../../Output/Playground/Pages/words.js"
};

static const struct playground_page pages[] = {
    {"index.html", index_html, sizeof index_html},
    {"play.css", play_css, sizeof play_css},
    {"completion.js", completion_js, sizeof completion_js},
    {"difference.js", difference_js, sizeof difference_js},
    {"drawing.js", drawing_js, sizeof drawing_js},
    {"editor.js", editor_js, sizeof editor_js},
    {"files.js", files_js, sizeof files_js},
    {"layouts.js", layouts_js, sizeof layouts_js},
    {"pane.js", pane_js, sizeof pane_js},
    {"permalink.js", permalink_js, sizeof permalink_js},
    {"picture.js", picture_js, sizeof picture_js},
    {"play.js", play_js, sizeof play_js},
    {"reasons.js", reasons_js, sizeof reasons_js},
    {"server.js", server_js, sizeof server_js},
    {"stage.js", stage_js, sizeof stage_js},
    {"tab-answers.js", tab_answers_js, sizeof tab_answers_js},
    {"tab-findings.js", tab_findings_js, sizeof tab_findings_js},
    {"tab-frames.js", tab_frames_js, sizeof tab_frames_js},
    {"tab-log.js", tab_log_js, sizeof tab_log_js},
    {"tab-proof.js", tab_proof_js, sizeof tab_proof_js},
    {"tabs.js", tabs_js, sizeof tabs_js},
    {"links.js", links_js, sizeof links_js},
    {"words.js", words_js, sizeof words_js},
    {0, 0, 0},
};

const struct playground_page *playground_pages(void) { return pages; }

static const unsigned char schema[] = {
#embed "../../Output/Playground/Interface/playground.schema.json"
    , 0};

const char *playground_schema_json(void) { return (const char *)schema; }
