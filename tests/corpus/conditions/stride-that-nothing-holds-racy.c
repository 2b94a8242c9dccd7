// Claim: there is no condition on a number that no variable holds as it is by now. Source: docs/decisions/0029
struct step {
    int by;
};

void fill(double *x, int n, int stride)
{
    struct step s;
    s.by = stride;
    stride = 1;
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++)
        x[i * s.by] = stride; //@ race(x)
}
