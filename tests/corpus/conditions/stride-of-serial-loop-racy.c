// Claim: a stride that a serial loop counts is 0 in one of its trips, whatever callers do. Source: docs/decisions/0029
void fill(double *x, int n)
{
    for (int k = 0; k < 3; k++) {
        int stride = k;
#pragma omp parallel for //@ RACE
        for (int i = 0; i < n; i++)
            x[i * stride] = i; //@ race(x)
    }
}
