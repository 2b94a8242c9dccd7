// Claim: the bounds are ints, the members written are doubles.
// Source: ISO C11 6.5p7.
struct complex {
    double re, im;
};

void clear(struct complex *u, int bounds[3])
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < bounds[0]; i++)
        u[i].re = bounds[1];
}
