// Claim: list items that one construct maps share no storage, so that parameters whose sections it maps lead to different memory there.
// Source: OpenMP 5.2 §5.8.3 (restrictions); semantics.md §9.
void scale(int n, double *to, const double *from)
{
#pragma omp target teams distribute parallel for map(tofrom : to[0 : n]) map(to : from[0 : n]) //@ RACE_FREE
    for (int i = 1; i < n; i++)
        to[i] = 2 * from[i - 1];
}

void shift(int n, double *to, const double *from)
{
#pragma omp target data map(tofrom : to[0 : n]) map(to : from[0 : n])
    {
#pragma omp target //@ RACE_FREE
#pragma omp parallel for
        for (int i = 1; i < n; i++)
            to[i] = from[i - 1];
    }
}
