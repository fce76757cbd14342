// The files that are built into the program. One needs one row here, in the order of paths; tests compare the rows with the
// folders. #embed takes a tenth of the time that the compiler of Swift needs for the same bytes as an array.
#include "CResources.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

#define FILE(path) path, (const char *)(const unsigned char[])

static const struct built_in_file files[] = {
    {FILE("Notations/ScenarioFiles/Resources/scenario.schema.json"){
#embed "../../Notations/ScenarioFiles/Resources/scenario.schema.json"
    , 0}},
    {FILE("Output/Course/Lessons/0-if-you-know-CSS/01-the-words-you-know.yaml"){
#embed "../../Output/Course/Lessons/0-if-you-know-CSS/01-the-words-you-know.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/1-boxes-and-text/01-own-sizes.yaml"){
#embed "../../Output/Course/Lessons/1-boxes-and-text/01-own-sizes.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/1-boxes-and-text/02-far-edges.yaml"){
#embed "../../Output/Course/Lessons/1-boxes-and-text/02-far-edges.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/1-boxes-and-text/03-text-wraps.yaml"){
#embed "../../Output/Course/Lessons/1-boxes-and-text/03-text-wraps.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/1-boxes-and-text/04-one-line.yaml"){
#embed "../../Output/Course/Lessons/1-boxes-and-text/04-one-line.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/1-boxes-and-text/05-whole-pixels.yaml"){
#embed "../../Output/Course/Lessons/1-boxes-and-text/05-whole-pixels.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/2-flexbox-by-layout-specs/01-free-space.yaml"){
#embed "../../Output/Course/Lessons/2-flexbox-by-layout-specs/01-free-space.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/2-flexbox-by-layout-specs/02-across.yaml"){
#embed "../../Output/Course/Lessons/2-flexbox-by-layout-specs/02-across.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/2-flexbox-by-layout-specs/03-grow.yaml"){
#embed "../../Output/Course/Lessons/2-flexbox-by-layout-specs/03-grow.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/2-flexbox-by-layout-specs/04-shrink.yaml"){
#embed "../../Output/Course/Lessons/2-flexbox-by-layout-specs/04-shrink.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/2-flexbox-by-layout-specs/05-basis.yaml"){
#embed "../../Output/Course/Lessons/2-flexbox-by-layout-specs/05-basis.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/2-flexbox-by-layout-specs/06-wrap.yaml"){
#embed "../../Output/Course/Lessons/2-flexbox-by-layout-specs/06-wrap.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/2-flexbox-by-layout-specs/07-layers.yaml"){
#embed "../../Output/Course/Lessons/2-flexbox-by-layout-specs/07-layers.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/2-flexbox-by-layout-specs/08-ratio-and-corner.yaml"){
#embed "../../Output/Course/Lessons/2-flexbox-by-layout-specs/08-ratio-and-corner.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/2-flexbox-by-layout-specs/09-not-as-in-css.yaml"){
#embed "../../Output/Course/Lessons/2-flexbox-by-layout-specs/09-not-as-in-css.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/3-constraints/01-edges.yaml"){
#embed "../../Output/Course/Lessons/3-constraints/01-edges.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/3-constraints/02-sizes.yaml"){
#embed "../../Output/Course/Lessons/3-constraints/02-sizes.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/3-constraints/03-inequalities.yaml"){
#embed "../../Output/Course/Lessons/3-constraints/03-inequalities.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/3-constraints/04-priorities.yaml"){
#embed "../../Output/Course/Lessons/3-constraints/04-priorities.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/3-constraints/05-who-gives-way.yaml"){
#embed "../../Output/Course/Lessons/3-constraints/05-who-gives-way.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/3-constraints/06-stack-views.yaml"){
#embed "../../Output/Course/Lessons/3-constraints/06-stack-views.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/3-constraints/07-margins.yaml"){
#embed "../../Output/Course/Lessons/3-constraints/07-margins.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/4-what-goes-wrong/01-nobody-decides.yaml"){
#embed "../../Output/Course/Lessons/4-what-goes-wrong/01-nobody-decides.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/4-what-goes-wrong/02-conflict.yaml"){
#embed "../../Output/Course/Lessons/4-what-goes-wrong/02-conflict.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/4-what-goes-wrong/03-tie.yaml"){
#embed "../../Output/Course/Lessons/4-what-goes-wrong/03-tie.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/4-what-goes-wrong/04-signs.yaml"){
#embed "../../Output/Course/Lessons/4-what-goes-wrong/04-signs.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/4-what-goes-wrong/05-old-masks.yaml"){
#embed "../../Output/Course/Lessons/4-what-goes-wrong/05-old-masks.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/4-what-goes-wrong/06-proportions.yaml"){
#embed "../../Output/Course/Lessons/4-what-goes-wrong/06-proportions.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/5-both/01-one-screen-twice.yaml"){
#embed "../../Output/Course/Lessons/5-both/01-one-screen-twice.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/5-both/02-a-change.yaml"){
#embed "../../Output/Course/Lessons/5-both/02-a-change.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/5-both/03-neither-can.yaml"){
#embed "../../Output/Course/Lessons/5-both/03-neither-can.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/5-both/04-fewer-rules.yaml"){
#embed "../../Output/Course/Lessons/5-both/04-fewer-rules.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/6-every-case/01-other-contents.yaml"){
#embed "../../Output/Course/Lessons/6-every-case/01-other-contents.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/6-every-case/02-text-sizes.yaml"){
#embed "../../Output/Course/Lessons/6-every-case/02-text-sizes.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/6-every-case/03-reading-direction.yaml"){
#embed "../../Output/Course/Lessons/6-every-case/03-reading-direction.yaml"
    , 0}},
    {FILE("Output/Course/Lessons/6-every-case/04-the-way-back.yaml"){
#embed "../../Output/Course/Lessons/6-every-case/04-the-way-back.yaml"
    , 0}},
    {FILE("Output/Course/Resources/answers.mustache"){
#embed "../../Output/Course/Resources/answers.mustache"
    , 0}},
    {FILE("Output/Course/Resources/course-head.mustache"){
#embed "../../Output/Course/Resources/course-head.mustache"
    , 0}},
    {FILE("Output/Course/Resources/course-legend.mustache"){
#embed "../../Output/Course/Resources/course-legend.mustache"
    , 0}},
    {FILE("Output/Course/Resources/course.css"){
#embed "../../Output/Course/Resources/course.css"
    , 0}},
    {FILE("Output/Course/Resources/course.js"){
#embed "../../Output/Course/Resources/course.js"
    , 0}},
    {FILE("Output/Course/Resources/course.mustache"){
#embed "../../Output/Course/Resources/course.mustache"
    , 0}},
    {FILE("Output/Course/Resources/given.mustache"){
#embed "../../Output/Course/Resources/given.mustache"
    , 0}},
    {FILE("Output/Course/Resources/lesson.mustache"){
#embed "../../Output/Course/Resources/lesson.mustache"
    , 0}},
    {FILE("Output/Course/Resources/picture.css"){
#embed "../../Output/Course/Resources/picture.css"
    , 0}},
    {FILE("Output/Course/Resources/task.mustache"){
#embed "../../Output/Course/Resources/task.mustache"
    , 0}},
    {FILE("Output/Course/Resources/worksheets.mustache"){
#embed "../../Output/Course/Resources/worksheets.mustache"
    , 0}},
    {FILE("Output/Playground/Interface/playground.schema.json"){
#embed "../../Output/Playground/Interface/playground.schema.json"
    , 0}},
    {FILE("Output/Playground/Pages/completion.js"){
#embed "../../Output/Playground/Pages/completion.js"
    , 0}},
    {FILE("Output/Playground/Pages/difference.js"){
#embed "../../Output/Playground/Pages/difference.js"
    , 0}},
    {FILE("Output/Playground/Pages/editor.js"){
#embed "../../Output/Playground/Pages/editor.js"
    , 0}},
    {FILE("Output/Playground/Pages/files.js"){
#embed "../../Output/Playground/Pages/files.js"
    , 0}},
    {FILE("Output/Playground/Pages/index.html"){
#embed "../../Output/Playground/Pages/index.html"
    , 0}},
    {FILE("Output/Playground/Pages/keep.js"){
#embed "../../Output/Playground/Pages/keep.js"
    , 0}},
    {FILE("Output/Playground/Pages/layouts.js"){
#embed "../../Output/Playground/Pages/layouts.js"
    , 0}},
    {FILE("Output/Playground/Pages/links.js"){
#embed "../../Output/Playground/Pages/links.js"
    , 0}},
    {FILE("Output/Playground/Pages/mistakes.js"){
#embed "../../Output/Playground/Pages/mistakes.js"
    , 0}},
    {FILE("Output/Playground/Pages/pane.js"){
#embed "../../Output/Playground/Pages/pane.js"
    , 0}},
    {FILE("Output/Playground/Pages/permalink.js"){
#embed "../../Output/Playground/Pages/permalink.js"
    , 0}},
    {FILE("Output/Playground/Pages/picture.js"){
#embed "../../Output/Playground/Pages/picture.js"
    , 0}},
    {FILE("Output/Playground/Pages/play.css"){
#embed "../../Output/Playground/Pages/play.css"
    , 0}},
    {FILE("Output/Playground/Pages/play.js"){
#embed "../../Output/Playground/Pages/play.js"
    , 0}},
    {FILE("Output/Playground/Pages/reasons.js"){
#embed "../../Output/Playground/Pages/reasons.js"
    , 0}},
    {FILE("Output/Playground/Pages/server.js"){
#embed "../../Output/Playground/Pages/server.js"
    , 0}},
    {FILE("Output/Playground/Pages/stage.js"){
#embed "../../Output/Playground/Pages/stage.js"
    , 0}},
    {FILE("Output/Playground/Pages/tab-answers.js"){
#embed "../../Output/Playground/Pages/tab-answers.js"
    , 0}},
    {FILE("Output/Playground/Pages/tab-css.js"){
#embed "../../Output/Playground/Pages/tab-css.js"
    , 0}},
    {FILE("Output/Playground/Pages/tab-findings.js"){
#embed "../../Output/Playground/Pages/tab-findings.js"
    , 0}},
    {FILE("Output/Playground/Pages/tab-frames.js"){
#embed "../../Output/Playground/Pages/tab-frames.js"
    , 0}},
    {FILE("Output/Playground/Pages/tab-log.js"){
#embed "../../Output/Playground/Pages/tab-log.js"
    , 0}},
    {FILE("Output/Playground/Pages/tab-promises.js"){
#embed "../../Output/Playground/Pages/tab-promises.js"
    , 0}},
    {FILE("Output/Playground/Pages/tab-proof.js"){
#embed "../../Output/Playground/Pages/tab-proof.js"
    , 0}},
    {FILE("Output/Playground/Pages/tabs.js"){
#embed "../../Output/Playground/Pages/tabs.js"
    , 0}},
    {FILE("Output/Playground/Pages/words.js"){
#embed "../../Output/Playground/Pages/words.js"
    , 0}},
    {FILE("Output/Reporting/Resources/OFL.txt"){
#embed "../../Output/Reporting/Resources/OFL.txt"
    , 0}},
    {FILE("Output/Reporting/Resources/Styles/charts.css"){
#embed "../../Output/Reporting/Resources/Styles/charts.css"
    , 0}},
    {FILE("Output/Reporting/Resources/Styles/look.css"){
#embed "../../Output/Reporting/Resources/Styles/look.css"
    , 0}},
    {FILE("Output/Reporting/Resources/Styles/overview.css"){
#embed "../../Output/Reporting/Resources/Styles/overview.css"
    , 0}},
    {FILE("Output/Reporting/Resources/Styles/palette.css"){
#embed "../../Output/Reporting/Resources/Styles/palette.css"
    , 0}},
    {FILE("Output/Reporting/Resources/Styles/pictures.css"){
#embed "../../Output/Reporting/Resources/Styles/pictures.css"
    , 0}},
    {FILE("Output/Reporting/Resources/Styles/print.css"){
#embed "../../Output/Reporting/Resources/Styles/print.css"
    , 0}},
    {FILE("Output/Reporting/Resources/Styles/product.css"){
#embed "../../Output/Reporting/Resources/Styles/product.css"
    , 0}},
    {FILE("Output/Reporting/Resources/Styles/scenario.css"){
#embed "../../Output/Reporting/Resources/Styles/scenario.css"
    , 0}},
    {FILE("Output/Reporting/Resources/bars.mustache"){
#embed "../../Output/Reporting/Resources/bars.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/baseline.mustache"){
#embed "../../Output/Reporting/Resources/baseline.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/boxes.mustache"){
#embed "../../Output/Reporting/Resources/boxes.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/causes.mustache"){
#embed "../../Output/Reporting/Resources/causes.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/change.mustache"){
#embed "../../Output/Reporting/Resources/change.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/diagnosis.mustache"){
#embed "../../Output/Reporting/Resources/diagnosis.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/drawing.js"){
#embed "../../Output/Reporting/Resources/drawing.js"
    , 0}},
    {FILE("Output/Reporting/Resources/drawing.mustache"){
#embed "../../Output/Reporting/Resources/drawing.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/environment.mustache"){
#embed "../../Output/Reporting/Resources/environment.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/events.mustache"){
#embed "../../Output/Reporting/Resources/events.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/explanation.mustache"){
#embed "../../Output/Reporting/Resources/explanation.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/filters.mustache"){
#embed "../../Output/Reporting/Resources/filters.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/forge-picture.mustache"){
#embed "../../Output/Reporting/Resources/forge-picture.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/frames.mustache"){
#embed "../../Output/Reporting/Resources/frames.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/growth.mustache"){
#embed "../../Output/Reporting/Resources/growth.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/head.mustache"){
#embed "../../Output/Reporting/Resources/head.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/icon.svg"){
#embed "../../Output/Reporting/Resources/icon.svg"
    , 0}},
    {FILE("Output/Reporting/Resources/index-group.mustache"){
#embed "../../Output/Reporting/Resources/index-group.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/index-reading.mustache"){
#embed "../../Output/Reporting/Resources/index-reading.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/index-style.mustache"){
#embed "../../Output/Reporting/Resources/index-style.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/index.mustache"){
#embed "../../Output/Reporting/Resources/index.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/layer.mustache"){
#embed "../../Output/Reporting/Resources/layer.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/legend.mustache"){
#embed "../../Output/Reporting/Resources/legend.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/linking.js"){
#embed "../../Output/Reporting/Resources/linking.js"
    , 0}},
    {FILE("Output/Reporting/Resources/listing.mustache"){
#embed "../../Output/Reporting/Resources/listing.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/messages.mustache"){
#embed "../../Output/Reporting/Resources/messages.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/picture.mustache"){
#embed "../../Output/Reporting/Resources/picture.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/pieces.mustache"){
#embed "../../Output/Reporting/Resources/pieces.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/product-header.mustache"){
#embed "../../Output/Reporting/Resources/product-header.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/product.mustache"){
#embed "../../Output/Reporting/Resources/product.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/proof.mustache"){
#embed "../../Output/Reporting/Resources/proof.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/ratio.mustache"){
#embed "../../Output/Reporting/Resources/ratio.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/recovery.mustache"){
#embed "../../Output/Reporting/Resources/recovery.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/report.js"){
#embed "../../Output/Reporting/Resources/report.js"
    , 0}},
    {FILE("Output/Reporting/Resources/run-facts.mustache"){
#embed "../../Output/Reporting/Resources/run-facts.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/scatter.mustache"){
#embed "../../Output/Reporting/Resources/scatter.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/scenario.mustache"){
#embed "../../Output/Reporting/Resources/scenario.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/shot.mustache"){
#embed "../../Output/Reporting/Resources/shot.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/slider-data.mustache"){
#embed "../../Output/Reporting/Resources/slider-data.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/slider.js"){
#embed "../../Output/Reporting/Resources/slider.js"
    , 0}},
    {FILE("Output/Reporting/Resources/slider.mustache"){
#embed "../../Output/Reporting/Resources/slider.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/sources.mustache"){
#embed "../../Output/Reporting/Resources/sources.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/table.mustache"){
#embed "../../Output/Reporting/Resources/table.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/timing.mustache"){
#embed "../../Output/Reporting/Resources/timing.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/toolbar.mustache"){
#embed "../../Output/Reporting/Resources/toolbar.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/translation.js"){
#embed "../../Output/Reporting/Resources/translation.js"
    , 0}},
    {FILE("Output/Reporting/Resources/translation.mustache"){
#embed "../../Output/Reporting/Resources/translation.mustache"
    , 0}},
    {FILE("Output/Reporting/Resources/widths.mustache"){
#embed "../../Output/Reporting/Resources/widths.mustache"
    , 0}},
    {FILE("Output/Site/Pages/answers.js"){
#embed "../../Output/Site/Pages/answers.js"
    , 0}},
    {FILE("Output/Site/Pages/fonts.js"){
#embed "../../Output/Site/Pages/fonts.js"
    , 0}},
    {FILE("Output/Site/Pages/judge.js"){
#embed "../../Output/Site/Pages/judge.js"
    , 0}},
    {FILE("Output/Site/Pages/log-page.js"){
#embed "../../Output/Site/Pages/log-page.js"
    , 0}},
    {FILE("Output/Site/Pages/log-section.js"){
#embed "../../Output/Site/Pages/log-section.js"
    , 0}},
    {FILE("Output/Site/Pages/packed.js"){
#embed "../../Output/Site/Pages/packed.js"
    , 0}},
    {FILE("Output/Site/Pages/page-server.js"){
#embed "../../Output/Site/Pages/page-server.js"
    , 0}},
    {FILE("Output/Site/Pages/visitor-files.js"){
#embed "../../Output/Site/Pages/visitor-files.js"
    , 0}},
    {FILE("Output/Site/Pages/worker.js"){
#embed "../../Output/Site/Pages/worker.js"
    , 0}},
    {FILE("Output/Site/Resources/guide.mustache"){
#embed "../../Output/Site/Resources/guide.mustache"
    , 0}},
    {FILE("Output/Site/Resources/logs.mustache"){
#embed "../../Output/Site/Resources/logs.mustache"
    , 0}},
    {FILE("Output/Site/Resources/site-head.mustache"){
#embed "../../Output/Site/Resources/site-head.mustache"
    , 0}},
    {FILE("Output/Site/Resources/site.css"){
#embed "../../Output/Site/Resources/site.css"
    , 0}},
    {FILE("Output/Site/Resources/site.mustache"){
#embed "../../Output/Site/Resources/site.mustache"
    , 0}},
    {FILE("Runs/RunRecords/Resources/record.schema.json"){
#embed "../../Runs/RunRecords/Resources/record.schema.json"
    , 0}},
    {FILE("Tools/LayoutRecorder/LayoutRecorder.swift"){
#embed "../../Tools/LayoutRecorder/LayoutRecorder.swift"
    , 0}},
    {0, 0},
};

const struct built_in_file *built_in_files(void) { return files; }

const char *built_in(const char *path) {
  for (const struct built_in_file *file = files; file->path; file++) {
    if (strcmp(file->path, path) == 0) return file->text;
  }
  return 0;
}
