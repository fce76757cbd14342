// A lesson needs two entries: its bytes, and its row in the table. A test compares both with the folder.
#include "CLessons.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char lesson_1_01_own_sizes[] = {
#embed "../../Output/Course/Lessons/1-boxes-and-text/01-own-sizes.yaml"
    , 0};
static const unsigned char lesson_1_02_far_edges[] = {
#embed "../../Output/Course/Lessons/1-boxes-and-text/02-far-edges.yaml"
    , 0};
static const unsigned char lesson_1_03_text_wraps[] = {
#embed "../../Output/Course/Lessons/1-boxes-and-text/03-text-wraps.yaml"
    , 0};
static const unsigned char lesson_1_04_one_line[] = {
#embed "../../Output/Course/Lessons/1-boxes-and-text/04-one-line.yaml"
    , 0};
static const unsigned char lesson_1_05_whole_pixels[] = {
#embed "../../Output/Course/Lessons/1-boxes-and-text/05-whole-pixels.yaml"
    , 0};
static const unsigned char lesson_2_01_free_space[] = {
#embed "../../Output/Course/Lessons/2-flexbox-by-layout-specs/01-free-space.yaml"
    , 0};
static const unsigned char lesson_2_02_across[] = {
#embed "../../Output/Course/Lessons/2-flexbox-by-layout-specs/02-across.yaml"
    , 0};
static const unsigned char lesson_2_03_grow[] = {
#embed "../../Output/Course/Lessons/2-flexbox-by-layout-specs/03-grow.yaml"
    , 0};
static const unsigned char lesson_2_04_shrink[] = {
#embed "../../Output/Course/Lessons/2-flexbox-by-layout-specs/04-shrink.yaml"
    , 0};
static const unsigned char lesson_2_05_basis[] = {
#embed "../../Output/Course/Lessons/2-flexbox-by-layout-specs/05-basis.yaml"
    , 0};
static const unsigned char lesson_2_06_wrap[] = {
#embed "../../Output/Course/Lessons/2-flexbox-by-layout-specs/06-wrap.yaml"
    , 0};
static const unsigned char lesson_2_07_layers[] = {
#embed "../../Output/Course/Lessons/2-flexbox-by-layout-specs/07-layers.yaml"
    , 0};
static const unsigned char lesson_2_08_ratio_and_corner[] = {
#embed "../../Output/Course/Lessons/2-flexbox-by-layout-specs/08-ratio-and-corner.yaml"
    , 0};
static const unsigned char lesson_3_01_edges[] = {
#embed "../../Output/Course/Lessons/3-constraints/01-edges.yaml"
    , 0};
static const unsigned char lesson_3_02_sizes[] = {
#embed "../../Output/Course/Lessons/3-constraints/02-sizes.yaml"
    , 0};
static const unsigned char lesson_3_03_inequalities[] = {
#embed "../../Output/Course/Lessons/3-constraints/03-inequalities.yaml"
    , 0};
static const unsigned char lesson_3_04_priorities[] = {
#embed "../../Output/Course/Lessons/3-constraints/04-priorities.yaml"
    , 0};
static const unsigned char lesson_3_05_who_gives_way[] = {
#embed "../../Output/Course/Lessons/3-constraints/05-who-gives-way.yaml"
    , 0};
static const unsigned char lesson_3_06_stack_views[] = {
#embed "../../Output/Course/Lessons/3-constraints/06-stack-views.yaml"
    , 0};
static const unsigned char lesson_3_07_margins[] = {
#embed "../../Output/Course/Lessons/3-constraints/07-margins.yaml"
    , 0};
static const unsigned char lesson_4_01_nobody_decides[] = {
#embed "../../Output/Course/Lessons/4-what-goes-wrong/01-nobody-decides.yaml"
    , 0};
static const unsigned char lesson_4_02_conflict[] = {
#embed "../../Output/Course/Lessons/4-what-goes-wrong/02-conflict.yaml"
    , 0};
static const unsigned char lesson_4_03_tie[] = {
#embed "../../Output/Course/Lessons/4-what-goes-wrong/03-tie.yaml"
    , 0};
static const unsigned char lesson_4_04_signs[] = {
#embed "../../Output/Course/Lessons/4-what-goes-wrong/04-signs.yaml"
    , 0};
