// The operations of GLPK that the Swift side uses, each behind a fence.
//
// On a wrong argument or an exhausted memory limit GLPK prints a message and calls abort(). Inside
// the fence its error routine jumps out instead, and its messages are kept in a buffer. The jump
// stays within C: it never crosses a Swift frame.
//
// Every function returns 0, or FENCE_BROKEN when GLPK called its error routine. After FENCE_BROKEN
// everything that GLPK held for this thread has been freed, problems included; they must not be
// used or deleted any more. A problem must be used and deleted by the thread that created it,
// because GLPK counts memory per thread.
//
// Positions count rows first, then columns, from 1: row i is i, column j is rows + j.
#ifndef CGLPK_SHIMS_H
#define CGLPK_SHIMS_H

#include <glpk.h>

enum { FENCE_BROKEN = -1 };

// The messages that GLPK printed during the last call of this thread; at most the last few thousand
// characters.
const char *fenced_message(void);

// glp_create_prob, glp_add_rows, glp_add_cols, glp_set_row_bnds, glp_set_col_bnds; bounds at every
// position, infinite where there is none. The memory limit, in megabytes above 0, applies until
// fenced_delete.
int fenced_create(
    int rows, int columns, const double *lower, const double *upper, int memory_limit,
    glp_prob **problem);

// glp_load_matrix. The arrays start with one unused element.
int fenced_load(
    glp_prob *problem, int entries, const int *rows, const int *columns, const double *values);

// glp_delete_prob.
int fenced_delete(glp_prob *problem);

// glp_set_row_bnds and glp_set_col_bnds at `count` positions.
int fenced_set_bounds(
    glp_prob *problem, int count, const int *positions, const double *lower, const double *upper);

// glp_set_obj_coef for `count` columns from 1; column 0 is the constant.
int fenced_set_objective(
    glp_prob *problem, int count, const int *columns, const double *coefficients);

// glp_set_row_stat and glp_set_col_stat at every position, or glp_adv_basis where `statuses` is
// NULL.
int fenced_set_basis(glp_prob *problem, const unsigned char *statuses);

// glp_scale_prob and glp_std_basis: a restart after numerical trouble.
int fenced_restart(glp_prob *problem);

// The parameters of glp_simplex; the method FENCED_EXACT means glp_exact.
enum { FENCED_EXACT = 0 };
typedef struct {
  int method, iteration_limit, milliseconds;
} fenced_controls;

// `code` is the solver's return code, `status` that of glp_get_status, `iterations` the number of
// iterations of this call.
typedef struct {
  int code, status, iterations;
} fenced_verdict;

// glp_simplex or glp_exact.
int fenced_solve(glp_prob *problem, const fenced_controls *controls, fenced_verdict *verdict);

// Statuses and reduced costs at every position (glp_get_row_stat, glp_get_row_dual, and the same
// for columns).
int fenced_get_basis(glp_prob *problem, unsigned char *statuses, double *reduced_costs);

// The values at every position (glp_get_row_prim, glp_get_col_prim).
int fenced_get_values(glp_prob *problem, double *values);

// After the dual simplex found no feasible solution: the row of the simplex table that shows why,
// by glp_get_unbnd_ray and glp_eval_tab_row. Position `basic` equals the sum of values[k] times
// position positions[k], k from 1 to length; both arrays have columns + 1 elements. `basic` is 0
// where there is no such row.
int fenced_get_ray(glp_prob *problem, int *basic, int *length, int *positions, double *values);

// glp_factorize, unless there already is a factorisation; `code` is nonzero for a singular basis.
int fenced_factorize(glp_prob *problem, int *code);

// glp_transform_row of a factorised problem: `length` terms of columns become terms of nonbasic
// positions. Elements count from 1; both arrays have columns + 1 elements.
int fenced_transform_row(glp_prob *problem, int *length, int *positions, double *values);

// glp_eval_tab_col of a factorised problem: the changes of `length` basic positions for each step of
// the nonbasic position. Elements count from 1; both arrays have rows + 1 elements.
int fenced_tableau_column(
    glp_prob *problem, int position, int *length, int *positions, double *values);

// The file formats that GLPK knows.
enum { FENCED_CPLEX_LP = 1, FENCED_FREE_MPS, FENCED_GLPK };

// Sets what only files need: glp_set_obj_dir, and the names of the problem, the objective, the rows
// and the columns, one after the other, each terminated by a NUL.
int fenced_describe(glp_prob *problem, int direction, const char *names);

// glp_write_lp, glp_write_mps or glp_write_prob; `code` is nonzero where the file could not be
// written.
int fenced_write(glp_prob *problem, int format, const char *path, int *code);

// The same, through a temporary file; where `code` is 0, `text` is set to a NUL-terminated string,
// to be freed by fenced_free_text.
int fenced_write_text(glp_prob *problem, int format, char **text, int *code);
void fenced_free_text(char *text);

#endif
