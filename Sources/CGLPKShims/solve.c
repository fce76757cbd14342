// Running the simplex method and reading what it found.
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

static void run(glp_prob *problem, const fenced_controls *controls, fenced_verdict *verdict) {
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
}

int fenced_solve(glp_prob *problem, const fenced_controls *controls, fenced_verdict *verdict) {
  OPEN_FENCE(0);
  run(problem, controls, verdict);
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

// With every cost zero any basis is dual feasible, so the dual simplex can start from the one at hand, and ends with
// a row of the table in which every position already stands where it helps the basic one most.
int fenced_explain_infeasibility(
    glp_prob *problem, const fenced_controls *controls, fenced_verdict *verdict,
    fenced_table_row *row) {
  OPEN_FENCE(0);
  for (int j = 0; j <= glp_get_num_cols(problem); j++) glp_set_obj_coef(problem, j, 0);
  run(problem, controls, verdict);
  row->length = 0;
  row->basic = verdict->code == 0 ? glp_get_unbnd_ray(problem) : 0;
  if (row->basic > 0 && (glp_bf_exists(problem) || glp_factorize(problem) == 0)) {
    row->length = glp_eval_tab_row(problem, row->basic, row->positions, row->values);
  }
  return close_fence();
}
