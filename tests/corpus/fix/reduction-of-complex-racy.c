// Claim: a sum of complex numbers is gathered in a complex variable; compilers make no update of a complex number atomic.
// Source: OpenMP 5.2 §5.5.5 (arithmetic types)
#include <complex.h>
#include <stdio.h>

static void add(float complex *z, int n)
{
#pragma omp parallel for //@ RACE fix(z: reduction) nofix(z: atomic)
    for (int i = 0; i < n; i++)
        *z += i - 2 * i * I; //@ race
}

int main(void)
{
    float complex z = 1;
    double complex w = 0;
    add(&z, 40);
#pragma omp parallel for //@ RACE fix(w: reduction) nofix(w: atomic)
    for (int i = 0; i < 40; i++)
        w += i * I; //@ race(w)
    printf("%.1f %.1f %.1f\n", crealf(z), cimagf(z), cimag(w));
    return 0;
}
