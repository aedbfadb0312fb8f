/* A step of Newton's method, for the tools that fit weights to games. */
#ifndef NEWTON_H
#define NEWTON_H

/* Solves hessian * step = gradient by Cholesky's method, in place, and subtracts the step from the `n` weights. The hessian has n
 * rows of n; only its lower half is used. */
void newton_step(int n, double *hessian, double *gradient, double *weight);

#endif
