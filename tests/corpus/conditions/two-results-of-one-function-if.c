// Claim: two results of an unseen function may be one memory, or overlap. Source: docs/decisions/0029
double *get(int which);

void shift(int n)
{
    double *a = get(0);
    double *b = get(1);
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap a b)
    for (int i = 0; i < n; i++)
        a[i] = b[i + 1];
}
