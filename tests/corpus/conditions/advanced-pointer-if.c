// Claim: pointers start at the same place by what they hold at the region: a pointer that was advanced is another one. Source: docs/decisions/0029
void shift(double *a, double *b, int n)
{
    a++;
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap a b)
    for (int i = 0; i < n; i++)
        a[i] = b[i + 1];
}

double *get(int which);

void shiftResults(int n)
{
    double *a = get(0);
    double *b = get(1);
    a++;
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap a b)
    for (int i = 0; i < n; i++)
        a[i] = b[i + 1];
}
