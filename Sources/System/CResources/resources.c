// #embed takes a tenth of the time that the compiler of Swift needs for the same bytes as an array.
#include "CResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define FILE_TEXT(name) \
  const char *name(void) { return (const char *)name##_bytes; }

static const unsigned char scenario_schema_json_bytes[] = {
#embed "../../Notations/ScenarioFiles/Resources/scenario.schema.json"
    , 0};
FILE_TEXT(scenario_schema_json)

static const unsigned char record_schema_json_bytes[] = {
#embed "../../Runs/RunRecords/Resources/record.schema.json"
    , 0};
FILE_TEXT(record_schema_json)

static const unsigned char bars_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/bars.mustache"
    , 0};
FILE_TEXT(bars_mustache)

static const unsigned char baseline_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/baseline.mustache"
    , 0};
FILE_TEXT(baseline_mustache)

static const unsigned char change_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/change.mustache"
    , 0};
FILE_TEXT(change_mustache)

static const unsigned char container_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/container.mustache"
    , 0};
FILE_TEXT(container_mustache)

static const unsigned char diagnosis_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/diagnosis.mustache"
    , 0};
FILE_TEXT(diagnosis_mustache)

static const unsigned char drawing_js_bytes[] = {
#embed "../../Output/Reporting/Resources/drawing.js"
    , 0};
FILE_TEXT(drawing_js)

static const unsigned char drawing_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/drawing.mustache"
    , 0};
FILE_TEXT(drawing_mustache)

static const unsigned char environment_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/environment.mustache"
    , 0};
FILE_TEXT(environment_mustache)

static const unsigned char events_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/events.mustache"
    , 0};
FILE_TEXT(events_mustache)

static const unsigned char explanation_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/explanation.mustache"
    , 0};
FILE_TEXT(explanation_mustache)

static const unsigned char filters_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/filters.mustache"
    , 0};
FILE_TEXT(filters_mustache)

static const unsigned char frames_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/frames.mustache"
    , 0};
FILE_TEXT(frames_mustache)

static const unsigned char growth_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/growth.mustache"
    , 0};
FILE_TEXT(growth_mustache)

static const unsigned char head_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/head.mustache"
    , 0};
FILE_TEXT(head_mustache)

static const unsigned char held_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/held.mustache"
    , 0};
FILE_TEXT(held_mustache)

static const unsigned char index_reading_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/index-reading.mustache"
    , 0};
FILE_TEXT(index_reading_mustache)

static const unsigned char index_style_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/index-style.mustache"
    , 0};
FILE_TEXT(index_style_mustache)

static const unsigned char index_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/index.mustache"
    , 0};
FILE_TEXT(index_mustache)

static const unsigned char legend_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/legend.mustache"
    , 0};
FILE_TEXT(legend_mustache)

static const unsigned char linking_js_bytes[] = {
#embed "../../Output/Reporting/Resources/linking.js"
    , 0};
FILE_TEXT(linking_js)

static const unsigned char messages_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/messages.mustache"
    , 0};
FILE_TEXT(messages_mustache)

static const unsigned char picture_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/picture.mustache"
    , 0};
FILE_TEXT(picture_mustache)

static const unsigned char proof_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/proof.mustache"
    , 0};
FILE_TEXT(proof_mustache)

static const unsigned char ratio_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/ratio.mustache"
    , 0};
FILE_TEXT(ratio_mustache)

static const unsigned char report_js_bytes[] = {
#embed "../../Output/Reporting/Resources/report.js"
    , 0};
FILE_TEXT(report_js)

static const unsigned char scatter_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/scatter.mustache"
    , 0};
FILE_TEXT(scatter_mustache)

static const unsigned char scenario_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/scenario.mustache"
    , 0};
FILE_TEXT(scenario_mustache)

static const unsigned char shot_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/shot.mustache"
    , 0};
FILE_TEXT(shot_mustache)

static const unsigned char slider_data_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/slider-data.mustache"
    , 0};
FILE_TEXT(slider_data_mustache)

static const unsigned char slider_js_bytes[] = {
#embed "../../Output/Reporting/Resources/slider.js"
    , 0};
FILE_TEXT(slider_js)

static const unsigned char slider_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/slider.mustache"
    , 0};
FILE_TEXT(slider_mustache)

static const unsigned char sources_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/sources.mustache"
    , 0};
FILE_TEXT(sources_mustache)

static const unsigned char style_css_bytes[] = {
#embed "../../Output/Reporting/Resources/style.css"
    , 0};
FILE_TEXT(style_css)

static const unsigned char table_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/table.mustache"
    , 0};
FILE_TEXT(table_mustache)

static const unsigned char timing_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/timing.mustache"
    , 0};
FILE_TEXT(timing_mustache)

static const unsigned char toolbar_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/toolbar.mustache"
    , 0};
FILE_TEXT(toolbar_mustache)

static const unsigned char translation_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/translation.mustache"
    , 0};
FILE_TEXT(translation_mustache)

static const unsigned char tree_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/tree.mustache"
    , 0};
FILE_TEXT(tree_mustache)

static const unsigned char widths_mustache_bytes[] = {
#embed "../../Output/Reporting/Resources/widths.mustache"
    , 0};
FILE_TEXT(widths_mustache)

static const unsigned char course_css_bytes[] = {
#embed "../../Output/Course/Resources/course.css"
    , 0};
FILE_TEXT(course_css)

static const unsigned char course_head_mustache_bytes[] = {
#embed "../../Output/Course/Resources/course-head.mustache"
    , 0};
FILE_TEXT(course_head_mustache)

static const unsigned char course_js_bytes[] = {
#embed "../../Output/Course/Resources/course.js"
    , 0};
FILE_TEXT(course_js)

static const unsigned char course_mustache_bytes[] = {
#embed "../../Output/Course/Resources/course.mustache"
    , 0};
FILE_TEXT(course_mustache)

static const unsigned char course_legend_mustache_bytes[] = {
#embed "../../Output/Course/Resources/course-legend.mustache"
    , 0};
FILE_TEXT(course_legend_mustache)

static const unsigned char lesson_mustache_bytes[] = {
#embed "../../Output/Course/Resources/lesson.mustache"
    , 0};
FILE_TEXT(lesson_mustache)

static const unsigned char task_mustache_bytes[] = {
#embed "../../Output/Course/Resources/task.mustache"
    , 0};
FILE_TEXT(task_mustache)
