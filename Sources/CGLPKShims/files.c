// Writing and reading files. GLPK's text is kept here, because it says what is wrong and in which line.
#include "fence.h"

int fenced_write(glp_prob *problem, int format, const char *path, int *code) {
  OPEN_FENCE(1);
  switch (format) {
    case FENCED_CPLEX_LP: *code = glp_write_lp(problem, NULL, path); break;
    case FENCED_FREE_MPS: *code = glp_write_mps(problem, GLP_MPS_FILE, NULL, path); break;
    default: *code = glp_write_prob(problem, 0, path); break;
  }
  return close_fence();
}

// What a model prints while it is translated goes nowhere.
static int read_mathprog(glp_prob *problem, const char *path) {
  glp_tran *translator = glp_mpl_alloc_wksp();
  int code = glp_mpl_read_model(translator, path, 0);
  if (code == 0) code = glp_mpl_generate(translator, NULL);
  if (code == 0) glp_mpl_build_prob(translator, problem);
  glp_mpl_free_wksp(translator);
  return code;
}

int fenced_read(int format, const char *path, glp_prob **problem, int *code) {
  OPEN_FENCE(1);
  *problem = glp_create_prob();
  switch (format) {
    case FENCED_CPLEX_LP: *code = glp_read_lp(*problem, NULL, path); break;
    case FENCED_FREE_MPS: *code = glp_read_mps(*problem, GLP_MPS_FILE, NULL, path); break;
    case FENCED_GLPK: *code = glp_read_prob(*problem, 0, path); break;
    default: *code = read_mathprog(*problem, path); break;
  }
  return close_fence();
}
