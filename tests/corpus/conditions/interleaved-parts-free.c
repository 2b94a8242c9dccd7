// Claim: real and imaginary parts that alternate in one array overlap as ranges and share no element. Source: docs/decisions/0029
#include <stdio.h>
static double z[200];

static void conjugate(double *re, double *im, int n)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++) {
        re[2 * i] = 2 * re[2 * i];
        im[2 * i] = -im[2 * i];
    }
}

int main(void)
{
    conjugate(z, z + 1, 100);
    printf("%g\n", z[0]);
    return 0;
}
