// Claim: what a row shares with the next one is a race whatever the stride is. Source: docs/decisions/0029
void clear(double *y, int rows, int step)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < rows; i++) {
        y[i * step] = 0; //@ race(y)
        y[i * step + step] = 1; //@ race(y)
    }
}
