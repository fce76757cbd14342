// Running the simplex method and reading its results.
#include "fence.h"

int fenced_set_basis(glp_prob *problem, const unsigned char *statuses) {
  OPEN_FENCE(0);
  if (statuses == NULL) {
    glp_adv_basis(problem, 0);
  } else {
    int rows = glp_get_num_rows(problem);
    int columns = glp_get_num_cols(problem);
    for (int i = 1; i <= rows; i++) glp_set_row_stat(problem, i, statuses[i - 1]);
    for (int j = 1; j <= columns; j++) glp_set_col_stat(problem, j, statuses[rows + j - 1]);
  }
  return close_fence();
}

int fenced_restart(glp_prob *problem) {
  OPEN_FENCE(0);
  glp_scale_prob(problem, GLP_SF_EQ | GLP_SF_2N);
  glp_std_basis(problem);
  return close_fence();
}

int fenced_solve(glp_prob *problem, const fenced_controls *controls, fenced_verdict *verdict) {
  OPEN_FENCE(0);
  glp_smcp parameters;
  glp_init_smcp(&parameters);
  parameters.msg_lev = GLP_MSG_OFF;
  parameters.it_lim = controls->iteration_limit;
  parameters.tm_lim = controls->milliseconds;
  int before = glp_get_it_cnt(problem);
  if (controls->method == FENCED_EXACT) {
    verdict->code = glp_exact(problem, &parameters);
  } else {
    parameters.meth = controls->method;
    verdict->code = glp_simplex(problem, &parameters);
  }
  verdict->status = glp_get_status(problem);
  verdict->iterations = glp_get_it_cnt(problem) - before;
  return close_fence();
}

int fenced_get_basis(glp_prob *problem, unsigned char *statuses, double *reduced_costs) {
  OPEN_FENCE(0);
  int rows = glp_get_num_rows(problem);
  int columns = glp_get_num_cols(problem);
  for (int i = 1; i <= rows; i++) {
    statuses[i - 1] = (unsigned char)glp_get_row_stat(problem, i);
    reduced_costs[i - 1] = glp_get_row_dual(problem, i);
  }
  for (int j = 1; j <= columns; j++) {
    statuses[rows + j - 1] = (unsigned char)glp_get_col_stat(problem, j);
    reduced_costs[rows + j - 1] = glp_get_col_dual(problem, j);
  }
  return close_fence();
}

int fenced_get_values(glp_prob *problem, double *values) {
  OPEN_FENCE(0);
  int rows = glp_get_num_rows(problem);
  int columns = glp_get_num_cols(problem);
  for (int i = 1; i <= rows; i++) values[i - 1] = glp_get_row_prim(problem, i);
  for (int j = 1; j <= columns; j++) values[rows + j - 1] = glp_get_col_prim(problem, j);
  return close_fence();
}

int fenced_get_ray(glp_prob *problem, int *basic, int *length, int *positions, double *values) {
  OPEN_FENCE(0);
  *basic = glp_get_unbnd_ray(problem);
  if (*basic > 0 && !glp_bf_exists(problem) && glp_factorize(problem) != 0) *basic = 0;
  *length = *basic > 0 ? glp_eval_tab_row(problem, *basic, positions, values) : 0;
  return close_fence();
}

int fenced_factorize(glp_prob *problem, int *code) {
  OPEN_FENCE(0);
  *code = glp_bf_exists(problem) ? 0 : glp_factorize(problem);
  return close_fence();
}

int fenced_transform_row(glp_prob *problem, int *length, int *positions, double *values) {
  OPEN_FENCE(0);
  *length = glp_transform_row(problem, *length, positions, values);
  return close_fence();
}

int fenced_tableau_column(
    glp_prob *problem, int position, int *length, int *positions, double *values) {
  OPEN_FENCE(0);
  *length = glp_eval_tab_col(problem, position, positions, values);
  return close_fence();
}