static const unsigned char lesson_4_05_old_masks[] = {
#embed "../../Output/Course/Lessons/4-what-goes-wrong/05-old-masks.yaml"
    , 0};
static const unsigned char lesson_4_06_proportions[] = {
#embed "../../Output/Course/Lessons/4-what-goes-wrong/06-proportions.yaml"
    , 0};
static const unsigned char lesson_5_01_one_screen_twice[] = {
#embed "../../Output/Course/Lessons/5-both/01-one-screen-twice.yaml"
    , 0};
static const unsigned char lesson_5_02_a_change[] = {
#embed "../../Output/Course/Lessons/5-both/02-a-change.yaml"
    , 0};
static const unsigned char lesson_5_03_neither_can[] = {
#embed "../../Output/Course/Lessons/5-both/03-neither-can.yaml"
    , 0};
static const unsigned char lesson_5_04_fewer_rules[] = {
#embed "../../Output/Course/Lessons/5-both/04-fewer-rules.yaml"
    , 0};

static const struct shipped_lesson lessons[] = {
    {"1-boxes-and-text/01-own-sizes.yaml", (const char *)lesson_1_01_own_sizes},
    {"1-boxes-and-text/02-far-edges.yaml", (const char *)lesson_1_02_far_edges},
    {"1-boxes-and-text/03-text-wraps.yaml", (const char *)lesson_1_03_text_wraps},
    {"1-boxes-and-text/04-one-line.yaml", (const char *)lesson_1_04_one_line},
    {"1-boxes-and-text/05-whole-pixels.yaml", (const char *)lesson_1_05_whole_pixels},
    {"2-flexbox-by-layout-specs/01-free-space.yaml", (const char *)lesson_2_01_free_space},
    {"2-flexbox-by-layout-specs/02-across.yaml", (const char *)lesson_2_02_across},
    {"2-flexbox-by-layout-specs/03-grow.yaml", (const char *)lesson_2_03_grow},
    {"2-flexbox-by-layout-specs/04-shrink.yaml", (const char *)lesson_2_04_shrink},
    {"2-flexbox-by-layout-specs/05-basis.yaml", (const char *)lesson_2_05_basis},
    {"2-flexbox-by-layout-specs/06-wrap.yaml", (const char *)lesson_2_06_wrap},
    {"2-flexbox-by-layout-specs/07-layers.yaml", (const char *)lesson_2_07_layers},
    {"2-flexbox-by-layout-specs/08-ratio-and-corner.yaml", (const char *)lesson_2_08_ratio_and_corner},
    {"3-constraints/01-edges.yaml", (const char *)lesson_3_01_edges},
    {"3-constraints/02-sizes.yaml", (const char *)lesson_3_02_sizes},
    {"3-constraints/03-inequalities.yaml", (const char *)lesson_3_03_inequalities},
    {"3-constraints/04-priorities.yaml", (const char *)lesson_3_04_priorities},
    {"3-constraints/05-who-gives-way.yaml", (const char *)lesson_3_05_who_gives_way},
    {"3-constraints/06-stack-views.yaml", (const char *)lesson_3_06_stack_views},
    {"3-constraints/07-margins.yaml", (const char *)lesson_3_07_margins},
    {"4-what-goes-wrong/01-nobody-decides.yaml", (const char *)lesson_4_01_nobody_decides},
    {"4-what-goes-wrong/02-conflict.yaml", (const char *)lesson_4_02_conflict},
    {"4-what-goes-wrong/03-tie.yaml", (const char *)lesson_4_03_tie},
    {"4-what-goes-wrong/04-signs.yaml", (const char *)lesson_4_04_signs},
    {"4-what-goes-wrong/05-old-masks.yaml", (const char *)lesson_4_05_old_masks},
    {"4-what-goes-wrong/06-proportions.yaml", (const char *)lesson_4_06_proportions},
    {"5-both/01-one-screen-twice.yaml", (const char *)lesson_5_01_one_screen_twice},
    {"5-both/02-a-change.yaml", (const char *)lesson_5_02_a_change},
    {"5-both/03-neither-can.yaml", (const char *)lesson_5_03_neither_can},
    {"5-both/04-fewer-rules.yaml", (const char *)lesson_5_04_fewer_rules},
    {0, 0},
};

const struct shipped_lesson *shipped_lessons(void) { return lessons; }
