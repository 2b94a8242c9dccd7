// Claim: vectors that stand one behind the other do not meet. Source: docs/decisions/0029
void clear(double *y, int rows, int next)
{
    if (next < rows)
        return;
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < rows; i++) {
        y[i] = 0;
        y[i + next] = 0;
    }
}
