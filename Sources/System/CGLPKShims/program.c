// Building and changing a problem.
#include <float.h>
#include <limits.h>
#include <string.h>

#include "fence.h"

// GLPK takes DBL_MAX for "no bound", so everything from there on means no bound.
static int bound_type(double lower, double upper) {
  if (lower <= -DBL_MAX) return upper >= DBL_MAX ? GLP_FR : GLP_UP;
  if (upper >= DBL_MAX) return GLP_LO;
  return lower == upper ? GLP_FX : GLP_DB;
}

static void set_bounds(glp_prob *problem, int rows, int position, double lower, double upper) {
  int type = bound_type(lower, upper);
  if (position <= rows) {
    glp_set_row_bnds(problem, position, type, lower, upper);
  } else {
    glp_set_col_bnds(problem, position - rows, type, lower, upper);
  }
}

int fenced_create(
    int rows, int columns, const double *lower, const double *upper, int memory_limit,
    glp_prob **problem) {
  OPEN_FENCE(0);
  glp_mem_limit(memory_limit);
  *problem = glp_create_prob();
  if (rows > 0) glp_add_rows(*problem, rows);
  if (columns > 0) glp_add_cols(*problem, columns);
  for (int k = 0; k < rows + columns; k++) {
    set_bounds(*problem, rows, k + 1, lower[k], upper[k]);
  }
  return close_fence();
}

int fenced_load(
    glp_prob *problem, int entries, const int *rows, const int *columns, const double *values) {
  OPEN_FENCE(0);
  glp_load_matrix(problem, entries, rows, columns, values);
  return close_fence();
}

int fenced_delete(glp_prob *problem) {
  OPEN_FENCE(0);
  glp_delete_prob(problem);
  glp_mem_limit(INT_MAX);
  return close_fence();
}

int fenced_set_bounds(
    glp_prob *problem, int count, const int *positions, const double *lower, const double *upper) {
  OPEN_FENCE(0);
  int rows = glp_get_num_rows(problem);
  for (int k = 0; k < count; k++) {
    set_bounds(problem, rows, positions[k], lower[k], upper[k]);
  }
  return close_fence();
}

int fenced_set_objective(
    glp_prob *problem, int count, const int *columns, const double *coefficients) {
  OPEN_FENCE(0);
  for (int k = 0; k < count; k++) glp_set_obj_coef(problem, columns[k], coefficients[k]);
  return close_fence();
}

static const char *after(const char *name) { return name + strlen(name) + 1; }

int fenced_describe(glp_prob *problem, int direction, const char *names) {
  OPEN_FENCE(0);
  glp_set_obj_dir(problem, direction);
  glp_set_prob_name(problem, names);
  names = after(names);
  glp_set_obj_name(problem, names);
  for (int i = 1; i <= glp_get_num_rows(problem); i++) {
    names = after(names);
    glp_set_row_name(problem, i, names);
  }
  for (int j = 1; j <= glp_get_num_cols(problem); j++) {
    names = after(names);
    glp_set_col_name(problem, j, names);
  }
  return close_fence();
}
