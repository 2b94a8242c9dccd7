// Claim: two vectors that are stored interleaved, or one behind the other, do not meet. Source: docs/decisions/0029
void clear(double *y, int rows, int step, int next)
{
#pragma omp parallel for //@ RACE_FREE_IF(stride next step rows, stride step)
    for (int i = 0; i < rows; i++) {
        int at = i * step;
        y[at] = 0;
        y[at + next] = 0;
    }
}
