#include "tools/lib/newton.h"
#include <math.h>

void newton_step(int n, double *hessian, double *gradient, double *weight) {
    for (int r = 0; r < n; ++r) {
        double *row = hessian + r * n;
        for (int c = 0; c <= r; ++c) {
            const double *other = hessian + c * n;
            double sum = row[c];
            for (int k = 0; k < c; ++k) {
                sum -= row[k] * other[k];
            }
            row[c] = r == c ? sqrt(sum) : sum / other[c];
        }
    }
    for (int r = 0; r < n; ++r) {
        for (int k = 0; k < r; ++k) {
            gradient[r] -= hessian[r * n + k] * gradient[k];
        }
        gradient[r] /= hessian[r * n + r];
    }
    for (int r = n - 1; r >= 0; --r) {
        for (int k = r + 1; k < n; ++k) {
            gradient[r] -= hessian[k * n + r] * gradient[k];
        }
        gradient[r] /= hessian[r * n + r];
        weight[r] -= gradient[r];
    }
}
