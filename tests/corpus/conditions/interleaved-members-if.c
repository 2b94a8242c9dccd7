// Claim: of vectors of structures the ways are told in structures, also where a loop counts down. Source: docs/decisions/0029
struct complex {
    double re, im;
};
void clear(struct complex *y, int rows, int step, int next)
{
#pragma omp parallel for //@ RACE_FREE_IF(stride next step rows, stride step)
    for (int i = rows - 1; i >= 0; i--) {
        y[i * step].re = 0;
        y[i * step + next].re = 0;
        y[i * step + next].im = 0;
    }
}
