// The files that are built into the program: schemas, and what pages of reports are made of.
//
// Each function returns the text of one file, UTF-8 and ended by a zero byte; it lives as long as the program.
#ifndef C_RESOURCES_H
#define C_RESOURCES_H

const char *scenario_schema_json(void);
const char *record_schema_json(void);
const char *bars_mustache(void);
const char *baseline_mustache(void);
const char *change_mustache(void);
const char *container_mustache(void);
const char *course_css(void);
const char *course_head_mustache(void);
const char *course_js(void);
const char *course_mustache(void);
const char *diagnosis_mustache(void);
const char *drawing_js(void);
const char *drawing_mustache(void);
const char *environment_mustache(void);
const char *events_mustache(void);
const char *explanation_mustache(void);
const char *filters_mustache(void);
const char *frames_mustache(void);
const char *growth_mustache(void);
const char *head_mustache(void);
const char *held_mustache(void);
const char *index_reading_mustache(void);
const char *index_style_mustache(void);
const char *index_mustache(void);
const char *lesson_mustache(void);
const char *course_legend_mustache(void);
const char *legend_mustache(void);
const char *linking_js(void);
const char *messages_mustache(void);
const char *picture_mustache(void);
const char *proof_mustache(void);
const char *ratio_mustache(void);
const char *report_js(void);
const char *scatter_mustache(void);
const char *scenario_mustache(void);
const char *shot_mustache(void);
const char *slider_data_mustache(void);
const char *slider_js(void);
const char *slider_mustache(void);
const char *sources_mustache(void);
const char *style_css(void);
const char *table_mustache(void);
const char *task_mustache(void);
const char *timing_mustache(void);
const char *toolbar_mustache(void);
const char *translation_mustache(void);
const char *tree_mustache(void);
const char *widths_mustache(void);

#endif
