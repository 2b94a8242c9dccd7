// Claim: a stride in bytes must not be less than the width of what is written. Source: docs/decisions/0029
void fill(char *p, int n, long step)
{
#pragma omp parallel for //@ RACE_FREE_IF(stride step)
    for (int i = 0; i < n; i++)
        *(double *) (p + i * step) = i;
}
