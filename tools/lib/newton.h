/* A step of Newton's method, for the tools that fit weights to games. */
#ifndef NEWTON_H
#define NEWTON_H

/* Solves hessian * step = gradient by Cholesky's method, in place, and takes the step from the weights. `n` weights; of the hessian, n rows of
 * n, only the lower half is looked at. */
void newton_step(int n, double *hessian, double *gradient, double *weight);

#endif
